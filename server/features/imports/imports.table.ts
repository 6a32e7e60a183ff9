import { sql, type Generated } from 'kysely';
import { takesGivenIds } from '#server/platform/db/columns.ts';
import type { Step } from '#server/platform/db/migrate.ts';
import type { ImportFormat } from '#shared/contract/imports.ts';

/** A file that someone brought in, or as much of it as was brought in so far. The file itself is kept nowhere. */
export type Imports = {
  id: Generated<number>;
  user_id: number;
  format: ImportFormat;
  created_at: number;
  /** When it last made anything: one that has been still for a minute goes on no more. */
  touched_at: number;
  finished_at: number | null;
  undone_at: number | null;
  /** How many reflections the file holds, how many of them it has come to, made, and found here already. */
  entries: number;
  looked: number;
  added: number;
  known: number;
  toasts: number;
  /** How many reflections were left alone by its undoing. */
  left_alone: number;
  /** What was left out of the file and why, as JSON, sealed as 'import' with the row's id. */
  report: Uint8Array;
};

export type ImportsTables = { imports: Imports };

/** Files of other journals can be brought in; reflections and toasts say which of them they came with. */
export const createImportsTables: Step = async (db, { big, bytes, id }) => {
  const count = ['entries', 'looked', 'added', 'known', 'toasts', 'left_alone'] as const;
  let table = id(db.schema.createTable('imports'))
    .addColumn('user_id', big, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('format', 'text', (column) => column.notNull())
    .addColumn('created_at', big, (column) => column.notNull())
    .addColumn('touched_at', big, (column) => column.notNull())
    .addColumn('finished_at', big)
    .addColumn('undone_at', big)
    .addColumn('report', bytes, (column) => column.notNull());
  for (const name of count) {
    table = table.addColumn(name, 'integer', (column) => column.notNull().defaultTo(0));
  }
  await table.execute();
  await takesGivenIds(db, 'imports');
  await db.schema.createIndex('imports_of_user').on('imports').column('user_id').execute();
  for (const name of ['notes', 'toasts']) {
    await db.schema
      .alterTable(name)
      .addColumn('import_id', big, (column) => column.references('imports.id').onDelete('set null'))
      .execute();
    const index = sql.ref(`${name}_of_import`);
    await sql`create index ${index} on ${sql.table(name)} (import_id) where import_id is not null`.execute(db);
  }
  await db.schema.alterTable('notes').addColumn('import_key', 'text').execute();
  // The guard against two of one, also from two imports at the same time.
  await sql`create unique index note_imported_once on notes (user_id, import_key) where import_key is not null`.execute(
    db,
  );
};
