import { nextWeekly, previousWeekly, type WeeklyTime } from '#shared/calendar.ts';

const leastAheadMs = 300_000;
const mostAheadMs = 3 * 3_600_000;
/** A week, and a day more than any change of the clocks. */
const longestWaitMs = 8 * 86_400_000;

/** When the next weekly toast is due, and when work on it begins. Both in epoch milliseconds. */
export type Awaited = { dueAt: number; stepAt: number };

/** The toast that is awaited from `now` on. */
export function awaitedFrom(now: number, weekly: WeeklyTime, userId: number): Awaited {
  const dueAt = nextWeekly(now, weekly);
  return { dueAt, stepAt: dueAt - aheadMs(userId) };
}

/**
 * How long before its hour someone's toast is written and voiced: nearly everybody's is due on Sunday at nine, and the
 * work is spread over the hours before. Neighbouring numbers lie far apart.
 */
function aheadMs(userId: number): number {
  const share = (Math.imul(userId, 2_654_435_761) >>> 0) / 2 ** 32;
  return Math.round(leastAheadMs + share * (mostAheadMs - leastAheadMs));
}

/** A toast on which work begins now, and what is awaited then; null for `due` when there is none. */
export type Step = { due: number | null; next: Awaited };

/**
 * What comes of a row whose step is due at `now`. Of several weeks that went by only the latest is due. What is awaited
 * stays so until the toast is there; should it fail, the step after is a week later.
 */
export function stepAt(
  now: number,
  { dueAt, weekly, userId }: { dueAt: number; weekly: WeeklyTime; userId: number },
): Step {
  if (dueAt - aheadMs(userId) > now) {
    // It was worked out before the clock was set back.
    return { due: null, next: awaitedFrom(now, weekly, userId) };
  }
  const due = dueAt > now ? dueAt : previousWeekly(now, weekly);
  return { due, next: { dueAt: due, stepAt: nextWeekly(Math.max(due, now), weekly) } };
}

/** A step that is further ahead than this was worked out before the clock was set back. */
export function latestStep(now: number): number {
  return now + longestWaitMs + mostAheadMs;
}
