import type { Db } from '#server/tables.ts';
import type { AudioClips } from './audio.table.ts';

export async function insertClip(db: Db, clip: AudioClips): Promise<void> {
  await db.insertInto('audio_clips').values(clip).execute();
}

export async function findClip(db: Db, id: string): Promise<AudioClips | undefined> {
  return db
    .selectFrom('audio_clips')
    .select(['id', 'user_id', 'mime', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function deleteClip(db: Db, id: string): Promise<void> {
  await db.deleteFrom('audio_clips').where('id', '=', id).execute();
}
