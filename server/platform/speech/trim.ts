import { fliteRate } from './flite.ts';
import type { Samples } from './samples.ts';

/** Flite's voices hiss at up to 0.0017 between words; the softest breath of an "h" lies above this. */
const silence = 0.003;
const step = fliteRate / 100;
const stepsKeptAfter = 3;

/** What was said without the silence around it, but with 10 ms of it before and 30 ms after. Empty when all is silence. */
export function trimSilence(samples: Samples): Samples {
  const steps = Math.floor(samples.length / step);
  let first = 0;
  while (first < steps && levelAt(samples, first) < silence) {
    first += 1;
  }
  let last = steps - 1;
  while (last > first && levelAt(samples, last) < silence) {
    last -= 1;
  }
  return first === steps
    ? samples.slice(0, 0)
    : samples.slice(Math.max(0, first - 1) * step, (last + 1 + stepsKeptAfter) * step);
}

/** Root mean square of ten milliseconds. */
function levelAt(samples: Samples, at: number): number {
  let energy = 0;
  for (let i = at * step; i < (at + 1) * step; i += 1) {
    energy += (samples[i] as number) ** 2;
  }
  return Math.sqrt(energy / step);
}
