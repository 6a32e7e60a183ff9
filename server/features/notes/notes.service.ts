import type { Deps } from '#server/deps.ts';
import { scheduleOf } from '#server/features/settings/settings.service.ts';
import type { Authorized, Viewer } from '#server/platform/auth/viewer.ts';
import type { UserKey } from '#server/platform/crypto/keyring.ts';
import { isUniqueViolation } from '#server/platform/db/errors.ts';
import { isoInstant, localDate, nextWeekly, weekStart } from '#shared/calendar.ts';
import type { Note, Stats } from '#shared/contract/notes.ts';
import { AppError } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';
import { mayHandle } from './notes.policy.ts';
import {
  countNotesSince,
  deleteNote,
  findNote,
  findNoteByKey,
  insertNote,
  listDays,
  listNotes,
  listNotesBetween,
  listNotesOfDay,
  type NoteRow,
} from './notes.queries.ts';
import { streak } from './streak.ts';

type NewNote = { content: string; timezone?: string | undefined; idempotencyKey?: string | undefined };

/** A reflection as the toast's composer reads it. */
export type OpenedNote = { id: number; content: string; localDate: string; createdAt: number };

/**
 * Saves a reflection and answers with its id once it is committed. The same idempotency key again answers with the
 * same note; with other words it throws `conflict`.
 */
export async function saveNote(
  deps: Deps,
  viewer: Viewer,
  { content, timezone, idempotencyKey }: NewNote,
): Promise<number> {
  const { db, clock, keyring } = deps;
  const zone = timezone ?? (await scheduleOf(deps, viewer.userId)).timezone;
  const key = await keyring.of(viewer.userId);
  const now = clock.now();
  try {
    return await insertNote(db, {
      user_id: viewer.userId,
      content: key.sealText('note', content),
      idempotency_key: idempotencyKey ?? null,
      timezone: zone,
      local_date: localDate(now, zone),
      created_at: now,
    });
  } catch (error) {
    if (!isUniqueViolation(error) || !idempotencyKey) {
      throw error;
    }
    return savedBefore(deps, viewer, { content, idempotencyKey, key });
  }
}

async function savedBefore(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  { content, idempotencyKey, key }: { content: string; idempotencyKey: string; key: UserKey },
): Promise<number> {
  const row = await findNoteByKey(db, viewer.userId, idempotencyKey);
  if (row && key.openText('note', row.content) === content) {
    return row.id;
  }
  throw new AppError('conflict', 'An idempotency key was used for other words.', {
    userMessage: 'This was saved already with other words. Your text is still here; please save it again.',
  });
}

/** All of the viewer's reflections, newest first. */
export async function notesOf({ db, keyring }: Deps, viewer: Viewer): Promise<Note[]> {
  const rows = await listNotes(db, viewer.userId);
  return presentAll(rows, await keyring.of(viewer.userId));
}

/** What the viewer wrote today, by the calendar where they are. */
export async function notesOfToday(deps: Deps, viewer: Viewer, zone?: string): Promise<Note[]> {
  const timezone = zone ?? (await scheduleOf(deps, viewer.userId)).timezone;
  const rows = await listNotesOfDay(deps.db, viewer.userId, localDate(deps.clock.now(), timezone));
  return presentAll(rows, await deps.keyring.of(viewer.userId));
}

/** The reflections written at or after `from` and before `to`, oldest first, for the toast. */
export async function notesBetween(
  deps: Deps,
  userId: number,
  span: { from: number; to: number },
): Promise<OpenedNote[]> {
  const rows = await listNotesBetween(deps.db, userId, span);
  const key = await deps.keyring.of(userId);
  return rows.map((row) => ({
    id: row.id,
    content: key.openText('note', row.content),
    localDate: row.local_date,
    createdAt: row.created_at,
  }));
}

export async function findOwnNote({ db }: Pick<Deps, 'db'>, viewer: Viewer, id: number): Promise<Authorized<NoteRow>> {
  return mayHandle(viewer, await findNote(db, id));
}

export async function removeNote({ db }: Pick<Deps, 'db'>, note: Authorized<NoteRow>): Promise<void> {
  await deleteNote(db, note.id);
}

/** The viewer's week and streak. The week begins on the day of the toast. */
export async function statsOf(deps: Deps, viewer: Viewer, zone?: string): Promise<Stats> {
  const { timezone, weeklyToastDay, toastHour, toastMinute } = await scheduleOf(deps, viewer.userId);
  const now = deps.clock.now();
  const today = localDate(now, zone ?? timezone);
  const next = nextWeekly(now, { zone: timezone, weekday: weeklyToastDay, hour: toastHour, minute: toastMinute });
  return {
    streak: streak(await listDays(deps.db, viewer.userId), today),
    weeklyNotesCount: await countNotesSince(deps.db, viewer.userId, weekStart(today, weeklyToastDay)),
    totalNotesNeeded: limits.notesPerWeek,
    nextToastDate: isoInstant(next),
  };
}

function presentAll(rows: NoteRow[], key: UserKey): Note[] {
  return rows.map((row) => ({
    id: row.id,
    content: key.openText('note', row.content),
    createdAt: isoInstant(row.created_at),
    localDate: row.local_date,
    timezone: row.timezone,
    audioUrl: null,
    bundleTag: null,
  }));
}
