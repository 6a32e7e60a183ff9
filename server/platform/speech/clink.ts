import { addRoom } from './room.ts';
import { equalize } from './filters.ts';
import { amplify, fadeEnds, mixIn, recordingRate, samplesIn, type Samples } from './samples.ts';

/** A rim at rest rings in few modes; each splits in two, as no glass is quite round, and the pair beats slowly. */
type Mode = { ratio: number; level: number; decayMs: number };

/**
 * Mode ratios near those measured on wine glasses (the lowest ones grow about as n² - 1), decay to 1/e, and levels for
 * a light touch with a little wine inside: the lowest mode sings on, the others only colour the first moment.
 */
const modes: Mode[] = [
  { ratio: 1, level: 1, decayMs: 330 },
  { ratio: 2.32, level: 0.5, decayMs: 180 },
  { ratio: 4.25, level: 0.28, decayMs: 95 },
  { ratio: 6.63, level: 0.14, decayMs: 50 },
];
const split = 1.0016;

/** Two glasses a fourth apart: D6 and G6. */
export const lowerHz = 1174.66;
export const higherHz = 1567.98;

const clinkMs = 1550;
const closingMs = 1900;
let clink: Samples | undefined;
let closing: Samples | undefined;

/** The sound at the start of a toast: two rims touch, and rebound once, each with its own note. Peaks near 1. */
export function clinkSound(): Samples {
  clink ??= finished(clinkMs, [
    { hz: lowerHz, atMs: 4, level: 1, touch: 1 },
    { hz: higherHz, atMs: 9, level: 0.35, touch: 0 },
    { hz: higherHz, atMs: 118, level: 0.95, touch: 0.6 },
  ]);
  return clink;
}

/** The note a toast ends on: the same two glasses, set down rather than struck, an octave lower. Peaks near 1. */
export function closingSound(): Samples {
  closing ??= finished(closingMs, [
    { hz: higherHz / 2, atMs: 4, level: 0.7, touch: 0 },
    { hz: lowerHz / 2, atMs: 190, level: 1, touch: 0 },
  ]);
  return closing;
}

type Strike = { hz: number; atMs: number; level: number; touch: number };

function finished(lengthMs: number, strikes: Strike[]): Samples {
  const sound = new Float32Array(samplesIn(lengthMs));
  for (const { hz, atMs, level } of strikes) {
    const at = samplesIn(atMs);
    mixIn(sound, ringing(hz, sound.length - at), { at, factor: level });
  }
  addRoom(sound, { amount: 0.3, size: 1.3 });
  // The touch stays dry: its echoes would rattle.
  for (const { atMs, level, touch } of strikes) {
    mixIn(sound, contact(), { at: samplesIn(atMs), factor: touch * level });
  }
  equalize(sound, [
    { shape: 'highPass', hz: 250 },
    { shape: 'highShelf', hz: 5000, db: -4 },
  ]);
  amplify(sound, 1 / peakOf(sound));
  fadeEnds(sound, { fadeIn: samplesIn(1), fadeOut: samplesIn(500) });
  return sound;
}

function ringing(hz: number, length: number): Samples {
  const sound = new Float32Array(length);
  for (const { ratio, level, decayMs } of modes) {
    const partial = hz * ratio;
    if (partial < recordingRate * 0.45) {
      addPartial(sound, { hz: partial, level: level * 0.72, decayMs });
      addPartial(sound, { hz: partial * split, level: level * 0.28, decayMs: decayMs * 1.15 });
    }
  }
  return sound;
}

/** A decaying sine by the recurrence of a damped oscillator; starts over 2 ms, as glass is soft in its first moment. */
function addPartial(sound: Samples, { hz, level, decayMs }: { hz: number; level: number; decayMs: number }): void {
  const radius = Math.exp(-1000 / (decayMs * recordingRate));
  const angle = (2 * Math.PI * hz) / recordingRate;
  const turn = 2 * radius * Math.cos(angle);
  const shrink = radius * radius;
  const attack = samplesIn(2);
  let before = 0;
  let now = level * radius * Math.sin(angle);
  for (let i = 1; i < sound.length; i += 1) {
    sound[i] = (sound[i] as number) + now * Math.min(1, i / attack);
    const next = turn * now - shrink * before;
    before = now;
    now = next;
  }
}

/** The touch itself: four milliseconds of noise, always the same. */
function contact(): Samples {
  const sound = new Float32Array(samplesIn(12));
  let seed = 20_260_314;
  for (let i = 0; i < sound.length; i += 1) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    sound[i] = (seed / 2 ** 31 - 1) * 0.5 * Math.exp(-i / samplesIn(1.2));
  }
  equalize(sound, [
    { shape: 'highPass', hz: 2500 },
    { shape: 'lowPass', hz: 8000 },
  ]);
  return sound;
}

function peakOf(sound: Samples): number {
  return sound.reduce((peak, value) => Math.max(peak, Math.abs(value)), 0);
}
