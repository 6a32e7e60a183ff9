/** Mono sound, nominally between -1 and 1. The steps that shape it write in place: it is megabytes long. */
export type Samples = Float32Array<ArrayBuffer>;

/** Samples a second of every recording: exactly 24 to a millisecond, so that cues can be exact. */
export const recordingRate = 24_000;

/** Milliseconds to samples at the rate of recordings. */
export function samplesIn(ms: number): number {
  return Math.round((ms * recordingRate) / 1000);
}

/** Decibels to a factor for amplitudes. */
export function gainOf(db: number): number {
  return 10 ** (db / 20);
}

/** Multiplies every sample, in place. */
export function amplify(samples: Samples, factor: number): void {
  for (let i = 0; i < samples.length; i += 1) {
    samples[i] = (samples[i] as number) * factor;
  }
}

/** Adds `sound`, times `factor`, from sample `at` on, in place; what would stand past the end is left out. */
export function mixIn(samples: Samples, sound: Samples, { at, factor = 1 }: { at: number; factor?: number }): void {
  const length = Math.min(sound.length, samples.length - at);
  for (let i = 0; i < length; i += 1) {
    samples[at + i] = (samples[at + i] as number) + (sound[i] as number) * factor;
  }
}

/** Fades the first `fadeIn` and the last `fadeOut` samples, in place, so that neither end clicks. */
export function fadeEnds(samples: Samples, { fadeIn, fadeOut }: { fadeIn: number; fadeOut: number }): void {
  const rising = Math.min(fadeIn, samples.length);
  for (let i = 0; i < rising; i += 1) {
    samples[i] = (samples[i] as number) * (0.5 - 0.5 * Math.cos((Math.PI * i) / rising));
  }
  const falling = Math.min(fadeOut, samples.length);
  for (let i = 0; i < falling; i += 1) {
    const at = samples.length - 1 - i;
    samples[at] = (samples[at] as number) * (0.5 - 0.5 * Math.cos((Math.PI * i) / falling));
  }
}
