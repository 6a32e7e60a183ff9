import { preferencesOf } from '#server/features/settings/settings.service.ts';
import { openWeek } from '#server/features/toasts/week.service.ts';
import type { Db } from '#server/tables.ts';
import type { WeekDay } from '#shared/contract/notes.ts';
import { type Come, listComeBetween, listComeSince } from './counting.queries.ts';
import { isOfSpan, type Span } from './week.ts';

/** The week that the next weekly toast will tell: when it began, in epoch milliseconds, and what its days have. */
export type CountedWeek = { began: number; count: number; days: WeekDay[] };

/** The reflections of the week that the next weekly toast will tell, by their days, also those it will keep to itself. */
export async function weekOf(db: Db, userId: number, now: number): Promise<CountedWeek> {
  const week = await openWeek(db, userId, now);
  const { dayEndHour } = await preferencesOf({ db }, userId);
  const isOfWeek = isOfSpan({ ...week, lookingBackFrom: week.isFirst ? now : undefined }, dayEndHour);
  const rows = (await listComeSince(db, userId, week.from)).filter(isOfWeek);
  return { began: week.from, count: rows.length, days: byDays(rows) };
}

/** How many reflections each day of each of these spans has, the earliest day first; days without any are left out. */
export async function daysOfSpans(db: Db, userId: number, spans: readonly Span[]): Promise<number[][]> {
  const { dayEndHour } = await preferencesOf({ db }, userId);
  return Promise.all(
    spans.map(async (span) => {
      const rows = (await listComeBetween(db, userId, span)).filter(isOfSpan(span, dayEndHour));
      return byDays(rows).map(({ count }) => count);
    }),
  );
}

function byDays(rows: readonly Come[]): WeekDay[] {
  const days = new Map<string, WeekDay & { at: number }>();
  for (const { id, local_date: localDate, created_at: at } of rows) {
    const known = days.get(localDate);
    const isLater = !known || at > known.at || (at === known.at && id > known.noteId);
    days.set(localDate, {
      localDate,
      count: (known?.count ?? 0) + 1,
      ...(isLater ? { noteId: id, at } : { noteId: known.noteId, at: known.at }),
    });
  }
  return [...days.values()]
    .toSorted((one, other) => (one.localDate < other.localDate ? -1 : 1))
    .map(({ localDate, count, noteId }) => ({ localDate, count, noteId }));
}
