import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateAt, levelOf, monthLengths, placeByKey, placeNear, placeOf } from './year-geometry.ts';

test('a year has its days, a leap year one more', () => {
  const days = (year: number) => monthLengths(year).reduce((sum, length) => sum + length, 0);
  expect([2023, 2024, 1900, 2000].map(days)).toEqual([365, 366, 365, 366]);
  expect(monthLengths(2024)[1]).toBe(29);
});

test('a day stands where it is found again', () => {
  expect(placeOf('2026-03-04')).toEqual({ month: 2, day: 4 });
  expect(dateAt(2026, { month: 11, day: 31 })).toBe('2026-12-31');
});

test('a dot grows with what the day holds, up to an end', () => {
  expect([0, 1, 2, 3, 4, 5, 60].map(levelOf)).toEqual([0, 1, 2, 3, 4, 4, 4]);
});

test('arrow keys go through all days of the year and stay in it', () => {
  const lengths = monthLengths(2025);
  const from = (key: string, month: number, day: number) => placeByKey(key, { month, day }, lengths);
  expect(from('ArrowRight', 1, 28)).toEqual({ month: 2, day: 1 });
  expect(from('ArrowLeft', 2, 1)).toEqual({ month: 1, day: 28 });
  expect(from('ArrowRight', 11, 31)).toEqual({ month: 11, day: 31 });
  expect(from('ArrowLeft', 0, 1)).toEqual({ month: 0, day: 1 });
  expect(from('ArrowDown', 0, 31)).toEqual({ month: 1, day: 28 });
  expect(from('ArrowUp', 0, 31)).toEqual({ month: 0, day: 31 });
  expect(from('ArrowDown', 11, 5)).toEqual({ month: 11, day: 5 });
  expect(from('Home', 3, 9)).toEqual({ month: 3, day: 1 });
  expect(from('End', 3, 9)).toEqual({ month: 3, day: 30 });
  expect(from('a', 3, 9)).toBeUndefined();
  const keys = fc.array(fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'));
  fc.assert(
    fc.property(keys, (pressed) => {
      let place = { month: 5, day: 30 };
      for (const key of pressed) {
        place = placeByKey(key, place, lengths) ?? place;
        expect(placeOf(dateAt(2025, place))).toEqual(place);
        expect(place.day).toBeLessThanOrEqual(lengths[place.month] ?? 0);
      }
    }),
  );
});

test('a finger beside a dot means the nearest one', () => {
  const picture = {
    width: 10,
    height: 18,
    places: [
      { month: 0, day: 1 },
      { month: 2, day: 5 },
      { month: 2, day: 8 },
    ],
  };
  expect(placeNear({ x: 5, y: 9 }, picture)).toEqual({ month: 0, day: 1 });
  expect(placeNear({ x: 58, y: 50 }, picture)).toEqual({ month: 2, day: 5 });
  expect(placeNear({ x: 66, y: 38 }, picture)).toEqual({ month: 2, day: 8 });
  expect(placeNear({ x: 200, y: 200 }, picture)).toBeUndefined();
});
