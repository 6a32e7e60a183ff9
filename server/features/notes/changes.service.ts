import type { Deps } from '#server/deps.ts';
import { scheduleOf } from '#server/features/settings/settings.service.ts';
import type { Authorized, Viewer } from '#server/platform/auth/viewer.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import type { Db } from '#server/tables.ts';
import { localDate } from '#shared/calendar.ts';
import type { Note } from '#shared/contract/notes.ts';
import { AppError } from '#shared/errors.ts';
import { eraseDeletedNote, undoMs } from './notes.jobs.ts';
import { mayHandle } from './notes.policy.ts';
import { presentNote } from './notes.present.ts';
import {
  bringBackNote,
  findNote,
  findNoteOrDeleted,
  hideNote,
  updateNote,
  type NoteRow,
  type WholeRow,
} from './notes.queries.ts';
import { dayToCome, isToCome } from './notes.service.ts';
import { savedAs } from './saved-as.ts';

type Change = {
  version: number;
  content?: string | undefined;
  localDate?: string | undefined;
  keptOut?: boolean | undefined;
  timezone?: string | undefined;
};

/** A note as it is now. */
export async function present({ keyring }: Pick<Deps, 'keyring'>, note: Authorized<NoteRow>): Promise<Note> {
  return presentNote(note, await keyring.of(note.user_id));
}

/**
 * Changes what is given and answers with the whole note. Throws `conflict`, and overwrites nothing, when the note has
 * another version by now, and `invalid` for a day still to come.
 */
export async function changeNote(deps: Deps, note: Authorized<WholeRow>, change: Change): Promise<Note> {
  const { db, clock, keyring } = deps;
  const { version, content, localDate: day, keptOut } = change;
  if (day !== undefined && isToCome(day, await todaysOf(deps, note, change.timezone))) {
    throw dayToCome();
  }
  const key = await keyring.of(note.user_id);
  // What is sealed here was read from the version that the statement asks for.
  const changed =
    note.version === version &&
    (await updateNote(db, note, {
      saved_as: savedAs(note, key),
      ...(content !== undefined && { content: key.sealText('note', content) }),
      ...(day !== undefined && { local_date: day }),
      ...(keptOut !== undefined && { kept_out: Number(keptOut) }),
      ...((content !== undefined || day !== undefined) && { updated_at: clock.now() }),
    }));
  if (!changed) {
    throw (await findNote(db, note.id)) ? changedElsewhere() : new AppError('not_found', 'Deleted meanwhile.');
  }
  return presentNote(changed, key);
}

/** Where the writer is, where they live, and where they were when they wrote: it may be a day further on there. */
async function todaysOf(deps: Deps, note: NoteRow, zone: string | undefined): Promise<string[]> {
  const now = deps.clock.now();
  const home = zone ?? (await scheduleOf(deps, note.user_id)).timezone;
  return [home, note.timezone].map((each) => localDate(now, each));
}

function changedElsewhere(): AppError {
  return new AppError('conflict', 'A change to an older version.', {
    userMessage: 'This reflection was changed elsewhere meanwhile.',
  });
}

/** Deletes a note: it is gone from everywhere at once, can be brought back for ten seconds, and is then erased. */
export async function removeNote({ db, clock }: Pick<Deps, 'db' | 'clock'>, note: Authorized<NoteRow>): Promise<void> {
  await db.transaction().execute((transaction) => hide(transaction, note, clock.now()));
}

async function hide(transaction: Db, note: NoteRow, now: number): Promise<void> {
  if (await hideNote(transaction, note.id, now)) {
    const dueAt = now + undoMs + 1;
    await enqueue(transaction, eraseDeletedNote, { payload: { noteId: note.id }, userId: note.user_id, dueAt, now });
  }
}

/** Brings back a note that was deleted within the last ten seconds; one that is there is answered as it is. */
export async function restoreNote({ db, clock, keyring }: Deps, viewer: Viewer, id: number): Promise<Note> {
  const note = mayHandle(viewer, await findNoteOrDeleted(db, id));
  const restored = note.deleted_at === null ? note : await bringBackNote(db, note.id, clock.now() - undoMs);
  return presentNote(mayHandle(viewer, restored), await keyring.of(viewer.userId));
}
