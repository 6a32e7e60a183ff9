import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { soundOf } from '#server/features/narrators/narrators.service.ts';
import { createSpeech, SpeechError, type SpeakRequest, type Speech } from '#server/platform/speech/speech.ts';
import { brokenBodies, notText, unstorable, wrongTypes } from '#server/test/hostile.ts';
import { type Person, send } from '#server/test/person.ts';
import { quickSpeech } from '#server/test/quick-speech.ts';
import { createWorld, engines } from '#server/test/world.ts';
import { pronunciations } from '#shared/contract/pronunciations.ts';
import { settings } from '#shared/contract/settings.ts';
import { toasts } from '#shared/contract/toasts.ts';
import { errorBody } from '#shared/errors.ts';
import { listBinding } from './pronunciations.sealing.ts';

const url = '/api/pronunciations';
const names = [
  { written: 'Nguyen', said: 'win' },
  { written: 'Siobhán', said: 'Shivawn' },
];

const put = (person: Person, payload: unknown) =>
  person.send({
    method: 'PUT',
    url,
    payload: JSON.stringify(payload),
    headers: { 'content-type': 'application/json' },
  });
const say = (person: Person, payload: object) => person.send({ method: 'POST', url: '/api/tts/say', payload });

const early = { body: { forceGenerate: true } };

/** A voice that remembers what it was asked to say. */
function recordingSpeech() {
  const asked: SpeakRequest[] = [];
  const quick = quickSpeech();
  const speech: Speech = {
    ...quick,
    speak: (request) => {
      asked.push(request);
      return quick.speak(request);
    },
  };
  return { asked, speech };
}

describe.each(engines)('names said right on %s', (engine) => {
  it('are kept in their order, replaced as a whole, and can all be taken away', async () => {
    const { signUp } = await createWorld({ engine });
    const ana = await signUp();
    expect(await ana.call(pronunciations.list)).toEqual([]);
    expect(await ana.call(pronunciations.save, { body: names })).toEqual(names);
    expect(await ana.call(pronunciations.list)).toEqual(names);
    const others = [{ written: 'Saoirse', said: 'Seer-sha' }, ...names.slice(1)];
    await ana.call(pronunciations.save, { body: others });
    expect(await ana.call(pronunciations.list)).toEqual(others);
    expect(await ana.call(pronunciations.save, { body: [] })).toEqual([]);
    expect(await ana.call(pronunciations.list)).toEqual([]);
  });

  it('are tidied of what the eye cannot see', async () => {
    const { signUp } = await createWorld({ engine });
    const ana = await signUp();
    const saved = await ana.call(pronunciations.save, {
      body: [{ written: ' Siobha\u0301n\u200b ', said: 'Shi\t vawn\n' }],
    });
    expect(saved).toEqual([{ written: 'Siobhán', said: 'Shi vawn' }]);
  });

  it("are nobody else's to see or to change", async () => {
    const { app, signUp } = await createWorld({ engine });
    const ana = await signUp('ana');
    const ben = await signUp('ben');
    await ana.call(pronunciations.save, { body: names });
    expect(await ben.call(pronunciations.list)).toEqual([]);
    await ben.call(pronunciations.save, { body: [{ written: 'Nguyen', said: 'noo-yen' }] });
    expect(await ana.call(pronunciations.list)).toEqual(names);
    for (const request of [
      { url },
      { url, method: 'PUT' as const, payload: names },
      { url: '/api/tts/say', method: 'POST' as const, payload: { said: 'win' } },
    ]) {
      expect((await send(app, request)).status).toBe(401);
    }
  });

  it('that are no list, or not as they should be, are refused, and the list before stays', async () => {
    const { signUp } = await createWorld({ engine });
    const ana = await signUp();
    await ana.call(pronunciations.save, { body: names });
    const bad: unknown[] = [
      null,
      {},
      { list: names },
      'Nguyen',
      [null],
      ['Nguyen'],
      [[]],
      [{}],
      [{ written: 'Nguyen' }],
      [{ said: 'win' }],
      [{ ...names[0], id: 1 }],
      [{ ...names[0], constructor: 'x' }],
      ...[...notText, ...unstorable].flatMap((value) => [
        [{ written: value, said: 'x' }],
        [{ written: 'x', said: value }],
      ]),
    ];
    for (const payload of bad) {
      const answer = await put(ana, payload);
      expect([payload, answer.status]).toEqual([payload, 400]);
      expect(errorBody.safeParse(answer.body).success, answer.text).toBe(true);
    }
    for (const payload of brokenBodies.filter((body) => body !== '[]')) {
      const headers = { 'content-type': 'application/json' };
      expect((await ana.send({ method: 'PUT', url, payload, headers })).status).toBe(400);
    }
    for (const type of wrongTypes) {
      const headers = { 'content-type': type };
      expect((await ana.send({ method: 'PUT', url, payload: '[]', headers })).status).toBe(415);
    }
    expect(await ana.call(pronunciations.list)).toEqual(names);
  });

  it('say which of them is wrong, and how', async () => {
    const { signUp } = await createWorld({ engine });
    const ana = await signUp();
    const [good] = names;
    const long = 'x'.repeat(61);
    const twice = 'This name is already in the list.';
    const cases: [list: unknown[], field: string | null, message: string][] = [
      [[good, { written: ' ', said: 'x' }], '1.written', 'Please write the name.'],
      [[good, { written: '…!', said: 'x' }], '1.written', 'Please write the name.'],
      [[{ written: 'x', said: '' }], '0.said', 'Please write how it sounds.'],
      [[{ written: 'x', said: '🎉' }], '0.said', 'Please write how it sounds.'],
      [[{ written: long, said: 'x' }], '0.written', 'Please keep this to 60 characters.'],
      [[good, good, { written: 'x', said: long }], '2.said', 'Please keep this to 60 characters.'],
      [[good, { written: 'NGUYEN ', said: 'noo-yen' }], '1.written', twice],
      [[{ written: "O'Dea", said: 'x' }, good, { written: 'o’dea', said: 'y' }], '2.written', twice],
      [[...names, { written: 'Siobha\u0301n', said: 'x' }], '2.written', twice],
      [
        Array.from({ length: 101 }, (_, at) => ({ written: `a${at}`, said: 'x' })),
        null,
        'Please keep the list to 100 names.',
      ],
    ];
    for (const [list, field, message] of cases) {
      const { status, body } = await put(ana, list);
      expect([status, body.fields, body.message]).toMatchObject([400, field ? { [field]: message } : {}, message]);
    }
    const silent = await put(ana, [good, { written: 'Шивон', said: 'Шивон' }]);
    expect([silent.status, Object.keys(silent.body.fields)]).toEqual([400, ['1.said']]);
    expect(silent.body.message).toMatch(/English letters/);
    expect(await ana.call(pronunciations.list)).toEqual([]);
  });

  it('fill a list to its end', async () => {
    const { signUp } = await createWorld({ engine });
    const ana = await signUp();
    const full = Array.from({ length: 100 }, (_, at) => ({
      written: `${'語'.repeat(57)}${String(at).padStart(3, '0')}`,
      said: `x${'é'.repeat(59)}`,
    }));
    await ana.call(pronunciations.save, { body: full });
    expect(await ana.call(pronunciations.list)).toEqual(full);
  });

  it('are spoken in a toast, while its words are shown and kept as they were written', async () => {
    const { asked, speech } = recordingSpeech();
    const { signUp } = await createWorld({ engine, replaced: { speech } });
    const ana = await signUp('ana');
    const ben = await signUp('ben');
    await ana.call(pronunciations.save, { body: names });
    for (const person of [ana, ben]) {
      await person.writes('I bought plums with Nguyen at the market.');
    }
    const toast = await ana.call(toasts.generate, early);
    expect(toast.content).toContain('Nguyen');
    expect(asked[0]?.lines).toEqual(toast.lines.map(({ text }) => text.replaceAll('Nguyen', 'win')));
    expect(asked[0]?.lines.join()).toContain('with win');
    expect(await ana.call(toasts.latest)).toEqual(toast);

    const plain = await ben.call(toasts.generate, early);
    expect(asked[1]?.lines).toEqual(plain.lines.map(({ text }) => text));
  });

  it('are spoken line by line when the voice is asked again, each line with its times', async () => {
    const { asked, speech } = recordingSpeech();
    const { signUp, deps } = await createWorld({ engine, replaced: { speech } });
    const ana = await signUp();
    await ana.call(pronunciations.save, { body: names });
    await ana.writes('A good day.');
    const { id } = await ana.call(toasts.generate, early);
    const written = ["NGUYEN sang Siobhán's song.", 'Nguyenland is far.', 'Nguyen'];
    const lines = written.map((text) => ({ text, noteIds: [], rests: [], startMs: null, endMs: null }));
    const key = await deps.keyring.of(ana.user.id);
    const binding = { kind: 'toast', table: 'toasts', row: id, version: 2 };
    await deps.db
      .updateTable('toasts')
      .set({ audio_id: null, duration_ms: null, lines: key.sealText(binding, JSON.stringify(lines)) })
      .where('id', '=', id)
      .execute();

    const toast = await ana.call(toasts.voiceAgain, { params: { id: String(id) } });
    expect(asked.at(-1)?.lines).toEqual(["win sang Shivawn's song.", 'Nguyenland is far.', 'win']);
    expect(toast.lines.map(({ text }) => text)).toEqual(written);
    expect(toast.lines.map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
      [0, 800],
      [1000, 1800],
      [2000, 2800],
    ]);
  });

  it('rest sealed, and what is only listened to rests nowhere; no name is in a log', async () => {
    const logged: string[] = [];
    const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
    const { signUp, deps, dataDir } = await createWorld({ engine, replaced: { log } });
    const ana = await signUp();
    await ana.call(pronunciations.save, { body: [{ written: 'Quillfeather', said: 'marzipan' }] });
    await ana.call(pronunciations.say, { body: { written: 'Trombonius', said: 'lighthouse' } });
    deps.speech.speak = () => Promise.reject(new SpeechError('no voice'));
    expect((await say(ana, { said: 'lighthouse', written: 'Trombonius' })).status).toBe(503);
    await put(ana, [{ written: 'Trombonius', said: 'Шлем' }]);
    await ana.send({ method: 'PUT', url, payload: '[{"written":"Trombonius', headers: {} });

    const rows = await deps.db.selectFrom('pronunciations').selectAll().execute();
    expect(rows).toHaveLength(1);
    const places = [
      ...rows.map(({ list }) => Buffer.from(list).toString('latin1')),
      ...readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
        .map((name) => join(dataDir, name))
        .filter((path) => statSync(path).isFile())
        .map((path) => readFileSync(path).toString('latin1')),
    ];
    expect(logged.join('\n')).toContain('/api/tts/say');
    for (const text of [...places, ...logged]) {
      expect(text).not.toMatch(/quillfeather|marzipan|trombonius|lighthouse|written/i);
    }
    // Sealed for this person, under this name: anywhere else the bytes do not open.
    const key = await deps.keyring.of(ana.user.id);
    const [{ list, ...row } = { list: new Uint8Array(), user_id: 0, sealed_at: 0 }] = rows;
    expect(key.openText(listBinding(row), list)).toContain('Quillfeather');
    expect(key.openText({ ...listBinding(row), kind: 'toast' }, list)).toBeNull();
  });

  it('go with the person', async () => {
    const { signUp, deps } = await createWorld({ engine });
    const ana = await signUp();
    await ana.call(pronunciations.save, { body: names });
    await deps.db.deleteFrom('users').where('id', '=', ana.user.id).execute();
    expect(await deps.db.selectFrom('pronunciations').selectAll().execute()).toEqual([]);
  });
});

describe('listening to a name', () => {
  it('hears it alone, from the narrator one has chosen', async () => {
    const { asked, speech } = recordingSpeech();
    const { signUp } = await createWorld({ replaced: { speech } });
    const ana = await signUp();
    await ana.call(settings.savePreferences, { body: { voiceStyle: 'highland' } });
    const answer = await say(ana, { said: ' Shivawn ' });
    expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'audio/mpeg',
      'no-store',
    ]);
    expect(answer.bytes.length).toBeGreaterThan(1000);
    expect(asked).toEqual([{ lines: ['Shivawn'], person: ana.user.id, sound: soundOf('highland'), greeting: false }]);
    expect((await say(ana, { written: '', said: 'Shivawn' })).status).toBe(200);
  });

  it('is a short recording from the real voice', async () => {
    const { signUp } = await createWorld({ replaced: { speech: createSpeech() } });
    const ana = await signUp();
    const { bytes } = await say(ana, { said: 'Seer-sha' });
    expect([bytes[0], (bytes[1] ?? 0) & 0xe0]).toEqual([0xff, 0xe0]);
    expect(bytes.length).toBeGreaterThan(5_000);
    expect(bytes.length).toBeLessThan(30_000);
  });

  it('says why nothing can be heard', async () => {
    const { asked, speech } = recordingSpeech();
    const { signUp } = await createWorld({ replaced: { speech } });
    const ana = await signUp();
    for (const said of ['Шивон', 'シボーン', '语']) {
      const { status, body } = await say(ana, { said });
      expect([status, body.message, body.fields]).toEqual([
        400,
        'There is nothing in this that a narrator can say. Please write it in English letters.',
        { said: body.message },
      ]);
    }
    for (const said of ['', '  ', '!?', '🎉', 'x'.repeat(61), ...notText, ...unstorable]) {
      expect([said, (await say(ana, { said })).status]).toEqual([said, 400]);
    }
    for (const payload of [{}, { written: 'x' }, { said: 'x', voice: 'calm' }, { said: 'x', written: 7 }, []]) {
      expect([payload, (await say(ana, payload)).status]).toEqual([payload, 400]);
    }
    expect(asked).toEqual([]);
  });

  it('is limited to ten a minute for each person', async () => {
    const { signUp, clock } = await createWorld({ env: { RATE_LIMITS: 'on' } });
    const ana = await signUp('ana');
    const ben = await signUp('ben');
    for (let turn = 0; turn < 10; turn += 1) {
      expect((await say(ana, { said: 'win' })).status).toBe(200);
      clock.forward(1000);
    }
    const refused = await say(ana, { said: 'win' });
    expect([refused.status, refused.headers['retry-after'], refused.body]).toEqual([
      429,
      '50',
      { code: 'rate_limited', message: 'Rate limit exceeded. Please try again in 50 seconds.' },
    ]);
    expect((await say(ben, { said: 'win' })).status).toBe(200);
    clock.forward(50_000);
    expect((await say(ana, { said: 'win' })).status).toBe(200);
  });

  it('answers with a sentence when the voice fails', async () => {
    const broken = { ...quickSpeech(), speak: () => Promise.reject(new SpeechError('no voice')) };
    const { signUp } = await createWorld({ replaced: { speech: broken } });
    const ana = await signUp();
    const { status, body } = await say(ana, { said: 'win' });
    expect([status, body.message]).toEqual([503, 'Clink is not ready right now. Please try again in a moment.']);
  });
});
