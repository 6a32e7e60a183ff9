import type { Db } from '#server/tables.ts';
import type { AudioClips } from './audio.table.ts';

export type ClipRow = Pick<AudioClips, 'id' | 'user_id' | 'mime'>;

export async function insertClip(db: Db, clip: AudioClips): Promise<void> {
  await db.insertInto('audio_clips').values(clip).execute();
}

/** A recording, unless the reflection it belongs to was deleted. */
export async function findClip(db: Db, id: string): Promise<ClipRow | undefined> {
  return db
    .selectFrom('audio_clips')
    .leftJoin('notes', 'notes.id', 'audio_clips.note_id')
    .select(['audio_clips.id', 'audio_clips.user_id', 'audio_clips.mime'])
    .where('audio_clips.id', '=', id)
    .where('notes.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** These recordings of one person's, with how long they are. */
export async function listLengths(
  db: Db,
  userId: number,
  ids: readonly string[],
): Promise<Pick<AudioClips, 'id' | 'byte_length'>[]> {
  return db
    .selectFrom('audio_clips')
    .select(['id', 'byte_length'])
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute();
}

export async function updateLength(db: Db, id: string, length: number): Promise<void> {
  await db.updateTable('audio_clips').set({ byte_length: length }).where('id', '=', id).execute();
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

/** The recordings of someone's own voice. */
export async function listVoicesOf(db: Db, userId: number): Promise<ClipRow[]> {
  return db
    .selectFrom('audio_clips')
    .select(['id', 'user_id', 'mime'])
    .where('user_id', '=', userId)
    .where('recording', 'is not', null)
    .execute();
}

/** The recordings that go with a reflection: those made of its words, and its writer's own voice. */
export async function listClipsOfNote(db: Db, noteId: number): Promise<{ id: string; isOwnVoice: boolean }[]> {
  const rows = await db.selectFrom('audio_clips').select(['id', 'recording']).where('note_id', '=', noteId).execute();
  return rows.map(({ id, recording }) => ({ id, isOwnVoice: recording !== null }));
}

/** The recordings that go with any of these reflections. */
export async function listClipsOfNotes(db: Db, noteIds: readonly number[]): Promise<{ id: string; noteId: number }[]> {
  return db
    .selectFrom('audio_clips')
    .select(['id', 'note_id as noteId'])
    .where('note_id', 'in', noteIds)
    .$narrowType<{ noteId: number }>()
    .execute();
}

const instanceId = 'instance_id';

/** What this database and the store of its recordings know each other by; null when it has none yet. */
export async function findInstanceId(db: Db): Promise<string | null> {
  const fact = await db.selectFrom('instance_facts').select('value').where('name', '=', instanceId).executeTakeFirst();
  return fact ? Buffer.from(fact.value).toString() : null;
}

/** Gives this database an id, unless it has one. Answers with the one it has then. */
export async function claimInstanceId(db: Db, id: string): Promise<string> {
  await db
    .insertInto('instance_facts')
    .values({ name: instanceId, value: Buffer.from(id) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await findInstanceId(db)) ?? id;
}

/** All recordings made since then, in the order of their ids, from the one after `id` on. */
export async function listClipsAfter(
  db: Db,
  { id, since, most }: { id: string; since: number; most: number },
): Promise<ClipRow[]> {
  return db
    .selectFrom('audio_clips')
    .select(['id', 'user_id', 'mime'])
    .where('id', '>', id)
    .where('created_at', '>=', since)
    .orderBy('id')
    .limit(most)
    .execute();
}

/** How long someone's recordings are together: of their own voice and of their toasts, as far as that was written down. */
export async function sumOfTakenClips(db: Db, userId: number): Promise<number> {
  const row = await db
    .selectFrom('audio_clips')
    .select(({ fn }) => fn.sum<number>('byte_length').as('bytes'))
    .where('user_id', '=', userId)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('recording', 'is not', null),
        exists(selectFrom('toasts').select('toasts.id').whereRef('toasts.audio_id', '=', 'audio_clips.id')),
      ]),
    )
    .executeTakeFirst();
  return Number(row?.bytes ?? 0);
}

/** How many recordings there are, and how long they are together as far as that was written down. */
export async function sumOfClips(db: Db): Promise<{ count: number; bytes: number }> {
  const row = await db
    .selectFrom('audio_clips')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<number>('byte_length').as('bytes')])
    .executeTakeFirst();
  return { count: Number(row?.count ?? 0), bytes: Number(row?.bytes ?? 0) };
}
