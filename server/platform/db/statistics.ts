import { sql, type Kysely } from 'kysely';
import { isPostgres } from './columns.ts';

/**
 * After many rows came at once: has PostgreSQL look at what is in a table, which it does by itself only minutes later.
 * Until then it finds some two hundred rows by reading all of their owner's. SQLite needs no such thing.
 */
export async function lookAtSizesAgain<Tables>(db: Kysely<Tables>, table: string): Promise<void> {
  if (isPostgres(db)) {
    await sql`analyze ${sql.table(table)}`.execute(db);
  }
}
