import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { unstorable, wrongTypes } from '#server/test/hostile.ts';
import { send } from '#server/test/person.ts';
import { createWorld, engines } from '#server/test/world.ts';
import { accounts } from '#shared/contract/accounts.ts';
import { notes } from '#shared/contract/notes.ts';
import { recordings } from '#shared/contract/recordings.ts';
import { limits } from '#shared/limits.ts';
import { filesIn, named, rowsIn, saves, sends, sounds } from './recordings.fixture.ts';

const trickyTypes = [
  'audio/webm\ta',
  'audio/webm garbage',
  'audio/webma',
  'audio/web',
  'audio/',
  '/webm',
  'audio',
  'audio/mpeg',
  'audio/webm, application/json',
  'application/json, audio/webm',
  'application/json',
  'application/json;audio/webm',
  'video/webm',
  'constructor',
  '__proto__',
  '*/*',
  '',
];

describe.each(engines)('hostile recordings on %s', (engine) => {
  it('of another type are refused before they are read, and change nothing', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp();
    for (const type of [...wrongTypes, ...trickyTypes]) {
      for (const [method, url] of [
        ['PUT', `/api/recordings/${named(1)}?ms=1000`],
        ['POST', recordings.transcribe.path],
      ] as const) {
        const headers = { 'content-type': type };
        const answer = await ana.send({ method, url, headers, payload: sounds.webm('x') });
        expect([type, answer.status, answer.body.code]).toEqual([type, 415, 'unsupported_type']);
        expect(answer.body.message).toBe('Please send a recording: audio/webm, audio/mp4 or audio/ogg.');
      }
    }
    // And a recording is nothing that any other call takes.
    for (const type of ['audio/webm', 'audio/mp4;codecs=mp4a', 'audio/ogg']) {
      const headers = { 'content-type': type };
      const answer = await ana.send({ method: 'POST', url: notes.create.path, headers, payload: '{"content":"x"}' });
      expect([answer.status, answer.body.message]).toEqual([415, 'Please send JSON.']);
    }
    expect([await rowsIn(world), await ana.call(notes.list)]).toEqual([[], []]);
  });

  it('that are not what they say, or nothing at all, are refused', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp();
    const { webm, mp4, ogg } = sounds;
    const tried: [string, Buffer][] = [
      ['audio/webm', mp4('x')],
      ['audio/webm', ogg('x')],
      ['audio/webm', Buffer.from('1a45df', 'hex')],
      ['audio/webm', Buffer.from(' \x1aE\xdf\xa3', 'latin1')],
      ['audio/mp4', webm('x')],
      ['audio/mp4', Buffer.from('ftyp')],
      ['audio/ogg', Buffer.from('oggs and more')],
      ['audio/ogg', Buffer.from('{"content":"x"}')],
      ['audio/ogg', Buffer.from('<html><script>alert(1)</script>')],
    ];
    for (const [type, bytes] of tried) {
      const answer = await sends(ana, named(1), { type, bytes });
      expect([type, answer.status, answer.body.message]).toEqual([
        type,
        400,
        'This could not be read as a recording. Please record it again.',
      ]);
    }
    for (const empty of [{ payload: Buffer.alloc(0) }, {}]) {
      const url = `/api/recordings/${named(1)}?ms=1000`;
      const answer = await ana.send({ method: 'PUT', url, headers: { 'content-type': 'audio/webm' }, ...empty });
      expect([answer.status, answer.body.message]).toEqual([400, 'There is nothing in this recording.']);
    }
    expect([await rowsIn(world), filesIn(world)]).toEqual([[], []]);
  });

  it('with odd names and lengths are refused', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp();
    const names = [
      '0',
      named(1).slice(1),
      `${named(1)}0`,
      'A'.repeat(32),
      '%00'.repeat(32),
      '..%2f..%2fetc',
      'g'.repeat(32),
    ];
    for (const name of names) {
      const { status, body } = await sends(ana, name);
      expect([name, [400, 404].includes(status), typeof body.message]).toEqual([name, true, 'string']);
    }
    for (const ms of ['0', '-1', '1.5', '1e3', '', 'NaN', '99999999', '１', '\0', ...unstorable]) {
      expect([ms, (await sends(ana, named(1), { ms })).status]).toEqual([ms, 400]);
    }
    const long = await sends(ana, named(1), { ms: limits.recordingMinutes * 60_000 + 5_001 });
    expect([long.status, long.body.fields]).toEqual([400, { ms: 'A recording can be up to 5 minutes long.' }]);
    for (const recording of [null, 7, '', named(1).toUpperCase(), [named(1)], `${named(1)}\0`, ...unstorable]) {
      const { status, body } = await ana.send({
        method: 'POST',
        url: notes.create.path,
        payload: { content: 'Words.', recording },
      });
      expect([recording, status, Object.keys(body.fields)]).toEqual([recording, 400, ['recording']]);
    }
    expect([await rowsIn(world), await ana.call(notes.list)]).toEqual([[], []]);
    expect((await sends(ana, named(1), { ms: limits.recordingMinutes * 60_000 + 5_000 })).status).toBe(200);
  });

  it('are taken up to the last byte that is allowed, NUL and all, and not one more', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp();
    const most = Buffer.concat([sounds.webm(''), Buffer.alloc(limits.recordingBytes - 4)]);
    expect((await sends(ana, named(1), { bytes: most })).status).toBe(200);
    const { status, body } = await sends(ana, named(2), { bytes: Buffer.concat([most, Buffer.from([0])]) });
    expect([status, body.code]).toEqual([413, 'too_large']);
    await saves(ana, named(1));
    const [note] = await ana.call(notes.list);
    expect((await ana.send({ url: String(note?.audioUrl) })).bytes.equals(most)).toBe(true);
    // Everything else stays as small as it was.
    const large = { content: 'x'.repeat(limits.requestBytes) };
    expect((await ana.send({ method: 'POST', url: notes.create.path, payload: large })).status).toBe(413);
  });

  it('of nobody are not read, and those that break off leave nothing', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp();
    expect((await sends({ send: (options) => send(world.app, options) }, named(1))).status).toBe(401);
    await world.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = world.app.server.address() as AddressInfo;
    const path = `/api/recordings/${named(1)}?ms=1000`;
    const open = (headers: Record<string, string | number>) =>
      request({ port, host: '127.0.0.1', path, method: 'PUT', headers: { 'content-type': 'audio/webm', ...headers } });

    // Whoever is nobody has their answer before a second byte is on its way.
    const stranger = open({ 'content-length': 1_000_000 });
    stranger.on('error', () => undefined).write(sounds.webm('x'));
    const [refusal] = await once(stranger, 'response');
    expect(refusal.statusCode).toBe(401);
    stranger.destroy();

    const cookie = `authToken=${ana.token}`;
    const broken = open({ cookie, 'content-length': 1_000_000 });
    const ended = new Promise((resolve) => broken.once('close', resolve));
    broken.on('error', () => undefined).write(sounds.webm('x'), () => broken.destroy());
    await ended;

    const endless = open({ cookie, 'transfer-encoding': 'chunked' });
    const answered = once(endless, 'response');
    endless.on('error', () => undefined).write(sounds.webm(''));
    const more = Buffer.alloc(2 ** 20);
    for (let at = 0; at < 12; at += 1) {
      endless.write(more);
    }
    const [{ statusCode }] = await answered;
    expect(statusCode).toBe(413);
    endless.destroy();
    expect([await rowsIn(world), filesIn(world)]).toEqual([[], []]);
  });
});

it('are taken four at a time of one person, however slowly they come', async () => {
  const world = await createWorld();
  const [ana, ben] = [await world.signUp('ana'), await world.signUp('ben')];
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = world.app.server.address() as AddressInfo;
  const headers = { cookie: `authToken=${ana.token}`, 'content-type': 'audio/webm', 'transfer-encoding': 'chunked' };
  const slow = [1, 2, 3, 4, 5, 6].map((at) => {
    const path = `/api/recordings/${named(at)}?ms=1000`;
    const sending = request({ port, host: '127.0.0.1', path, method: 'PUT', headers });
    const one = { sending, answer: [0, ''] as [status: number, again: string | undefined] };
    sending.on('response', ({ statusCode = 0, headers: told }) => {
      one.answer = [statusCode, told['retry-after']];
    });
    sending.on('error', () => undefined).write(sounds.webm('slow'));
    return one;
  });
  const answers = () => slow.map(({ answer }) => answer).filter(([status]) => status !== 0);
  await expect.poll(answers).toEqual([
    [429, '5'],
    [429, '5'],
  ]);
  expect([(await sends(ana, named(9))).status, (await sends(ben, named(9))).status]).toEqual([429, 200]);

  const [first, second] = slow.filter(({ answer: [status] }) => status === 0);
  first?.sending.end();
  await expect.poll(() => first?.answer).toEqual([200, undefined]);
  expect((await sends(ana, named(9))).status).toBe(200);
  second?.sending.destroy();
  await expect
    .poll(async () => (await Promise.all([7, 8].map((at) => sends(ana, named(at))))).map(({ status }) => status))
    .toEqual([200, 200]);
  slow.forEach(({ sending }) => sending.destroy());
});

it.each(engines)('take no place once nobody sends them, on %s', async (engine) => {
  const world = await createWorld({ engine });
  const ana = await world.signUp();
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = world.app.server.address() as AddressInfo;
  const head = [
    `PUT /api/recordings/${named(1)}?ms=1000 HTTP/1.1`,
    'host: 127.0.0.1',
    `cookie: authToken=${ana.token}`,
    'content-type: audio/webm',
    'content-length: 1000000',
  ];
  for (let at = 0; at < 60; at += 1) {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    // At any moment of what the server does with it.
    for (let turn = 0; turn < at; turn += 1) {
      await setImmediate();
    }
    const closed = once(socket, 'close');
    socket.resetAndDestroy();
    await closed;
  }
  const four = () => Promise.all([1, 2, 3, 4].map((at) => sends(ana, named(at))));
  await expect.poll(async () => (await four()).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

it('are counted: thirty a minute are kept of one person', async () => {
  const world = await createWorld({ env: { RATE_LIMITS: 'on' } });
  const [ana, ben] = [await world.signUp('ana'), await world.signUp('ben')];
  const answers = [];
  for (let at = 0; at < 31; at += 1) {
    answers.push((await sends(ana, named(at))).status);
  }
  expect([answers.filter((status) => status === 200).length, answers.at(-1)]).toEqual([30, 429]);
  expect((await sends(ben, named(1))).status).toBe(200);
  world.clock.forward(60_000);
  expect((await sends(ana, named(40))).status).toBe(200);
});

it('are kept in testing mode too, and leave nothing on the disk', async () => {
  const world = await createWorld({ env: { TESTING_MODE: 'true' } });
  const entered = await send(world.app, { method: 'POST', url: accounts.enterTestingMode.path });
  const cookie = String(entered.headers['set-cookie']).match(/testingToken=[^;,]+/)?.[0] ?? '';
  const guest = {
    send: (options: Parameters<typeof send>[1]) =>
      send(world.app, { ...options, headers: { cookie, ...options.headers } }),
  };
  expect((await sends(guest, named(1))).status).toBe(200);
  const payload = { content: '', recording: named(1) };
  expect((await guest.send({ method: 'POST', url: notes.create.path, payload })).status).toBe(201);
  const { body } = await guest.send({ url: notes.list.path });
  expect((await guest.send({ url: body[0].audioUrl })).bytes.equals(sounds.webm('a heron'))).toBe(true);
  expect([await rowsIn(world), filesIn(world)]).toEqual([[], []]);
});
