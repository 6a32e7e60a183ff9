import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const local = { WRITER: 'openai-compatible', WRITER_URL: 'http://localhost:11434/v1', WRITER_MODEL: 'llama3' };
const house = { WRITER: 'local', WRITER_MODEL_FILE: '/models/small.gguf' };
const cloud = { WRITER: 'anthropic', WRITER_KEY: 'the-key', WRITER_MODEL: 'claude' };

describe('who writes', () => {
  it('is Clink itself unless someone says otherwise', () => {
    expect(readConfig({}).model).toBeNull();
    // The rest of a model's settings is no reason to send words anywhere.
    expect(readConfig({ ...local, WRITER: '' }).model).toBeNull();
    expect(readConfig({ ...cloud, WRITER: 'builtin' }).model).toBeNull();
  });

  it('is a model at the address that is given', () => {
    expect(readConfig(local).model).toEqual({
      kind: 'openai-compatible',
      url: 'http://localhost:11434/v1',
      key: undefined,
      model: 'llama3',
      timeoutMs: 30_000,
    });
    expect(readConfig(cloud).model).toMatchObject({ url: 'https://api.anthropic.com/v1' });
    expect(readConfig({ ...cloud, WRITER_URL: 'http://127.0.0.1:9/v1', WRITER_TIMEOUT_MS: '900' }).model).toMatchObject(
      {
        url: 'http://127.0.0.1:9/v1',
        timeoutMs: 900,
      },
    );
  });

  it('is a model in a file of this machine, which may take longer', () => {
    expect(readConfig(house).model).toEqual({
      kind: 'local',
      file: resolve('/models/small.gguf'),
      timeoutMs: 300_000,
      memoryMb: undefined,
    });
    const set = readConfig({ ...house, WRITER_MEMORY_MB: '4000', WRITER_TIMEOUT_MS: '900000' });
    expect(set.model).toMatchObject({ memoryMb: 4000, timeoutMs: 900_000 });
  });

  it.each<[NodeJS.ProcessEnv, RegExp]>([
    [{ WRITER: 'chatbot' }, /WRITER must be builtin, local, openai-compatible or anthropic/],
    [{ WRITER: 'local', WRITER_MODEL: 'llama3' }, /WRITER_MODEL_FILE is needed when WRITER is local/],
    [{ ...house, WRITER_MEMORY_MB: '4 GB' }, /WRITER_MEMORY_MB must be a number/],
    [{ ...house, WRITER_MEMORY_MB: '8' }, /WRITER_MEMORY_MB must be at least 64/],
    [
      { WRITER: 'openai-compatible', WRITER_KEY: 'the-key' },
      /WRITER_URL is needed when WRITER is openai-compatible[\s\S]*WRITER_MODEL is needed/,
    ],
    [{ WRITER: 'anthropic' }, /WRITER_KEY is needed when WRITER is anthropic[\s\S]*WRITER_MODEL is needed/],
    [{ ...local, WRITER_URL: 'localhost:11434' }, /WRITER_URL must be an http or https address/],
    [{ ...local, WRITER_URL: 'https://me:secret@host.example/v1' }, /WRITER_URL must hold no password/],
    [{ ...local, WRITER_URL: 'https://:secret@host.example/v1' }, /WRITER_URL must hold no password/],
    [{ ...local, WRITER_URL: 'https://host.example/v1?key=the-key' }, /WRITER_URL must hold no password/],
    [{ ...local, WRITER_KEY: 'the key' }, /WRITER_KEY must be one word/],
    [{ ...local, WRITER_TIMEOUT_MS: 'soon' }, /WRITER_TIMEOUT_MS must be a number/],
    [{ ...local, WRITER_TIMEOUT_MS: '5' }, /WRITER_TIMEOUT_MS must be at least 100/],
    [{ ...local, WRITER_TIMEOUT_MS: '1800001' }, /WRITER_TIMEOUT_MS must be 1800000 at most/],
  ])('is named when it is wrong: %o', (env, complaint) => {
    expect(() => readConfig(env)).toThrow(complaint);
    expect(() => readConfig(env)).toThrow(/^(?!.*(?:the-key|secret))/s);
  });
});

describe('who turns recordings into words', () => {
  const whisper = { TRANSCRIBER_URL: 'http://localhost:8000/v1', TRANSCRIBER_MODEL: 'whisper-small' };

  it('is nobody unless someone says so', () => {
    expect(readConfig({}).transcriber).toBeNull();
    expect(readConfig({ TRANSCRIBER_TIMEOUT_MS: '900' }).transcriber).toBeNull();
    expect(readConfig(whisper).transcriber).toEqual({
      url: 'http://localhost:8000/v1',
      key: undefined,
      model: 'whisper-small',
      timeoutMs: 60_000,
    });
    expect(
      readConfig({ ...whisper, TRANSCRIBER_KEY: 'the-key', TRANSCRIBER_TIMEOUT_MS: '900' }).transcriber,
    ).toMatchObject({ key: 'the-key', timeoutMs: 900 });
  });

  it.each<[NodeJS.ProcessEnv, RegExp]>([
    [{ ...whisper, TRANSCRIBER_URL: '' }, /TRANSCRIBER_URL and TRANSCRIBER_MODEL are needed together/],
    [{ ...whisper, TRANSCRIBER_MODEL: '' }, /TRANSCRIBER_URL and TRANSCRIBER_MODEL are needed together/],
    [{ TRANSCRIBER_KEY: 'the-key' }, /TRANSCRIBER_URL and TRANSCRIBER_MODEL are needed together/],
    [{ ...whisper, TRANSCRIBER_URL: 'ftp://host.example' }, /TRANSCRIBER_URL must be an http or https address/],
    [{ ...whisper, TRANSCRIBER_URL: 'https://me:secret@host.example' }, /TRANSCRIBER_URL must hold no password/],
    [{ ...whisper, TRANSCRIBER_URL: 'https://host.example/?key=the-key' }, /goes into TRANSCRIBER_KEY/],
    [{ ...whisper, TRANSCRIBER_KEY: 'the key' }, /TRANSCRIBER_KEY must be one word/],
    [{ ...whisper, TRANSCRIBER_TIMEOUT_MS: '5' }, /TRANSCRIBER_TIMEOUT_MS must be at least 100/],
  ])('is named when it is wrong: %o', (env, complaint) => {
    expect(() => readConfig(env)).toThrow(complaint);
    expect(() => readConfig(env)).toThrow(/^(?!.*(?:the-key|secret))/s);
  });
});

describe('who speaks toasts', () => {
  const own = { VOICE: 'sherpa', VOICE_MODEL: 'kokoro', VOICE_MODEL_FOLDER: '/srv/voices' };
  const served = { VOICE: 'openai-compatible', VOICE_URL: 'http://localhost:8880/v1', VOICE_MODEL: 'kokoro' };

  it('is Clink itself unless someone says so', () => {
    expect(readConfig({}).voice).toBeNull();
    expect(readConfig({ ...served, VOICE: 'builtin' }).voice).toBeNull();
    expect(readConfig({ ...own, VOICE_NARRATORS: 'calm=3' }).voice).toMatchObject({
      kind: 'sherpa',
      folder: '/srv/voices',
      voices: { calm: '3' },
      otherVoice: '3',
    });
    expect(readConfig(own).voice).toMatchObject({ otherVoice: '0' });
    expect(readConfig(served).voice).toMatchObject({ otherVoice: 'alloy', voices: {}, timeoutMs: 20_000 });
    expect(readConfig({ ...served, VOICE_NARRATORS: 'calm=af_heart, bright = b+c' }).voice).toMatchObject({
      voices: { calm: 'af_heart', bright: 'b+c' },
      otherVoice: 'af_heart',
    });
  });

  it.each<[NodeJS.ProcessEnv, RegExp]>([
    [{ ...served, VOICE_URL: '' }, /VOICE_URL is needed when VOICE is openai-compatible/],
    [{ VOICE: 'elevenlabs', VOICE_KEY: 'the-key', VOICE_MODEL: 'm' }, /VOICE_NARRATORS is needed/],
    [{ ...served, VOICE_URL: 'https://me:secret@host.example' }, /VOICE_URL must hold no password/],
    [{ ...served, VOICE_NARRATORS: 'ana=af_heart' }, /VOICE_NARRATORS must be narrator=voice/],
    [{ ...served, VOICE_NARRATORS: 'calm' }, /VOICE_NARRATORS must be narrator=voice/],
    [{ ...served, VOICE_KEY: 'the key' }, /VOICE_KEY must be one word/],
    [{ VOICE: 'sherpa', VOICE_MODEL: 'kokoro' }, /VOICE_MODEL_FOLDER is needed when VOICE is sherpa/],
    [{ ...own, VOICE_MODEL: 'piper' }, /VOICE_MODEL must be vits, kokoro, kitten, matcha/],
    [{ ...own, VOICE_NARRATORS: 'calm=anna' }, /VOICE_NARRATORS must give numbers of speakers/],
  ])('is named when it is wrong: %o', (env, complaint) => {
    expect(() => readConfig(env)).toThrow(complaint);
    expect(() => readConfig(env)).toThrow(/^(?!.*(?:the-key|secret))/s);
  });
});

describe('mail', () => {
  it('is sent only where its links lead back to this server', () => {
    const smtp = { SMTP_URL: 'smtp://mail.example.org' };
    expect(() => readConfig(smtp)).toThrow(/PUBLIC_URL is needed with SMTP_URL/);
    expect(readConfig({ ...smtp, PUBLIC_URL: 'https://clink.example.org' }).mail.smtpUrl).toBe(smtp.SMTP_URL);
    expect(readConfig({}).mail.smtpUrl).toBeUndefined();
  });
});

describe('testing mode', () => {
  it('is off unless it is asked for, and in production unless that is meant', () => {
    expect(readConfig({}).testingMode).toBe(false);
    expect(readConfig({ TESTING_MODE: 'false' }).testingMode).toBe(false);
    expect(readConfig({ TESTING_MODE_IN_PRODUCTION: 'true' }).testingMode).toBe(false);
    expect(readConfig({ TESTING_MODE: 'true' }).testingMode).toBe(true);
    const production = { NODE_ENV: 'production', TESTING_MODE: 'true' };
    expect(() => readConfig(production)).toThrow(/TESTING_MODE lets anyone in/);
    expect(() => readConfig({ ...production, TESTING_MODE_IN_PRODUCTION: 'false' })).toThrow(/TESTING_MODE lets/);
    expect(readConfig({ ...production, TESTING_MODE_IN_PRODUCTION: 'true' }).testingMode).toBe(true);
  });
});
