import { describe, expect, it } from 'vitest';
import { addDays, instantAt, localDate, nextWeekly, weekdayOf } from '#shared/calendar.ts';
import { often } from '#shared/often.fixture.ts';
import { livesUntil } from './timeline.ts';

const hourMs = 3_600_000;
const zones = ['UTC', 'Europe/Lisbon', 'Pacific/Kiritimati', 'America/New_York', 'Australia/Lord_Howe'];
/** A fortnight each: over new year, 29 February, and the days on which clocks change in one zone or another. */
const beginnings = ['2026-12-25', '2028-02-22', '2026-03-01', '2026-03-22', '2026-10-18', '2026-11-15'];

/** All through a fortnight from a day on, and around the toasts and midnights of it. */
function moments(date: string, zone: string): number[] {
  const start = Date.parse(date);
  const step = often(11, 1) * hourMs;
  const along = Array.from({ length: (14 * 24 * hourMs) / step }, (_, at) => start + at * step);
  const weekly = nextWeekly(start, { zone, weekday: 0, hour: 9, minute: 0 });
  const midnight = instantAt({ date: addDays(date, 6), hour: 0, minute: 0, zone });
  return [...along, ...[weekly, midnight].flatMap((at) => [at - 1, at, at + 1])];
}

describe.each(zones)('the life of the demo account in %s', (zone) => {
  it.each(beginnings)('ends today, at whatever hour one looks, from %s on', (date) => {
    const wrong = moments(date, zone).filter((now) => {
      const week = livesUntil(now, zone).at(-1);
      const last = week?.notes.at(-1)?.at ?? 0;
      return !(week && localDate(last, zone) === localDate(now, zone) && last >= week.start && last <= now);
    });
    expect(wrong.map((now) => new Date(now).toISOString())).toEqual([]);
  });

  it('is in its order, each week within its own, and none of it is to come', () => {
    for (const now of beginnings.flatMap((date) => moments(date, zone)).filter((_, at) => at % often(9, 2) === 0)) {
      const lives = livesUntil(now, zone);
      const written = lives.flatMap(({ notes }) => notes.map(({ at }) => at));
      expect(written).toEqual(written.toSorted((a, b) => a - b));
      expect(new Set(written).size).toBe(written.length);
      expect(Math.max(...written)).toBeLessThanOrEqual(now);
      expect(lives).toHaveLength(6);
      for (const { start, end, notes } of lives) {
        expect(notes.every(({ at }) => start <= at && at < end)).toBe(true);
        expect([start, end].map((at) => weekdayOf(localDate(at, zone)))).toEqual([0, 0]);
      }
    }
  });
});
