import { describe, expect, it } from 'vitest';
import { compress, equalize, excite, type Band } from './filters.ts';
import { amplitudeAt, levelDb, sine } from './test-sounds.ts';

function gainDb(band: Band, hz: number): number {
  const samples = sine({ hz, seconds: 1, peak: 0.5 });
  equalize(samples, [band]);
  return 20 * Math.log10(amplitudeAt(samples.subarray(12_000), hz) / 0.5);
}

describe('equalize', () => {
  it.each<[Band, number, number]>([
    [{ shape: 'highPass', hz: 1000 }, 1000, -3],
    [{ shape: 'highPass', hz: 1000 }, 100, -40],
    [{ shape: 'highPass', hz: 1000 }, 10_000, 0],
    [{ shape: 'lowPass', hz: 1000 }, 1000, -3],
    [{ shape: 'lowPass', hz: 1000 }, 100, 0],
    [{ shape: 'bell', hz: 1000, db: 6, q: 1 }, 1000, 6],
    [{ shape: 'bell', hz: 1000, db: 6, q: 1 }, 50, 0],
    [{ shape: 'bell', hz: 1000, db: -9, q: 2 }, 1000, -9],
    [{ shape: 'lowShelf', hz: 500, db: -8 }, 40, -8],
    [{ shape: 'lowShelf', hz: 500, db: -8 }, 500, -4],
    [{ shape: 'lowShelf', hz: 500, db: -8 }, 8000, 0],
    [{ shape: 'highShelf', hz: 3000, db: 5 }, 11_000, 5],
    [{ shape: 'highShelf', hz: 3000, db: 5 }, 3000, 2.5],
    [{ shape: 'highShelf', hz: 3000, db: 5 }, 200, 0],
  ])('%j changes %i Hz by %d dB', (band, hz, db) => {
    expect(gainDb(band, hz)).toBeCloseTo(db, 0);
  });

  it('turns silence into silence', () => {
    const silence = new Float32Array(24_000);
    equalize(silence, [{ shape: 'highPass', hz: 70 }]);
    expect(levelDb(silence)).toBeLessThan(-300);
  });
});

describe('compress', () => {
  it('turns down what is loud by its ratio and leaves the quiet alone', () => {
    const loud = sine({ hz: 500, seconds: 1, peak: 10 ** (-3 / 20) });
    const quiet = sine({ hz: 500, seconds: 1, peak: 10 ** (-30 / 20) });
    compress(loud, 2);
    compress(quiet, 2);
    // The quick attack sees the crests of the sine: 20 to 23 dB above the threshold, of which half is taken away.
    expect(levelDb(loud, 12_000)).toBeLessThan(-16);
    expect(levelDb(loud, 12_000)).toBeGreaterThan(-17.5);
    expect(levelDb(quiet)).toBeCloseTo(-33, 1);
  });
});

describe('excite', () => {
  it('adds the octave above the band that it listens to', () => {
    const samples = sine({ hz: 5000, seconds: 1, peak: 0.5 });
    excite(samples, 0.2);
    expect(amplitudeAt(samples, 10_000)).toBeGreaterThan(0.02);
    expect(amplitudeAt(samples, 5000)).toBeCloseTo(0.5, 1);
  });
});
