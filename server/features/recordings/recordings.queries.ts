import type { AudioClips } from '#server/features/audio/audio.table.ts';
import type { Db } from '#server/tables.ts';

export type RecordingRow = Pick<AudioClips, 'id' | 'user_id'>;

/** Someone's recording by what their device named it. If it waits, it does so from now on. */
export async function findAndRenew(
  db: Db,
  userId: number,
  { recording, now }: { recording: string; now: number },
): Promise<RecordingRow | undefined> {
  return db
    .updateTable('audio_clips')
    .set((set) => ({
      waiting_since: set.case().when('waiting_since', 'is not', null).then(now).else(set.ref('waiting_since')).end(),
    }))
    .where('user_id', '=', userId)
    .where('recording', '=', recording)
    .returning(['id', 'user_id'])
    .executeTakeFirst();
}

/** Gives someone's recording to a reflection, if it still waits for one. */
export async function takeWaiting(
  db: Db,
  userId: number,
  { recording, noteId }: { recording: string; noteId: number },
): Promise<{ clip: string; ms: number } | undefined> {
  const row = await db
    .updateTable('audio_clips')
    .set({ note_id: noteId, waiting_since: null })
    .where('user_id', '=', userId)
    .where('recording', '=', recording)
    .where('waiting_since', 'is not', null)
    .returning(['id', 'ms'])
    .executeTakeFirst();
  return row && { clip: row.id, ms: row.ms ?? 0 };
}

/** Forgets what has waited since before `before`. Answers with the ids. */
export async function deleteWaiting(db: Db, before: number): Promise<string[]> {
  const rows = await db.deleteFrom('audio_clips').where('waiting_since', '<', before).returning('id').execute();
  return rows.map(({ id }) => id);
}

/** Forgets all of someone's waiting recordings but this one and the `others` newest. Answers with the ids. */
export async function deleteOldestWaiting(
  db: Db,
  userId: number,
  { but, others }: { but: string; others: number },
): Promise<string[]> {
  const rows = await db
    .deleteFrom('audio_clips')
    .where('user_id', '=', userId)
    .where('waiting_since', 'is not', null)
    .where('id', '<>', but)
    .where('id', 'not in', (newest) =>
      newest
        .selectFrom('audio_clips')
        .select('id')
        .where('user_id', '=', userId)
        .where('waiting_since', 'is not', null)
        .where('id', '<>', but)
        .orderBy('waiting_since', 'desc')
        .orderBy('id')
        .limit(others),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
