import type { Insertable, Selectable } from 'kysely';
import { compiledQuery } from '#server/platform/db/compiled-query.ts';
import type { Db } from '#server/tables.ts';
import type { Notes } from './notes.table.ts';

const columns = ['id', 'user_id', 'content', 'timezone', 'local_date', 'created_at'] as const;

export type NoteRow = Pick<Selectable<Notes>, (typeof columns)[number]>;

export async function insertNote(db: Db, note: Insertable<Notes>): Promise<number> {
  const { id } = await db.insertInto('notes').values(note).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function findNote(db: Db, id: number): Promise<NoteRow | undefined> {
  return db.selectFrom('notes').select(columns).where('id', '=', id).executeTakeFirst();
}

export async function findNoteByKey(db: Db, userId: number, key: string): Promise<NoteRow | undefined> {
  return db
    .selectFrom('notes')
    .select(columns)
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

/** Newest first. */
export const listNotes = compiledQuery((db: Db, userId: number) =>
  ofUser(db, userId).orderBy('created_at', 'desc').orderBy('id', 'desc'),
);

export async function listNotesOfDay(db: Db, userId: number, date: string): Promise<NoteRow[]> {
  return ofUser(db, userId)
    .where('local_date', '=', date)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Those written at or after `from` and before `to`, oldest first. */
export async function listNotesBetween(
  db: Db,
  userId: number,
  { from, to }: { from: number; to: number },
): Promise<NoteRow[]> {
  return ofUser(db, userId)
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** The days with a reflection, newest first. */
export async function listDays(db: Db, userId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('notes')
    .select('local_date')
    .distinct()
    .where('user_id', '=', userId)
    .orderBy('local_date', 'desc')
    .execute();
  return rows.map((row) => row.local_date);
}

export async function countNotesSince(db: Db, userId: number, date: string): Promise<number> {
  const { count } = await db
    .selectFrom('notes')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('local_date', '>=', date)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function deleteNote(db: Db, id: number): Promise<void> {
  await db.deleteFrom('notes').where('id', '=', id).execute();
}

function ofUser(db: Db, userId: number) {
  return db.selectFrom('notes').select(columns).where('user_id', '=', userId);
}
