import { type Cluster, startPostgres } from './lib/postgres.ts';

let cluster: Cluster | undefined;

/** Before all tests: a PostgreSQL server of our own, unless TEST_DATABASE_URL names one. */
export async function setup(): Promise<void> {
  if (!process.env['TEST_DATABASE_URL']) {
    cluster = await startPostgres();
    process.env['TEST_DATABASE_URL'] = cluster.url;
  }
}

/** After all tests. */
export async function teardown(): Promise<void> {
  await cluster?.stop();
}
