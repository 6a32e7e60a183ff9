import { describe, expect, it } from 'vitest';
import { limitPeaks, measureTruePeak } from './limiter.ts';
import { levelTo, measureLoudness } from './loudness.ts';
import { recordingRate, type Samples } from './samples.ts';
import { sine } from './test-sounds.ts';

/** One channel of a 1 kHz sine at -20 dBFS is -23 LUFS: the filter's 0.7 dB at 1 kHz cancels the constant. */
const minus23 = (seconds: number, db = 0) => sine({ hz: 1000, seconds, peak: 10 ** ((-20 + db) / 20) });

function inTurn(...parts: Samples[]): Samples {
  const whole = new Float32Array(parts.reduce((total, part) => total + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

describe('measureLoudness', () => {
  it('measures the reference tone', () => {
    expect(measureLoudness(minus23(20))).toBeCloseTo(-23, 1);
    expect(measureLoudness(sine({ hz: 1000, seconds: 5 }))).toBeCloseTo(-3, 1);
  });

  it('leaves out what is far quieter than the rest, as in the gating tests of EBU Tech 3341', () => {
    expect(measureLoudness(inTurn(minus23(3, -13), minus23(20), minus23(3, -13)))).toBeCloseTo(-23, 1);
    expect(measureLoudness(inTurn(minus23(3, -49), minus23(3, -13), minus23(20), minus23(3, -13)))).toBeCloseTo(-23, 1);
  });

  it('hears treble louder and bass softer', () => {
    expect(measureLoudness(sine({ hz: 4000, seconds: 2 }))).toBeGreaterThan(-1);
    expect(measureLoudness(sine({ hz: 40, seconds: 2 }))).toBeLessThan(-7);
  });

  it('knows silence, and sound shorter than a block', () => {
    expect(measureLoudness(new Float32Array(recordingRate))).toBe(-Infinity);
    expect(measureLoudness(new Float32Array(0))).toBe(-Infinity);
    expect(measureLoudness(minus23(0.2))).toBeCloseTo(-26, 0);
  });
});

describe('levelTo', () => {
  it('brings a sound to its loudness', () => {
    const samples = inTurn(minus23(2), minus23(2, -6));
    levelTo(samples, { lufs: -16, peakDb: -2 });
    expect(measureLoudness(samples)).toBeCloseTo(-16, 1);
  });

  it('leaves silence silent', () => {
    const silence = new Float32Array(1000);
    levelTo(silence, { lufs: -16, peakDb: -2 });
    expect(silence.every((value) => value === 0)).toBe(true);
  });
});

describe('limitPeaks', () => {
  it('finds the peaks between samples', () => {
    // Every sample of a quarter-rate sine at 45 degrees is 3 dB under its peak.
    expect(measureTruePeak(sine({ hz: recordingRate / 4, seconds: 0.1, phase: Math.PI / 4 }))).toBeCloseTo(0, 1);
  });

  it('holds every peak at the ceiling and leaves the rest alone', () => {
    const samples = inTurn(
      sine({ hz: 300, seconds: 0.5, peak: 0.5 }),
      sine({ hz: 5900, seconds: 0.02, peak: 1.8 }),
      sine({ hz: 300, seconds: 0.5, peak: 0.5 }),
    );
    const before = samples.slice();
    limitPeaks(samples, -2);
    expect(measureTruePeak(samples)).toBeLessThan(-1.9);
    expect(samples.subarray(0, 11_000)).toEqual(before.subarray(0, 11_000));
    expect(samples.subarray(16_000)).toEqual(before.subarray(16_000));
  });

  it('touches nothing that is quiet enough', () => {
    const samples = sine({ hz: 300, seconds: 0.1, peak: 0.7 });
    const before = samples.slice();
    limitPeaks(samples, -2);
    expect(samples).toEqual(before);
  });
});
