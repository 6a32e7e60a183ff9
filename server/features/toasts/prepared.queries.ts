import type { Insertable, Selectable } from 'kysely';
import { isPostgres } from '#server/platform/db/columns.ts';
import type { Db } from '#server/tables.ts';
import type { PreparedToasts } from './prepared.table.ts';

export type PreparedRow = Selectable<PreparedToasts>;

export async function findPrepared(db: Db, userId: number): Promise<PreparedRow | undefined> {
  return db.selectFrom('prepared_toasts').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Within the transaction that shows it: nobody else shows or changes it until that is over. */
export async function holdPrepared(transaction: Db, userId: number): Promise<PreparedRow | undefined> {
  const row = transaction.selectFrom('prepared_toasts').selectAll().where('user_id', '=', userId);
  return (isPostgres(transaction) ? row.forUpdate() : row).executeTakeFirst();
}

/** Only within a transaction. Answers with the recording of what was there before. */
export async function replacePrepared(transaction: Db, prepared: Insertable<PreparedToasts>): Promise<string | null> {
  const replaced = await takePrepared(transaction, prepared.user_id);
  await transaction.insertInto('prepared_toasts').values(prepared).execute();
  return replaced;
}

/** Takes away what was prepared for someone, or only that whose interval ends then, and answers with its recording. */
export async function takePrepared(db: Db, userId: number, end?: number): Promise<string | null> {
  let prepared = db.deleteFrom('prepared_toasts').where('user_id', '=', userId);
  if (end !== undefined) {
    prepared = prepared.where('interval_end', '=', end);
  }
  const taken = await prepared.returning('audio_id').executeTakeFirst();
  return taken?.audio_id ?? null;
}

/** Gives what was prepared its voice, unless it is another by now, or has one. Answers whether it did. */
export async function voicePrepared(
  db: Db,
  { user_id: userId, version }: PreparedRow,
  voiced: Pick<PreparedRow, 'toast' | 'version' | 'audio_id' | 'duration_ms'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('prepared_toasts')
    .set(voiced)
    .where('user_id', '=', userId)
    .where('version', '=', version)
    .where('audio_id', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
