import { describe, expect, it } from 'vitest';
import { addDays, localDate, localTime, nextDaily, nextWeekly, previousWeekly, weekdayOf } from './calendar.ts';
import { often } from './often.fixture.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const [from, to] = [Date.parse('2026-01-01T00:00:00Z'), Date.parse('2031-01-01T00:00:00Z')];

/** A clock that is set: the first instant that has the new offset, and how far it is set forward, in minutes. */
type Change = { zone: string; at: number; forward: number };

function offsetMinutes(at: number, zone: string): number {
  const wall = Date.parse(`${localDate(at, zone)}T${localTime(at, zone)}:00Z`);
  return Math.round((wall - at) / minuteMs);
}

function changesOf(zone: string): Change[] {
  const changes: Change[] = [];
  let known = offsetMinutes(from, zone);
  for (let day = from; day < to; day += dayMs) {
    const later = offsetMinutes(day + dayMs, zone);
    if (later !== known) {
      let [low, high] = [day, day + dayMs];
      while (high - low > minuteMs) {
        const middle = low + Math.floor((high - low) / 2 / minuteMs) * minuteMs;
        [low, high] = offsetMinutes(middle, zone) === known ? [middle, high] : [low, middle];
      }
      changes.push({ zone, at: high, forward: later - known });
      known = later;
    }
  }
  return changes;
}

const zones = Intl.supportedValuesOf('timeZone').filter((_, at) => at % often(24, 1) === 0);
const changes = zones.flatMap(changesOf);

/** Wall clock times around a change: in the gap or the overlap, at its edges, and an hour to each side. */
function timesAround({ zone, at, forward }: Change): { date: string; hour: number; minute: number }[] {
  const edge = at + offsetMinutes(at - minuteMs, zone) * minuteMs;
  const size = Math.abs(forward) * minuteMs;
  const walls =
    forward > 0
      ? [edge - 1, edge, edge + size / 2, edge + size]
      : [edge - size - 1, edge - size, edge - size / 2, edge];
  return walls.map((wall) => {
    const shown = new Date(wall).toISOString();
    return { date: shown.slice(0, 10), hour: Number(shown.slice(11, 13)), minute: Number(shown.slice(14, 16)) };
  });
}

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
