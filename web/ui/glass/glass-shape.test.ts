import { describe, expect, it } from 'vitest';
import { edgePath, foot, heightsOf, opening, rim, slicePath, stack, surfaceAt } from './glass-shape.ts';

const sum = (heights: number[]) => heights.reduce((all, height) => all + height, 0);

describe('the tumbler', () => {
  it('widens upwards, and its drink stays inside its walls', () => {
    const levels = [0, 0.2, 0.4, 0.6, 0.8, 1].map(surfaceAt);
    const widths = levels.map(({ rx }) => rx);
    expect(widths).toEqual(widths.toSorted((one, other) => one - other));
    for (const { y, rx, ry } of levels) {
      const wall = rim.rx + ((y - rim.y) / (foot.y - rim.y)) * (foot.rx - rim.rx);
      expect(rx).toBeLessThan(wall);
      // Seen from above: a flat ellipse, that never leaves the picture.
      expect(ry / rx).toBeGreaterThan(0.2);
      expect(ry / rx).toBeLessThan(0.4);
    }
  });

  it('has a thick base, and its full drink stands just below the rim', () => {
    expect(foot.y - surfaceAt(0).y).toBeGreaterThan(12);
    const full = surfaceAt(1);
    expect(full.y).toBeGreaterThan(opening.y);
    expect(full.y - opening.y).toBeLessThan(10);
  });

  it('draws a slice by its near walls alone, and its edge from left to right', () => {
    expect(slicePath(surfaceAt(0), surfaceAt(1))).toBe(
      'M33.4 52A86.6 23.8 0 0 0 206.6 52L185 187A65 19.5 0 0 1 55 187Z',
    );
    expect(edgePath(surfaceAt(0))).toBe('M55 187A65 19.5 0 0 0 185 187');
  });

  it('stacks its layers without a gap', () => {
    const stacked = stack([{ height: 0.25 }, { height: 0.5 }]);
    expect(stacked.map(({ from, to }) => [from, to])).toEqual([
      [0, 0.25],
      [0.25, 0.75],
    ]);
  });
});

describe('heightsOf', () => {
  it('gives each its share of what is needed, and of the whole glass once there is enough', () => {
    expect(heightsOf([], 7)).toEqual([]);
    for (const [counts, needed, heights] of [
      [[1], 7, [1 / 7]],
      [[2, 1], 7, [2 / 7, 1 / 7]],
      [[1, 1, 1, 1, 1, 1, 1], 7, Array.from({ length: 7 }, () => 1 / 7)],
      [[7], 7, [1]],
      [[4, 10], 7, [4 / 14, 10 / 14]],
      [[1], 0, [1]],
    ] as [number[], number, number[]][]) {
      const found = heightsOf(counts, needed);
      expect(found).toHaveLength(heights.length);
      found.forEach((height, at) => expect(height).toBeCloseTo(heights[at] ?? 0, 9));
    }
  });

  it('leaves none too thin to be seen, and never overflows', () => {
    for (const counts of [[1, 200], [1, 1, 1, 500, 1], Array.from({ length: 14 }, (_, at) => (at === 3 ? 900 : 1))]) {
      const heights = heightsOf(counts, 7);
      expect(sum(heights)).toBeCloseTo(1, 9);
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(0.0499);
    }
    const many = heightsOf(
      Array.from({ length: 40 }, () => 1),
      7,
    );
    expect(sum(many)).toBeCloseTo(1, 9);
    expect(Math.min(...many)).toBeCloseTo(1 / 40, 9);
  });
});
