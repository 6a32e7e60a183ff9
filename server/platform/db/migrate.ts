import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { columnsOf, type Columns } from './columns.ts';

/** One step of the schema. It gets a database without table types: the types belong to today, a step to its own day. */
export type Step = (db: Kysely<unknown>, columns: Columns) => Promise<void>;

/**
 * Brings the schema up to date under a lock, so that several processes may start at once. Steps run in the order of
 * their names, each is recorded, and all of one start commit together or not at all.
 */
export async function migrate<Tables>(db: Kysely<Tables>, steps: Record<string, Step>): Promise<string[]> {
  const migrations = Object.fromEntries(
    Object.entries(steps).map(([name, step]): [string, Migration] => [
      name,
      { up: (within: Kysely<unknown>) => step(within, columnsOf(within)) },
    ]),
  );
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) {
    throw new Error('The database could not be brought up to date.', { cause: error });
  }
  return results.map((result) => result.migrationName);
}

/** The name of the last step that this database has been through. */
export async function lastStep<Tables>(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name desc limit 1`.execute(
    db,
  );
  return rows[0]?.name ?? '';
}
