import { expect, it } from 'vitest';
import { lineAt } from '#web/lib/cues.ts';
import cues from './cues.json';
import { sampleLines } from './sample.ts';

const words = sampleLines.flatMap(({ text }) => text.split(' '));

it('the sample is short, says nothing loudly, and tells each moment of its week once', () => {
  expect(words.length).toBeGreaterThanOrEqual(45);
  expect(words.length).toBeLessThanOrEqual(55);
  expect(sampleLines.filter(({ text }) => text.includes('!'))).toEqual([]);
  const told = sampleLines.flatMap(({ tells }) => tells);
  expect(new Set(told).size).toBe(told.length);
});

it('the sample is heard in the twenty seconds that are promised, line by line', () => {
  expect(cues).toHaveLength(sampleLines.length);
  expect(cues.map(({ startMs }) => lineAt(cues, startMs))).toEqual(sampleLines.map((_, index) => index));
  expect(cues.at(-1)?.endMs).toBeGreaterThan(17_000);
  expect(cues.at(-1)?.endMs).toBeLessThan(23_000);
});
