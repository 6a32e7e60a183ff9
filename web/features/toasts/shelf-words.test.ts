import { expect, test } from 'vitest';
import { byYears, sayGlass } from './shelf-words.ts';

const glass = (intervalStart: string, days: number[], early = false) => ({ intervalStart, days, early });

test('a glass is called by its week and what it held', () => {
  const start = '2026-11-15T12:00:00.000Z';
  expect(sayGlass(glass(start, [1, 2, 4]), true)).toBe('Week of November 15, 7 moments');
  expect(sayGlass(glass(start, [1], true), true)).toBe('Week of November 15, 1 moment, early');
  expect(sayGlass(glass(start, []), false)).toBe('Week of November 15, 2026, no moments');
});

test('glasses stand by years, in the order in which they come', () => {
  const [newest, older, oldest] = ['2027-01-10', '2026-12-27', '2026-12-20'].map((day) =>
    glass(`${day}T12:00:00Z`, []),
  );
  expect(byYears([newest, older, oldest].filter((one) => one !== undefined))).toEqual([
    { year: '2027', toasts: [newest] },
    { year: '2026', toasts: [older, oldest] },
  ]);
  expect(byYears([])).toEqual([]);
});
