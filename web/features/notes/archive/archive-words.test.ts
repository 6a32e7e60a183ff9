import { expect, test } from 'vitest';
import { noFilters } from './archive-address.ts';
import { sayFound, sayMonth, sayYear, sayYearsAgo } from './archive-words.ts';

test('says how many were found, and where', () => {
  const say = (count: number, change: object) => sayFound(count, { ...noFilters, ...change });
  expect(say(1, { query: 'heron' })).toBe('1 reflection found');
  expect(say(1234, { query: 'heron' })).toBe('1,234 reflections found');
  expect(say(2, { day: '2026-03-03' })).toBe('2 reflections on Tuesday, March 3, 2026');
  expect(say(0, { query: 'x', month: '2026-03' })).toBe('No reflections found in March 2026');
  expect(say(3, { voice: true })).toBe('3 reflections');
});

test('names months, and says what was written in a year', () => {
  expect(sayMonth('2026-12')).toBe('December 2026');
  expect(sayYear(2026, 143, 2026)).toBe('In 2026 you wrote on 143 days.');
  expect(sayYear(2026, 1, 2026)).toBe('In 2026 you wrote on 1 day.');
  expect(sayYear(2026, 0, 2026)).toBe('Nothing written in 2026 yet.');
  expect(sayYear(2019, 0, 2026)).toBe('Nothing written in 2019.');
});

test('says how long ago a day was', () => {
  expect(sayYearsAgo('2023-03-03', '2026-03-03')).toBe('3 years ago');
  expect(sayYearsAgo('2025-03-03', '2026-03-03')).toBe('1 year ago');
  expect(sayYearsAgo('2025-09-03', '2026-03-03')).toBe('6 months ago');
  expect(sayYearsAgo('2026-02-03', '2026-03-03')).toBe('1 month ago');
});
