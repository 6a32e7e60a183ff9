import { expect, it } from 'vitest';
import { fliteRate } from './flite.ts';
import { resample } from './resample.ts';
import { recordingRate } from './samples.ts';
import { amplitudeAt, levelDb } from './test-sounds.ts';

const tone = (hz: number) =>
  Float32Array.from({ length: fliteRate }, (_, i) => Math.sin((2 * Math.PI * hz * i) / fliteRate));
const inner = (samples: Float32Array) => samples.subarray(100, -100);

it.each([100, 1000, 5000])('keeps a tone of %i Hz as it is and adds nothing', (hz) => {
  const output = resample(tone(hz), { from: fliteRate, to: recordingRate });
  expect(output).toHaveLength(recordingRate);
  expect(amplitudeAt(output, hz)).toBeCloseTo(1, 2);
  const rest = output.map((value, i) => value - Math.sin((2 * Math.PI * hz * i) / recordingRate));
  expect(levelDb(inner(rest))).toBeLessThan(-60);
});

it('shifts a tone by the tract of a narrator', () => {
  const output = resample(tone(1000), { from: fliteRate * 1.05, to: recordingRate });
  expect(output.length / recordingRate).toBeCloseTo(1 / 1.05, 3);
  expect(amplitudeAt(inner(output), 1050)).toBeCloseTo(1, 1);
});

it('narrows the band when the rate goes down', () => {
  const output = resample(tone(7000), { from: fliteRate, to: 8000 });
  expect(levelDb(inner(output))).toBeLessThan(-55);
});

it('leaves a moment where it was', () => {
  const click = new Float32Array(fliteRate);
  click[8000] = 1;
  const output = resample(click, { from: fliteRate, to: recordingRate });
  expect(output.indexOf(Math.max(...output))).toBe(12_000);
});
