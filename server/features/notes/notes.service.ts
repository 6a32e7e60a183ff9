import type { Deps } from '#server/deps.ts';
import { memberSince } from '#server/features/accounts/accounts.service.ts';
import { giveRecording } from '#server/features/recordings/recordings.service.ts';
import { ownDay, preferencesOf, weeklyTimeOf } from '#server/features/settings/settings.service.ts';
import { judge } from '#server/language/judging.ts';
import type { Authorized, Viewer } from '#server/platform/auth/viewer.ts';
import type { SealingKey } from '#server/platform/crypto/sealing-key.ts';
import { isUniqueViolation } from '#server/platform/db/errors.ts';
import { nextId } from '#server/platform/db/next-id.ts';
import { mapInTurns } from '#server/platform/turns.ts';
import type { Db } from '#server/tables.ts';
import { isoInstant, localDate, nextWeekly } from '#shared/calendar.ts';
import type { Care, Note, Stats } from '#shared/contract/notes.ts';
import { AppError } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';
import { awardForWriting } from './counting.service.ts';
import { deleteDraftOf } from './drafts.queries.ts';
import { mayHandle } from './notes.policy.ts';
import { presentNote } from './notes.present.ts';
import {
  bringBackNote,
  findNote,
  findNoteByKey,
  holdTellable,
  listByIds,
  listDays,
  countPart,
  listNotesOfDay,
  listPart,
  listTellable,
  setVoice,
  type WholeRow,
} from './notes.queries.ts';
import { fairShare, type Share } from './fair-share.ts';
import { wordsBinding, wordsOf } from './notes.sealing.ts';
import { differenceTo, type Save } from './saved-as.ts';
import { insertNote } from './saving.queries.ts';
import { streak } from './streak.ts';
import { isOfSpan, type Span } from './week.ts';
import { weekOf } from './week-days.service.ts';

type NewNote = Save & {
  timezone?: string | undefined;
  idempotencyKey?: string | undefined;
  /** An ISO instant, by the clock of the device. */
  writtenAt?: string | undefined;
};
type KeyedSave = Save & { idempotencyKey: string; key: SealingKey };

/** The version that a note is inserted with. */
const firstVersion = 1;

export type { Share } from './fair-share.ts';
export { daysOfSpans } from './week-days.service.ts';
export { headsOf, notesInPieces, type NoteHead } from './list.service.ts';

/** A reflection as the toast's composer reads it. */
export type OpenedNote = { id: number; content: string; localDate: string; createdAt: number; version: number };

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

/** What the viewer wrote today, by the calendar where they are. */
export async function notesOfToday(deps: Deps, viewer: Viewer, zone?: string): Promise<Note[]> {
  const { today } = await ownDay(deps, viewer.userId, { now: deps.clock.now(), zone });
  const rows = await listNotesOfDay(deps.db, viewer.userId, today);
  const key = await deps.keyring.of(viewer.userId);
  return rows.map((row) => presentNote(row, key));
}

/**
 * The newest reflections, newest first, and those of the viewer's today, each opened once: what `notesOfToday` gives and
 * the first of the list.
 */
export async function recentAndToday(
  deps: Deps,
  viewer: Viewer,
  zone?: string,
): Promise<{ recent: Note[]; today: Note[] }> {
  const { today: day } = await ownDay(deps, viewer.userId, { now: deps.clock.now(), zone });
  const rows = await listPart(deps.db, viewer.userId, { limit: limits.recentMost });
  const key = await deps.keyring.of(viewer.userId);
  const recent = rows.map((row) => presentNote(row, key));
  const reachesBack = rows.length < limits.recentMost || (recent.at(-1)?.localDate ?? '') < day;
  const today = reachesBack
    ? recent.filter(({ localDate }) => localDate === day)
    : (await listNotesOfDay(deps.db, viewer.userId, day)).map((row) => presentNote(row, key));
  return { recent, today };
}

/** Whether someone has written for this day of theirs, `YYYY-MM-DD`. */
export async function hasWritten({ db }: Pick<Deps, 'db'>, userId: number, day: string): Promise<boolean> {
  return (await countPart(db, userId, { from: day, to: day })) > 0;
}

const loadedAtOnce = 50;

/**
 * The reflections that came at or after `from` and before `to`, for a day of that span, oldest first, for the toast. None
 * that is kept out, and none whose words are missing or damaged. What was written for a day outside belongs to that day:
 * told as of this week it would be untrue, unless it is of a newcomer's last seven days. Of more than `most` a fair share.
 */
export async function notesBetween(
  deps: Deps,
  userId: number,
  { most, ...span }: Span & { most?: Share },
): Promise<OpenedNote[]> {
  const rows = await listTellable(deps.db, userId, span);
  const key = await deps.keyring.of(userId);
  const { dayEndHour } = await preferencesOf(deps, userId);
  const ids = fairShare(rows.filter(isOfSpan(span, dayEndHour)), most);
  const opened: OpenedNote[] = [];
  for (let at = 0; at < ids.length; at += loadedAtOnce) {
    const some = await mapInTurns(
      await listByIds(deps.db, userId, ids.slice(at, at + loadedAtOnce)),
      ({ content }) => content.length,
      (row) => ({
        id: row.id,
        content: wordsOf(row, key) ?? '',
        localDate: row.local_date,
        createdAt: row.created_at,
        version: row.version,
      }),
    );
    opened.push(...some.filter(({ content }) => content !== ''));
  }
  return opened;
}

/**
 * Within the transaction that stores what is told of them: whether these notes are all there, may all be told and are as
 * they were read. They stay so until it is over.
 */
export async function areAsRead(
  transaction: Db,
  notes: readonly Pick<OpenedNote, 'id' | 'version'>[],
): Promise<boolean> {
  const held = await holdTellable(
    transaction,
    notes.map(({ id }) => id),
  );
  const versions = new Map(held.map(({ id, version }) => [id, version]));
  return notes.every(({ id, version }) => versions.get(id) === version);
}

export { readableWordsOf, wordsBinding } from './notes.sealing.ts';

export async function findOwnNote({ db }: Pick<Deps, 'db'>, viewer: Viewer, id: number): Promise<Authorized<WholeRow>> {
  return mayHandle(viewer, await findNote(db, id));
}

/** The viewer's week and streak. The week is the one that the next weekly toast will tell. */
export async function statsOf(deps: Deps, viewer: Viewer, zone?: string): Promise<Stats> {
  const now = deps.clock.now();
  const { today } = await ownDay(deps, viewer.userId, { now, zone });
  const week = await weekOf(deps.db, viewer.userId, now);
  return {
    streak: streak(await listDays(deps.db, viewer.userId), today),
    weeklyNotesCount: week.count,
    totalNotesNeeded: limits.notesPerWeek,
    weekBegan: isoInstant(week.began),
    weekDays: week.days,
    nextToastDate: isoInstant(nextWeekly(now, await weeklyTimeOf(deps, viewer.userId))),
  };
}
