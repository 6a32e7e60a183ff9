import type { Deps } from '#server/deps.ts';
import { awardBadges } from '#server/features/badges/awards.service.ts';
import { clipsOfNotes, eraseClipsAfter } from '#server/features/audio/audio.service.ts';
import { giveRecording } from '#server/features/recordings/recordings.service.ts';
import type { SealingKey } from '#server/platform/crypto/sealing-key.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { nextId } from '#server/platform/db/next-id.ts';
import { mapInTurns } from '#server/platform/turns.ts';
import type { Db } from '#server/tables.ts';
import { isoInstant, localTime } from '#shared/calendar.ts';
import { countOfNotes } from './counting.service.ts';
import { countImported, eraseUnchanged, insertImportedNote, listLandmarks, listUnchanged } from './imported.queries.ts';
import { eraseDeletedNote } from './notes.jobs.ts';
import { listByIds, setVoice } from './notes.queries.ts';
import { wordsBinding, wordsOf } from './notes.sealing.ts';

/** The version that a reflection is imported with: a higher one was changed since. */
const firstVersion = 1;

/** Where a reflection stands in time. */
export type Landmark = {
  id: number;
  /** Its day and the minute that its writer's clock showed, 'YYYY-MM-DD HH:MM'. */
  slot: string;
  /** When it was written, as ISO 8601 in UTC. */
  writtenAt: string;
  importKey: string | null;
};

/** Where all of someone's reflections stand in time, in no order. */
export async function landmarksOf({ db }: Pick<Deps, 'db'>, userId: number): Promise<Landmark[]> {
  return mapInTurns(
    await listLandmarks(db, userId),
    () => 0,
    (row) => ({
      id: row.id,
      slot: `${row.local_date} ${localTime(row.created_at, row.timezone)}`,
      writtenAt: isoInstant(row.created_at),
      importKey: row.import_key,
    }),
  );
}

const openedAtOnce = 50;

/** What tells the words of these reflections of someone's apart; nothing of those whose words are damaged. */
export async function fingerprintsOf(
  { db, keyring }: Pick<Deps, 'db' | 'keyring'>,
  userId: number,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const key = await keyring.of(userId);
  const found = new Map<number, string>();
  for (let at = 0; at < ids.length; at += openedAtOnce) {
    await mapInTurns(
      await listByIds(db, userId, ids.slice(at, at + openedAtOnce)),
      ({ content }) => content.length,
      (row) => {
        const words = wordsOf(row, key);
        if (words !== null) {
          found.set(row.id, key.fingerprint(words));
        }
      },
    );
  }
  return found;
}

export type ImportedNote = {
  userId: number;
  importId: number;
  /** Unlike that of any other reflection of theirs. */
  importKey: string;
  content: string;
  timezone: string;
  localDate: string;
  /** Epoch milliseconds. */
  createdAt: number;
  updatedAt: number | null;
  keptOut: boolean;
  /** A recording that waits for it. */
  recording?: string | undefined;
};

/**
 * Within a transaction: a reflection as another journal kept it. It earns nothing here, see `awardForImport`. Violates
 * the unique constraint when it is there already. Answers with its number.
 */
export async function insertImported(transaction: Db, key: SealingKey, note: ImportedNote): Promise<number> {
  const id = await nextId(transaction, 'notes');
  await insertImportedNote(transaction, {
    id,
    user_id: note.userId,
    content: key.sealText(wordsBinding({ id, version: firstVersion }), note.content),
    timezone: note.timezone,
    local_date: note.localDate,
    kept_out: Number(note.keptOut),
    created_at: note.createdAt,
    updated_at: note.updatedAt,
    import_id: note.importId,
    import_key: note.importKey,
  });
  if (note.recording !== undefined) {
    await setVoice(transaction, id, await giveRecording(transaction, { id, user_id: note.userId }, note.recording));
  }
  return id;
}

/** Within a transaction: awards what someone's reflections have earned with an import, quietly. */
export async function awardForImport(
  transaction: Db,
  userId: number,
  { now, today }: { now: number; today: string },
): Promise<void> {
  await awardBadges(transaction, {
    userId,
    now,
    // Ten years that come at once would be celebrated with one dialog after the other.
    isHeavy: true,
    addsTo: ['notes', 'week', 'years', 'streak', 'months', 'voices'],
    count: (wanted) => countOfNotes(transaction, userId, { now, today, wanted }),
  });
}

/**
 * Within a transaction: erases some reflections of an import that nobody has changed since, with their recordings.
 * Answers with how many; none when there are no more.
 */
export async function eraseImported(
  transaction: Db,
  { userId, importId, most, now }: { userId: number; importId: number; most: number; now: number },
): Promise<number> {
  const ids = await listUnchanged(transaction, { userId, importId, version: firstVersion, most });
  if (ids.length === 0) {
    return 0;
  }
  const clips = await clipsOfNotes(transaction, ids);
  const erased = new Set(await eraseUnchanged(transaction, ids, firstVersion));
  const silenced = clips.filter(({ noteId }) => erased.has(noteId)).map(({ id }) => id);
  await eraseClipsAfter(transaction, silenced, now);
  // Finds no row any more, and takes the words out of SQLite's log.
  await enqueue(transaction, eraseDeletedNote, { payload: { noteId: ids[0] ?? 0 }, now });
  return erased.size;
}

/** How many reflections of an import are still there. */
export async function countOfImport(
  { db }: Pick<Deps, 'db'>,
  of: { userId: number; importId: number },
): Promise<number> {
  return countImported(db, of);
}
