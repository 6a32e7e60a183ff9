import { describe, expect, it } from 'vitest';
import { send } from '#server/test/person.ts';
import { createWorld, engines } from '#server/test/world.ts';
import { config } from '#shared/contract/config.ts';

const env = {
  WRITER: 'openai-compatible',
  WRITER_URL: 'http://127.0.0.1:9/v1',
  WRITER_MODEL: 'small-local-model',
  WRITER_KEY: 'the-key',
};
const rest = {
  testingMode: false,
  testingModeEnabled: false,
  voice: { kind: 'builtin', host: null },
  transcriber: null,
  social: null,
  passwordMinLength: 6,
};

describe.each(engines)('the status on %s', (engine) => {
  it('says that Clink writes by itself unless told otherwise', async () => {
    const { app, signUp } = await createWorld({ engine });
    const ana = await signUp();
    const itself = { ...rest, writer: { kind: 'builtin', host: null, model: null } };
    expect(await ana.call(config.status)).toEqual(itself);
    expect((await send(app, { url: config.status.path })).body).toEqual(itself);
  });

  it('tells people with an account which model reads their words and where, and never its key', async () => {
    const { app, signUp } = await createWorld({ engine, env });
    const ana = await signUp();
    const known = await ana.send({ url: config.status.path });
    expect(known.body).toEqual({
      ...rest,
      writer: { kind: 'openai-compatible', host: '127.0.0.1:9', model: 'small-local-model' },
    });
    const stranger = await send(app, { url: config.status.path });
    expect(stranger.body).toEqual({ ...rest, writer: { kind: 'openai-compatible', host: null, model: null } });
    expect(known.text + stranger.text).not.toContain('the-key');
  });

  it('tells them of a model on this server by its name, and not where its file is', async () => {
    const { signUp } = await createWorld({
      engine,
      env: { WRITER: 'local', WRITER_MODEL_FILE: '/srv/models/Small-3B-Q4.gguf' },
    });
    const known = await (await signUp()).send({ url: config.status.path });
    expect(known.body.writer).toEqual({ kind: 'local', host: 'this server', model: 'Small-3B-Q4' });
    expect(known.text).not.toContain('srv');
  });

  it('tells people with an account alone who turns recordings into words', async () => {
    const transcriber = {
      TRANSCRIBER_URL: 'https://hear.example.org:8443/v1',
      TRANSCRIBER_MODEL: 'whisper-small',
      TRANSCRIBER_KEY: 'the-key',
    };
    const { app, signUp } = await createWorld({ engine, env: transcriber });
    const known = await (await signUp()).send({ url: config.status.path });
    expect(known.body.transcriber).toEqual({ host: 'hear.example.org:8443' });
    const stranger = await send(app, { url: config.status.path });
    expect(stranger.body.transcriber).toBeNull();
    expect(known.text + stranger.text).not.toMatch(/the-key|whisper/);
  });

  it('tells people with an account alone where toasts are read aloud', async () => {
    const served = { VOICE: 'openai-compatible', VOICE_URL: 'https://say.example.org:8443/v1', VOICE_MODEL: 'kokoro' };
    const { app, signUp } = await createWorld({ engine, env: { ...served, VOICE_KEY: 'the-key' } });
    const known = await (await signUp()).send({ url: config.status.path });
    expect(known.body.voice).toEqual({ kind: 'openai-compatible', host: 'say.example.org:8443' });
    const stranger = await send(app, { url: config.status.path });
    expect(stranger.body.voice).toEqual({ kind: 'openai-compatible', host: null });
    expect(known.text + stranger.text).not.toContain('the-key');
  });

  it('tells the sign-up page what it needs to know, and no secret', async () => {
    const social = { SUPABASE_URL: 'https://project.example.org/', SUPABASE_ANON_KEY: 'public-key' };
    const secret = 's'.repeat(40);
    const { app } = await createWorld({
      engine,
      env: { ...social, SUPABASE_JWT_SECRET: secret, PASSWORD_MIN_LENGTH: '12', SOCIAL_PROVIDERS: 'google, github' },
    });
    const status = await send(app, { url: config.status.path });
    expect(status.body).toMatchObject({
      social: { url: 'https://project.example.org', anonKey: 'public-key', providers: ['google', 'github'] },
      passwordMinLength: 12,
    });
    expect(status.text).not.toContain(secret);
  });
});
