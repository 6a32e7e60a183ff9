import { workerData } from 'node:worker_threads';
import { Kysely } from 'kysely';
import { openSqliteFile, sqliteDialect } from './sqlite.ts';

/** For a test: reads a number and writes it back one higher, in transactions, beside others who do the same. */
const { path, times } = workerData as { path: string; times: number };
const db = new Kysely<{ counter: { n: number } }>({ dialect: sqliteDialect(openSqliteFile(path)) });

for (let at = 0; at < times; at += 1) {
  await db.transaction().execute(async (transaction) => {
    const { n } = await transaction.selectFrom('counter').select('n').executeTakeFirstOrThrow();
    await transaction
      .updateTable('counter')
      .set({ n: n + 1 })
      .execute();
  });
}
await db.destroy();
