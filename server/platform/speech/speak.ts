import { clinkSound, closingSound } from './clink.ts';
import { fliteRate, sayWithFlite, type FliteManner } from './flite.ts';
import { levelTo, measureLoudness } from './loudness.ts';
import { encodeMp3 } from './mp3.ts';
import type { NarratorSound } from './narrator-sound.ts';
import { resample } from './resample.ts';
import { amplify, fadeEnds, gainOf, mixIn, recordingRate, samplesIn, type Samples } from './samples.ts';
import { inPieces } from './sentences.ts';
import { speakable } from './speakable.ts';
import type { ServiceSound } from './service/sound-in.ts';
import type { Cue, Recording, SpeakJob } from './speech.ts';
import { SpeechError } from './speech-error.ts';
import { shapeTone } from './tone.ts';
import { trimSilence } from './trim.ts';

const targetLufs = -16;
/** The promise is -1 dBTP; MP3 may add almost a decibel. */
const peakDb = -2;
const clinkDb = -14;
const closingDb = -20;

/** Silence before the first line and after the last, with the glasses and without. */
const margins = { greeting: { leadMs: 1800, tailMs: 2300 }, plain: { leadMs: 150, tailMs: 400 } };
const closingAfterMs = 400;

/** Between the pieces of a sentence that is too long for one breath. */
const breathMs = 180;
const shortestMs = 60;

/** Ten minutes, so that a recording and the room to work on it fit into memory with ease. */
const longestMs = 600_000;

/**
 * Speaks the lines and gives the finished recording, at -16 LUFS and under -1 dBTP. The same job gives the same bytes.
 * `onLine` hears of each line, from 1, before it is voiced. Throws a SpeechError when no line can be spoken.
 */
export async function speak(job: SpeakJob, onLine: (step: number, of: number) => void = () => {}): Promise<Recording> {
  const { samples, cues, endMs } = layOut(voiceLines(job, onLine), job);
  // The tone is tuned to the built-in speakers.
  if (!job.voiced) {
    shapeTone(samples, job.sound);
  }
  if (job.greeting) {
    addGlasses(samples, endMs);
  }
  levelTo(samples, { lufs: targetLufs, peakDb });
  return { mp3: await encodeMp3(samples), durationMs: durationOf(samples), cues };
}

function voiceLines(
  { lines, sound, voiced: given }: SpeakJob,
  onLine: (step: number, of: number) => void,
): (Samples | undefined)[] {
  let totalMs = 0;
  return lines.map((line, index) => {
    onLine(index + 1, lines.length);
    const voiced = given ? placeLine(given[index] ?? null) : voiceLine(line, sound);
    totalMs += voiced ? durationOf(voiced) + sound.linePauseMs : 0;
    if (totalMs > longestMs) {
      throw new SpeechError('This text is too long to be spoken.');
    }
    return voiced;
  });
}

/** One line at the rate of recordings, a whole number of milliseconds long; undefined when it makes no sound. */
function voiceLine(line: string, sound: NarratorSound): Samples | undefined {
  const parts: Samples[] = [];
  for (const piece of inPieces(speakable(line))) {
    const voiced = voicePiece(piece, sound);
    if (voiced.length >= samplesIn(shortestMs)) {
      const isSentence = /[.!?]$/.test(piece);
      parts.push(voiced, new Float32Array(samplesIn(isSentence ? sound.pauseMs : breathMs)));
    }
  }
  return parts.length > 0 ? joined(parts.slice(0, -1)) : undefined;
}

/** A line that a service spoke, as `voiceLine` gives it. */
function placeLine(given: ServiceSound | null): Samples | undefined {
  if (!given) {
    return undefined;
  }
  const voiced = resample(given.samples, { from: given.rate, to: recordingRate });
  amplify(voiced, gainOf(targetLufs - measureLoudness(voiced)));
  const trimmed = trimSilence(voiced);
  fadeEnds(trimmed, { fadeIn: samplesIn(5), fadeOut: samplesIn(20) });
  return trimmed.length >= samplesIn(shortestMs) ? joined([trimmed]) : undefined;
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

function joined(parts: Samples[]): Samples {
  const length = parts.reduce((total, part) => total + part.length, 0);
  const whole = new Float32Array(Math.ceil(length / samplesIn(1)) * samplesIn(1));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Puts the lines one after another with their pauses; the glass is raised before the last of several. */
function layOut(voiced: (Samples | undefined)[], { sound, greeting }: SpeakJob) {
  const { leadMs, tailMs } = greeting ? margins.greeting : margins.plain;
  const last = voiced.findLastIndex((line) => line !== undefined);
  if (last === -1) {
    throw new SpeechError('Nothing in this text can be spoken.');
  }
  let endMs = 0;
  const cues = voiced.map((line, index): Cue | null => {
    if (!line) {
      return null;
    }
    const pauseMs = index === last ? sound.lastPauseMs : sound.linePauseMs;
    const startMs = endMs === 0 ? leadMs : endMs + pauseMs;
    endMs = startMs + durationOf(line);
    return { startMs, endMs };
  });
  const samples = new Float32Array(samplesIn(endMs + tailMs));
  voiced.forEach((line, index) => {
    const cue = cues[index];
    if (line && cue) {
      samples.set(line, samplesIn(cue.startMs));
    }
  });
  return { samples, cues, endMs };
}

/** The clink before the words and the closing note after them, both well below the voice. */
function addGlasses(samples: Samples, endMs: number): void {
  amplify(samples, gainOf(targetLufs - measureLoudness(samples)));
  mixIn(samples, clinkSound(), { at: 0, factor: gainOf(clinkDb) });
  mixIn(samples, closingSound(), { at: samplesIn(endMs + closingAfterMs), factor: gainOf(closingDb) });
}

function durationOf(samples: Samples): number {
  return samples.length / samplesIn(1);
}
