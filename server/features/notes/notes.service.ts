import type { Deps } from '#server/deps.ts';
import { ownDay, preferencesOf, weeklyTimeOf } from '#server/features/settings/settings.service.ts';
import type { Authorized, Viewer } from '#server/platform/auth/viewer.ts';
import { mapInTurns } from '#server/platform/turns.ts';
import type { Db } from '#server/tables.ts';
import { isoInstant, nextWeekly } from '#shared/calendar.ts';
import type { Note, Stats } from '#shared/contract/notes.ts';
import { limits } from '#shared/limits.ts';
import { mayHandle } from './notes.policy.ts';
import { presentNote } from './notes.present.ts';
import { findNote, listByIds, listDays, countPart, listNotesOfDay, listPart, type WholeRow } from './notes.queries.ts';
import { fairShare, type Share } from './fair-share.ts';
import { wordsOf } from './notes.sealing.ts';
import { streak } from './streak.ts';
import { holdTellable, listTellable } from './tellable.queries.ts';
import { isOfSpan, type Span } from './week.ts';
import { weekOf } from './week-days.service.ts';

export type { Share } from './fair-share.ts';
export { daysOfSpans } from './week-days.service.ts';
export { headsOf, notesInPieces, type NoteHead } from './list.service.ts';
export { saveNote } from './saving.service.ts';

/** A reflection as the toast's composer reads it. */
export type OpenedNote = {
  id: number;
  content: string;
  localDate: string;
  createdAt: number;
  version: number;
  /** Whether its writer asks for it to be told, whatever its words sound like. */
  isAskedFor: boolean;
};

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
  const askedFor = new Set(rows.filter(({ asked_for: asked }) => asked === 1).map(({ id }) => id));
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
        isAskedFor: askedFor.has(row.id),
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
