import { compiledQuery } from '#server/platform/db/compiled-query.ts';
import type { Db } from '#server/tables.ts';
import type { Selectable } from 'kysely';
import type { Notes } from './notes.table.ts';

type NewNote = Pick<
  Selectable<Notes>,
  'id' | 'user_id' | 'content' | 'idempotency_key' | 'timezone' | 'local_date' | 'created_at' | 'arrived_at'
> & {
  kept_out: number;
};

const insert = compiledQuery(
  (
    db: Db,
    id: number,
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
      .values({ id, user_id, content, idempotency_key, timezone, local_date, kept_out, created_at, arrived_at }),
);

export async function insertNote(db: Db, note: NewNote): Promise<void> {
  const { id, user_id, content, idempotency_key, timezone, local_date, kept_out, created_at, arrived_at } = note;
  await insert(db, id, user_id, content, idempotency_key, timezone, local_date, kept_out, created_at, arrived_at);
}
