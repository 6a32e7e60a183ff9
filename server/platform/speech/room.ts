import { samplesIn, type Samples } from './samples.ts';

/** Delays in ms, with no common measure, so that the echoes never fall into step. */
const combDelays = [29.7, 37.1, 41.1, 43.7];
const allpassDelays = [5, 1.7];
const firstEchoMs = 12;
const feedback = 0.72;
const allpassGain = 0.6;

/**
 * Adds the sound of a small furnished room, in place: `amount` of four damped comb filters in parallel and two allpass
 * filters in series (M. R. Schroeder, "Natural sounding artificial reverberation"). `size` 1 is a living room.
 */
export function addRoom(samples: Samples, { amount, size = 1 }: { amount: number; size?: number }): void {
  const echoes = new Float32Array(samples.length);
  for (const delay of combDelays) {
    addComb({ samples, echoes, delay: samplesIn(delay * size) });
  }
  for (const delay of allpassDelays) {
    runAllpass(echoes, samplesIn(delay));
  }
  const factor = amount / combDelays.length;
  for (let i = 0; i < samples.length; i += 1) {
    samples[i] = (samples[i] as number) + factor * (echoes[i] as number);
  }
}

function addComb({ samples, echoes, delay }: { samples: Samples; echoes: Samples; delay: number }): void {
  const line = new Float32Array(delay);
  const before = samplesIn(firstEchoMs);
  let at = 0;
  let damped = 0;
  for (let i = before; i < samples.length; i += 1) {
    const echo = line[at] as number;
    damped = echo * 0.6 + damped * 0.4;
    line[at] = (samples[i - before] as number) + damped * feedback;
    at = at + 1 === delay ? 0 : at + 1;
    echoes[i] = (echoes[i] as number) + echo;
  }
}

function runAllpass(sound: Samples, delay: number): void {
  const line = new Float32Array(delay);
  let at = 0;
  for (let i = 0; i < sound.length; i += 1) {
    const delayed = line[at] as number;
    const input = (sound[i] as number) + allpassGain * delayed;
    line[at] = input;
    sound[i] = delayed - allpassGain * input;
    at = at + 1 === delay ? 0 : at + 1;
  }
}
