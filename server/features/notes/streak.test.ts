import { describe, expect, it } from 'vitest';
import { addDays } from '#shared/calendar.ts';
import { streak } from './streak.ts';

const today = '2026-03-20';
/** Days before today on which something was written. */
const written = (...ago: number[]) => ago.map((days) => addDays(today, -days));

describe('streak', () => {
  it.each([
    ['nothing yet', [], 0],
    ['only today', [0], 1],
    ['only yesterday: today is not over', [1], 1],
    ['today and yesterday', [0, 1], 2],
    ['yesterday missed: the grace day holds', [0, 2, 3], 3],
    ['yesterday missed and nothing today yet', [2, 3], 2],
    ['two days missed in a row', [0, 3, 4], 1],
    ['two days missed, nothing today', [3, 4, 5], 0],
    ['one missed day a week, twice', [0, 1, 3, 4, 5, 6, 7, 8, 10, 11], 10],
    ['a second missed day within seven', [0, 2, 3, 5, 6], 3],
    ['a row long ago', [30, 31, 32], 0],
  ])('%s', (_, ago, expected) => {
    expect(streak(written(...ago), today)).toBe(expected);
  });
});
