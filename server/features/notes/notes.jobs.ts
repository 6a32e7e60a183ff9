import type { Deps } from '#server/deps.ts';
import { removeClipsOfNote } from '#server/features/audio/audio.service.ts';
import { emptyWriteAheadLog } from '#server/platform/db/sqlite.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { limits } from '#shared/limits.ts';
import { eraseNote } from './notes.queries.ts';

/** How long a deleted note can be brought back. */
export const undoMs = limits.undoSeconds * 1000;

/**
 * Takes the row and the words of a deleted note once nobody can bring it back any more, also out of SQLite's log. One
 * that was brought back meanwhile stays, also when it was deleted again: that has work of its own.
 */
export const eraseDeletedNote: Job<Deps, { noteId: number }> = {
  kind: 'erase-note',
  mostTries: 20,
  async run({ db, clock, store }, { payload }) {
    // While their rows still say whose they are. Of one that was brought back they are made again when they are asked for.
    await removeClipsOfNote({ db, store }, payload.noteId);
    await eraseNote(db, payload.noteId, clock.now() - undoMs);
    await emptyWriteAheadLog(db);
  },
};

export const notesJobs: readonly Job<Deps, never>[] = [eraseDeletedNote];
