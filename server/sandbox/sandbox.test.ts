import type { AddressInfo } from 'node:net';
import type { InjectOptions } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import type { TextModel } from '#server/platform/writing/writing.ts';
import { closeGently } from '#server/start.ts';
import { browser, type Browser } from '#server/test/browser.ts';
import { send } from '#server/test/person.ts';
import { quickSpeech } from '#server/test/quick-speech.ts';
import { createWorld, engines } from '#server/test/world.ts';
import { addDays } from '#shared/calendar.ts';
import { accounts } from '#shared/contract/accounts.ts';
import { recovery } from '#shared/contract/recovery.ts';
import { config } from '#shared/contract/config.ts';
import { badges } from '#shared/contract/badges.ts';
import { notes, type Note } from '#shared/contract/notes.ts';
import { toasts } from '#shared/contract/toasts.ts';
import { guestsFrom } from '#shared/limits.ts';
import { sampleNotes } from './sample-week.ts';

const on = { TESTING_MODE: 'true' };
const door = accounts.enterTestingMode.path;
const enter: InjectOptions = { method: 'POST', url: door };
const leave: InjectOptions = { method: 'DELETE', url: door };
const me: InjectOptions = { url: accounts.me.path };
const generate: InjectOptions = { method: 'POST', url: toasts.generate.path, payload: { forceGenerate: true } };
const write = (content: string): InjectOptions => ({ method: 'POST', url: notes.create.path, payload: { content } });
const minute = 60_000;

async function guest(app: Parameters<typeof browser>[0], address?: string): Promise<Browser> {
  const visitor = browser(app, address);
  expect((await visitor.send(enter)).status).toBe(200);
  return visitor;
}

describe('testing mode that is off', () => {
  it('is not there, whatever a browser claims', async () => {
    const { app } = await createWorld();
    const visitor = browser(app);
    expect((await visitor.send(enter)).body.code).toBe('not_found');
    expect((await visitor.send(leave)).status).toBe(404);
    visitor.cookies.set('testingToken', 'A'.repeat(43)).set('testingMode', 'true');
    expect((await visitor.send(me)).status).toBe(401);
  });
});

describe.each(engines)('testing mode on %s', (engine) => {
  it('gives a visitor a world with everything in it, and takes it back', async () => {
    const { app } = await createWorld({ engine, env: on });
    const visitor = await guest(app);
    const { body: user } = await visitor.send(me);
    expect(user).toMatchObject({ firstLogin: false, hasPassword: false });
    expect(user.email).toMatch(/^visitor-[0-9a-f]{8}@testing\.invalid$/);
    // Devices keep things by this number; nobody with an account has such a one.
    expect(user.id).toBeGreaterThan(guestsFrom);

    expect((await visitor.send(write('My sister rang from Porto and we laughed.'))).status).toBe(201);
    const toast = await visitor.send(generate);
    expect([toast.status, toast.text]).toEqual([201, expect.stringContaining('Porto')]);
    const heard = await visitor.send({ url: toast.body.audioUrl, headers: { range: 'bytes=0-99' } });
    expect([heard.status, heard.headers['content-type'], heard.bytes.length]).toEqual([206, 'audio/mpeg', 100]);
    expect((await visitor.send({ url: toasts.latest.path })).body.id).toBe(toast.body.id);

    expect((await visitor.send(leave)).status).toBe(200);
    expect(visitor.cookies.size).toBe(0);
    expect((await visitor.send(me)).status).toBe(401);
  });

  it('has a sample week for who asks, of the six days before today where the visitor is, with a toast to be heard', async () => {
    const { app, clock } = await createWorld({ engine, env: on });
    clock.set('2026-03-04T11:30:00Z');
    const visitor = browser(app);
    const payload = { sampleWeek: true, timezone: 'Pacific/Auckland' };
    expect((await visitor.send({ ...enter, payload })).status).toBe(200);
    const { body: written } = await visitor.send({ url: notes.list.path });
    expect((written as Note[]).map(({ localDate, content, timezone }) => ({ localDate, content, timezone }))).toEqual(
      sampleNotes
        .map(({ daysAgo, words }) => ({
          localDate: addDays('2026-03-05', -daysAgo),
          content: words,
          timezone: 'Pacific/Auckland',
        }))
        .toReversed(),
    );
    expect((await visitor.send({ url: notes.today.path })).body).toEqual([]);
    expect((await visitor.send({ url: notes.stats.path })).body).toMatchObject({ weeklyNotesCount: 6, streak: 6 });
    expect((await visitor.send({ url: badges.unseen.path })).body).toEqual([]);
    const toast = await visitor.send(generate);
    expect([toast.status, toast.text]).toEqual([201, expect.stringContaining('laughed')]);

    const stranger = browser(app);
    expect((await stranger.send({ ...enter, payload: { timezone: 'Mars/Olympus' } })).status).toBe(400);
    expect((await stranger.send(enter)).status).toBe(200);
    expect((await stranger.send({ url: notes.list.path })).body).toEqual([]);
  });

  it('keeps its guests and people with accounts apart', async () => {
    const { app, deps, clock, signUp } = await createWorld({ engine, env: on });
    const ana = await signUp();
    const noteId = await ana.writes('I shared marzipan with Quillfeather.');
    const toast = await ana.call(toasts.generate, { body: { forceGenerate: true } });
    const [visitor, other] = [await guest(app), await guest(app)];
    for (const options of [
      { url: toast.audioUrl ?? '' },
      { url: `/api/audio/proxy?url=${encodeURIComponent(toast.audioUrl ?? '')}` },
      { method: 'DELETE', url: `/api/notes/${noteId}` },
      { method: 'POST', url: `/api/toasts/${toast.id}/voice` },
    ] as const) {
      expect([options, (await visitor.send(options)).status]).toEqual([options, 404]);
    }
    await visitor.send(write('Only here.'));
    expect((await other.send({ url: notes.list.path })).body).toEqual([]);
    expect(await ana.call(notes.list)).toMatchObject([{ content: 'I shared marzipan with Quillfeather.' }]);

    // Both sessions in one browser: the sandbox answers, and an account's own session is never looked at.
    visitor.cookies.set('authToken', ana.token);
    clock.forward(30 * minute);
    const sessions = () => deps.db.selectFrom('sessions').selectAll().execute();
    const before = await sessions();
    expect((await visitor.send({ url: notes.list.path })).body).toMatchObject([{ content: 'Only here.' }]);
    await visitor.send({ method: 'POST', url: accounts.logout.path });
    expect(await sessions()).toEqual(before);
    expect(visitor.cookies.get('authToken')).toBe(ana.token);
    expect((await ana.send(me)).status).toBe(200);
  });
});

describe('the way in', () => {
  it('is a cookie for this visit that no script reads, in place of that of an account', async () => {
    const { app } = await createWorld({ env: on });
    const { headers } = await send(app, enter);
    const [real, testing] = headers['set-cookie'] as string[];
    expect(real).toMatch(/^authToken=; .*(Max-Age=0|Expires=Thu, 01 Jan 1970)/);
    expect(testing).toMatch(/^testingToken=[\w-]{43}; /);
    expect(testing).toMatch(/HttpOnly/);
    expect(testing).toMatch(/SameSite=Lax/);
    expect(testing).not.toMatch(/Max-Age|Expires/);
    const secure = await createWorld({ env: { ...on, PUBLIC_URL: 'https://clink.example.org' } });
    const [, bound] = (await send(secure.app, enter)).headers['set-cookie'] as string[];
    expect(bound).toMatch(/^__Host-testingToken=.*; Path=\/; HttpOnly; Secure/);
  });

  it('is open ten times an hour for each address, which no table hears of', async () => {
    const { app, deps, clock } = await createWorld({ env: { ...on, RATE_LIMITS: 'on' } });
    for (let at = 0; at < 10; at += 1) {
      expect((await browser(app, '192.0.2.1').send(enter)).status).toBe(200);
    }
    const refused = await browser(app, '192.0.2.1').send(enter);
    expect([refused.status, refused.body.message]).toEqual([429, expect.stringContaining('Rate limit exceeded')]);
    expect((await browser(app, '192.0.2.2').send(enter)).status).toBe(200);
    clock.forward(60 * minute);
    expect((await browser(app, '192.0.2.1').send(enter)).status).toBe(200);
    expect(await deps.db.selectFrom('counts').selectAll().execute()).toEqual([]);
  });

  it('is shut to other sites, as is every write behind it', async () => {
    const { app } = await createWorld({ env: on });
    const visitor = await guest(app);
    for (const options of [enter, leave, write('From elsewhere.')]) {
      const answer = await visitor.send({ ...options, headers: { 'sec-fetch-site': 'cross-site' } });
      expect([options.url, answer.status]).toEqual([options.url, 403]);
    }
    expect((await visitor.send({ url: notes.list.path })).body).toEqual([]);
  });

  it('is the only one there is', async () => {
    const { app, deps, signUp, mails } = await createWorld({ env: on });
    const ana = await signUp();
    mails.length = 0;
    const count = () => deps.db.selectFrom('users').select('email').execute();
    const before = await count();
    const visitor = await guest(app);
    for (const [endpoint, payload] of [
      [accounts.register, { email: 'new@example.org', password: 'a good password' }],
      [accounts.login, { username: ana.email, password: ana.password }],
      [accounts.socialLogin, {}],
      [recovery.forgotPassword, { email: ana.email }],
      [recovery.resetPassword, {}],
      [recovery.verifyEmail, {}],
      [recovery.resendVerification, { email: ana.email }],
    ] as const) {
      const answer = await visitor.send({ method: 'POST', url: endpoint.path, payload });
      expect([endpoint.path, answer.status, answer.body?.message]).toEqual([
        endpoint.path,
        404,
        'This is not possible in testing mode.',
      ]);
    }
    expect([await count(), mails]).toEqual([before, []]);
    expect((await visitor.send(me)).status).toBe(200);
  });

  it('opens a fresh world each time', async () => {
    const { app } = await createWorld({ env: on });
    const visitor = await guest(app);
    await visitor.send(write('Before.'));
    const [first] = visitor.cookies.values();
    await visitor.send(enter);
    expect((await visitor.send({ url: notes.list.path })).body).toEqual([]);
    expect((await send(app, { ...me, headers: { cookie: `testingToken=${first}` } })).status).toBe(401);
  });
});

describe('the way out', () => {
  it.each([
    ['signing out', { method: 'POST', url: accounts.logout.path }],
    ['deleting the account', { method: 'DELETE', url: accounts.deleteAccount.path, payload: {} }],
  ] as const)('is also %s', async (_, options) => {
    const { app, clock } = await createWorld({ env: on });
    const visitor = await guest(app);
    clock.forward(30 * minute);
    const [token] = visitor.cookies.values();
    expect((await visitor.send(options)).status).toBe(200);
    expect(visitor.cookies.size).toBe(0);
    expect((await send(app, { ...me, headers: { cookie: `testingToken=${token}` } })).status).toBe(401);
  });

  it('comes by itself after two hours without a sign of life', async () => {
    const { app, clock } = await createWorld({ env: on });
    const visitor = await guest(app);
    clock.forward(119 * minute);
    expect((await visitor.send(me)).status).toBe(200);
    clock.forward(119 * minute);
    expect((await visitor.send(me)).status).toBe(200);
    clock.forward(121 * minute);
    const gone = await visitor.send(me);
    expect([gone.status, gone.body.code]).toEqual([401, 'unauthenticated']);
  });

  it('leaves a browser with a cookie that is nobody, like one that was made up', async () => {
    const { app, signUp } = await createWorld({ env: on });
    const ana = await signUp();
    const visitor = await guest(app);
    const old = new Map(visitor.cookies);
    await visitor.send(leave);
    for (const cookie of [old.get('testingToken'), 'A'.repeat(43), ana.token, 'true', '', '%00']) {
      const answer = await send(app, { ...me, headers: { cookie: `testingToken=${cookie}` } });
      expect([cookie, answer.status]).toEqual([cookie, 401]);
      const signedIn = await ana.send({ ...me, headers: { cookie: `testingToken=${cookie}; authToken=${ana.token}` } });
      expect([cookie, signedIn.body?.id]).toEqual([cookie, ana.user.id]);
    }
  });
});

describe('in testing mode', () => {
  it('toasts are without limit, and calls are not', async () => {
    const { app } = await createWorld({ env: { ...on, RATE_LIMITS: 'on' } });
    const visitor = await guest(app);
    await visitor.send(write('A heron stood in the last light.'));
    for (let at = 0; at < 40; at += 1) {
      expect((await visitor.send(generate)).status).toBe(201);
    }
    for (let at = 0; at < 258; at += 1) {
      await visitor.send(me);
    }
    expect((await visitor.send(me)).status).toBe(200);
    const refused = await visitor.send(me);
    expect([refused.status, refused.body.message]).toEqual([429, expect.stringContaining('Rate limit exceeded')]);
  });

  it('no model is asked, and Settings do not name one', async () => {
    const asked = vi.fn<() => Promise<never>>().mockRejectedValue(new Error('asked'));
    const model: TextModel = { kind: 'anthropic', host: 'api.example.org', name: 'dear', write: asked };
    const { app, signUp } = await createWorld({ env: on, replaced: { model } });
    const visitor = await guest(app);
    await visitor.send(write('A heron stood in the last light.'));
    expect((await visitor.send(generate)).status).toBe(201);
    expect((await visitor.send({ url: config.status.path })).body).toMatchObject({
      testingMode: true,
      testingModeEnabled: true,
      writer: { kind: 'builtin', host: null, model: null },
      social: null,
    });
    expect(asked).not.toHaveBeenCalled();
    const ana = await signUp();
    await ana.writes('A heron stood in the last light.');
    await ana.call(toasts.generate, { body: { forceGenerate: true } });
    expect(asked).toHaveBeenCalled();
  });

  it('all guests together take one turn at the voice with everyone who has an account', async () => {
    const quick = quickSpeech();
    const parties: unknown[] = [];
    const speech = {
      ...quick,
      speak: (request: Parameters<typeof quick.speak>[0]) => {
        parties.push([request.party, request.person]);
        return quick.speak(request);
      },
    };
    const { app, signUp } = await createWorld({ env: on, replaced: { speech } });
    for (const visitor of [await guest(app), await guest(app), await signUp()]) {
      await visitor.send(write('A heron stood in the last light.'));
      expect((await visitor.send(generate)).status).toBe(201);
    }
    expect(parties).toEqual([
      ['guests', expect.any(Number)],
      ['guests', expect.any(Number)],
      [undefined, 1],
    ]);
    expect(new Set(parties.map(String)).size).toBe(3);
  });

  it('progress is told as it happens, and a stop waits for what is under way', async () => {
    const begun = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const quick = quickSpeech();
    const speech = {
      ...quick,
      speak: async (request: Parameters<typeof quick.speak>[0]) => {
        begun.resolve();
        await released.promise;
        return quick.speak(request);
      },
    };
    const { app } = await createWorld({ env: on, replaced: { speech } });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const home = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    const entered = await fetch(home + door, { method: 'POST' });
    const cookie = entered.headers.getSetCookie().find((given) => given.startsWith('testingToken=')) ?? '';
    const headers = { cookie: cookie.split(';')[0] ?? '', 'content-type': 'application/json' };
    const ask = (path: string, body?: object) =>
      fetch(home + path, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) });
    expect((await ask(notes.create.path, { content: 'A heron.' })).status).toBe(201);
    const listening = await ask(toasts.progress.path);
    const answer = ask(toasts.generate.path, { forceGenerate: true });
    await begun.promise;
    const closed = closeGently(app);
    released.resolve();
    expect((await answer).status).toBe(201);
    await closed;
    expect(await listening.text()).toContain('event: progress');
  });
});
