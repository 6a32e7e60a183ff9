import { compiledQuery } from '#server/platform/db/compiled-query.ts';
import type { Db } from '#server/tables.ts';
import type { Notes } from './notes.table.ts';

type NewNote = Pick<
  Notes,
  'user_id' | 'content' | 'idempotency_key' | 'timezone' | 'local_date' | 'created_at' | 'arrived_at'
> & {
  kept_out: number;
};

const insert = compiledQuery(
  (
    db: Db,
    user_id: number,
    content: Uint8Array,
    idempotency_key: string | null,
    timezone: string,
    local_date: string,
    kept_out: number,
    created_at: number,
    arrived_at: number | null,
  ) =>
    db
      .insertInto('notes')
      .values({ user_id, content, idempotency_key, timezone, local_date, kept_out, created_at, arrived_at })
      .returning('id'),
);

/** Answers with the number the note was given. */
export async function insertNote(db: Db, note: NewNote): Promise<number> {
  const { user_id, content, idempotency_key, timezone, local_date, kept_out, created_at, arrived_at } = note;
  const [row] = await insert(
    db,
    user_id,
    content,
    idempotency_key,
    timezone,
    local_date,
    kept_out,
    created_at,
    arrived_at,
  );
  if (!row) {
    throw new Error('The note was not inserted.');
  }
  return row.id;
}
