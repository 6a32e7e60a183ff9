import { describe, expect, test } from 'vitest';
import { check } from '../check/check.ts';
import { compose } from '../compose.ts';
import type { Moment } from '../compose.ts';

const seeds = 'abcdefghijklmnopqrstuvwx'.split('');

function notes(first: number, rows: readonly (readonly [string, string])[]): Moment[] {
  return rows.map(([localDate, content], at) => ({ id: first + at, content, localDate, createdAt: first + at }));
}

const earlier = notes(1, [
  ['2024-06-11', 'Nan taught me to make jam, and it set.'],
  ['2025-03-05', 'The heron is gone from the canal.'],
  ['2025-03-20', 'Bread came out flat, we ate it anyway'],
  ['2025-04-02', 'Dad died a year ago. The heron was there.'],
  ['2025-04-10', 'Walked home in the rain'],
  ['2025-05-01', 'Fixed the bike'],
  ['2025-05-12', 'Lunch with Jo by the river'],
  ['2025-05-20', 'Slept well'],
]);
const week = notes(100, [
  ['2025-06-09', 'Made soup'],
  ['2025-06-10', 'The heron came back to the wall by the bridge.'],
  ['2025-06-12', 'Planted beans'],
  ['2025-06-13', 'My sister rang'],
]);

function backIn(request: { moments?: Moment[]; earlier?: Moment[]; said?: string[][] }): string[] {
  return seeds.flatMap((seed) => {
    const moments = request.moments ?? week;
    const past = request.earlier ?? earlier;
    const { lines } = compose({ tone: 'uplifting', narrator: 'calm', seed, ...request, moments, earlier: past });
    expect(check(lines, [...past, ...moments])).toEqual([]);
    return lines
      .filter(({ noteIds }) => noteIds.some((id) => id < 100))
      .map((line) => {
        expect(line.noteIds.some((id) => id >= 100)).toBe(true);
        expect(new Set(line.evidence.map(({ noteId }) => noteId))).toEqual(new Set(line.noteIds));
        return line.text;
      });
  });
}

describe('a look back', () => {
  test('now and then, with the words of both notes and a true time', () => {
    const found = backIn({});
    expect(found.length).toBeGreaterThan(3);
    expect(found.length).toBeLessThan(seeds.length * 0.8);
    for (const text of found) {
      expect(text).toMatch(/in March/i);
      expect(text).toContain('“The heron is gone from the canal');
      expect(text).toContain('heron came back');
    }
  });

  test('never at what was heavy, nor in a week that is', () => {
    expect(backIn({ earlier: earlier.filter(({ id }) => id !== 2) }).join(' ')).not.toMatch(/died|was there/);
    const heavy = { id: 120, content: 'The funeral was today.', localDate: '2025-06-14', createdAt: 120 };
    expect(backIn({ moments: [...week, heavy] })).toEqual([]);
  });

  test('not at what this person writes of all the time', () => {
    const common = Array.from({ length: 9 }, (_, at) => `2025-04-${String(11 + at)}`).map(
      (date): readonly [string, string] => [date, 'Saw the heron again'],
    );
    expect(backIn({ earlier: [...earlier, ...notes(20, common)] }).join(' ')).not.toContain('Saw the heron');
  });

  test('not at the words of a recent look back, nor soon after one', () => {
    const line = 'In March you wrote, “The heron is gone from the canal.” This week, on Tuesday, the heron came back.';
    expect(backIn({ said: [[line]] })).toEqual([]);
    expect(
      backIn({ said: [['Hello.'], ['Hello.'], ['Hello.'], ['Hello.'], ['Hello.'], ['Hello.'], ['Hello.'], [line]] }),
    ).toEqual([]);
  });

  test('to the same days of a year ago, where both are of a kind', () => {
    const moments = notes(100, [
      ['2025-06-10', 'Baked a pie and it held together'],
      ['2025-06-11', 'Swam in the lake'],
      ['2025-06-12', 'My brother came over'],
    ]);
    const past = notes(1, [
      ['2024-06-11', 'Baked my first loaf'],
      ['2024-07-01', 'Rain'],
      ['2024-08-01', 'Sun'],
      ['2024-09-01', 'Wind'],
    ]);
    const found = backIn({ moments, earlier: past });
    expect(found.length).toBeGreaterThan(2);
    expect(found.every((text) => /a year ago this week/i.test(text))).toBe(true);
  });
});
