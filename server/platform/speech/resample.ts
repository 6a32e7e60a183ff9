import type { Samples } from './samples.ts';

/** A rate change by `up` / `down`, in lowest terms, with one short filter for each of the `up` positions between samples. */
type RateChange = { up: number; down: number; taps: number; filters: Float32Array };

/** Half the filter's length in samples of the slower side: 60 dB down 1.8 kHz past the edge at 16 kHz. */
const lobes = 16;
const kaiserBeta = 6;
const changes = new Map<string, RateChange>();

/**
 * Changes the sampling rate by the whole-number ratio `up` / `down`, with a polyphase windowed-sinc filter (Kaiser).
 * The sound keeps its place in time; `to` samples for every `from` samples.
 */
export function resample(input: Samples, { from, to }: { from: number; to: number }): Samples {
  const { up, down, taps, filters } = rateChange(from, to);
  const length = Math.floor((input.length * up) / down);
  const output = new Float32Array(length);
  // Silence on both sides spares the inner loop its bounds checks.
  const padded = new Float32Array(input.length + taps * 2);
  padded.set(input, taps);
  let phase = 0;
  let start = taps - taps / 2 + 1;
  for (let i = 0; i < length; i += 1) {
    const filterAt = phase * taps;
    let sum = 0;
    for (let k = 0; k < taps; k += 1) {
      sum += (padded[start + k] as number) * (filters[filterAt + k] as number);
    }
    output[i] = sum;
    phase += down;
    while (phase >= up) {
      phase -= up;
      start += 1;
    }
  }
  return output;
}

function rateChange(from: number, to: number): RateChange {
  const key = `${from}/${to}`;
  const known = changes.get(key);
  if (known) {
    return known;
  }
  const common = greatestCommonDivisor(from, to);
  const change = designFilters(to / common, from / common);
  changes.set(key, change);
  return change;
}

function designFilters(up: number, down: number): RateChange {
  const narrowing = Math.min(1, up / down);
  const half = Math.ceil(lobes / narrowing);
  const taps = half * 2;
  const filters = new Float32Array(up * taps);
  for (let phase = 0; phase < up; phase += 1) {
    let sum = 0;
    for (let k = 0; k < taps; k += 1) {
      const distance = k - half + 1 - phase / up;
      const weight = narrowing * sinc(distance * narrowing) * kaiser(distance / half);
      filters[phase * taps + k] = weight;
      sum += weight;
    }
    for (let k = 0; k < taps; k += 1) {
      filters[phase * taps + k] = (filters[phase * taps + k] as number) / sum;
    }
  }
  return { up, down, taps, filters };
}

function sinc(x: number): number {
  return Math.abs(x) < 1e-9 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
}

function kaiser(x: number): number {
  return Math.abs(x) >= 1 ? 0 : besselI0(kaiserBeta * Math.sqrt(1 - x * x)) / besselI0(kaiserBeta);
}

/** Modified Bessel function of the first kind, order 0, by its power series. */
function besselI0(x: number): number {
  let term = 1;
  let sum = 1;
  for (let k = 1; term > sum * 1e-10; k += 1) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
