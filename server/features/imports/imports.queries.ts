import type { Selectable, Updateable } from 'kysely';
import type { Db } from '#server/tables.ts';
import type { Imports } from './imports.table.ts';

export type ImportRow = Selectable<Imports>;

export async function insertImport(transaction: Db, row: ImportRow): Promise<void> {
  await transaction.insertInto('imports').values(row).execute();
}

export async function findImport(db: Db, id: number): Promise<ImportRow | undefined> {
  return db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Someone's, newest first. */
export async function listImports(db: Db, userId: number): Promise<ImportRow[]> {
  return db.selectFrom('imports').selectAll().where('user_id', '=', userId).orderBy('id', 'desc').execute();
}

export async function updateImport(db: Db, id: number, change: Updateable<Imports>): Promise<ImportRow> {
  return db.updateTable('imports').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** Adds to the counts of an import. */
export async function countOn(
  transaction: Db,
  id: number,
  { now, ...more }: { now: number; looked?: number; added?: number; known?: number; toasts?: number },
): Promise<void> {
  await transaction
    .updateTable('imports')
    .set((set) => ({
      touched_at: now,
      looked: set('looked', '+', more.looked ?? 0),
      added: set('added', '+', more.added ?? 0),
      known: set('known', '+', more.known ?? 0),
      toasts: set('toasts', '+', more.toasts ?? 0),
    }))
    .where('id', '=', id)
    .execute();
}
