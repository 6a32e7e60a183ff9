import { expect, it } from 'vitest';
import { fliteRate } from './flite.ts';
import { trimSilence } from './trim.ts';

it('keeps what was said, 10 ms before it and 30 ms after', () => {
  const samples = new Float32Array(fliteRate).fill(0.001);
  samples.fill(0.1, 4000, 8000);
  const trimmed = trimSilence(samples);
  expect(trimmed).toHaveLength(4000 + 160 + 480);
  expect(trimmed.findIndex((value) => value > 0.05)).toBe(160);
});

it('keeps speech that fills everything, and nothing of silence', () => {
  expect(trimSilence(new Float32Array(1600).fill(0.1))).toHaveLength(1600);
  expect(trimSilence(new Float32Array(1600).fill(0.001))).toHaveLength(0);
  expect(trimSilence(new Float32Array(0))).toHaveLength(0);
});
