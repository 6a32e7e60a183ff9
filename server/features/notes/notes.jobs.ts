import type { Deps } from '#server/deps.ts';
import { clipsOfNote, eraseClipsAfter } from '#server/features/audio/audio.service.ts';
import { emptyWriteAheadLog } from '#server/platform/db/sqlite.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { limits } from '#shared/limits.ts';
import { eraseNote } from './erasing.queries.ts';

/** How long a deleted note can be brought back. */
export const undoMs = limits.undoSeconds * 1000;

/**
 * Takes the row, the words and the recordings of a deleted note once nobody can bring it back any more, also out of
 * SQLite's log. One that was brought back meanwhile stays, also when it was deleted again: that has work of its own.
 */
export const eraseDeletedNote: Job<Deps, { noteId: number }> = {
  kind: 'erase-note',
  mostTries: 20,
  async run({ db, clock }, { payload: { noteId } }) {
    const now = clock.now();
    await db.transaction().execute(async (transaction) => {
      // While their rows, which go with the note's, still say whose they are.
      const clips = await clipsOfNote(transaction, noteId);
      if (await eraseNote(transaction, noteId, { now, undoMs })) {
        await eraseClipsAfter(transaction, clips, now);
      }
    });
    await emptyWriteAheadLog(db);
  },
};

export const notesJobs: readonly Job<Deps, never>[] = [eraseDeletedNote];
