import { mixIn, type Samples } from './samples.ts';

/** Sounds on one line of time, which is taken from the front as it grows. */
export type Track = {
  /** Lays a sound from sample `at` on. What is before the taken end of the track is lost. */
  put(sound: Samples, at: number, factor?: number): void;
  /** The mixed sound from where the last call ended up to sample `end`. */
  takeUntil(end: number): Samples;
};

type Placed = { sound: Samples; at: number; factor: number };

/** An empty track. */
export function createTrack(): Track {
  let taken = 0;
  let placed: Placed[] = [];
  return {
    put: (sound, at, factor = 1) => {
      placed.push({ sound, at, factor });
    },
    takeUntil: (end) => {
      const part = new Float32Array(end - taken);
      for (const { sound, at, factor } of placed) {
        const skipped = Math.max(0, taken - at);
        mixIn(part, sound.subarray(skipped), { at: Math.max(0, at - taken), factor });
      }
      taken = end;
      placed = placed.filter(({ sound, at }) => at + sound.length > end);
      return part;
    },
  };
}
