import { sql, type Insertable, type Selectable } from 'kysely';
import { compiledQuery } from '#server/platform/db/compiled-query.ts';
import type { Db } from '#server/tables.ts';
import type { Toasts } from './toasts.table.ts';

export type ToastRow = Selectable<Toasts>;

export async function findToast(db: Db, id: number): Promise<ToastRow | undefined> {
  return db.selectFrom('toasts').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findLatestToast(db: Db, userId: number): Promise<ToastRow | undefined> {
  return db
    .selectFrom('toasts')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('interval_end', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The sealed lines of a person's latest toasts, newest first. */
export async function listLatestLines(
  db: Db,
  userId: number,
  count: number,
): Promise<Pick<ToastRow, 'id' | 'version' | 'lines'>[]> {
  return db
    .selectFrom('toasts')
    .select(['id', 'version', 'lines'])
    .where('user_id', '=', userId)
    .orderBy('interval_end', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
}

const lastWeekEnd = compiledQuery((db: Db, userId: number) =>
  db
    .selectFrom('toasts')
    .select('interval_end')
    .where('user_id', '=', userId)
    .where('early', '=', sql.lit(0))
    .orderBy('interval_end', 'desc')
    .limit(sql.lit(1)),
);

/** When the last scheduled toast's week ended. */
export async function findLastWeekEnd(db: Db, userId: number): Promise<number | undefined> {
  const [row] = await lastWeekEnd(db, userId);
  return row?.interval_end;
}

/**
 * Puts a toast in the place of an earlier early one of the same interval, and says which recording that one had. Only
 * within a transaction.
 */
export async function replaceEarlyToast(
  transaction: Db,
  toast: Insertable<Toasts>,
): Promise<{ row: ToastRow; replacedAudio: string | null }> {
  const replaced = await transaction
    .deleteFrom('toasts')
    .where('user_id', '=', toast.user_id)
    .where('type', '=', toast.type)
    .where('interval_start', '=', toast.interval_start)
    .where('early', '=', 1)
    .returning('audio_id')
    .executeTakeFirst();
  const row = await transaction.insertInto('toasts').values(toast).returningAll().executeTakeFirstOrThrow();
  return { row, replacedAudio: replaced?.audio_id ?? null };
}

/** How many someone has, up to `enough`. */
export async function countToasts(db: Db, userId: number, enough: number): Promise<number> {
  const rows = await db.selectFrom('toasts').select('id').where('user_id', '=', userId).limit(enough).execute();
  return rows.length;
}

type Voiced = Pick<Selectable<Toasts>, 'version' | 'lines' | 'audio_id' | 'duration_ms' | 'voiced_by'>;

/** Gives a toast its voice, unless it got one or was replaced meanwhile. */
export async function attachAudio(db: Db, id: number, voiced: Voiced): Promise<ToastRow | undefined> {
  return db
    .updateTable('toasts')
    .set(voiced)
    .where('id', '=', id)
    .where('audio_id', 'is', null)
    .returningAll()
    .executeTakeFirst();
}
