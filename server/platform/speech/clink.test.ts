import { describe, expect, it } from 'vitest';
import { clinkSound, closingSound } from './clink.ts';
import { recordingRate } from './samples.ts';
import { amplitudeAt, levelDb } from './test-sounds.ts';

describe('the clink', () => {
  const clink = clinkSound();

  it('lasts under 1.6 s and begins and ends in silence', () => {
    expect(clink.length / recordingRate).toBeLessThan(1.6);
    expect(Math.abs(clink[0] ?? 1)).toBe(0);
    expect(levelDb(clink, -240)).toBeLessThan(-60);
    expect(levelDb(clink)).toBeGreaterThan(-40);
  });

  it('sounds two notes, a fourth apart', () => {
    const second = clink.subarray(recordingRate * 0.13, recordingRate * 0.63);
    for (const note of [1174.66, 1567.98]) {
      expect(amplitudeAt(second, note)).toBeGreaterThan(10 * amplitudeAt(second, note * 1.12));
    }
  });

  it('strikes the second note after the first', () => {
    const first = clink.subarray(0, recordingRate * 0.11);
    const second = clink.subarray(recordingRate * 0.125, recordingRate * 0.235);
    expect(amplitudeAt(second, 1567.98)).toBeGreaterThan(1.5 * amplitudeAt(first, 1567.98));
  });

  it('never clips', () => {
    for (const sound of [clink, closingSound()]) {
      expect(Math.max(...sound.map(Math.abs))).toBeLessThanOrEqual(1);
    }
  });
});
