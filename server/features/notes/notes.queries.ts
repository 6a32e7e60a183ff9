import { sql, type Selectable, type Updateable } from 'kysely';
import { compiledQuery } from '#server/platform/db/compiled-query.ts';
import type { Db } from '#server/tables.ts';
import type { Place } from '#shared/contract/notes.ts';
import type { Notes } from './notes.table.ts';

export const shownColumns = [
  'id',
  'content',
  'timezone',
  'local_date',
  'created_at',
  'version',
  'updated_at',
  'kept_out',
  'voice_clip',
  'voice_ms',
] as const;

/** What is shown of a note. Each column more of a list of thirty costs it three in a hundred. */
export type ShownRow = Pick<Selectable<Notes>, (typeof shownColumns)[number]>;

const columns = [...shownColumns, 'user_id', 'arrived_at'] as const;

export type NoteRow = Pick<Selectable<Notes>, (typeof columns)[number]>;

const allColumns = [...columns, 'idempotency_key', 'saved_as', 'deleted_at'] as const;

/** With what only its saving, changing and deleting look at; `recording` is what the device named the writer's voice. */
export type WholeRow = Pick<Selectable<Notes>, (typeof allColumns)[number]> & { recording: string | null };

/** Also one that was deleted and is not erased yet. */
export async function findNoteOrDeleted(db: Db, id: number): Promise<WholeRow | undefined> {
  return whole(db).where('id', '=', id).executeTakeFirst();
}

export async function findNote(db: Db, id: number): Promise<WholeRow | undefined> {
  return whole(db).where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();
}

/** Also one that was deleted and is not erased yet. */
export async function findNoteByKey(db: Db, userId: number, key: string): Promise<WholeRow | undefined> {
  return whole(db).where('user_id', '=', userId).where('idempotency_key', '=', key).executeTakeFirst();
}

function whole(db: Db) {
  return db
    .selectFrom('notes')
    .select((select) => [
      ...allColumns,
      select
        .selectFrom('audio_clips')
        .select('audio_clips.recording')
        .whereRef('audio_clips.id', '=', 'notes.voice_clip')
        .as('recording'),
    ]);
}

type HeadRow = Pick<ShownRow, 'id' | 'local_date' | 'created_at' | 'voice_clip'> & { bytes: number };

/** A part of the list in its order, without the words. */
export async function listHeads(db: Db, userId: number, part: Pick<Part, 'cursor' | 'limit'>): Promise<HeadRow[]> {
  return inOrder(narrowed(ofUser(db, userId), part))
    .clearSelect()
    .select(['id', 'local_date', 'created_at', 'voice_clip', sql<number>`octet_length(content)`.as('bytes')])
    .execute();
}

/** How many reflections are read at once with all of their words: a few megabytes at most. */
export const mostNewest = 50;

/** The newest of someone's, in the order of the list. SQLite takes longer with a limit that it is told only at the end. */
export const listNewest = compiledQuery((db: Db, userId: number) =>
  inOrder(ofUser(db, userId)).limit(sql.lit(mostNewest)),
);

/** Which part of the list is wanted. Days are included at both ends. */
export type Part = {
  from?: string | undefined;
  to?: string | undefined;
  keptOut?: boolean | undefined;
  /** Whether there is a recording of the writer's own voice. */
  voice?: boolean | undefined;
  cursor?: Place | undefined;
  limit?: number | undefined;
};

const firstPage = compiledQuery((db: Db, userId: number, limit: number) =>
  inOrder(narrowed(ofUser(db, userId), { limit })),
);

const pageAfter = compiledQuery(
  (db: Db, userId: number, localDate: string, createdAt: number, id: number, limit: number) =>
    inOrder(narrowed(ofUser(db, userId), { cursor: { localDate, createdAt, id }, limit })),
);

/** A part of the list in its order. */
export async function listPart(db: Db, userId: number, part: Part): Promise<ShownRow[]> {
  const { cursor, limit, ...narrower } = part;
  // What a page of the list asks for, and asks for most.
  if (limit !== undefined && Object.values(narrower).every((value) => value === undefined)) {
    return cursor
      ? pageAfter(db, userId, cursor.localDate, cursor.createdAt, cursor.id, limit)
      : firstPage(db, userId, limit);
  }
  return inOrder(narrowed(ofUser(db, userId), part)).execute();
}

/** The ids and versions of a part of the list in its order, without the words. */
export async function listVersions(db: Db, userId: number, part: Part): Promise<Pick<NoteRow, 'id' | 'version'>[]> {
  return inOrder(narrowed(ofUser(db, userId), part))
    .clearSelect()
    .select(['id', 'version'])
    .execute();
}

const sealedColumns = ['id', 'version', 'local_date', 'created_at', 'content'] as const;

/** What looking through the words of a note takes. */
export type SealedRow = Pick<ShownRow, (typeof sealedColumns)[number]>;

/** The words of a part of the list in its order. */
export async function listSealed(db: Db, userId: number, part: Part): Promise<SealedRow[]> {
  return inOrder(narrowed(ofUser(db, userId), part))
    .clearSelect()
    .select(sealedColumns)
    .execute();
}

/** How many a part of the list has. */
export async function countPart(db: Db, userId: number, part: Part): Promise<number> {
  const { count } = await narrowed(ofUser(db, userId), part)
    .clearSelect()
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Those of these that are still there, in the order of the ids. */
export async function listByIds(db: Db, userId: number, ids: readonly number[]): Promise<ShownRow[]> {
  if (ids.length === 0) {
    return [];
  }
  const found = await ofUser(db, userId).where('id', 'in', ids).execute();
  const rows = new Map(found.map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}

export async function listNotesOfDay(db: Db, userId: number, date: string): Promise<ShownRow[]> {
  return listPart(db, userId, { from: date, to: date });
}

/** The days with a reflection, newest first. */
export async function listDays(db: Db, userId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('notes')
    .select('local_date')
    .distinct()
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('local_date', 'desc')
    .execute();
  return rows.map((row) => row.local_date);
}

/** How many there are of each day, in the order of the days; both ends are included. */
export async function countByDay(
  db: Db,
  userId: number,
  { from, to }: { from: string; to: string },
): Promise<{ date: string; count: number }[]> {
  const rows = await db
    .selectFrom('notes')
    .select((select) => ['local_date as date', select.fn.countAll<number>().as('count')])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('local_date', '>=', from)
    .where('local_date', '<=', to)
    .groupBy('local_date')
    .orderBy('local_date')
    .execute();
  return rows.map(({ date, count }) => ({ date, count: Number(count) }));
}

/** Changes the note if it still has this version, and answers with it as it is then. */
export async function updateNote(
  db: Db,
  { id, version }: { id: number; version: number },
  change: Updateable<Notes>,
): Promise<(NoteRow & Pick<Selectable<Notes>, 'asked_for'>) | undefined> {
  return db
    .updateTable('notes')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .returning([...columns, 'asked_for'])
    .executeTakeFirst();
}

/** Takes a note out of everyone's sight. Answers whether it was there. */
export async function hideNote(db: Db, id: number, now: number): Promise<boolean> {
  const hidden = await db
    .updateTable('notes')
    // What was imported can be brought in once more from now on.
    .set({ deleted_at: now, import_key: null })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return hidden !== undefined;
}

/** Brings back a note that was deleted at `since` or later. */
export async function bringBackNote(db: Db, id: number, since: number): Promise<NoteRow | undefined> {
  return db
    .updateTable('notes')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('deleted_at', '>=', since)
    .returning(columns)
    .executeTakeFirst();
}

/** Puts this recording beside the words, in the place of any other; null for none. */
export async function setVoice(db: Db, id: number, voice: { clip: string; ms: number } | null): Promise<NoteRow> {
  return db
    .updateTable('notes')
    .set({ voice_clip: voice?.clip ?? null, voice_ms: voice?.ms ?? null })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Someone's, in no order yet: of all of them that are there. */
export function ofUser(db: Db, userId: number) {
  return db.selectFrom('notes').select(shownColumns).where('user_id', '=', userId).where('deleted_at', 'is', null);
}

type OfUser = ReturnType<typeof ofUser>;

function inOrder(notes: OfUser): OfUser {
  return notes.orderBy('local_date', 'desc').orderBy('created_at', 'desc').orderBy('id', 'desc');
}

function narrowed(notes: OfUser, { from, to, keptOut, voice, cursor, limit }: Part): OfUser {
  return notes
    .$if(from !== undefined, (some) => some.where('local_date', '>=', from ?? ''))
    .$if(to !== undefined, (some) => some.where('local_date', '<=', to ?? ''))
    .$if(keptOut !== undefined, (some) => some.where('kept_out', '=', Number(keptOut)))
    .$if(voice !== undefined, (some) => some.where('voice_clip', voice ? 'is not' : 'is', null))
    .$if(cursor !== undefined, (some) =>
      some.where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('local_date', 'created_at', 'id'),
          '<',
          tuple(cursor?.localDate ?? '', cursor?.createdAt ?? 0, cursor?.id ?? 0),
        ),
      ),
    )
    .$if(limit !== undefined, (some) => some.limit(limit ?? 0));
}
