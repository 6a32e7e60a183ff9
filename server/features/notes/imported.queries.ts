import type { Insertable, Selectable } from 'kysely';
import { compiledQuery } from '#server/platform/db/compiled-query.ts';
import type { Db } from '#server/tables.ts';
import type { Notes } from './notes.table.ts';

type Landmark = Pick<Selectable<Notes>, 'id' | 'local_date' | 'timezone' | 'created_at' | 'import_key'>;

/** Where all of someone's reflections stand in time, without their words, in no order. */
export async function listLandmarks(db: Db, userId: number): Promise<Landmark[]> {
  return db
    .selectFrom('notes')
    .select(['id', 'local_date', 'timezone', 'created_at', 'import_key'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .execute();
}

type Imported = Pick<
  Insertable<Notes>,
  | 'user_id'
  | 'content'
  | 'timezone'
  | 'local_date'
  | 'kept_out'
  | 'created_at'
  | 'updated_at'
  | 'import_id'
  | 'import_key'
> & { id: number };

const insert = compiledQuery(
  (
    db: Db,
    id: number,
    user_id: number,
    content: Uint8Array,
    timezone: string,
    local_date: string,
    kept_out: number,
    created_at: number,
    updated_at: number | null,
    import_id: number,
    import_key: string,
  ) =>
    db.insertInto('notes').values({
      id,
      user_id,
      content,
      timezone,
      local_date,
      kept_out,
      created_at,
      updated_at,
      import_id,
      import_key,
    }),
);

export async function insertImportedNote(transaction: Db, note: Imported): Promise<void> {
  await insert(
    transaction,
    note.id,
    note.user_id,
    note.content,
    note.timezone,
    note.local_date,
    note.kept_out ?? 0,
    note.created_at,
    note.updated_at ?? null,
    note.import_id ?? 0,
    note.import_key ?? '',
  );
}

/** Some reflections of an import that nobody has changed since, and their numbers alone. */
export async function listUnchanged(
  db: Db,
  { userId, importId, version, most }: { userId: number; importId: number; version: number; most: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('notes')
    .select('id')
    .where('user_id', '=', userId)
    .where('import_id', '=', importId)
    .where('version', '=', version)
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Takes these rows, if they still have this version. Answers with which it took. */
export async function eraseUnchanged(db: Db, ids: readonly number[], version: number): Promise<number[]> {
  const rows = await db
    .deleteFrom('notes')
    .where('id', 'in', ids)
    .where('version', '=', version)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** How many reflections of an import are still there. */
export async function countImported(
  db: Db,
  { userId, importId }: { userId: number; importId: number },
): Promise<number> {
  const { count } = await db
    .selectFrom('notes')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('import_id', '=', importId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
