import { higherHz, lowerHz } from './clink.ts';
import { equalize } from './filters.ts';
import { levelTo } from './loudness.ts';
import { fadeEnds, mixIn, recordingRate, samplesIn, type Samples } from './samples.ts';

/** A note of the chord: how loud it is, and how long after the first it comes in. */
type Note = { hz: number; level: number; afterMs: number };

/** The two notes of the glasses, one and two octaves below the lower one of the closing: an open chord on G. */
const chord: Note[] = [
  { hz: higherHz / 8, level: 1, afterMs: 0 },
  { hz: lowerHz / 4, level: 0.8, afterMs: 250 },
  { hz: higherHz / 4, level: 0.6, afterMs: 550 },
  { hz: lowerHz / 2, level: 0.3, afterMs: 900 },
];
const swellMs = 900;

/** Strings that are not quite in tune: the chord breathes, in beats of some seconds. */
const strings = [0.9987, 1, 1.0011];
/** What each string sounds beside its own note. */
const harmonics = [1, 0.4, 0.15];

/**
 * A soft chord of `lengthMs` to speak over, at `lufs`, with its own rise and fall. The same length gives the same
 * samples.
 */
export function bedSound(lengthMs: number, { lufs, fallMs }: { lufs: number; fallMs: number }): Samples {
  const bed = new Float32Array(samplesIn(lengthMs));
  for (const { hz, level, afterMs } of chord) {
    const sound = new Float32Array(Math.max(0, bed.length - samplesIn(afterMs)));
    strings.forEach((tuning, string) =>
      harmonics.forEach((share, over) => {
        // Each begins elsewhere in its turn, so that they do not all begin as one.
        const phase = 1.7 * string + 2.3 * over;
        addTone(sound, { hz: hz * tuning * (over + 1), level: level * share, phase });
      }),
    );
    fadeEnds(sound, { fadeIn: samplesIn(swellMs), fadeOut: 0 });
    mixIn(bed, sound, { at: samplesIn(afterMs) });
  }
  equalize(bed, [
    { shape: 'highPass', hz: 120 },
    { shape: 'lowPass', hz: 900 },
  ]);
  const third = Math.floor(bed.length / 3);
  fadeEnds(bed, { fadeIn: Math.min(third, samplesIn(swellMs)), fadeOut: Math.min(third * 2, samplesIn(fallMs)) });
  levelTo(bed, { lufs, peakDb: lufs + 20 });
  return bed;
}

/** A sine, by the recurrence of an oscillator without loss. */
function addTone(sound: Samples, { hz, level, phase }: { hz: number; level: number; phase: number }): void {
  const angle = (2 * Math.PI * hz) / recordingRate;
  const turn = 2 * Math.cos(angle);
  let before = level * Math.sin(phase - angle);
  let now = level * Math.sin(phase);
  for (let i = 0; i < sound.length; i += 1) {
    sound[i] = (sound[i] as number) + now;
    const next = turn * now - before;
    before = now;
    now = next;
  }
}
