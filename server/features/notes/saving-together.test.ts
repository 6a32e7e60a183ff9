import { sql } from 'kysely';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from '#server/platform/db/database.ts';
import { reserveId } from '#server/platform/db/next-id.ts';
import type { Person } from '#server/test/person.ts';
import { createWorld, type World } from '#server/test/world.ts';
import type { Tables } from '#server/tables.ts';
import { badges } from '#shared/contract/badges.ts';
import { insertTogether } from './saving-together.ts';
import { saveNote } from './saving.service.ts';

const day = '2026-03-04';

/** Five people who have one reflection of the day each. */
async function five(): Promise<World & { people: Person[] }> {
  const world = await createWorld({ engine: 'postgres' });
  const people: Person[] = [];
  for (const name of ['ana', 'ben', 'cem', 'dan', 'eve']) {
    const person = await world.signUp(name, { timezone: 'UTC' });
    await person.writes('The first.');
    people.push(person);
  }
  return { ...world, people };
}

type Change = { key?: string; fewerThan?: number | null; localDate?: string };

async function save({ deps: { db } }: World, { user }: Person, change: Change = {}): Promise<boolean> {
  const { key = null, fewerThan = null, localDate = day } = change;
  const note = {
    id: (await reserveId(db, 'notes')) ?? 0,
    user_id: user.id,
    content: Buffer.from([0, 1, 92, 255]),
    idempotency_key: key,
    timezone: 'Asia/Kathmandu',
    local_date: localDate,
    kept_out: 1,
    created_at: Date.parse(`${day}T10:00:00Z`),
    arrived_at: null,
  };
  const isSaved = await insertTogether(db, note, fewerThan);
  const rows = await db.selectFrom('notes').selectAll().where('id', '=', note.id).execute();
  expect(rows).toMatchObject(isSaved ? [note] : []);
  return isSaved;
}

it('saves for all who come together with one statement', async () => {
  const world = await five();
  await reserveId(world.deps.db, 'notes');
  const executor = world.deps.db.getExecutor().constructor.prototype as { executeQuery(query: { sql: string }): void };
  const questions = vi.spyOn(executor, 'executeQuery');
  onTestFinished(() => questions.mockRestore());
  expect(await Promise.all(world.people.map((person) => save(world, person)))).toEqual(world.people.map(() => true));
  expect(questions.mock.calls.filter(([query]) => query.sql.includes('insert into'))).toHaveLength(1);
});

it('leaves to be counted what may earn something, and what would not see another of the same person', async () => {
  const world = await five();
  const [ana, ben, cem, dan] = world.people as [Person, Person, Person, Person];
  const saved = await Promise.all([
    save(world, ana, { fewerThan: 2 }),
    save(world, ben, { fewerThan: 1 }),
    save(world, cem, { localDate: '2026-03-03' }),
    save(world, dan),
    save(world, dan),
  ]);
  expect(saved).toEqual([true, false, false, true, false]);
});

it('lets one that was saved before fail alone', async () => {
  const world = await five();
  const [ana, ...others] = world.people as [Person, ...Person[]];
  const key = crypto.randomUUID();
  await save(world, ana, { key });
  const saved = await Promise.allSettled([
    save(world, ana, { key }),
    ...others.map((other) => save(world, other, { key })),
  ]);
  expect(saved.map(({ status }) => status)).toEqual(['rejected', ...others.map(() => 'fulfilled')]);
});

it('waits for nobody whose row somebody else holds', async () => {
  const world = await five();
  const [ana, ...others] = world.people as [Person, ...Person[]];
  await world.deps.db.transaction().execute(async (transaction) => {
    await sql`update users set first_login = 0 where id = ${ana.user.id}`.execute(transaction);
    expect(await Promise.all(world.people.map((person) => save(world, person)))).toEqual([
      false,
      ...others.map(() => true),
    ]);
  });
  await ana.writes('Counted, then.');
});

it('is no part of a transaction', async () => {
  const world = await five();
  await world.deps.db.transaction().execute(async (transaction) => {
    await expect(insertTogether(transaction, {} as never, null)).rejects.toThrow('no part of a transaction');
  });
});

it('counts the one that earns something, whichever process the others are saved by', async () => {
  const world = await createWorld({ engine: 'postgres' });
  const url = world.deps.config.databaseUrl;
  const db = openDatabase<Tables>({ url, dataDir: '', onIdleError: () => {} });
  onTestFinished(() => db.destroy());
  const ana = await world.signUp('ana', { timezone: 'UTC' });
  const saveThere = () =>
    saveNote({ ...world.deps, db }, { userId: ana.user.id, sessionId: 0 }, { content: 'A heron.' });
  const earned = async () => (await ana.call(badges.list)).filter(({ awardedAt }) => awardedAt).map(({ name }) => name);
  for (let has = 0; has < 48; has += 2) {
    await Promise.all([ana.writes('A tram.'), saveThere()]);
  }
  await ana.writes('The forty-ninth.');
  expect(await earned()).not.toContain('Well Stocked');
  await saveThere();
  expect(await earned()).toContain('Well Stocked');
});
