import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { sqlitePath } from '#server/platform/db/database.ts';
import { createWorld, type World } from '#server/test/world.ts';
import { accounts } from '#shared/contract/accounts.ts';

/** From now on the database may not grow, as on a full disk. */
async function fill({ deps }: World): Promise<void> {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(deps.db);
  await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(deps.db);
}

async function makeRoom({ deps }: World): Promise<void> {
  await sql`pragma max_page_count = 1000000`.execute(deps.db);
}

describe('a full disk', () => {
  it('is told to those who save, and those who read do not notice it', async () => {
    const world = await createWorld({ env: { RATE_LIMITS: 'on' } });
    const ana = await world.signUp();
    const first = await ana.writes('A good thing.');
    await fill(world);
    const save = (at: number) =>
      ana.send({ method: 'POST', url: '/api/notes', payload: { content: `${at} ${'x'.repeat(3000)}` } });
    const saves = [];
    for (let at = 0; at < 40; at += 1) {
      saves.push(await save(at));
    }
    expect([...new Set(saves.map(({ status }) => status))].filter((status) => status !== 201)).toEqual([507]);
    expect(saves.at(-1)?.body.message).toBe('There is no room left to save this. Nothing was changed.');
    const reads = [];
    for (let at = 0; at < 120; at += 1) {
      reads.push((await ana.send({ url: at % 2 ? '/api/notes' : `/api/notes/${first}` })).status);
    }
    expect([...new Set(reads)]).toEqual([200]);
    const listed = (await ana.send({ url: '/api/notes' })).body as unknown[];
    expect(listed).toHaveLength(1 + saves.filter(({ status }) => status === 201).length);
    await makeRoom(world);
    expect((await save(40)).status).toBe(201);
  });
});

it('a database that may only be read leaves reads and limits standing, and says that it saves nothing', async () => {
  const world = await createWorld({ env: { RATE_LIMITS: 'on' } });
  const ana = await world.signUp();
  await sql`pragma query_only = on`.execute(world.deps.db);
  for (let at = 0; at < 60; at += 1) {
    expect((await ana.send({ url: '/api/notes' })).status).toBe(200);
  }
  const save = await ana.send({ method: 'POST', url: '/api/notes', payload: { content: 'A good thing.' } });
  expect([save.status, save.headers['retry-after']]).toEqual([503, '2']);
  const statuses = [];
  for (let at = 0; at < 6; at += 1) {
    statuses.push((await world.app.inject({ method: 'POST', url: accounts.register.path, payload: {} })).statusCode);
  }
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
});

describe('while another program writes into the database file', () => {
  it('reads are answered at once, limits or not, and a save once it is done', async () => {
    const world = await createWorld({ env: { RATE_LIMITS: 'on' } });
    const ana = await world.signUp();
    const other = new DatabaseSync(sqlitePath(world.dataDir));
    onTestFinished(() => other.close());
    other.exec('begin immediate');
    const save = ana.send({ method: 'POST', url: '/api/notes', payload: { content: 'A good thing.' } });
    const began = performance.now();
    for (let at = 0; at < 60; at += 1) {
      expect((await ana.send({ url: '/api/notes' })).body).toEqual([]);
    }
    // The writes would be tried for five seconds.
    expect(performance.now() - began).toBeLessThan(4_000);
    other.exec('commit');
    expect((await save).status).toBe(201);
  });
});
