import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  instantAt,
  isoInstant,
  localDate,
  nextWeekly,
  previousWeekly,
  weekdayOf,
  weekStart,
} from './calendar.ts';
import { often } from './often.fixture.ts';

const at = (iso: string) => Date.parse(iso);
const zones = Intl.supportedValuesOf('timeZone');
const [la, ny, march8] = ['America/Los_Angeles', 'America/New_York', '2026-03-08'];

describe('localDate', () => {
  it.each([
    ['2026-03-04T23:30:00Z', 'Europe/Lisbon', '2026-03-04'],
    ['2026-03-04T23:30:00Z', 'Asia/Kathmandu', '2026-03-05'],
    ['2026-03-04T11:30:00Z', 'Pacific/Kiritimati', '2026-03-05'],
    ['2026-03-04T03:59:59Z', 'America/New_York', '2026-03-03'],
    ['2026-12-31T23:59:59.999Z', 'UTC', '2026-12-31'],
    ['1969-12-31T23:30:00.500Z', 'Europe/Paris', '1970-01-01'],
  ])('%s in %s is %s', (instant, zone, date) => {
    expect(localDate(at(instant), zone)).toBe(date);
  });
});

describe('localDate where a day ends after midnight', () => {
  it.each([
    ['just before it ends', '2026-03-05T02:59:59.999Z', 'UTC', 3, '2026-03-04'],
    ['as it ends', '2026-03-05T03:00:00Z', 'UTC', 3, '2026-03-05'],
    ['back over the end of a year', '2026-01-01T00:30:00Z', 'UTC', 4, '2025-12-31'],
    ['to the day that a leap year has', '2028-03-01T00:30:00Z', 'UTC', 1, '2028-02-29'],
    ['while the hour it ends at is skipped: as soon as clocks show a later one', '2026-03-08T10:00:00Z', la, 3, march8],
    ['a minute before that', '2026-03-08T09:59:00Z', la, 3, '2026-03-07'],
    ['where clocks show 1:30 for the first time', '2026-11-01T05:30:00Z', ny, 2, '2026-10-31'],
    ['where they show 1:30 again', '2026-11-01T06:30:00Z', ny, 2, '2026-10-31'],
    ['where the day begins at 1:00', '2026-09-06T04:00:00Z', 'America/Santiago', 1, '2026-09-06'],
    ['half an hour forward', '2026-10-03T15:30:00Z', 'Australia/Lord_Howe', 2, '2026-10-04'],
    ['by quarters of an hour', '2026-03-04T21:14:59Z', 'Asia/Kathmandu', 3, '2026-03-04'],
    ['by quarters of an hour, later', '2026-03-04T21:15:00Z', 'Asia/Kathmandu', 3, '2026-03-05'],
    ['after a day that never was', '2011-12-30T11:00:00Z', 'Pacific/Apia', 3, '2011-12-30'],
  ])('%s', (_, instant, zone, dayEndHour, date) => {
    expect(localDate(at(instant), zone, dayEndHour)).toBe(date);
  });

  it('goes by what a clock on the wall shows, anywhere and at any time', () => {
    const years = fc.integer({ min: at('2010-01-01T00:00:00Z'), max: at('2040-01-01T00:00:00Z') });
    fc.assert(
      fc.property(years, fc.constantFrom(...zones), fc.nat({ max: 4 }), (instant, zone, dayEndHour) => {
        const parts = { timeZone: zone, dateStyle: 'short', timeStyle: 'short' } as const;
        const [day = '', time = ''] = new Intl.DateTimeFormat('sv-SE', parts).format(instant).split(' ');
        expect(localDate(instant, zone, dayEndHour)).toBe(
          Number(time.slice(0, 2)) < dayEndHour ? addDays(day, -1) : day,
        );
      }),
      { numRuns: often(500, 100_000) },
    );
  });
});

describe('isoInstant', () => {
  it('spells every instant as Date does', () => {
    fc.assert(
      fc.property(fc.integer({ min: at('0001-01-01T00:00:00Z'), max: at('9999-12-31T23:59:59Z') }), (instant) => {
        expect(isoInstant(instant)).toBe(new Date(instant).toISOString());
      }),
    );
  });
});

describe('weekStart', () => {
  it('is the toast day on or before the date', () => {
    expect(weekStart('2026-03-04', 0)).toBe('2026-03-01');
    expect(weekStart('2026-03-01', 0)).toBe('2026-03-01');
    expect(weekStart('2026-03-01', 1)).toBe('2026-02-23');
    expect(weekdayOf('2026-03-04')).toBe(3);
  });
});

describe('instantAt', () => {
  it.each([
    ['an ordinary day', '2026-03-04', 9, 0, 'Australia/Perth', '2026-03-04T01:00:00Z'],
    ['inside the spring gap: the first minute after it', '2026-03-29', 2, 30, 'Europe/Berlin', '2026-03-29T01:00:00Z'],
    ['inside the autumn overlap: the first of the two', '2026-10-25', 2, 30, 'Europe/Berlin', '2026-10-25T00:30:00Z'],
    ['a gap of half an hour', '2026-10-04', 2, 15, 'Australia/Lord_Howe', '2026-10-03T15:30:00Z'],
    ['a gap at midnight', '2026-09-06', 0, 0, 'America/Santiago', '2026-09-06T04:00:00Z'],
    ['a day that never was', '2011-12-30', 9, 0, 'Pacific/Apia', '2011-12-30T10:00:00Z'],
  ])('%s', (_, date, hour, minute, zone, expected) => {
    expect(new Date(instantAt({ date, hour, minute, zone })).toISOString()).toBe(new Date(expected).toISOString());
  });

  it('shows the asked time on the wall wherever that time exists', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 1800 }),
        fc.integer({ min: 0, max: 23 }),
        fc.integer({ min: 0, max: 59 }),
        (zone, day, hour, minute) => {
          const date = addDays('2026-01-01', day);
          const instant = instantAt({ date, hour, minute, zone });
          const wall = new Intl.DateTimeFormat('en-GB', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
          const asked = `${date.slice(8)}/${date.slice(5, 7)}/${date.slice(0, 4)}, ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
          // In a gap the clock has just jumped over the asked time: a minute earlier it shows less, now it shows more.
          const shown = wall.format(instant);
          return (
            shown === asked ||
            (sortable(wall.format(instant - 60_000)) < sortable(asked) && sortable(asked) < sortable(shown))
          );
        },
      ),
      { numRuns: often(500, 200_000) },
    );
  });
});

describe('the weekly clock', () => {
  const sunday9 = { weekday: 0, hour: 9, minute: 0 };

  it('comes round strictly after, and came round at or before', () => {
    const weekly = { ...sunday9, zone: 'Europe/Lisbon' };
    expect(nextWeekly(at('2026-03-01T08:59:59Z'), weekly)).toBe(at('2026-03-01T09:00:00Z'));
    expect(nextWeekly(at('2026-03-01T09:00:00Z'), weekly)).toBe(at('2026-03-08T09:00:00Z'));
    expect(previousWeekly(at('2026-03-01T09:00:00Z'), weekly)).toBe(at('2026-03-01T09:00:00Z'));
    expect(previousWeekly(at('2026-03-01T08:59:59Z'), weekly)).toBe(at('2026-02-22T09:00:00Z'));
  });

  it('leaves no time between two rounds uncovered, in any zone', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2030-12-31T00:00:00Z') }),
        fc.integer({ min: 0, max: 6 }),
        fc.integer({ min: 0, max: 1439 }),
        (zone, instant, weekday, minutes) => {
          const weekly = { zone, weekday, hour: Math.floor(minutes / 60), minute: minutes % 60 };
          const previous = previousWeekly(instant, weekly);
          const next = nextWeekly(instant, weekly);
          expect(previous).toBeLessThanOrEqual(instant);
          expect(next).toBeGreaterThan(instant);
          expect(nextWeekly(previous, weekly)).toBe(next);
          expect(previousWeekly(next - 1, weekly)).toBe(previous);
        },
      ),
      { numRuns: often(300, 100_000) },
    );
  });
});

/** "29/03/2026, 02:30" in an order that sorts. */
function sortable(shown: string): string {
  const [day = '', month = '', year = '', time = ''] = shown.split(/[/,] ?/);
  return `${year}-${month}-${day} ${time}`;
}
