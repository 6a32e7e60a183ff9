import { equalize } from '#server/platform/speech/filters.ts';
import { addRoom } from '#server/platform/speech/room.ts';
import { fadeEnds, recordingRate, samplesIn, type Samples } from '#server/platform/speech/samples.ts';

const lengthMs = 520;
/** The bubble that a drop leaves under the surface shrinks as it rings, so its note climbs by about an octave. */
const bubble = { fromHz: 587, toHz: 1175, climbMs: 70, decayMs: 62 };
/** The glass around it answers an octave above, faintly. */
const answer = { hz: 1174.66, level: 0.16, atMs: 30, decayMs: 150 };

/** One drop falling into a glass that holds something already. Peaks near 1; the same bytes each time. */
export function dropSound(): Samples {
  const sound = new Float32Array(samplesIn(lengthMs));
  const attack = samplesIn(3);
  let phase = 0;
  for (let i = 0; i < sound.length; i += 1) {
    const ms = (i * 1000) / recordingRate;
    const climbed = 1 - Math.exp(-ms / bubble.climbMs);
    phase += (2 * Math.PI * (bubble.fromHz + (bubble.toHz - bubble.fromHz) * climbed)) / recordingRate;
    const sinceAnswer = ms - answer.atMs;
    const rung =
      sinceAnswer > 0
        ? answer.level *
          Math.sin((2 * Math.PI * answer.hz * sinceAnswer) / 1000) *
          Math.exp(-sinceAnswer / answer.decayMs)
        : 0;
    sound[i] = 0.8 * Math.sin(phase) * Math.exp(-ms / bubble.decayMs) * Math.min(1, i / attack) + rung;
  }
  addRoom(sound, { amount: 0.22, size: 0.9 });
  equalize(sound, [{ shape: 'highPass', hz: 220 }]);
  fadeEnds(sound, { fadeIn: samplesIn(1), fadeOut: samplesIn(180) });
  return sound;
}
