import { describe, expect, test, vi } from 'vitest';
import { addDays } from '#shared/calendar.ts';
import {
  browserTimezone,
  localDateOf,
  sayAgo,
  sayDate,
  sayDay,
  sayDuration,
  sayLocalDay,
  sayTime,
  sayWhen,
  todayFor,
} from './dates.ts';

test('days and times as people say them', () => {
  const at = '2025-03-03T23:30:00Z';
  expect(sayDay(at, 'UTC')).toBe('Monday, March 3');
  expect(sayDay(at, 'Australia/Perth')).toBe('Tuesday, March 4');
  expect(sayDate(new Date(at), 'UTC')).toBe('March 3, 2025');
  expect(sayTime(at, 'Australia/Perth')).toBe('7:30 AM');
  expect(sayLocalDay('2025-03-03')).toBe('Monday, March 3');
});

test.each([
  ['2025-03-03T09:00:00Z', 'today at 9:00 AM'],
  ['2025-03-03T00:00:00Z', 'today at 12:00 AM'],
  ['2025-03-04T09:00:00Z', 'tomorrow at 9:00 AM'],
  ['2025-03-05T09:00:00Z', 'Wednesday, March 5 at 9:00 AM'],
  ['2025-03-02T23:59:00Z', 'Sunday, March 2 at 11:59 PM'],
])('%s is said as %s', (instant, words) => {
  expect(sayWhen(instant, new Date('2025-03-03T05:00:00Z'), 'UTC')).toBe(words);
});

test('today is the day of the zone one reads in', () => {
  const now = new Date('2025-12-31T20:00:00Z');
  expect(sayWhen('2026-01-01T01:00:00Z', now, 'UTC')).toBe('tomorrow at 1:00 AM');
  expect(sayWhen('2026-01-01T01:00:00Z', now, 'Australia/Perth')).toBe('today at 9:00 AM');
});

test('the day an instant falls on depends on the zone', () => {
  const at = new Date('2025-12-31T23:30:00Z');
  expect(localDateOf(at, 'UTC')).toBe('2025-12-31');
  expect(localDateOf(at, 'Australia/Perth')).toBe('2026-01-01');
});

test('the browser says its zone with Temporal and without', () => {
  vi.stubEnv('TZ', 'Asia/Kathmandu');
  expect(browserTimezone()).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  vi.stubGlobal('Temporal', { Now: { timeZoneId: () => 'Pacific/Apia' } });
  expect(browserTimezone()).toBe('Pacific/Apia');
  vi.unstubAllGlobals();
});

test.each([
  [0, 0, 0, '2026-03-01'],
  [23, 59, 4, '2026-03-01'],
  [0, 0, 1, '2026-02-28'],
  [2, 59, 3, '2026-02-28'],
  [3, 0, 3, '2026-03-01'],
])('at %i:%i it is, for whose day ends at %i, %s', (hour, minute, dayEndHour, day) => {
  expect(todayFor(new Date(2026, 2, 1, hour, minute), dayEndHour)).toBe(day);
});

test.each([
  [0, '0:00'],
  [5.9, '0:05'],
  [65, '1:05'],
  [3599, '59:59'],
  [3725, '1:02:05'],
  [-3, '0:00'],
  [NaN, '0:00'],
  [Infinity, '0:00'],
])('%d seconds read %s', (seconds, words) => {
  expect(sayDuration(seconds)).toBe(words);
});

test.each([
  ['2026-03-04T09:59:31Z', 'just now'],
  ['2026-03-04T09:59:00Z', '1 minute ago'],
  ['2026-03-04T08:00:00Z', '2 hours ago'],
  ['2026-03-03T09:00:00Z', 'yesterday'],
  ['2026-02-02T10:00:00Z', '30 days ago'],
  ['2026-03-04T10:00:09Z', 'just now'],
])('%s was %s', (at, words) => {
  expect(sayAgo(at, new Date('2026-03-04T10:00:00Z'))).toBe(words);
});

describe('every day and hour, also those that come twice or not at all', () => {
  /** What the clock on the wall says there, asked of Intl alone. */
  function wallClock(timeZone: string): (at: number) => { date: string; hour: number } {
    const digits = '2-digit';
    const format = new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      year: 'numeric',
      month: digits,
      day: digits,
      hour: digits,
    });
    return (at) => {
      const [date = '', hour] = format.format(at).split(' ');
      return { date, hour: Number(hour) };
    };
  }

  // Clock changes of an hour and of half an hour, at midnight as well, on both sides of the equator and of the date line.
  const zones = [
    'Europe/Lisbon',
    'America/Santiago',
    'Australia/Lord_Howe',
    'Africa/Cairo',
    'Pacific/Apia',
    'Asia/Kathmandu',
  ];

  test.each(zones)('the day it is in %s, for whenever a day ends', (zone) => {
    vi.stubEnv('TZ', zone);
    const wallOf = wallClock(zone);
    const wrong: string[] = [];
    const dayMs = 86_400_000;
    // 2028, a leap year, and both new years around it: every half hour of the days on which the clock is changed and of
    // those around the end of a month, four times on the others.
    for (let day = Date.UTC(2027, 11, 30); day < Date.UTC(2029, 0, 3); day += dayMs) {
      const isChanged = new Date(day).getTimezoneOffset() !== new Date(day + dayMs).getTimezoneOffset();
      const isMonthsEnd = new Date(day - dayMs).getUTCMonth() !== new Date(day + dayMs).getUTCMonth();
      for (let at = day; at < day + dayMs; at += isChanged || isMonthsEnd ? 1_800_000 : dayMs / 4) {
        const { date, hour } = wallOf(at);
        for (const dayEnd of [0, 4]) {
          if (todayFor(new Date(at), dayEnd) !== (hour < dayEnd ? addDays(date, -1) : date)) {
            wrong.push(`${new Date(at).toISOString()} for a day that ends at ${dayEnd}`);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  test('every day of a leap year has its name', () => {
    const named = Array.from({ length: 366 }, (_, at) => sayLocalDay(addDays('2028-01-01', at)));
    expect([named[0], named[59], named[365]]).toEqual([
      'Saturday, January 1',
      'Tuesday, February 29',
      'Sunday, December 31',
    ]);
    expect(new Set(named).size).toBe(366);
    expect(named.filter((name) => !/^[A-Z][a-z]+day, [A-Z][a-z]+ \d{1,2}$/.test(name))).toEqual([]);
  });
});
