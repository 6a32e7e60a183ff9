import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildApp } from '#server/app.ts';
import { makeDueToasts } from '#server/test/due-toasts.ts';
import { send, type Answer, type Person } from '#server/test/person.ts';
import { createWorld, engines, type World } from '#server/test/world.ts';
import { badges } from '#shared/contract/badges.ts';
import { notes } from '#shared/contract/notes.ts';
import { pronunciations } from '#shared/contract/pronunciations.ts';
import { settings } from '#shared/contract/settings.ts';
import { toasts } from '#shared/contract/toasts.ts';

/** All that has an entity tag, by its address; another parameter makes an address that nobody has asked for. */
const addresses = (note: number) =>
  [
    notes.list.path,
    `${notes.list.path}?limit=30`,
    `${notes.list.path}?query=heron`,
    notes.count.path,
    `${notes.today.path}?timezone=Asia/Kathmandu`,
    notes.today.path,
    `${notes.calendar.path}?year=2026`,
    notes.draft.path,
    notes.get.path.replace(':id', String(note)),
    notes.stats.path,
    settings.preferences.path,
    settings.schedule.path,
    toasts.list.path,
    toasts.latest.path,
    badges.list.path,
    badges.unseen.path,
    pronunciations.list.path,
  ] as const;

let asked = 0;

/** What is answered to somebody who has nothing and whom nobody has asked for it. */
function wholeAt(ana: Person, address: string): Promise<Answer> {
  asked += 1;
  return ana.send({ url: `${address}${address.includes('?') ? '&' : '?'}asked=${String(asked)}` });
}

function revalidate(ana: Person, address: string, { headers }: Answer): Promise<Answer> {
  return ana.send({ url: address, headers: { 'if-none-match': String(headers['etag']) } });
}

type Held = Map<string, Answer>;

/** Asks again for all that a page holds: what has changed is taken, and all of it must be what it is by now. */
async function refresh(ana: Person, held: Held): Promise<string[]> {
  const changed: string[] = [];
  for (const [address, before] of held) {
    const answer = await revalidate(ana, address, before);
    const isSame = answer.status === 304;
    const now = isSame ? before : answer;
    const whole = await wholeAt(ana, address);
    expect([address, now.status, now.body, isSame && answer.text !== '']).toEqual([
      address,
      whole.status,
      whole.body,
      false,
    ]);
    if (!isSame) {
      held.set(address, answer);
      changed.push(address);
    }
  }
  return changed;
}

async function hold(ana: Person, note: number): Promise<Held> {
  const held: Held = new Map();
  for (const address of addresses(note)) {
    held.set(address, await ana.send({ url: address }));
  }
  return held;
}

type Deed = [what: string, deed: (world: World, ana: Person, note: number) => Promise<unknown>, changes: string];

const deeds: Deed[] = [
  ['a reflection', (_, ana) => ana.writes('A heron by the canal.'), notes.list.path],
  [
    'a change',
    (_, ana, id) =>
      ana.call(notes.change, { params: { id: String(id) }, body: { version: 1, content: 'Two herons.' } }),
    notes.list.path,
  ],
  [
    'a draft',
    (_, ana) =>
      ana.call(notes.keepDraft, {
        body: { content: 'A dr', key: randomUUID(), updatedAt: '2026-03-04T09:00:00Z' },
      }),
    notes.draft.path,
  ],
  ['a discarded draft', (_, ana) => ana.call(notes.dropDraft), notes.draft.path],
  [
    'preferences',
    (_, ana) => ana.call(settings.savePreferences, { body: { dayEndHour: 3, toastTone: 'humorous' } }),
    settings.preferences.path,
  ],
  [
    'a schedule',
    (_, ana) => ana.call(settings.saveSchedule, { body: { timezone: 'Asia/Kathmandu', toastMinute: 7 } }),
    notes.stats.path,
  ],
  [
    'names',
    (_, ana) => ana.call(pronunciations.save, { body: [{ written: 'Siobhan', said: 'shivawn' }] }),
    pronunciations.list.path,
  ],
  ['a toast', (_, ana) => ana.call(toasts.generate, { body: { forceGenerate: true } }), toasts.latest.path],
  [
    'a badge that was seen',
    async (_, ana) => {
      const [unseen] = await ana.call(badges.unseen);
      return ana.call(badges.see, { params: { id: String(unseen?.id ?? 0) } });
    },
    badges.unseen.path,
  ],
  ['a deletion', (_, ana, id) => ana.call(notes.remove, { params: { id: String(id) } }), notes.count.path],
  [
    'one that is brought back',
    (_, ana, id) => ana.call(notes.restore, { params: { id: String(id) } }),
    notes.count.path,
  ],
  ['the hour of the toast', ({ clock }) => Promise.resolve(clock.set('2026-03-08T03:21:59Z')), notes.today.path],
  ['that hour over', ({ clock }) => Promise.resolve(clock.set('2026-03-08T03:22:00Z')), notes.stats.path],
  ['the weekly toast', ({ deps }) => makeDueToasts(deps), toasts.list.path],
];

describe.each(engines)('what has a tag, on %s', (engine) => {
  it('is the same or another after each deed, as it would be to somebody who has nothing', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp();
    const note = await ana.writes('A heron stood in the last light.');
    const held = await hold(ana, note);
    expect(await refresh(ana, held)).toEqual([]);
    for (const [what, deed, changes] of deeds) {
      await deed(world, ana, note);
      expect([what, ...(await refresh(ana, held))]).toContain(changes);
    }
  });

  it('costs no reading and no opening', async () => {
    const { deps, signUp } = await createWorld({ engine });
    const ana = await signUp();
    const note = await ana.writes('A heron stood in the last light.');
    const held = await hold(ana, note);
    const keys = vi.spyOn(deps.keyring, 'of');
    const questions = vi.spyOn(deps.db.getExecutor().constructor.prototype as { executeQuery(): void }, 'executeQuery');
    onTestFinished(() => questions.mockRestore());
    for (const [address, answer] of held) {
      questions.mockClear();
      expect([address, (await revalidate(ana, address, answer)).status]).toEqual([address, 304]);
      expect(questions).toHaveBeenCalledTimes(1);
    }
    expect(keys).not.toHaveBeenCalled();
  });

  it('counts in every process, and is of one person alone', async () => {
    const { deps, signUp } = await createWorld({ engine });
    const other = await buildApp(deps);
    onTestFinished(() => other.close());
    const [ana, ben, cem] = [await signUp('ana'), await signUp('ben'), await signUp('cem')];
    await ana.writes('A heron stood in the last light.');
    const before = await ana.send({ url: notes.list.path });
    const there = (person: Person) =>
      send(other, {
        url: notes.list.path,
        headers: { cookie: `authToken=${person.token}`, 'if-none-match': String(before.headers['etag']) },
      });
    expect((await there(ana)).status).toBe(304);
    const [ofBen, ofCem] = [await ben.send({ url: badges.unseen.path }), await cem.send({ url: badges.unseen.path })];
    expect(ofBen.headers['etag']).not.toBe(ofCem.headers['etag']);
    expect(await there(ben)).toMatchObject({ status: 200, body: [] });
    await ana.writes('And one more.');
    expect((await there(ana)).body).toHaveLength(2);
    expect((await revalidate(ana, notes.list.path, before)).body).toHaveLength(2);
  });

  it('stays as it was where a write failed, and is not told to who is signed out', async () => {
    const { deps, signUp } = await createWorld({ engine });
    const ana = await signUp();
    const before = await ana.send({ url: notes.list.path });
    await expect(
      deps.db.transaction().execute(async (transaction) => {
        await sql`update settings set toast_hour = 4 where user_id = ${ana.user.id}`.execute(transaction);
        throw new Error('not after all');
      }),
    ).rejects.toThrow('not after all');
    expect((await revalidate(ana, notes.list.path, before)).status).toBe(304);
    await ana.send({ method: 'POST', url: '/api/logout' });
    expect((await revalidate(ana, notes.list.path, before)).status).toBe(401);
  });

  it('changes as well where its transaction has written to the person first', async () => {
    const { deps, signUp } = await createWorld({ engine });
    const ana = await signUp();
    const note = await ana.writes('A heron stood in the last light.');
    const before = await ana.send({ url: notes.list.path });
    await deps.db.transaction().execute(async (transaction) => {
      await sql`update users set first_login = 0 where id = ${ana.user.id}`.execute(transaction);
      await sql`update notes set deleted_at = 1 where id = ${note}`.execute(transaction);
    });
    expect(await revalidate(ana, notes.list.path, before)).toMatchObject({ status: 200, body: [] });
  });

  it('changes with every table that holds what someone is shown', async () => {
    const { deps } = await createWorld({ engine });
    const tables = await deps.db.introspection.getTables();
    const owned = tables
      .filter(({ columns }) => columns.some(({ name }) => name === 'user_id'))
      .map(({ name }) => name);
    const { rows } = await (
      engine === 'sqlite'
        ? sql<{ table: string }>`select distinct tbl_name as "table" from sqlite_master where type = 'trigger'`
        : sql<{ table: string }>`select distinct event_object_table as "table" from information_schema.triggers`
    ).execute(deps.db);
    const watched = rows.map(({ table }) => table);
    expect(owned.filter((table) => !watched.includes(table)).toSorted()).toEqual(notShown);
  });
});

/** Owned by someone, and in no answer that has a tag. A new table goes here, or is watched in a step of its own. */
const notShown = [
  'activity_seen',
  'announcements',
  'audio_clips',
  'blocks',
  'comment_reports',
  'comments',
  'email_changes',
  'failed_sign_ins',
  'feeds',
  'friend_lines',
  'friendships',
  'imports',
  'invitations',
  'jobs',
  'known_devices',
  'passkeys',
  'prepared_toasts',
  'push_devices',
  'reactions',
  'recovery_codes',
  'second_factors',
  'second_steps',
  'sessions',
  'sign_ins',
  'third_party_calls',
  'tokens',
];
