import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { standIn, type Part } from '#server/platform/transcribing/stand-in.ts';
import { send, type Person } from '#server/test/person.ts';
import { createWorld, engines } from '#server/test/world.ts';
import { accounts } from '#shared/contract/accounts.ts';
import { config } from '#shared/contract/config.ts';
import { notes } from '#shared/contract/notes.ts';
import { recordings } from '#shared/contract/recordings.ts';
import { limits } from '#shared/limits.ts';
import { filesIn, rowsIn, sounds } from './recordings.fixture.ts';

const failed = 'This recording could not be turned into words just now. Please try again, or write the words yourself.';
const says = (text: unknown): Part => ({ body: JSON.stringify({ text, usage: { type: 'tokens' } }) });

function asks(person: Pick<Person, 'send'>, { type = 'audio/webm;codecs=opus', bytes = sounds.webm('a heron') } = {}) {
  const headers = { 'content-type': type };
  return person.send({ method: 'POST', url: recordings.transcribe.path, headers, payload: bytes });
}

describe.each(engines)('the words of a recording on %s', (engine) => {
  it('are asked of the transcriber that the operator has set up, and nothing of it is kept', async () => {
    const transcriber = await standIn(says(' I saw a heron. '));
    const world = await createWorld({ engine, env: transcriber.env });
    const ana = await world.signUp();
    const answer = await asks(ana);
    expect([answer.status, answer.body]).toEqual([200, { text: 'I saw a heron.' }]);
    await asks(ana, { type: 'audio/mp4', bytes: sounds.mp4('an owl') });
    const [first, second] = transcriber.asked;
    expect(first).toMatchObject({ path: '/v1/audio/transcriptions', headers: { authorization: 'Bearer the-key' } });
    expect(first?.fields).toEqual({
      model: 'whisper-small',
      response_format: 'json',
      file: { name: 'recording.webm', type: 'audio/webm', bytes: sounds.webm('a heron') },
    });
    expect(second?.fields['file']).toEqual({
      name: 'recording.mp4',
      type: 'audio/mp4',
      bytes: sounds.mp4('an owl'),
    });
    // Not a word of who asks.
    expect(JSON.stringify(first?.headers)).not.toMatch(new RegExp(`cookie|referer|${ana.token}|${ana.email}`));
    expect([await rowsIn(world), filesIn(world)]).toEqual([[], []]);
  });

  it('are not to be had where none is set up, and nothing is sent', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp();
    const answer = await asks(ana);
    expect([answer.status, answer.body.message]).toEqual([404, 'Recordings cannot be turned into words here.']);
  });
});

describe('the words of a recording', () => {
  it('are those that a reflection can hold', async () => {
    const transcriber = await standIn(says('a\0b\ud800c'));
    const { signUp } = await createWorld({ env: transcriber.env });
    const ana = await signUp();
    expect((await asks(ana)).body).toEqual({ text: 'ab\ufffdc' });
    transcriber.plays(says('🦉'.repeat(limits.reflectionMax)), says(`x${'🦉'.repeat(limits.reflectionMax)}`), says(''));
    for (const length of [limits.reflectionMax, limits.reflectionMax - 1]) {
      const { text } = (await asks(ana)).body as { text: string };
      expect([text.length, text.isWellFormed()]).toEqual([length, true]);
      const saved = await ana.send({ method: 'POST', url: notes.create.path, payload: { content: text } });
      expect(saved.status).toBe(201);
    }
    expect((await asks(ana)).body).toEqual({ text: '' });
  });

  it.each<[string, Part[], number]>([
    ['fails', [{ status: 500, body: '{"error":"the-key Quillfeather"}' }], 2],
    ['breaks off', [{ breaks: true }], 2],
    ['is busy', [{ status: 429 }], 1],
    ['refuses the key', [{ status: 401, body: 'the-key is not right' }], 1],
    ['refuses the sound', [{ status: 400 }], 1],
    ['hangs', [{ hangs: true }], 1],
    ['points elsewhere', [{ status: 307, headers: { location: 'http://127.0.0.1:9/v1' } }], 1],
    ['answers no JSON', [{ body: '<html>Quillfeather</html>' }], 1],
    ['answers nothing', [{}], 1],
    ['answers without words', [{ body: '{"text":null}' }], 1],
    ['answers with a list', [{ body: '["Quillfeather"]' }], 1],
    ['answers without end', [{ body: '{"text":"Quillfeather"}', bytes: 600_000 }], 1],
  ])('are refused kindly when it %s, and no log tells of it', async (_, parts, times) => {
    const logged: string[] = [];
    const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
    const transcriber = await standIn(...parts);
    const env = { ...transcriber.env, TRANSCRIBER_TIMEOUT_MS: '700' };
    const { signUp } = await createWorld({ env, replaced: { log } });
    const answer = await asks(await signUp());
    expect([answer.status, answer.body]).toEqual([503, { code: 'unavailable', message: failed }]);
    expect(transcriber.asked).toHaveLength(times);
    expect(logged.join()).toMatch(/The transcriber gave no words: [a-z-]+\./);
    expect(logged.join() + answer.text).not.toMatch(/the-key|Quillfeather|a heron/);
  });

  it('come at the second try when the first fails', async () => {
    const transcriber = await standIn({ status: 502 }, says('I saw a heron.'));
    const { signUp } = await createWorld({ env: transcriber.env });
    expect((await asks(await signUp())).body).toEqual({ text: 'I saw a heron.' });
  });

  it('are refused at once when nobody is at its address', async () => {
    const env = { TRANSCRIBER_URL: 'http://127.0.0.1:9/v1', TRANSCRIBER_MODEL: 'whisper-small' };
    const { signUp } = await createWorld({ env });
    expect((await asks(await signUp())).body.message).toBe(failed);
  });

  it('are for those who are signed in, of recordings alone, and thirty times an hour', async () => {
    const transcriber = await standIn(says('I saw a heron.'));
    const world = await createWorld({ env: { ...transcriber.env, RATE_LIMITS: 'on' } });
    const [ana, ben] = [await world.signUp('ana'), await world.signUp('ben')];
    expect((await asks({ send: (options) => send(world.app, options) })).status).toBe(401);
    expect((await asks(ana, { bytes: Buffer.from('no sound') })).status).toBe(400);
    expect(transcriber.asked).toHaveLength(0);
    const answers = [];
    for (let at = 0; at < 30; at += 1) {
      answers.push((await asks(ana)).status);
    }
    expect([answers.filter((status) => status === 200).length, answers.at(-1)]).toEqual([29, 429]);
    expect((await asks(ben)).status).toBe(200);
    world.clock.forward(3_600_000);
    expect((await asks(ana)).status).toBe(200);
  });

  it('are not asked for in testing mode', async () => {
    const transcriber = await standIn(says('I saw a heron.'));
    const { app } = await createWorld({ env: { ...transcriber.env, TESTING_MODE: 'true' } });
    const entered = await send(app, { method: 'POST', url: accounts.enterTestingMode.path });
    const cookie = /testingToken=[^;,]+/.exec(String(entered.headers['set-cookie']))?.[0] ?? '';
    const guest: Pick<Person, 'send'> = {
      send: (options) => send(app, { ...options, headers: { cookie, ...options.headers } }),
    };
    expect((await asks(guest)).status).toBe(404);
    expect((await guest.send({ url: config.status.path })).body.transcriber).toBeNull();
    expect(transcriber.asked).toEqual([]);
  });
});
