import { recordingRate, type Samples } from './samples.ts';

/** One step of an equaliser: a shelf or bell of `db` at `hz`, or a cut below (`highPass`) or above (`lowPass`) it. */
export type Band =
  | { shape: 'lowShelf' | 'highShelf' | 'bell'; hz: number; db: number; q?: number }
  | { shape: 'highPass' | 'lowPass'; hz: number; q?: number };

type Biquad = { b0: number; b1: number; b2: number; a1: number; a2: number };

const butterworth = Math.SQRT1_2;

/** Runs the bands one after another over `samples`, in place, at the rate of recordings. */
export function equalize(samples: Samples, bands: Band[]): void {
  for (const band of bands) {
    runBiquad(samples, biquadFor(band));
  }
}

/** The coefficients of a band, after the "Cookbook formulae for audio EQ biquad filter coefficients" (R. Bristow-Johnson). */
function biquadFor(band: Band): Biquad {
  const amplitude = 'db' in band ? 10 ** (band.db / 40) : 1;
  const angle = (2 * Math.PI * band.hz) / recordingRate;
  const cosine = Math.cos(angle);
  const alpha = Math.sin(angle) / (2 * (band.q ?? butterworth));
  switch (band.shape) {
    case 'highPass':
    case 'lowPass': {
      const sign = band.shape === 'highPass' ? -1 : 1;
      const b1 = sign * (1 - sign * cosine);
      return normalized([Math.abs(b1) / 2, b1, Math.abs(b1) / 2], [1 + alpha, -2 * cosine, 1 - alpha]);
    }
    case 'bell':
      return normalized(
        [1 + alpha * amplitude, -2 * cosine, 1 - alpha * amplitude],
        [1 + alpha / amplitude, -2 * cosine, 1 - alpha / amplitude],
      );
    case 'lowShelf':
    case 'highShelf':
      return shelf({ amplitude, cosine, alpha, sign: band.shape === 'lowShelf' ? 1 : -1 });
  }
}

/** The cookbook's two shelves differ only in the signs of their cosine terms and of the middle coefficients. */
function shelf({
  amplitude: a,
  cosine,
  alpha,
  sign,
}: {
  amplitude: number;
  cosine: number;
  alpha: number;
  sign: 1 | -1;
}): Biquad {
  const slope = 2 * Math.sqrt(a) * alpha;
  const up = a + 1;
  const down = a - 1;
  return normalized(
    [
      a * (up - sign * down * cosine + slope),
      sign * 2 * a * (down - sign * up * cosine),
      a * (up - sign * down * cosine - slope),
    ],
    [up + sign * down * cosine + slope, sign * -2 * (down + sign * up * cosine), up + sign * down * cosine - slope],
  );
}

function normalized([b0, b1, b2]: [number, number, number], [a0, a1, a2]: [number, number, number]): Biquad {
  return { b0: b0 / a0, b1: b1 / a0, b2: b2 / a0, a1: a1 / a0, a2: a2 / a0 };
}

function runBiquad(samples: Samples, { b0, b1, b2, a1, a2 }: Biquad): void {
  let first = 0;
  let second = 0;
  for (let i = 0; i < samples.length; i += 1) {
    const input = samples[i] as number;
    const output = b0 * input + first;
    first = b1 * input - a1 * output + second;
    second = b2 * input - a2 * output;
    samples[i] = output;
  }
}

/**
 * Evens out loud and soft, in place: above -26 dB the level rises by 1 dB for every `ratio` dB. Measures power with
 * 5 ms attack and 120 ms release, and looks at the level every 16 samples.
 */
export function compress(samples: Samples, ratio: number): void {
  const thresholdDb = -26;
  const stride = 16;
  const attack = 1 - Math.exp(-1 / (recordingRate * 0.005));
  const release = 1 - Math.exp(-1 / (recordingRate * 0.12));
  const slope = (1 - 1 / ratio) / 20;
  let power = 0;
  for (let start = 0; start < samples.length; start += stride) {
    const end = Math.min(start + stride, samples.length);
    const db = 10 * Math.log10(power + 1e-12);
    const gain = db > thresholdDb ? 10 ** ((thresholdDb - db) * slope) : 1;
    for (let i = start; i < end; i += 1) {
      const input = samples[i] as number;
      const square = input * input;
      power += (square > power ? attack : release) * (square - power);
      samples[i] = input * gain;
    }
  }
}

/**
 * Gives back some of the breath above 7.4 kHz that the voices lack, in place: rectifying the band above 3.5 kHz makes
 * its octave, of which `amount` is added.
 */
export function excite(samples: Samples, amount: number): void {
  const overtones = samples.slice();
  equalize(overtones, [
    { shape: 'highPass', hz: 3500 },
    { shape: 'highPass', hz: 3500 },
  ]);
  for (let i = 0; i < overtones.length; i += 1) {
    overtones[i] = Math.abs(overtones[i] as number);
  }
  equalize(overtones, [
    { shape: 'highPass', hz: 7400 },
    { shape: 'highPass', hz: 7400 },
  ]);
  for (let i = 0; i < samples.length; i += 1) {
    samples[i] = (samples[i] as number) + amount * (overtones[i] as number);
  }
}
