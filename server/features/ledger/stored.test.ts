import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { storedTables } from '#server/stored.ts';
import { createWorld, engines, type World } from '#server/test/world.ts';
import type { Person } from '#server/test/person.ts';
import { friends } from '#shared/contract/friends.ts';
import { ledger, storedKinds, type Stored, type StoredKind } from '#shared/contract/ledger.ts';
import { notes } from '#shared/contract/notes.ts';
import { pronunciations } from '#shared/contract/pronunciations.ts';
import { reviews } from '#shared/contract/reviews.ts';
import { toasts } from '#shared/contract/toasts.ts';

/** Tables that hold nothing of a person's, each with the reason. */
const nobodys: Record<string, string> = {
  instance_facts: 'of the installation',
  counts: 'limits, by a secret hash and for a quarter of an hour to a day',
  badges: 'which badges there are',
  feedback: 'feedback names nobody',
  challenges: 'what some device was asked to sign, as a hash, for five minutes',
};

async function storedOf(person: Pick<Person, 'call'>): Promise<Record<StoredKind, Stored>> {
  const { stored } = await person.call(ledger.read);
  return Object.fromEntries(stored.map((one) => [one.kind, one])) as Record<StoredKind, Stored>;
}

async function bytesOf({ deps }: World, { user }: Person, column: string, table: string): Promise<number> {
  const { rows } = await sql<{ value: Uint8Array }>`
    select ${sql.ref(column)} as value from ${sql.table(table)} where user_id = ${user.id}`.execute(deps.db);
  return rows.reduce((sum, { value }) => sum + value.length, 0);
}

describe.each(engines)('what rests of someone, on %s,', (engine) => {
  it('is all of it: every table is named in the ledger, or here with the reason why not', async () => {
    const { deps } = await createWorld({ engine });
    const named = new Set(storedTables.map(({ table }) => table));
    const tables = (await deps.db.introspection.getTables()).map(({ name }) => name);
    const missing = tables.filter((name) => !named.has(name) && !(name in nobodys));
    expect(missing, 'Add these tables to <feature>.stored.ts and server/stored.ts.').toEqual([]);
    expect([...named].filter((name) => !tables.includes(name))).toEqual([]);
    expect(Object.keys(nobodys).filter((name) => named.has(name) || !tables.includes(name))).toEqual([]);
    expect(new Set(storedTables.map(({ kind }) => kind))).toEqual(new Set(storedKinds));
  });

  it('is counted for them alone, with what their sealed words and their sounds take', async () => {
    const world = await createWorld({ engine });
    const [ana, ben] = [await world.signUp('ana'), await world.signUp('ben')];
    await world.doJobs();
    const atFirst = await storedOf(ben);
    const id = await ana.writes('I saw a heron standing in the last light by the river.');
    await ana.writes('We picked the first lemons.');
    await ana.call(pronunciations.save, { body: [{ written: 'Quillfeather', said: 'Quill feather' }] });
    const draft = { content: 'A line that', key: crypto.randomUUID(), updatedAt: '2026-03-04T09:59:00.000Z' };
    await ana.call(notes.keepDraft, { body: draft });
    await ana.call(toasts.generate, { body: { forceGenerate: true } });
    await ana.call(reviews.make, { params: { id: String(id) } });
    await ana.call(friends.ask, { body: { username: ben.user.username } });

    const stored = await storedOf(ana);
    const counts = Object.fromEntries(Object.values(stored).map(({ kind, count }) => [kind, count]));
    expect(counts).toMatchObject({
      reflections: 2,
      drafts: 1,
      recordings: 0,
      spoken: 1,
      reviews: 1,
      toasts: 1,
      names: 1,
      friends: 1,
      settings: 1,
      account: 1,
      key: 1,
      sessions: 1,
      'sign-ins': 1,
      shares: 0,
      calls: 0,
    });
    expect(stored.toasts.bytes).toBe(await bytesOf(world, ana, 'lines', 'toasts'));
    expect(stored.drafts.bytes).toBe(await bytesOf(world, ana, 'content', 'drafts'));
    expect(stored.names.bytes).toBe(await bytesOf(world, ana, 'list', 'pronunciations'));
    expect(stored.reflections.bytes).toBeGreaterThanOrEqual(await bytesOf(world, ana, 'content', 'notes'));
    expect(stored.spoken.bytes).toBe(10_000);
    // A friendship is of both; nothing else of hers is in his.
    const { friends: theirs, ...others } = await storedOf(ben);
    expect(theirs.count).toBe(1);
    expect(others).toEqual(Object.fromEntries(Object.entries(atFirst).filter(([kind]) => kind !== 'friends')));
  });
});
