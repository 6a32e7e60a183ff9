import { expect, test } from 'vitest';
import { loudness } from './level-meter.ts';

test('silence is nothing, speech fills the scale, and a whisper still shows', () => {
  expect(loudness([])).toBe(0);
  expect(loudness([0, 0, 0])).toBe(0);
  expect(loudness([0.2, -0.2])).toBeCloseTo(1);
  expect(loudness([1, -1])).toBe(1);
  expect(loudness([0.01, -0.01])).toBeGreaterThan(0.2);
});
