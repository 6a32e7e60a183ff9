import { limitPeaks } from './limiter.ts';
import { amplify, gainOf, recordingRate, samplesIn, type Samples } from './samples.ts';

/** Blocks of 400 ms that begin every 100 ms. */
const hopMs = 100;
const hopsInBlock = 4;
const quietestLufs = -70;
const belowMeanLu = 10;

/**
 * Integrated loudness in LUFS of one channel, gated, after ITU-R BS.1770-4; -Infinity when there is nothing to measure.
 * Sound shorter than a block counts as if silence followed.
 */
export function measureLoudness(samples: Samples): number {
  const blocks = blockPowers(hopPowers(samples));
  const heard = blocks.filter((power) => lufs(power) > quietestLufs);
  const threshold = lufs(mean(heard)) - belowMeanLu;
  return lufs(mean(heard.filter((power) => lufs(power) > threshold)));
}

/** Brings `samples` to `lufs` with true peaks at most `peakDb` dBTP, in place. Silence stays silence. */
export function levelTo(samples: Samples, { lufs: target, peakDb }: { lufs: number; peakDb: number }): void {
  let missing = target - measureLoudness(samples);
  // Limiting takes a little loudness away, so a second, small step makes up for it.
  for (let round = 0; round < 2 && Number.isFinite(missing); round += 1) {
    amplify(samples, gainOf(missing));
    limitPeaks(samples, peakDb);
    missing = target - measureLoudness(samples);
    if (Math.abs(missing) < 0.05) {
      return;
    }
  }
}

/** Mean power of each full hop behind the K-weighting filter; at least a block of them, with silence at the end. */
function hopPowers(samples: Samples): number[] {
  const { shelf, highPass } = kWeighting();
  const hop = samplesIn(hopMs);
  const count = Math.max(hopsInBlock, Math.floor(samples.length / hop));
  const powers: number[] = [];
  let [shelfFirst, shelfSecond, passFirst, passSecond] = [0, 0, 0, 0];
  for (let start = 0; start < count * hop; start += hop) {
    const end = Math.min(start + hop, samples.length);
    let energy = 0;
    for (let i = start; i < end; i += 1) {
      const input = samples[i] as number;
      const bright = shelf.b0 * input + shelfFirst;
      shelfFirst = shelf.b1 * input - shelf.a1 * bright + shelfSecond;
      shelfSecond = shelf.b2 * input - shelf.a2 * bright;
      const weighted = bright + passFirst;
      passFirst = -2 * bright - highPass.a1 * weighted + passSecond;
      passSecond = bright - highPass.a2 * weighted;
      energy += weighted * weighted;
    }
    powers.push(energy / hop);
  }
  return powers;
}

function blockPowers(hops: number[]): number[] {
  return Array.from(
    { length: hops.length - hopsInBlock + 1 },
    (_, at) => sum(hops.slice(at, at + hopsInBlock)) / hopsInBlock,
  );
}

function lufs(power: number): number {
  return -0.691 + 10 * Math.log10(power);
}

function mean(values: number[]): number {
  return sum(values) / Math.max(1, values.length);
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** The two filters of BS.1770 for our sampling rate, from the analogue prototypes of the tables given there for 48 kHz. */
function kWeighting() {
  const k = Math.tan((Math.PI * 1681.974450955533) / recordingRate);
  const q = 0.7071752369554196;
  const high = gainOf(3.999843853973347);
  const middle = high ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  const shelf = {
    b0: (high + (middle * k) / q + k * k) / a0,
    b1: (2 * (k * k - high)) / a0,
    b2: (high - (middle * k) / q + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / q + k * k) / a0,
  };
  const low = Math.tan((Math.PI * 38.13547087602444) / recordingRate);
  const lowQ = 0.5003270373238773;
  const scale = 1 + low / lowQ + low * low;
  return { shelf, highPass: { a1: (2 * (low * low - 1)) / scale, a2: (1 - low / lowQ + low * low) / scale } };
}
