import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createSpeech } from '#server/platform/speech/speech.ts';
import { plainSound } from '#server/platform/speech/plain-sound.fixture.ts';
import { createVoiceService } from '../voice-service.ts';
import { withService } from '../with-service.ts';
import { filesIn } from './model-folder.ts';
import { sherpaSpeaker, type SherpaConfig } from './sherpa-speaker.ts';
import { tinyVoiceFolder, tinyVoiceRate } from './tiny-voice.fixture.ts';
import { sherpaTrouble } from './trouble.ts';
import { unnoted } from '#server/platform/outside/unnoted.fixture.ts';

const line = 'You saw a heron by the river.';

function configIn(folder: string, more: Partial<SherpaConfig> = {}): SherpaConfig {
  return { kind: 'sherpa', model: 'vits', folder, timeoutMs: 30_000, voices: {}, otherVoice: '0', ...more };
}

function speakerIn(folder: string, more?: Partial<SherpaConfig>, idleMs?: number) {
  const speaker = sherpaSpeaker(configIn(folder, more), idleMs === undefined ? {} : { idleMs });
  onTestFinished(() => speaker.close());
  return {
    ...speaker,
    speak: (said = line, voice = '0') => speaker.say({ line: said, voice, signals: [], outgoing: unnoted }),
  };
}

/** How long a text takes with the tiny voice, roughly. */
const secondsOf = (samples: Float32Array) => samples.length / tinyVoiceRate;

describe('a voice of the operator’s own', () => {
  it('speaks line after line in a process of its own, which sees none of our secrets and goes when it is idle', async () => {
    vi.stubEnv('INSTANCE_KEY', 'the-instance-key');
    const speaker = speakerIn(tinyVoiceFolder(), {}, 300);
    const [long, short] = await Promise.all([speaker.speak(), speaker.speak('Hello.')]);
    expect(long.rate).toBe(tinyVoiceRate);
    expect(secondsOf(long.samples)).toBeGreaterThan(1);
    expect(secondsOf(short.samples)).toBeLessThan(secondsOf(long.samples) / 2);
    expect(Math.max(...long.samples.slice(0, 2_000))).toBeCloseTo(0.3, 1);
    await expect.poll(() => speaker.isLoaded()).toBe(false);
    expect((await speaker.speak()).samples).toHaveLength(long.samples.length);
  });

  it('makes a whole recording, with the times of its lines', async () => {
    const builtin = createSpeech({ workers: 2 });
    const onTrouble = vi.fn<(error: unknown) => void>();
    const service = createVoiceService(configIn(tinyVoiceFolder()), { now: () => 0 });
    const speech = withService(builtin, { service, onTrouble });
    onTestFinished(() => speech.close());
    const recording = await speech.speak({
      lines: [line, '🎉', 'Here is to you.'],
      sound: plainSound,
      byService: { narrator: 'calm', outgoing: unnoted },
    });
    expect(onTrouble.mock.calls).toEqual([]);
    expect(recording.voicedBy).toBe('service');
    expect(recording.cues.map((cue) => cue !== null)).toEqual([true, false, true]);
    expect(recording.durationMs).toBeGreaterThan(2_000);
  });

  it.each<[string, (folder: string) => void, string]>([
    ['there is no folder', (folder) => rmSync(folder, { recursive: true }), 'There is no folder'],
    ['there is no model in it', (folder) => rmSync(join(folder, 'model.onnx')), 'has no .onnx'],
    ['its letters are missing', (folder) => rmSync(join(folder, 'tokens.txt')), 'has no tokens.txt'],
  ])('is not begun where %s, and the operator is told', async (_, spoil, said) => {
    const folder = tinyVoiceFolder();
    spoil(folder);
    const speaker = speakerIn(folder);
    await expect(speaker.speak()).rejects.toMatchObject({ name: 'WritingError', reason: 'unloadable' });
    expect(speaker.isLoaded()).toBe(false);
    expect(await sherpaTrouble({ folder, model: 'vits' })).toContain(said);
  });

  it.each<[string, (whole: Buffer) => Buffer]>([
    ['is cut off', (whole) => whole.subarray(0, whole.length / 2)],
    ['is no model', () => Buffer.from('<!doctype html><p>Sign in to download')],
    ['is empty', () => Buffer.alloc(0)],
  ])('ends only itself where its file %s, and speaks once that is mended', async (_, spoil) => {
    const folder = tinyVoiceFolder();
    const file = join(folder, 'model.onnx');
    const whole = readFileSync(file);
    writeFileSync(file, spoil(whole));
    const speaker = speakerIn(folder);
    await expect(speaker.speak()).rejects.toMatchObject({ name: 'WritingError' });
    writeFileSync(file, whole);
    expect((await speaker.speak()).rate).toBe(tinyVoiceRate);
  });

  it('says which speaker it does not have, and when it is late', async () => {
    await expect(speakerIn(tinyVoiceFolder()).speak(line, '7')).rejects.toMatchObject({ reason: 'refused' });
    const late = speakerIn(tinyVoiceFolder(), { timeoutMs: 1 });
    await expect(late.speak()).rejects.toMatchObject({ reason: 'timeout' });
  });
});

it('finds the files of each kind of model in its folder', async () => {
  const folder = tinyVoiceFolder();
  for (const name of ['model.int8.onnx', 'voices.bin', 'vocos-22khz.onnx', 'lexicon-us.txt', 'lexicon-gb.txt']) {
    writeFileSync(join(folder, name), '');
  }
  mkdirSync(join(folder, 'espeak-ng-data'));
  const at = (name: string) => join(folder, name);
  const all = {
    tokens: at('tokens.txt'),
    dataDir: at('espeak-ng-data'),
    lexicon: `${at('lexicon-gb.txt')},${at('lexicon-us.txt')}`,
  };
  expect(await filesIn(folder, 'vits')).toEqual({ vits: { model: at('model.onnx'), ...all } });
  expect(await filesIn(folder, 'kokoro')).toEqual({
    kokoro: { model: at('model.onnx'), voices: at('voices.bin'), ...all },
  });
  expect(await filesIn(folder, 'matcha')).toEqual({
    matcha: { acousticModel: at('model.onnx'), vocoder: at('vocos-22khz.onnx'), ...all },
  });
  rmSync(at('vocos-22khz.onnx'));
  expect(await filesIn(folder, 'matcha')).toEqual({
    missing: `The folder ${folder} has no vocoder (.onnx), which a model of the kind matcha needs.`,
  });
});
