import { beforeAll, describe, expect, it } from 'vitest';
import { howLong } from '#server/test/how-long.ts';
import type { NarratorSound } from './narrator-sound.ts';
import { measureTruePeak } from './limiter.ts';
import { measureLoudness } from './loudness.ts';
import { samplesIn } from './samples.ts';
import { speak } from './speak.ts';
import { SpeechError, type Clip, type Recording } from './speech.ts';
import { decodeMp3, hasFfmpeg, levelDb } from './test-sounds.ts';

const sound: NarratorSound = {
  voice: 'slt',
  tract: 0.95,
  pitchHz: 170,
  pitchSpreadHz: 20,
  tempo: 1,
  pauseMs: 300,
  linePauseMs: 300,
  lastPauseMs: 700,
  warmthDb: 0,
  presenceDb: 0,
  airDb: 1,
  compression: 2,
  room: 0.1,
};
const lines = ['You planted beans.', '🌱', 'Your sister called; you laughed.', 'To you!'];

describe('speak', () => {
  let plain: Recording;
  let greeting: Recording;
  beforeAll(async () => {
    plain = await speak({ lines, sound, greeting: false });
    greeting = await speak({ lines, sound, greeting: true });
  });

  it('gives each line its cue, with pauses between and the longest before the last', () => {
    const { cues, durationMs } = plain;
    const [first, nothing, second, last] = cues;
    expect(nothing).toBeNull();
    expect(first?.startMs).toBe(150);
    expect((second?.startMs ?? 0) - (first?.endMs ?? 0)).toBe(300);
    expect((last?.startMs ?? 0) - (second?.endMs ?? 0)).toBe(700);
    expect(durationMs - (last?.endMs ?? 0)).toBe(400);
    expect([first, second, last].every((cue) => Number.isInteger(cue?.startMs) && Number.isInteger(cue?.endMs))).toBe(
      true,
    );
  });

  it('states its duration in the MP3 to the sample', () => {
    const { mp3, durationMs } = plain;
    const frame = Buffer.from(mp3);
    const trimmed = frame.readUIntBE(13 + 120 + 21, 3);
    expect(frame.readUInt32BE(13 + 8) * 576 - (trimmed >> 12) - (trimmed & 0xfff)).toBe(samplesIn(durationMs));
  });

  it.skipIf(!hasFfmpeg)('is heard exactly when the cues say, and is silent in between', async () => {
    const recording = await speak({ lines, sound: { ...sound, room: 0 }, greeting: false });
    const heard = decodeMp3(recording.mp3);
    expect(heard).toHaveLength(samplesIn(recording.durationMs));
    for (const cue of recording.cues.filter((each) => each !== null)) {
      expect(levelDb(heard, samplesIn(cue.startMs - 100), samplesIn(cue.startMs - 10))).toBeLessThan(-55);
      expect(levelDb(heard, samplesIn(cue.startMs), samplesIn(cue.startMs + 60))).toBeGreaterThan(-40);
      expect(levelDb(heard, samplesIn(cue.endMs - 150), samplesIn(cue.endMs))).toBeGreaterThan(-45);
      expect(levelDb(heard, samplesIn(cue.endMs + 20), samplesIn(cue.endMs + 200))).toBeLessThan(-50);
    }
  });

  it.skipIf(!hasFfmpeg)('is as loud as promised, with no peak above -1 dBTP', () => {
    const heard = Float32Array.from(decodeMp3(greeting.mp3));
    expect(measureLoudness(heard)).toBeCloseTo(-16, 0);
    expect(measureTruePeak(heard)).toBeLessThan(-1);
  });

  it.skipIf(!hasFfmpeg)('begins with the clink, then a little silence, when it greets', () => {
    const heard = decodeMp3(greeting.mp3);
    expect(greeting.cues[0]?.startMs).toBe(1800);
    expect(levelDb(heard, 0, samplesIn(400))).toBeGreaterThan(-40);
    expect(levelDb(heard, samplesIn(1600), samplesIn(1780))).toBeLessThan(-55);
  });

  it('gives the same bytes for the same words', async () => {
    expect(await speak({ lines, sound, greeting: true })).toEqual(greeting);
  });

  it('tells of each line before voicing it, the silent ones too', async () => {
    const steps: string[] = [];
    await speak({ lines, sound, greeting: false }, { onLine: (step, of) => steps.push(`${step}/${of}`) });
    expect(steps).toEqual(['1/4', '2/4', '3/4', '4/4']);
  });

  it('gives itself in pieces on the way, which together are the whole', async () => {
    const clips: Clip[] = [];
    const recording = await speak({ lines, sound, greeting: true }, { onClip: (clip) => clips.push(clip) });
    expect(recording).toEqual(greeting);
    // The last line and the sound after it are one piece.
    expect(clips.map(({ line }) => line)).toEqual(greeting.cues.flatMap((cue, index) => (cue ? [{ index, cue }] : [])));
    expect(clips.map(({ isLast }) => isLast)).toEqual([false, false, true]);
    // The clink is left to the page that plays the pieces.
    expect(clips[0]?.fromMs).toBe(1760);
    expect(clips.slice(1).map(({ fromMs }) => fromMs)).toEqual(clips.slice(0, -1).map(({ untilMs }) => untilMs));
    expect(clips.at(-1)?.untilMs).toBe(greeting.durationMs);
  });

  it.skipIf(!hasFfmpeg)('sounds the same in pieces', async () => {
    const clips: Clip[] = [];
    await speak({ lines, sound, greeting: true }, { onClip: (clip) => clips.push(clip) });
    const whole = decodeMp3(greeting.mp3);
    for (const { fromMs, untilMs, mp3 } of clips) {
      const heard = decodeMp3(mp3);
      expect(heard).toHaveLength(samplesIn(untilMs - fromMs));
      const from = samplesIn(fromMs);
      expect(levelDb(heard, 0, heard.length)).toBeCloseTo(levelDb(whole, from, from + heard.length), 0);
    }
  });

  it('ends with a piece of its own where the last line makes no sound', async () => {
    const clips: Clip[] = [];
    const spoken = { samples: new Float32Array(24_000).fill(0.1), rate: 24_000 };
    const nearlyNothing = { samples: new Float32Array(100), rate: 24_000 };
    const job = { lines: ['One.', 'Two.'], sound, greeting: true, music: true, voiced: [spoken, nearlyNothing] };
    await speak(job, { onClip: (clip) => clips.push(clip) });
    expect(clips.map(({ line, isLast }) => [line?.index, isLast])).toEqual([
      [0, false],
      [undefined, true],
    ]);
  });

  it.each([{ given: [] }, { given: [''] }, { given: ['🎉', 'Доброе утро', '...'] }])(
    'refuses $given, which it cannot say',
    async ({ given }) => {
      await expect(speak({ lines: given, sound, greeting: true })).rejects.toThrow(
        new SpeechError('Nothing in this text can be spoken.'),
      );
    },
  );

  it('refuses what would go on for more than ten minutes', async () => {
    const slow = { ...sound, linePauseMs: 300_000 };
    await expect(speak({ lines: ['One.', 'Two.', 'Three.', 'Four.'], sound: slow, greeting: false })).rejects.toThrow(
      'too long',
    );
  });

  it('speaks a line that is too long in pieces, under one cue', async () => {
    const long = 'and we walked on '.repeat(60);
    const quick = { ...sound, tempo: 4 };
    const { cues, durationMs } = await speak({ lines: [long, 'End.'], sound: quick, greeting: false });
    expect(cues).toHaveLength(2);
    expect((cues[0]?.endMs ?? 0) - (cues[0]?.startMs ?? 0)).toBeGreaterThan(8000);
    expect(durationMs).toBeGreaterThan(cues[1]?.endMs ?? Infinity);
  });

  it('says hostile text in no time, and as words', async () => {
    const hostile = [
      'a'.repeat(5000),
      '-voice rms -o /etc/passwd',
      '<speak><break time="9s"/></speak>',
      '$(reboot) `ls`; %n%n \u202e\ud800',
      '(((((((((',
      'Ａ́́́',
    ];
    const saying = () => speak({ lines: [...hostile, 'Fine.'], sound, greeting: false });
    expect(await howLong(saying, 5000)).toBeLessThan(5000);
    const { cues, durationMs } = await saying();
    expect(durationMs).toBeLessThan(15_000);
    expect(cues.map((cue) => cue !== null)).toEqual([true, true, false, true, false, true, true]);
  });

  it.each<[NarratorSound['voice']]>([['slt'], ['rms'], ['awb']])('speaks with %s', async (voice) => {
    const { durationMs } = await speak({
      lines: ['Here is to you.'],
      sound: { ...sound, voice },
      greeting: false,
    });
    expect(durationMs).toBeGreaterThan(1200);
  });
});
