import { sql } from 'kysely';
import { takesGivenIds } from '#server/platform/db/columns.ts';
import type { Step } from '#server/platform/db/migrate.ts';

/**
 * What sealed words are bound to is known before they are: rows that hold some are given their number, and what had no
 * version gets one. The words of feedback are sealed too. Where nobody was yet, nothing is left of the older format.
 */
export const addBindings: Step = async (db, { big, bytes }) => {
  for (const table of ['notes', 'toasts', 'feedback']) {
    await takesGivenIds(db, table);
  }
  await db.schema
    .alterTable('toasts')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema
    .alterTable('pronunciations')
    .addColumn('sealed_at', big, (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('feedback').addColumn('sealed', bytes).execute();
  const { rows } = await sql<{ one: number }>`
    select 1 as one from users union all select 1 as one from feedback limit 1`.execute(db);
  if (rows.length === 0) {
    await sql`insert into instance_facts (name, value) values (${formatFact}, ${Buffer.from(allBound)})`.execute(db);
  }
};

/** Which of the instance's facts says how far the older format is gone. */
export const formatFact = 'sealed_format';
/** Nothing opens any more that is not bound to its row. */
export const allBound = 'bound';
