import { describe, expect, it } from 'vitest';
import { levelIn, rimArcs, sayWeek, surfaceAt } from './week-glass-geometry.ts';

describe('the glass', () => {
  it('is empty, part full or full, and never overflows', () => {
    expect([0, 3.5, 7, 12].map((count) => levelIn(count, 7))).toEqual([0, 0.5, 1, 1]);
  });

  it('rises and widens with every reflection', () => {
    const radii = [0, 1, 2, 3, 4, 5, 6, 7].map((count) => surfaceAt(levelIn(count, 7)).radius);
    expect(radii).toEqual([...radii].sort((a, b) => a - b));
    expect(new Set(radii).size).toBe(8);
  });

  it('has as many strokes on its rim as reflections are needed', () => {
    expect(rimArcs(7, 110)).toHaveLength(7);
    expect(rimArcs(7, 110)[0]).toMatch(/^M126\.\d+ 10\.\d+A110 110 0 0 1 /);
  });
});

describe('sayWeek', () => {
  it('counts up to a full week and names what came on top', () => {
    expect([sayWeek(0, 7), sayWeek(7, 7), sayWeek(9, 7)]).toEqual([
      '0 of 7 this week',
      '7 of 7 this week',
      '7 of 7 this week, and 2 more',
    ]);
  });
});
