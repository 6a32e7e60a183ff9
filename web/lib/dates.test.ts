import { expect, test } from 'vitest';
import { localDateOf, sayAgo, sayDate, sayDay, sayDuration, sayLocalDay, sayTime, todayFor } from './dates.ts';

test('days and times as people say them', () => {
  const at = '2025-03-03T23:30:00Z';
  expect(sayDay(at, 'UTC')).toBe('Monday, March 3');
  expect(sayDay(at, 'Australia/Perth')).toBe('Tuesday, March 4');
  expect(sayDate(new Date(at), 'UTC')).toBe('March 3, 2025');
  expect(sayTime(at, 'Australia/Perth')).toBe('7:30 AM');
  expect(sayLocalDay('2025-03-03')).toBe('Monday, March 3');
});

test('the day an instant falls on depends on the zone', () => {
  const at = new Date('2025-12-31T23:30:00Z');
  expect(localDateOf(at, 'UTC')).toBe('2025-12-31');
  expect(localDateOf(at, 'Australia/Perth')).toBe('2026-01-01');
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
