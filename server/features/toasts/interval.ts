import { previousWeekly, type WeeklyTime } from '#shared/calendar.ts';

export type Interval = { start: number; end: number };

/** What an early toast may be made from; it goes on where the week is not over. */
export type EarlySpan = Interval & { goesOn: boolean };

/** Where the last weekly toast ended (or sign-up), the present instant, and when the next ones are due. */
type WeekSoFar = { since: number; now: number; weekly: WeeklyTime };

const weekMs = 7 * 86_400_000;

/**
 * The spans an early toast may be made from, the best first: from the end of the last weekly toast (or sign-up) until
 * now, or when more than a week has passed without one, the week in progress, then the one before it.
 */
export function earlyIntervals({ since, now, weekly }: WeekSoFar): EarlySpan[] {
  if (now - since <= weekMs) {
    return [{ start: since, end: now, goesOn: true }];
  }
  const thisWeek = previousWeekly(now, weekly);
  const lastWeek = previousWeekly(thisWeek - 1, weekly);
  return [
    { start: Math.max(since, thisWeek), end: now, goesOn: true },
    ...(since < thisWeek ? [{ start: Math.max(since, lastWeek), end: thisWeek, goesOn: false }] : []),
  ];
}

/**
 * The span of the weekly toast that is due now: it ends at the last time the weekly clock came round, and begins where
 * the last one ended or at sign-up, at most a week before. After a pause only the latest week is due. Null when that
 * week has its toast already.
 */
export function weeklyInterval({ since, now, weekly }: WeekSoFar): Interval | null {
  const end = previousWeekly(now, weekly);
  const weekBefore = previousWeekly(end - 1, weekly);
  // A schedule moved to an earlier day leaves a gap of less than two weeks, and no note of it may be lost.
  const start = since > previousWeekly(weekBefore - 1, weekly) ? since : weekBefore;
  return start < end ? { start, end } : null;
}
