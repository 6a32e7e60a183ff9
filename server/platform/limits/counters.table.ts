import { sql } from 'kysely';
import type { Step } from '#server/platform/db/migrate.ts';

/** How often something was done in the window that ends at `resets_at`. Keys name no one: they are HMACs under a key of this instance. */
export type Counts = { key: string; count: number; resets_at: number };

export type CountersTables = { counts: Counts };

export const createCountersTables: Step = async (db, { big }) => {
  await db.schema
    .createTable('counts')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('resets_at', big, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('counts_by_reset').on('counts').column('resets_at').execute();
};

/** Keys were plain hashes once, from which a list of addresses or names could be read. Nothing of them is kept. */
export const forgetHashedCounts: Step = async (db) => {
  await sql`delete from counts`.execute(db);
};
