import type { Deps } from '#server/deps.ts';
import { memberSince } from '#server/features/accounts/accounts.service.ts';
import { giveRecording } from '#server/features/recordings/recordings.service.ts';
import { ownDay } from '#server/features/settings/settings.service.ts';
import { judge } from '#server/language/judging.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import type { SealingKey } from '#server/platform/crypto/sealing-key.ts';
import { isUniqueViolation } from '#server/platform/db/errors.ts';
import { nextId } from '#server/platform/db/next-id.ts';
import { localDate } from '#shared/calendar.ts';
import type { Care } from '#shared/contract/notes.ts';
import { AppError } from '#shared/errors.ts';
import { awardForWriting } from './counting.service.ts';
import { deleteDraftOf } from './drafts.queries.ts';
import { bringBackNote, findNoteByKey, setVoice } from './notes.queries.ts';
import { wordsBinding } from './notes.sealing.ts';
import { differenceTo, type Save } from './saved-as.ts';
import { insertNote } from './saving.queries.ts';

type NewNote = Save & {
  timezone?: string | undefined;
  idempotencyKey?: string | undefined;
  /** An ISO instant, by the clock of the device. */
  writtenAt?: string | undefined;
};
type KeyedSave = Save & { idempotencyKey: string; key: SealingKey };

/** The version that a note is inserted with. */
const firstVersion = 1;

/**
 * Saves a reflection and answers, once it is committed, with its id and whether its writer is shown where to find help. The same idempotency key again answers with the
 * same note, brought back if it was deleted meanwhile; with other words or another recording it throws `conflict`. A
 * day still to come is `invalid`, and so is a recording that does not wait here.
 */
export async function saveNote(deps: Deps, viewer: Viewer, note: NewNote): Promise<{ id: number; care: Care }> {
  const { idempotencyKey } = note;
  const { care, isHeavy } = await judge(deps.language, viewer.userId, note.content);
  const id = await insertOnce(deps, viewer, { ...note, isHeavy });
  // After the note is there, so that the words are always in one of the two places.
  if (idempotencyKey) {
    await deleteDraftOf(deps.db, viewer.userId, idempotencyKey);
  }
  return { id, care };
}

async function insertOnce(deps: Deps, viewer: Viewer, note: NewNote & { isHeavy: boolean }): Promise<number> {
  const { db, clock, keyring } = deps;
  const { content, keptOut = false, idempotencyKey, recording, isHeavy } = note;
  const now = clock.now();
  const { timezone, today, dayEndHour } = await ownDay(deps, viewer.userId, { now, zone: note.timezone });
  const written = await whenWritten(deps, viewer, { said: note.writtenAt, now });
  const key = await keyring.of(viewer.userId);
  const row = {
    user_id: viewer.userId,
    idempotency_key: idempotencyKey ?? null,
    timezone,
    local_date: note.localDate ?? (written === now ? today : localDate(written, timezone, dayEndHour)),
    kept_out: Number(keptOut),
    created_at: written,
    arrived_at: written < now ? now : null,
  };
  const insert = () =>
    db.transaction().execute(async (transaction) => {
      const id = await nextId(transaction, 'notes');
      const sealed = key.sealText(wordsBinding({ id, version: firstVersion }), content);
      await insertNote(transaction, { ...row, id, content: sealed });
      const voice = recording === undefined ? null : await giveRecording(transaction, { ...row, id }, recording);
      if (voice) {
        await setVoice(transaction, id, voice);
      }
      await awardForWriting(transaction, { ...row, voice_clip: voice?.clip ?? null }, { now, today, isHeavy });
      return id;
    });
  const before = () => (idempotencyKey ? savedBefore(deps, viewer, { ...note, idempotencyKey, key }) : null);
  if (isToCome(note.localDate, [today])) {
    // It may have been saved where the day had come, and the answer been lost.
    return (await before()) ?? Promise.reject(dayToCome());
  }
  try {
    return await insert();
  } catch (error) {
    if (!isUniqueViolation(error)) {
      throw error;
    }
    // None: a deleted one was in the way and is erased by now.
    return (await before()) ?? insert();
  }
}

/** When a note was written, as its device says: never later than now, nor before its writer was here at all. */
async function whenWritten(
  deps: Deps,
  { userId }: Viewer,
  { said, now }: { said: string | undefined; now: number },
): Promise<number> {
  const written = said === undefined ? now : Math.min(Date.parse(said), now);
  return written < now && written < (await memberSince(deps, userId)) ? now : written;
}

/** The note that a save with this key has made; null when there is none. Throws `conflict` when it was another save. */
async function savedBefore({ db }: Pick<Deps, 'db'>, viewer: Viewer, save: KeyedSave): Promise<number | null> {
  const row = await findNoteByKey(db, viewer.userId, save.idempotencyKey);
  if (!row) {
    return null;
  }
  const difference = differenceTo(row, save.key, save);
  if (difference !== 'none') {
    throw new AppError('conflict', 'An idempotency key was used for another save.', {
      userMessage: savedOtherwise[difference],
    });
  }
  if (row.deleted_at === null) {
    return row.id;
  }
  return (await bringBackNote(db, row.id, 0))?.id ?? null;
}

const savedOtherwise = {
  words: 'This was already saved with different words. Your text is still here; please save it again.',
  voice:
    'This was already saved with a different recording, or without one. You can change that in the saved reflection.',
  choices:
    'This was already saved for another day, or with another choice about toasts. You can change that in the saved reflection.',
};

/** Whether this day has not begun by any of these calendars. */
export function isToCome(date: string | undefined, todays: readonly string[]): boolean {
  return date !== undefined && todays.every((today) => date > today);
}

export function dayToCome(): AppError {
  const message = 'This day is still to come.';
  return new AppError('invalid', 'A day to come.', { userMessage: message, fields: { localDate: message } });
}
