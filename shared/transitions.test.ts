import { describe, expect, it } from 'vitest';
import { addDays, localDate, localTime, nextDaily, nextWeekly, previousWeekly, weekdayOf } from './calendar.ts';
import { often } from './often.fixture.ts';
import { changesOf, timesAround } from './zone-changes.fixture.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const zones = Intl.supportedValuesOf('timeZone').filter((_, at) => at % often(24, 1) === 0);
const changes = zones.flatMap(changesOf);

describe('every clock that is set from 2026 to 2030', () => {
  it('is known', () => {
    process.stdout.write(`${String(changes.length)} changes in ${String(zones.length)} zones\n`);
    expect(changes.length).toBeGreaterThan(often(20, 1_000));
  });

  it('gives one weekly toast a week, at the first valid minute of a gap and the first of two', () => {
    for (const change of changes) {
      const { zone, at } = change;
      for (const { date, hour, minute } of timesAround(change)) {
        const time = { zone, weekday: weekdayOf(date), hour, minute };
        const dues: number[] = [];
        for (let due = nextWeekly(at - 16 * dayMs, time); due < at + 16 * dayMs; due = nextWeekly(due, time)) {
          dues.push(due);
          expect(previousWeekly(due, time), zone).toBe(due);
          expect(previousWeekly(due + 6 * dayMs, time), zone).toBe(due);
        }
        // A gap that ends at midnight moves what is due into the next day.
        const due = dues.find((one) => localDate(one, zone) === date || one === at) ?? Number.NaN;
        const drift = dues.slice(1).map((one, place) => Math.abs(one - (dues[place] ?? 0) - 7 * dayMs));
        expect([dues.includes(due), Math.max(...drift) <= 3 * hourMs], `${zone} ${date}`).toEqual([true, true]);
        const shown = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
        const isSkipped = localTime(due, zone) !== shown;
        expect(isSkipped ? due : at, `${zone} ${date} ${shown}`).toBe(at);
        // The first of the two: the clock has not shown it before on this day.
        expect(localTime(due - Math.abs(change.forward) * minuteMs, zone) === shown, `${zone} ${date} ${shown}`).toBe(
          false,
        );
      }
    }
  });

  it('gives one reminder a day', () => {
    for (const change of changes) {
      const { zone, at } = change;
      for (let hour = 5; hour <= 22; hour += 1) {
        const time = { zone, hour, minute: 0 };
        const days: string[] = [];
        for (let due = nextDaily(at - 4 * dayMs, time); due < at + 4 * dayMs; due = nextDaily(due, time)) {
          days.push(localDate(due, zone));
        }
        expect(days, `${zone} ${String(hour)}`).toEqual(days.map((_, place) => addDays(days[0] ?? '', place)));
      }
    }
  });
});
