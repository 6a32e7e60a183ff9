import { fliteRate, sayWithFlite, type FliteManner } from './flite.ts';
import { levelTo } from './loudness.ts';
import type { NarratorSound } from './narrator-sound.ts';
import { resample } from './resample.ts';
import { fadeEnds, recordingRate, samplesIn, type Samples } from './samples.ts';
import { inPieces, type Ending } from './sentences.ts';
import type { ServiceSound } from './service/sound-in.ts';
import { speakable } from './speakable.ts';
import { shapeTone } from './tone.ts';
import { trimSilence } from './trim.ts';

/** How loud what is said is, in LUFS. */
export const targetLufs = -16;
/** The promise is -1 dBTP; MP3 may add almost a decibel. */
const peakDb = -2;

/** Between the pieces of a sentence that is too long for one breath. */
const breathMs = 180;
/** Of the pause after a sentence. */
const phraseShare = 0.75;
const shortestMs = 60;
/** How long a room is heard after the words. */
const roomMs = 600;

/** A line as it is heard: what is said takes `durationMs`, a whole number, and the room may sound on after that. */
export type VoicedLine = { sound: Samples; durationMs: number };

/** Whether there is anything in the line that the built-in voice can say. */
export function isSpeakable(line: string): boolean {
  return speakable(line) !== '';
}

/**
 * Says a line in the manner and the tone of a narrator, at -16 LUFS. Each line is levelled by itself, so that a
 * recording is as loud as promised before its end is known. Undefined when the line makes no sound.
 */
export function voiceLine(line: string, sound: NarratorSound): VoicedLine | undefined {
  const parts: Samples[] = [];
  for (const { text, ending } of inPieces(speakable(line))) {
    const voiced = voicePiece(text, sound);
    if (voiced.length >= samplesIn(shortestMs)) {
      const restMs = restAfter(ending, { saidMs: voiced.length / samplesIn(1), pauseMs: sound.pauseMs });
      parts.push(voiced, new Float32Array(samplesIn(restMs)));
    }
  }
  if (parts.length === 0) {
    return undefined;
  }
  const said = joined(parts.slice(0, -1), sound.room > 0 ? roomMs : 0);
  shapeTone(said.sound, sound);
  return levelled(said);
}

/** A line that a service spoke, as `voiceLine` gives it. The tone is tuned to the built-in speakers and left out. */
export function placeLine(given: ServiceSound | null): VoicedLine | undefined {
  if (!given) {
    return undefined;
  }
  const voiced = resample(given.samples, { from: given.rate, to: recordingRate });
  levelTo(voiced, { lufs: targetLufs, peakDb });
  const trimmed = trimSilence(voiced);
  fadeEnds(trimmed, { fadeIn: samplesIn(5), fadeOut: samplesIn(20) });
  return trimmed.length >= samplesIn(shortestMs) ? levelled(joined([trimmed], 0)) : undefined;
}

/**
 * How long the voice rests after a piece, in whole milliseconds: after a part of a sentence for less than after a whole
 * one, and the longer the more was said before, as one draws breath.
 */
export function restAfter(ending: Ending, { saidMs, pauseMs }: { saidMs: number; pauseMs: number }): number {
  if (ending === 'breath') {
    return breathMs;
  }
  const breath = Math.min(0.85 + saidMs / 16_000, 1.2);
  return Math.round(pauseMs * breath * (ending === 'phrase' ? phraseShare : 1));
}

function levelled(line: VoicedLine): VoicedLine {
  levelTo(line.sound, { lufs: targetLufs, peakDb });
  return line;
}

function voicePiece(text: string, sound: NarratorSound): Samples {
  if (text === '') {
    return new Float32Array(0);
  }
  const said = trimSilence(sayWithFlite(text, fliteManner(sound)));
  const voiced = resample(said, { from: Math.round(fliteRate * sound.tract), to: recordingRate });
  fadeEnds(voiced, { fadeIn: samplesIn(5), fadeOut: samplesIn(20) });
  return voiced;
}

/**
 * How Flite is to speak for this narrator. A smaller head is had by letting Flite speak slower and lower and speeding
 * all of that up again, a larger one the other way round.
 */
export function fliteManner({ voice, tract, tempo, pitchHz, pitchSpreadHz }: NarratorSound): FliteManner {
  return {
    voice,
    stretch: tract / tempo,
    pitchHz: pitchHz && pitchHz / tract,
    pitchSpreadHz: pitchSpreadHz && pitchSpreadHz / tract,
  };
}

/** The parts one after another, brought to a whole number of milliseconds, with silence behind them. */
function joined(parts: Samples[], silenceMs: number): VoicedLine {
  const length = parts.reduce((total, part) => total + part.length, 0);
  const durationMs = Math.ceil(length / samplesIn(1));
  const sound = new Float32Array(samplesIn(durationMs + silenceMs));
  let at = 0;
  for (const part of parts) {
    sound.set(part, at);
    at += part.length;
  }
  return { sound, durationMs };
}
