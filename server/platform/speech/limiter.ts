import { gainOf, samplesIn, type Samples } from './samples.ts';

/**
 * Holds true peaks at `peakDb` dBTP, in place: the gain goes down in a straight line over the 3 ms before a peak and
 * comes back over 80 ms. Peaks between samples are found by four times oversampling, near the ceiling only.
 */
export function limitPeaks(samples: Samples, peakDb: number): void {
  const ceiling = gainOf(peakDb);
  const gains = gainsFor(samples, ceiling);
  if (!gains) {
    return;
  }
  const fall = 1 / samplesIn(3);
  const rise = 1 / samplesIn(80);
  for (let i = gains.length - 2; i >= 0; i -= 1) {
    gains[i] = Math.min(gains[i] as number, (gains[i + 1] as number) + fall);
  }
  let gain = 1;
  for (let i = 0; i < gains.length; i += 1) {
    gain = Math.min(gains[i] as number, gain + rise);
    samples[i] = (samples[i] as number) * gain;
  }
}

/** The gain that each sample can bear, or undefined when none needs any. */
function gainsFor(samples: Samples, ceiling: number): Samples | undefined {
  let gains: Samples | undefined;
  for (let i = 0; i < samples.length; i += 1) {
    if (Math.abs(samples[i] as number) < ceiling * 0.5) {
      continue;
    }
    const peak = peakAfter(samples, i);
    if (peak > ceiling) {
      gains ??= new Float32Array(samples.length).fill(1);
      gains[i] = Math.min(gains[i] as number, ceiling / peak);
      if (i + 1 < gains.length) {
        gains[i + 1] = ceiling / peak;
      }
    }
  }
  return gains;
}

/** Highest true peak in dBTP, looked for between samples too. */
export function measureTruePeak(samples: Samples): number {
  let peak = 0;
  for (let i = 0; i < samples.length; i += 1) {
    peak = Math.max(peak, peakAfter(samples, i));
  }
  return 20 * Math.log10(peak);
}

const reach = 12;
const between = [0.25, 0.5, 0.75].map((offset) =>
  Float32Array.from({ length: reach * 2 }, (_, k) => {
    const distance = Math.PI * (k - reach + 1 - offset);
    return (Math.sin(distance) / distance) * (0.5 + 0.5 * Math.cos(distance / reach));
  }),
);

/** The highest value from sample `at` up to the next one. */
function peakAfter(samples: Samples, at: number): number {
  let peak = Math.abs(samples[at] as number);
  const from = at - reach + 1;
  if (from < 0 || from + reach * 2 > samples.length) {
    return peak;
  }
  for (const filter of between) {
    let sum = 0;
    for (let k = 0; k < filter.length; k += 1) {
      sum += (samples[from + k] as number) * (filter[k] as number);
    }
    peak = Math.max(peak, Math.abs(sum));
  }
  return peak;
}
