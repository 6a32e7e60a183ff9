import type { Deps } from '#server/deps.ts';
import { forgetClip } from '#server/features/audio/audio.service.ts';
import { giveRecording } from '#server/features/recordings/recordings.service.ts';
import { ownDay } from '#server/features/settings/settings.service.ts';
import { judge } from '#server/language/judging.ts';
import type { Authorized, Viewer } from '#server/platform/auth/viewer.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import type { Db } from '#server/tables.ts';
import { localDate } from '#shared/calendar.ts';
import { type Care, emptiedNote, type Note } from '#shared/contract/notes.ts';
import { AppError } from '#shared/errors.ts';
import { awardForWriting } from './counting.service.ts';
import { eraseDeletedNote, undoMs } from './notes.jobs.ts';
import { mayHandle } from './notes.policy.ts';
import { presentNote } from './notes.present.ts';
import {
  bringBackNote,
  findNote,
  findNoteOrDeleted,
  hideNote,
  setVoice,
  updateNote,
  type NoteRow,
  type WholeRow,
} from './notes.queries.ts';
import { readableWordsOf, wordsBinding, wordsOf } from './notes.sealing.ts';
import { savedAs } from './saved-as.ts';
import { dayToCome, isToCome } from './saving.service.ts';

type Change = {
  version: number;
  content?: string | undefined;
  localDate?: string | undefined;
  keptOut?: boolean | undefined;
  recording?: string | null | undefined;
  timezone?: string | undefined;
};

/** A note as it is now. Throws `unreadable` when its words are damaged. */
export async function present({ keyring }: Pick<Deps, 'keyring'>, note: Authorized<NoteRow>): Promise<Note> {
  const key = await keyring.of(note.user_id);
  readableWordsOf(note, key);
  return presentNote(note, key);
}

/**
 * Changes what is given and answers with the whole note, and whether its writer is shown where to find help. Throws `conflict`, and overwrites nothing, when the note has
 * another version by now, and `invalid` for a day still to come, for a recording that does not wait here, and when
 * neither words nor a recording would be left. One whose words are damaged can be given new ones; without them it
 * throws `unreadable`.
 */
export async function changeNote(
  deps: Deps,
  note: Authorized<WholeRow>,
  change: Change,
): Promise<{ note: Note; care: Care }> {
  const { db, clock, keyring } = deps;
  const { version, content, localDate: day, keptOut, recording } = change;
  const now = clock.now();
  const own = await ownDay(deps, note.user_id, { now, zone: change.timezone });
  // Where the writer is, and where they were when they wrote: it may be a day further on there.
  if (isToCome(day, [own.today, localDate(now, note.timezone, own.dayEndHour)])) {
    throw dayToCome();
  }
  const key = await keyring.of(note.user_id);
  const isOfVersion = note.version === version;
  const words = content ?? (isOfVersion ? readableWordsOf(note, key) : '');
  if (isOfVersion && words === '' && !keepsVoice(note, change)) {
    throw new AppError('invalid', 'Neither words nor a voice.', {
      userMessage: emptiedNote,
      fields: { content: emptiedNote },
    });
  }
  const { care, isHeavy } = await judge(deps.language, note.user_id, words);
  const changed = await db.transaction().execute(async (transaction) => {
    // What was judged above and is sealed here was read from the version that the statement asks for.
    const row =
      isOfVersion &&
      (await updateNote(transaction, note, {
        saved_as: savedAs(note, key),
        content: key.sealText(wordsBinding({ id: note.id, version: version + 1 }), words),
        ...(day !== undefined && { local_date: day }),
        ...(keptOut !== undefined && { kept_out: Number(keptOut) }),
        // Asked for were the words that stood there.
        ...((keptOut !== undefined || content !== undefined) && { asked_for: Number(keptOut === false) }),
        ...((content !== undefined || day !== undefined) && { updated_at: now }),
      }));
    const isOtherVoice = recording !== undefined && recording !== note.recording;
    const whole = row && isOtherVoice ? await replaceVoice(transaction, row, { recording, now }) : row;
    if (whole && (day !== undefined || isOtherVoice)) {
      await awardForWriting(transaction, whole, { now, today: own.today, isHeavy });
    }
    return row && whole && { ...whole, asked_for: row.asked_for };
  });
  if (!changed) {
    throw (await findNote(db, note.id)) ? changedElsewhere() : new AppError('not_found', 'Deleted meanwhile.');
  }
  return { note: presentNote(changed, key), care: careOf(changed, care) };
}

function keepsVoice(note: WholeRow, { recording }: Change): boolean {
  return recording === undefined ? note.voice_clip !== null : recording !== null;
}

/** Puts another recording of the writer's voice in the place of the one that is there, or none. */
async function replaceVoice(
  transaction: Db,
  note: NoteRow,
  { recording, now }: { recording: string | null; now: number },
): Promise<NoteRow> {
  const voice = recording === null ? null : await giveRecording(transaction, note, recording);
  const changed = await setVoice(transaction, note.id, voice);
  if (note.voice_clip !== null) {
    await forgetClip(transaction, note.voice_clip, now);
  }
  return changed;
}

function changedElsewhere(): AppError {
  return new AppError('conflict', 'A change to an older version.', {
    userMessage: 'This reflection has been changed elsewhere in the meantime.',
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
export async function restoreNote(deps: Deps, viewer: Viewer, id: number): Promise<Note> {
  const { db, clock, keyring } = deps;
  const note = mayHandle(viewer, await findNoteOrDeleted(db, id));
  const now = clock.now();
  const { today } = await ownDay(deps, viewer.userId, { now, zone: undefined });
  const key = await keyring.of(viewer.userId);
  const words = wordsOf(note, key);
  // Nobody knows what the damaged ones spoke of.
  const isHeavy = words === null || (await judge(deps.language, viewer.userId, words)).isHeavy;
  const restored = await db.transaction().execute(async (transaction) => {
    if (note.deleted_at === null) {
      return note;
    }
    const row = await bringBackNote(transaction, note.id, now - undoMs);
    if (row) {
      await awardForWriting(transaction, row, { now, today, isHeavy });
    }
    return row;
  });
  return presentNote(mayHandle(viewer, restored), key);
}

/** What is said of its words, where its writer has decided what toasts do with them: kept out, or told. */
function careOf(
  { kept_out: keptOut, asked_for: askedFor }: Pick<NoteRow, 'kept_out'> & { asked_for: number },
  care: Care,
): Care {
  return care && { ...care, staysOut: Boolean(keptOut) || (care.staysOut && !askedFor) };
}
