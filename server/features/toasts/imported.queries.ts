import type { Insertable } from 'kysely';
import type { Db } from '#server/tables.ts';
import type { Toasts } from './toasts.table.ts';

export async function hasToastFrom(db: Db, userId: number, intervalStart: number): Promise<boolean> {
  const row = await db
    .selectFrom('toasts')
    .select('id')
    .where('user_id', '=', userId)
    .where('type', '=', 'weekly')
    .where('interval_start', '=', intervalStart)
    .executeTakeFirst();
  return row !== undefined;
}

/** Answers whether there was room for it: there is one toast of an interval. */
export async function insertToastIfFree(transaction: Db, toast: Insertable<Toasts>): Promise<boolean> {
  const row = await transaction
    .insertInto('toasts')
    .values(toast)
    .onConflict((conflict) => conflict.columns(['user_id', 'type', 'interval_start']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes the toasts of an import, and the rows of their recordings. Answers with the numbers of these. */
export async function deleteImportedToasts(
  transaction: Db,
  { userId, importId }: { userId: number; importId: number },
): Promise<string[]> {
  const toasts = await transaction
    .deleteFrom('toasts')
    .where('user_id', '=', userId)
    .where('import_id', '=', importId)
    .returning('audio_id')
    .execute();
  const clips = toasts.flatMap(({ audio_id: clip }) => (clip === null ? [] : [clip]));
  for (const clip of clips) {
    await transaction.deleteFrom('audio_clips').where('id', '=', clip).execute();
  }
  return clips;
}
