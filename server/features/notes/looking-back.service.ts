import type { Deps } from '#server/deps.ts';
import { ownDay } from '#server/features/settings/settings.service.ts';
import { areHeavy } from '#server/language/judging.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import { addDays } from '#shared/calendar.ts';
import type { Note } from '#shared/contract/notes.ts';
import { listOfDays, listSameDay } from './looking-back.queries.ts';
import { presentNote } from './notes.present.ts';
import { countByDay, countPart, type ShownRow } from './notes.queries.ts';

const mostNotes = 5;
/** More are not weighed: that takes longer than finding them. */
const mostWeighed = 40;
const monthsAgo = [6, 1];

/** The days of a year on which the viewer wrote, in their order, with how much. */
export async function calendarOf(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  year: number,
): Promise<{ date: string; count: number }[]> {
  return countByDay(db, viewer.userId, { from: `${year}-01-01`, to: `${year}-12-31` });
}

/**
 * What the viewer wrote on this day of earlier years, the latest year first; where there is nothing, one month and six
 * months ago. A few at most, of which each day has its turn before any has another. Nothing that weighs on them and
 * nothing they keep out of toasts: they have not asked to be reminded.
 */
export async function onThisDay(deps: Deps, viewer: Viewer, zone?: string): Promise<Note[]> {
  const { db, clock, keyring } = deps;
  const { today } = await ownDay(deps, viewer.userId, { now: clock.now(), zone });
  const key = await keyring.of(viewer.userId);
  const lightOf = async (rows: ShownRow[]): Promise<Note[]> => {
    const notes = rows.map((row) => presentNote(row, key)).filter(({ unreadable }) => !unreadable);
    const heavy = await areHeavy(
      deps.language,
      viewer.userId,
      notes.map(({ content }) => content),
    );
    return notes
      .filter((_, at) => !heavy[at])
      .slice(0, mostNotes)
      .toSorted((one, other) => other.localDate.localeCompare(one.localDate));
  };
  const years = await lightOf(await listSameDay(db, viewer.userId, { today, most: mostWeighed }));
  if (years.length > 0) {
    return years;
  }
  const days = monthsAgo.flatMap((months) => monthsBefore(today, months));
  return lightOf(await listOfDays(db, viewer.userId, { days, most: mostWeighed }));
}

/**
 * What the viewer wrote last on the day before today, which greets them until today has something; null then, and where
 * nothing of that day may be shown unasked. Of a day on which something weighs on them nothing is.
 */
export async function lastOfYesterday(deps: Deps, viewer: Viewer, zone?: string): Promise<Note | null> {
  const { db, clock, keyring, language } = deps;
  const { today } = await ownDay(deps, viewer.userId, { now: clock.now(), zone });
  if ((await countPart(db, viewer.userId, { from: today, to: today })) > 0) {
    return null;
  }
  const rows = await listOfDays(db, viewer.userId, { days: [addDays(today, -1)], most: mostWeighed });
  const key = await keyring.of(viewer.userId);
  const notes = rows.map((row) => presentNote(row, key)).filter(({ unreadable }) => !unreadable);
  const heavy = await areHeavy(
    language,
    viewer.userId,
    notes.map(({ content }) => content),
  );
  const last = notes
    .filter(({ content }) => content !== '')
    .toSorted((one, other) => one.id - other.id)
    .at(-1);
  return heavy.includes(true) ? null : (last ?? null);
}

/** The same day so many months before; none where that month has no such day. */
function monthsBefore(today: string, months: number): string[] {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const before = new Date(Date.UTC(year, month - 1 - months, day));
  return before.getUTCDate() === day ? [before.toISOString().slice(0, 10)] : [];
}
