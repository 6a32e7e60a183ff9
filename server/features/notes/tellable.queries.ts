import type { Selectable } from 'kysely';
import { isPostgres } from '#server/platform/db/columns.ts';
import type { Db } from '#server/tables.ts';
import { ofUser } from './notes.queries.ts';
import type { Notes } from './notes.table.ts';

const withoutWords = ['id', 'timezone', 'local_date', 'created_at', 'arrived_at', 'asked_for'] as const;

/** What is known of a note before its words are loaded; `bytes` is what they take as they rest. */
export type TellableRow = Pick<Selectable<Notes>, (typeof withoutWords)[number]> & { bytes: number };

/**
 * Those that came at or after `from` and before `to` and may be told, without their words, in the order they were
 * written in.
 */
export async function listTellable(
  db: Db,
  userId: number,
  { from, to }: { from: number; to: number },
): Promise<TellableRow[]> {
  const tellable = ofUser(db, userId)
    .where('kept_out', '=', 0)
    .clearSelect()
    .select(({ fn }) => [...withoutWords, fn<number>('length', ['content']).as('bytes')]);
  const atOnce = tellable.where('arrived_at', 'is', null).where('created_at', '>=', from).where('created_at', '<', to);
  const late = tellable.where('arrived_at', '>=', from).where('arrived_at', '<', to);
  // Two questions, so that each has an index of its own.
  return atOnce.unionAll(late).orderBy('created_at').orderBy('id').execute();
}

/** Of these the ones that may be told. On PostgreSQL they stay as they are until the transaction is over. */
export async function holdTellable(
  transaction: Db,
  ids: readonly number[],
): Promise<{ id: number; version: number }[]> {
  const rows = transaction
    .selectFrom('notes')
    .select(['id', 'version'])
    .where('id', 'in', ids)
    .where('kept_out', '=', 0)
    .where('deleted_at', 'is', null)
    .orderBy('id');
  // SQLite has one writer at a time, and this transaction is it.
  return (isPostgres(transaction) ? rows.forShare() : rows).execute();
}
