import type { Db } from '#server/tables.ts';
import type { AudioClips } from './audio.table.ts';

export async function insertClip(db: Db, clip: AudioClips): Promise<void> {
  await db.insertInto('audio_clips').values(clip).execute();
}

export async function findClip(db: Db, id: string): Promise<AudioClips | undefined> {
  return db
    .selectFrom('audio_clips')
    .select(['id', 'user_id', 'mime', 'created_at', 'note_id'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Answers with the ids of the recordings that no row names any more. */
export async function deleteClipsOf(db: Db, userId: number): Promise<string[]> {
  const rows = await db.deleteFrom('audio_clips').where('user_id', '=', userId).returning('id').execute();
  return rows.map(({ id }) => id);
}

/** Which of these ids have a row. */
export async function knownClips(db: Db, ids: string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('audio_clips').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

export async function deleteClip(db: Db, id: string): Promise<void> {
  await db.deleteFrom('audio_clips').where('id', '=', id).execute();
}

export async function listClipsOfNote(db: Db, noteId: number): Promise<string[]> {
  const rows = await db.selectFrom('audio_clips').select('id').where('note_id', '=', noteId).execute();
  return rows.map(({ id }) => id);
}
