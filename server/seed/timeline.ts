import { addDays, daysBetween, instantAt, localDate, nextWeekly, previousWeekly } from '#shared/calendar.ts';
import { demoWeeks, type DemoWeek } from './demo-weeks.ts';

const minuteMs = 60_000;
/** How long ago today's last reflection was written, where its own hour is still to come. */
const justNowMs = 20 * minuteMs;

/** A week of the demo's life: from toast to toast, with what is written in it and when (epoch milliseconds). */
export type Life = Pick<DemoWeek, 'narrator' | 'tone'> & {
  start: number;
  end: number;
  notes: { at: number; words: string }[];
};

/**
 * The demo's weeks, the oldest first. The last of them holds `now` and has a reflection for each of its days up to this
 * one, so that the week's glass is never empty on the day someone looks.
 */
export function livesUntil(now: number, zone: string): Life[] {
  const weekly = { zone, weekday: 0, hour: 9, minute: 0 };
  const lives: Life[] = [];
  let end = nextWeekly(now, weekly);
  for (const { narrator, tone, notes } of demoWeeks.toReversed()) {
    const start = previousWeekly(end - 1, weekly);
    const week = { start, zone, now };
    lives.unshift({
      narrator,
      tone,
      start,
      end,
      notes: notes.flatMap(([day, clock, words]) => {
        const at = whenWritten(day, clock, week);
        return at === undefined ? [] : [{ at, words }];
      }),
    });
    end = start;
  }
  return lives;
}

/** When a reflection of a day of the week was written; undefined where that day is still to come. */
function whenWritten(
  day: number,
  clock: string,
  { start, zone, now }: { start: number; zone: string; now: number },
): number | undefined {
  // The first day begins with the toast at nine, so its evening is still in this week.
  const date = addDays(localDate(start, zone), day);
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  const at = instantAt({ date, hour, minute, zone });
  if (daysBetween(date, localDate(now, zone)) < 0) {
    return undefined;
  }
  const earliest = Math.max(start, instantAt({ date, hour: 0, minute: 0, zone }));
  return at <= now ? at : Math.max(earliest, now - justNowMs);
}
