import type { Deps } from '#server/deps.ts';
import { memberSince } from '#server/features/accounts/accounts.service.ts';
import { giveRecording } from '#server/features/recordings/recordings.service.ts';
import { ownCalendar, type OwnDay } from '#server/features/settings/settings.service.ts';
import { judge } from '#server/language/judging.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import type { SealingKey } from '#server/platform/crypto/sealing-key.ts';
import { isUniqueViolation } from '#server/platform/db/errors.ts';
import { nextId, reserveId } from '#server/platform/db/next-id.ts';
import { createRemembered } from '#server/platform/db/remembered.ts';
import type { Db } from '#server/tables.ts';
import { localDate } from '#shared/calendar.ts';
import type { Care } from '#shared/contract/notes.ts';
import { AppError } from '#shared/errors.ts';
import { awardForWriting, earnsNothingBelow } from './counting.service.ts';
import { deleteDraftOf } from './drafts.queries.ts';
import { bringBackNote, findNoteByKey, setVoice } from './notes.queries.ts';
import { wordsBinding } from './notes.sealing.ts';
import { differenceTo, type Save } from './saved-as.ts';
import { insertNote } from './saving.queries.ts';
import { insertTogether } from './saving-together.ts';

type NewNote = Save & {
  timezone?: string | undefined;
  idempotencyKey?: string | undefined;
  /** An ISO instant, by the clock of the device. */
  writtenAt?: string | undefined;
};
type KeyedSave = Save & { idempotencyKey: string; key: SealingKey };

/** The version that a note is inserted with. */
const firstVersion = 1;

/** For which day someone saved last: a good guess whether that day has a reflection, which the insert itself finds out. */
const lastDays = createRemembered<string>();

/**
 * Saves a reflection and answers, once it is committed, with its id and whether its writer is shown where to find help.
 * The same idempotency key again answers with the same note, brought back if it was deleted since; with other words or
 * another recording it throws `conflict`. A day still to come is `invalid`, and so is a recording that does not wait
 * here.
 */
export async function saveNote(deps: Deps, viewer: Viewer, note: NewNote): Promise<{ id: number; care: Care }> {
  const { db, language, keyring } = deps;
  const { userId } = viewer;
  const [{ care, isHeavy }, dayOf, key] = await Promise.all([
    judge(language, userId, note.content),
    ownCalendar(deps, userId, note.timezone),
    keyring.of(userId),
  ]);
  const now = deps.clock.now();
  const id = await insertOnce(deps, viewer, { ...note, now, own: dayOf(now), key, isHeavy });
  // After the note is there, so that the words are always in one of the two places.
  if (note.idempotencyKey) {
    await deleteDraftOf(db, userId, note.idempotencyKey);
  }
  return { id, care: care && { ...care, staysOut: care.staysOut || note.keptOut === true } };
}

type Judged = NewNote & { now: number; own: OwnDay; key: SealingKey; isHeavy: boolean };

async function insertOnce(deps: Deps, viewer: Viewer, note: Judged): Promise<number> {
  const { idempotencyKey } = note;
  const before = () => (idempotencyKey ? savedBefore(deps, viewer, { ...note, idempotencyKey }) : null);
  if (isToCome(note.localDate, [note.own.today])) {
    // It may have been saved where the day had come, and the answer been lost.
    return (await before()) ?? Promise.reject(dayToCome());
  }
  const row = await rowOf(deps, viewer, note);
  try {
    return await insert(deps, row, note);
  } catch (error) {
    if (!isUniqueViolation(error)) {
      throw error;
    }
    // None: a deleted one was in the way and is erased by now.
    return (await before()) ?? insert(deps, row, note);
  }
}

type Row = Omit<Parameters<typeof insertNote>[1], 'id' | 'content'>;

async function rowOf(deps: Deps, viewer: Viewer, note: Judged): Promise<Row> {
  const { now } = note;
  const { timezone, today, dayEndHour } = note.own;
  const written = await whenWritten(deps, viewer, { said: note.writtenAt, now });
  return {
    user_id: viewer.userId,
    idempotency_key: note.idempotencyKey ?? null,
    timezone,
    local_date: note.localDate ?? (written === now ? today : localDate(written, timezone, dayEndHour)),
    kept_out: Number(note.keptOut ?? false),
    created_at: written,
    arrived_at: written < now ? now : null,
  };
}

async function insert({ db }: Deps, row: Row, note: Judged): Promise<number> {
  const reserved = await reserveId(db, 'notes');
  const id =
    reserved !== null && (await insertUncounted(db, { ...row, id: reserved }, note))
      ? reserved
      : await db.transaction().execute(async (transaction) => {
          const counted = { ...row, id: reserved ?? (await nextId(transaction, 'notes')) };
          await insertCounted(transaction, counted, note);
          return counted.id;
        });
  lastDays.set(db, row.user_id, row.local_date);
  return id;
}

type NumberedRow = Row & { id: number };

/**
 * Saves in one statement what can earn nothing; answers whether it did. To SQLite a transaction costs hardly more than
 * a statement, to PostgreSQL each step of one is a message there and back.
 */
async function insertUncounted(db: Db, row: NumberedRow, { content, recording, key }: Judged): Promise<boolean> {
  if (recording !== undefined || lastDays.get(db, row.user_id) !== row.local_date) {
    return false;
  }
  const below = await earnsNothingBelow(db, row.user_id);
  return below !== 0 && insertTogether(db, { ...row, content: sealed(row, key, content) }, below);
}

async function insertCounted(transaction: Db, row: NumberedRow, note: Judged): Promise<void> {
  const { content, recording, key, now, own, isHeavy } = note;
  await insertNote(transaction, { ...row, content: sealed(row, key, content) });
  const voice = recording === undefined ? null : await giveRecording(transaction, row, recording);
  if (voice) {
    await setVoice(transaction, row.id, voice);
  }
  const written = { ...row, voice_clip: voice?.clip ?? null };
  await awardForWriting(transaction, written, { now, today: own.today, isHeavy });
}

function sealed({ id }: NumberedRow, key: SealingKey, content: string): Buffer {
  return key.sealText(wordsBinding({ id, version: firstVersion }), content);
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
