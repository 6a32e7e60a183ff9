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

it('a database that may only be read refuses saves until it may be written to again, and answers reads', async () => {
  const { signUp, databaseUrl } = await createWorld({ engine: 'postgres', env: { RATE_LIMITS: 'on' } });
  const ana = await signUp();
  const save = () => ana.send({ method: 'POST', url: '/api/notes', payload: { content: 'A good thing.' } });
  const admin = new pg.Client({ connectionString: databaseUrl });
  await admin.connect();
  const mayWrite = async (may: boolean) => {
    const { rows } = await admin.query<{ name: string }>('select current_database() as name');
    await admin.query(`alter database ${rows[0]?.name} set default_transaction_read_only = ${may ? 'off' : 'on'}`);
    await admin.query(
      'select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    // The connections that were idle are found to be gone by the first who take them.
    for (let at = 0; at < 10; at += 1) {
      await ana.send({ url: '/api/notes' });
    }
  };
  await mayWrite(false);
  const refused = await save();
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '2']);
  expect((await ana.send({ url: '/api/notes' })).status).toBe(200);
  await mayWrite(true);
  expect((await save()).status).toBe(201);
  await admin.end();
});

it('a statement that waits for others is given up, by the database too', async () => {
  const { signUp, databaseUrl } = await createWorld({ engine: 'postgres' });
  const ana = await signUp();
  const admin = new pg.Client({ connectionString: databaseUrl });
  await admin.connect();
  await admin.query('begin');
  await admin.query('lock table notes in access exclusive mode');
  const answer = await ana.send({ url: '/api/notes' });
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '2']);
  // One that only we had given up would go on waiting, and keep its connection.
  const { rows } = await admin.query(
    "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  expect(rows).toEqual([]);
  await admin.query('rollback');
  expect((await ana.send({ url: '/api/notes' })).status).toBe(200);
  await admin.end();
});
