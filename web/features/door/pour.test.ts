import { describe, expect, it } from 'vitest';
import { glassLeft, glassWith, leftAt, pouredAt, poursOf } from './pour.ts';

const lines = [
  { text: 'One and two.', tells: ['one', 'two'] },
  { text: 'To them.', tells: [] },
  { text: 'And three.', tells: ['three'] },
];
const cues = [
  { startMs: 1000, endMs: 5000 },
  { startMs: 6000, endMs: 7000 },
  { startMs: 8000, endMs: 9000 },
];
const pours = poursOf(lines, cues);
const sum = (heights: number[]) => heights.reduce((all, height) => all + height, 0);

describe('the glass at the door', () => {
  it('has a pour for each moment, while its line is said', () => {
    expect(pours).toEqual([1000, 3000, 8000]);
  });

  it('is as full as moments were told, and never sinks while they are', () => {
    expect([0, 1000, 2000, 3000, 4500, 7900, 9500].map((ms) => pouredAt(pours, ms))).toEqual([0, 0, 1, 1, 2, 2, 3]);
    const levels = Array.from({ length: 100 }, (_, at) => sum(glassWith(pouredAt(pours, at * 100), 3).heights));
    expect(levels).toEqual(levels.toSorted((one, other) => one - other));
    expect(levels.at(-1)).toBeCloseTo(1);
  });

  it('has a layer for each moment, and a stream only while one is poured', () => {
    expect(glassWith(0, 3)).toEqual({ heights: [0, 0, 0], pouring: null });
    expect(glassWith(2, 4)).toEqual({ heights: [0.25, 0.25, 0, 0], pouring: null });
    const { heights, pouring } = glassWith(1.5, 2);
    expect(heights[0]).toBe(0.5);
    expect(heights[1]).toBeGreaterThan(0);
    expect(heights[1]).toBeLessThan(0.5);
    expect(pouring).toBe(0.5);
  });

  it('is emptied from above when the toast begins again', () => {
    expect(leftAt(3, 0)).toBe(3);
    expect(leftAt(3, 800)).toBe(0);
    expect(glassLeft(1.5, 2)).toEqual({ heights: [0.5, 0.25], pouring: null });
    expect(glassLeft(0, 2).heights).toEqual([0, 0]);
  });
});
