import { beforeAll, describe, expect, it } from 'vitest';
import { measureTruePeak } from './limiter.ts';
import { measureLoudness } from './loudness.ts';
import type { NarratorSound } from './narrator-sound.ts';
import { samplesIn, type Samples } from './samples.ts';
import { speak } from './speak.ts';
import type { Clip, Cue, Recording } from './speech.ts';
import { decodeMp3, hasFfmpeg, levelDb } from './test-sounds.ts';

const sound: NarratorSound = {
  voice: 'slt',
  tract: 1,
  tempo: 1,
  pauseMs: 300,
  linePauseMs: 400,
  lastPauseMs: 1000,
  warmthDb: 0,
  presenceDb: 0,
  airDb: 1,
  compression: 2,
  room: 0,
};
const lines = [
  'On Monday you planted beans along the wall.',
  'Your sister called, and you laughed.',
  'So here is to you.',
];

type Made = { recording: Recording; heard: Samples; clips: Clip[] };

async function make(given: string[], music: boolean): Promise<Made> {
  const clips: Clip[] = [];
  const recording = await speak({ lines: given, sound, greeting: true, music }, { onClip: (clip) => clips.push(clip) });
  return { recording, heard: Float32Array.from(decodeMp3(recording.mp3)), clips };
}

/** What one has and the other has not, from and to milliseconds, in dB. */
function differenceDb(one: Made, other: Made, fromMs: number, untilMs: number): number {
  const difference = one.heard.map((value, at) => value - (other.heard[at] ?? 0));
  return levelDb(difference, samplesIn(fromMs), samplesIn(untilMs));
}

describe.skipIf(!hasFfmpeg)('music under a toast', () => {
  let silent: Made;
  let music: Made;
  const cueOf = (index: number) => music.recording.cues[index] as Cue;
  beforeAll(async () => {
    silent = await make(lines, false);
    music = await make(lines, true);
  });

  it('moves no word, and is left out unless it is asked for', async () => {
    expect(music.recording.cues).toEqual(silent.recording.cues);
    expect(music.recording.durationMs).toBe(silent.recording.durationMs);
    const plain = { lines, sound, greeting: false };
    expect(await speak({ ...plain, music: true })).toEqual(await speak(plain));
  });

  it('is heard under the first line and the last, and nowhere else', () => {
    const [first, middle, last] = [cueOf(0), cueOf(1), cueOf(2)];
    expect(differenceDb(music, silent, first.startMs + 900, first.endMs - 1500)).toBeGreaterThan(-50);
    expect(differenceDb(music, silent, last.startMs + 200, last.endMs)).toBeGreaterThan(-50);
    expect(differenceDb(music, silent, last.endMs, last.endMs + 400)).toBeGreaterThan(-50);
    for (const [from, until] of [
      [0, first.startMs - 60],
      [first.endMs + 50, last.startMs - 750],
      [middle.startMs, middle.endMs],
    ] as const) {
      expect(differenceDb(music, silent, from, until)).toBeLessThan(-65);
    }
  });

  it('is far below the voice, which is as loud as without it', () => {
    for (const { startMs, endMs } of [cueOf(0), cueOf(2)]) {
      const voice = levelDb(silent.heard, samplesIn(startMs), samplesIn(endMs));
      expect(voice - differenceDb(music, silent, startMs, endMs)).toBeGreaterThan(24);
    }
    expect(measureLoudness(music.heard)).toBeCloseTo(measureLoudness(silent.heard), 1);
    expect(measureTruePeak(music.heard)).toBeLessThan(-1);
  });

  it('begins and ends in silence within each piece, so that no cut is heard', () => {
    for (const { mp3 } of music.clips) {
      const heard = decodeMp3(mp3);
      expect(levelDb(heard, heard.length - samplesIn(15), heard.length)).toBeLessThan(-45);
    }
    expect(levelDb(music.heard, music.heard.length - samplesIn(40), music.heard.length)).toBeLessThan(-65);
  });

  it('is one under a single line', async () => {
    const one = await make(['So here is to you.'], true);
    const without = await make(['So here is to you.'], false);
    const { startMs, endMs } = one.recording.cues[0] as Cue;
    expect(one.clips).toHaveLength(1);
    expect(differenceDb(one, without, startMs + 700, endMs + 300)).toBeGreaterThan(-50);
    const [loud, asLoud] = [one, without].map(({ heard }) =>
      measureLoudness(heard.subarray(samplesIn(startMs), samplesIn(endMs))),
    );
    expect(loud).toBeCloseTo(asLoud ?? 0, 1);
  });
});
