import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lastingRows } from '#server/test/rows.ts';
import type { Answer, Person } from '#server/test/person.ts';
import { createWorld, engines, type World } from '#server/test/world.ts';
import { notes, type Note } from '#shared/contract/notes.ts';
import { toasts } from '#shared/contract/toasts.ts';
import { notesBetween } from './notes.service.ts';

const second = 1000;

function urlOf(id: number, end = ''): string {
  return `/api/notes/${String(id)}${end}`;
}

function change(person: Person, id: number, payload: object): Promise<Answer> {
  return person.send({ method: 'PATCH', url: urlOf(id), payload });
}

function remove(person: Person, id: number): Promise<Answer> {
  return person.send({ method: 'DELETE', url: urlOf(id) });
}

function restore(person: Person, id: number): Promise<Answer> {
  return person.send({ method: 'POST', url: urlOf(id, '/restore') });
}

async function rowsOf({ deps }: World): Promise<number[]> {
  return (await deps.db.selectFrom('notes').select('id').orderBy('id').execute()).map(({ id }) => id);
}

async function toldSince({ deps, clock }: World, person: Person): Promise<number[]> {
  const told = await notesBetween(deps, person.user.id, { from: clock.now() - 86_400_000, to: clock.now() + 1 });
  return told.map(({ id }) => id);
}

describe.each(engines)('changing a reflection on %s', (engine) => {
  it('keeps its day, its instant and its id, and says when and how often', async () => {
    const { clock, signUp } = await createWorld({ engine });
    const ana = await signUp();
    const id = await ana.writes('The heron was back.');
    clock.forward(60 * second);
    const params = { id: String(id) };
    const first = await ana.call(notes.get, { params });
    const changed = await ana.call(notes.change, { params, body: { version: 1, content: '  Two herons! ' } });
    expect(changed).toEqual({
      ...first,
      content: 'Two herons!',
      version: 2,
      updatedAt: '2026-03-04T10:01:00.000Z',
      care: null,
    });
    const { care: _, ...kept } = changed;
    expect(await ana.call(notes.get, { params })).toEqual(kept);
    expect(await ana.call(notes.list)).toEqual([kept]);
    clock.forward(60 * second);
    // Keeping it out of toasts changes nothing that was written.
    expect(await ana.call(notes.change, { params, body: { version: 2, keptOut: true } })).toMatchObject({
      keptOut: true,
      version: 3,
      updatedAt: '2026-03-04T10:01:00.000Z',
    });
  });

  it('overwrites nothing that was changed elsewhere meanwhile', async () => {
    const { signUp } = await createWorld({ engine });
    const ana = await signUp();
    const id = await ana.writes('The heron was back.');
    expect((await change(ana, id, { version: 1, content: 'From the phone.' })).status).toBe(200);
    for (const version of [1, 3]) {
      const refused = await change(ana, id, { version, content: 'From the laptop.' });
      expect([refused.status, refused.body]).toEqual([
        409,
        { code: 'conflict', message: 'This reflection has been changed elsewhere in the meantime.' },
      ]);
    }
    expect((await ana.send({ url: urlOf(id) })).body).toMatchObject({ content: 'From the phone.', version: 2 });
    const race = await Promise.all(
      Array.from({ length: 20 }, (_, at) => change(ana, id, { version: 2, content: `Version ${String(at)}.` })),
    );
    expect(race.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 409),
    ]);
    const won = race.find(({ status }) => status === 200)?.body as Note;
    expect(await ana.call(notes.list)).toMatchObject([{ content: won.content, version: 3 }]);
  });

  it('refuses what is no change, no day, or a day still to come', async () => {
    const { clock, signUp } = await createWorld({ engine });
    const ana = await signUp('ana', { timezone: 'Pacific/Kiritimati' });
    clock.set('2026-03-04T23:30:00Z');
    const id = await ana.writes('Already the fifth.');
    const wrong = [
      [{ version: 1 }, 'There is nothing in this to change.'],
      [{ version: 1, timezone: 'UTC' }, 'There is nothing in this to change.'],
      [{ content: 'No version.' }, 'Invalid input'],
      [{ version: 1, content: ' \n ' }, 'Please add some content to your reflection.'],
      [{ version: 1, localDate: '2026-03-06' }, 'This day is still to come.'],
      ...[
        '2026-02-30',
        '1899-12-31',
        '2026-3-4',
        '2026-13-01',
        '',
        'yesterday',
        '2026-03-04T00:00:00Z',
        '02026-03-04',
      ].map((localDate) => [{ version: 1, localDate }, 'This is not a day in the calendar.'] as const),
    ] as const;
    for (const [payload, message] of wrong) {
      const refused = await change(ana, id, payload);
      expect([payload, refused.status, refused.body.message]).toEqual([payload, 400, message]);
    }
    const days = wrong.flatMap(([payload, message]) => ('localDate' in payload ? [[payload.localDate, message]] : []));
    expect(days.length).toBeGreaterThan(8);
    for (const [localDate, message] of days) {
      const payload = { content: 'For a day.', localDate };
      const refused = await ana.send({ method: 'POST', url: notes.create.path, payload });
      expect([payload, refused.status, refused.body.fields]).toEqual([payload, 400, { localDate: message }]);
    }
    for (const localDate of ['2026-03-05', '2024-02-29', '1900-01-01']) {
      const { version } = (await ana.send({ url: urlOf(id) })).body as Note;
      expect((await change(ana, id, { version, localDate })).body).toMatchObject({ localDate });
    }
    // Where they are now, or were when they wrote, it is the fifth already, though not at home.
    await ana.send({ method: 'PUT', url: '/api/user/settings', payload: { timezone: 'UTC' } });
    expect((await change(ana, id, { version: 4, localDate: '2026-03-05' })).status).toBe(200);
    const home = await ana.writes('Still the fourth.', { timezone: 'UTC' });
    expect((await change(ana, home, { version: 1, localDate: '2026-03-05' })).status).toBe(400);
    const there = { version: 1, localDate: '2026-03-05', timezone: 'Asia/Tokyo' };
    expect((await change(ana, home, there)).status).toBe(200);
  });

  it('finds its note again by the key of its save, and takes no other save for it', async () => {
    const { signUp } = await createWorld({ engine });
    const ana = await signUp();
    const key = randomUUID();
    const save = (payload: object) =>
      ana.send({ method: 'POST', url: notes.create.path, payload, headers: { 'idempotency-key': key } });
    const sent = { content: 'The heron.', localDate: '2026-03-03' };
    const { id } = (await save(sent)).body as { id: number };
    await change(ana, id, { version: 1, content: 'Two herons.', localDate: '2026-03-01', keptOut: true });
    await change(ana, id, { version: 2, content: 'Three herons.' });
    expect((await save(sent)).body.id).toBe(id);
    expect((await save({ ...sent, content: 'Three herons.' })).status).toBe(409);
    const other = await save({ ...sent, localDate: '2026-03-01' });
    expect([other.status, other.body.message]).toEqual([
      409,
      'This was already saved for another day, or with another choice about toasts. You can change that in the saved reflection.',
    ]);
    expect((await save({ ...sent, keptOut: true })).status).toBe(409);
    expect(await ana.call(notes.list)).toMatchObject([{ id, content: 'Three herons.', version: 3 }]);
  });
});

describe.each(engines)('deleting a reflection on %s', (engine) => {
  it('takes it from every list, count and toast at once, and can be undone for ten seconds', async () => {
    const world = await createWorld({ engine });
    const { clock, signUp } = world;
    const ana = await signUp('ana', { timezone: 'UTC' });
    const id = await ana.writes('The heron was back.');
    const year = { query: { year: '2026' } };
    const seen = async () => ({
      list: (await ana.call(notes.list)).length,
      page: (await ana.call(notes.list, { query: { limit: '5' } })).length,
      search: (await ana.call(notes.list, { query: { query: 'heron' } })).length,
      today: (await ana.call(notes.today, {})).length,
      calendar: (await ana.call(notes.calendar, year)).length,
      streak: (await ana.call(notes.stats, {})).streak,
      week: (await ana.call(notes.stats, {})).weeklyNotesCount,
      told: (await toldSince(world, ana)).length,
    });
    const all = await seen();
    expect(Object.values(all)).toEqual(Object.values(all).map(() => 1));
    expect((await remove(ana, id)).body).toEqual({ message: 'Your reflection has been removed.' });
    expect(Object.values(await seen())).toEqual(Object.values(all).map(() => 0));
    for (const gone of [
      await remove(ana, id),
      await change(ana, id, { version: 1, content: 'Not any more.' }),
      await ana.send({ url: urlOf(id) }),
    ]) {
      expect(gone.status).toBe(404);
    }
    expect((await ana.send({ method: 'POST', url: '/api/toasts/generate', payload: {} })).status).toBe(400);
    clock.forward(10 * second);
    await world.doJobs();
    const back = await restore(ana, id);
    expect([back.status, back.body.content]).toEqual([200, 'The heron was back.']);
    expect(await seen()).toEqual(all);
    // Asked twice, as when the first answer was lost.
    expect((await restore(ana, id)).status).toBe(200);
  });

  it('is for good after ten seconds, and leaves no row, also over a crash and a second deletion', async () => {
    const world = await createWorld({ engine });
    const { clock, signUp } = world;
    const ana = await signUp();
    const id = await ana.writes('The heron was back.');
    const kept = await ana.writes('Bread came out right.');
    await remove(ana, id);
    clock.forward(9 * second);
    await restore(ana, id);
    await remove(ana, id);
    clock.forward(2 * second);
    // The work of the first deletion is due, and lets the second have its ten seconds.
    await world.doJobs();
    expect(await rowsOf(world)).toEqual([id, kept]);
    clock.forward(8 * second + 1);
    const late = await restore(ana, id);
    const missing = await restore(ana, 999_999);
    expect([late.status, late.text]).toEqual([404, missing.text]);
    // Whoever took the work died with it.
    await world.deps.db
      .updateTable('jobs')
      .set({ leased_until: clock.now() + 60 * second })
      .execute();
    await world.doJobs();
    expect(await rowsOf(world)).toEqual([id, kept]);
    clock.forward(60 * second);
    await world.doJobs();
    expect(await rowsOf(world)).toEqual([kept]);
    expect(await world.deps.db.selectFrom('jobs').where('kind', '=', 'erase-note').selectAll().execute()).toEqual([]);
    expect((await ana.send({ url: urlOf(kept) })).status).toBe(200);
  });

  it('gives the key of its save free in the end; a save sent again before brings the note back', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp();
    const key = randomUUID();
    const id = await ana.writes('The heron.', { key });
    await remove(ana, id);
    expect(await ana.writes('The heron.', { key })).toBe(id);
    expect(await ana.call(notes.list)).toHaveLength(1);
    await remove(ana, id);
    await expect(ana.writes('Other words.', { key })).rejects.toThrow('already saved with different words');
    world.clock.forward(11 * second);
    await world.doJobs();
    expect(await ana.writes('Other words.', { key })).toBeGreaterThan(id);
    expect(await ana.call(notes.list)).toMatchObject([{ content: 'Other words.' }]);
  });

  it("is nobody else's, and tells nobody whether it is there", async () => {
    const world = await createWorld({ engine });
    const [ana, ben] = [await world.signUp('ana'), await world.signUp('ben')];
    const [id, gone] = [await ana.writes('Mine alone.'), await ana.writes('Deleted.')];
    await remove(ana, gone);
    const before = await lastingRows(world.deps.db);
    const asks = [
      { method: 'GET' as const, end: '' },
      { method: 'PATCH' as const, end: '', payload: { version: 1, content: 'Mine now.', localDate: '2026-03-01' } },
      { method: 'DELETE' as const, end: '' },
      { method: 'POST' as const, end: '/restore' },
    ];
    for (const { end, ...ask } of asks) {
      const missing = await ben.send({ ...ask, url: urlOf(999_999, end) });
      for (const theirs of [id, gone]) {
        const foreign = await ben.send({ ...ask, url: urlOf(theirs, end) });
        expect([ask, foreign.status, foreign.text]).toEqual([ask, 404, missing.text]);
        expect(bareHeaders(foreign)).toEqual(bareHeaders(missing));
      }
    }
    expect(await lastingRows(world.deps.db)).toEqual(before);
    // Another object in the body than in the address: refused, and neither is touched.
    const own = await ben.writes('Hers is hers.');
    for (const extra of [{ id }, { noteId: id }, { userId: ana.user.id }, { createdAt: '2001-01-01T00:00:00Z' }]) {
      expect((await change(ben, own, { version: 1, content: 'Changed.', ...extra })).status).toBe(400);
    }
  });
});

describe.each(engines)('a toast on %s', (engine) => {
  it('tells nothing that is kept out, deleted, or of another week', async () => {
    const world = await createWorld({ engine });
    const { clock, signUp } = world;
    const ana = await signUp('ana', { timezone: 'UTC' });
    const save = async (content: string, more: object = {}) =>
      (await ana.call(notes.create, { body: { content, ...more } })).id;
    const told = await save('I saw the heron by the canal.');
    const yesterday = await save('I baked bread with Ana.', { localDate: '2026-03-03' });
    await save('A secret lunch with Bruno.', { keptOut: true });
    await save('I won the egg race.', { localDate: '1987-05-02' });
    await remove(ana, await save('I fixed the gate.'));
    expect(await toldSince(world, ana)).toEqual([told, yesterday]);
    clock.forward(second);
    const toast = await ana.call(toasts.generate, { body: {} });
    expect(toast.noteIds.every((id) => [told, yesterday].includes(id))).toBe(true);
    expect(toast.content).not.toMatch(/Bruno|egg|gate/);
  });
});

it('leaves no byte of a deleted reflection in the files of SQLite', async () => {
  const world = await createWorld({ engine: 'sqlite' });
  const ana = await world.signUp();
  const id = await ana.writes('The heron was back.');
  const row = await world.deps.db.selectFrom('notes').select('content').executeTakeFirstOrThrow();
  const sealed = Buffer.from(row.content);
  const rests = () =>
    readdirSync(world.dataDir)
      .filter((name) => name.startsWith('clink.db'))
      .some((name) => readFileSync(join(world.dataDir, name)).includes(sealed));
  expect(rests()).toBe(true);
  await remove(ana, id);
  world.clock.forward(10 * second + 1);
  await world.doJobs();
  expect(rests()).toBe(false);
});

/** Without what tells one moment from another. */
function bareHeaders({ headers }: Answer): Record<string, unknown> {
  const { date: _, ...rest } = headers;
  return rest;
}
