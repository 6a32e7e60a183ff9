import pg from 'pg';
import { expect, it } from 'vitest';
import { createWorld } from '#server/test/world.ts';

it('connections that the database ends, in use or idle, cost a try again and never the process', async () => {
  const { signUp, databaseUrl } = await createWorld({ engine: 'postgres' });
  const ana = await signUp();
  const admin = new pg.Client({ connectionString: databaseUrl });
  await admin.connect();
  const statuses: number[] = [];
  let going = true;
  const asking = Array.from({ length: 6 }, async () => {
    while (going) {
      statuses.push(
        (await ana.send({ method: 'POST', url: '/api/notes', payload: { content: 'A good thing.' } })).status,
      );
    }
  });
  for (let round = 0; round < 10; round += 1) {
    await admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  going = false;
  await Promise.all(asking);
  await admin.end();
  expect([...new Set(statuses)].filter((status) => status !== 201 && status !== 503)).toEqual([]);
  // What was answered with 201 is there; a save whose answer was lost may be there too.
  const kept = (await ana.send({ url: '/api/notes' })).body as unknown[];
  expect(kept.length).toBeGreaterThanOrEqual(statuses.filter((status) => status === 201).length);
});
