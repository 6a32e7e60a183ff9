import { randomInt, randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { Speech } from '#server/platform/speech/speech.ts';
import { browser, type Browser } from '#server/test/browser.ts';
import { dumpOf } from '#server/test/dump.ts';
import { brokenBodies, junkIds } from '#server/test/hostile.ts';
import { send, type Answer, type Person } from '#server/test/person.ts';
import { quickSpeech } from '#server/test/quick-speech.ts';
import { createWorld, engines, type World } from '#server/test/world.ts';
import { accounts } from '#shared/contract/accounts.ts';
import { narratorIds } from '#shared/contract/narrators.ts';
import { notes } from '#shared/contract/notes.ts';
import { weekdays } from '#shared/calendar.ts';
import { tones } from '#shared/contract/settings.ts';
import { toasts } from '#shared/contract/toasts.ts';
import { often } from '#shared/often.fixture.ts';

const calls = often(500, 20_000);
const seed = Number(process.env['SEED'] ?? randomInt(2 ** 31));

type Route = { method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; path: string };

/** Chance that can be repeated (mulberry32). */
function chanceOf(start: number) {
  let state = start;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  const pick = <T>(from: readonly T[]): T => from[below(from.length)] as T;
  return { below, pick, oneIn: (count: number) => below(count) === 0 };
}

/** What a call needs to succeed now and then; for a route that is not named here an empty body must do. */
function bodiesOf(ana: Person, { pick, below }: ReturnType<typeof chanceOf>): Record<string, () => object> {
  return {
    'POST /api/notes': () => ({ content: `A good moment, the ${below(1000)}th, by the river.`, bundleTag: null }),
    'POST /api/toasts/generate': () => ({ forceGenerate: true, displayName: 'Zoe' }),
    'PUT /api/preferences': () => ({ toastTone: pick(tones), toastDay: pick(weekdays), voiceStyle: pick(narratorIds) }),
    'PUT /api/user/settings': () => ({ weeklyToastDay: below(7), toastHour: below(24), timezone: 'Asia/Tokyo' }),
    'PUT /api/pronunciations': () => [{ written: 'Siobhan', said: 'Shivawn' }],
    'POST /api/tts/say': () => ({ said: 'Shivawn' }),
    'POST /api/tts/greeting': () => ({ displayName: 'Zoe' }),
    'POST /api/feedback': () => ({ text: 'I like the glass.' }),
    'POST /api/register': () => ({ email: `new-${below(1e9)}@example.org`, password: 'a good password' }),
    'POST /api/login': () => ({ username: ana.email, password: ana.password }),
    'POST /api/auth/forgot-password': () => ({ email: ana.email }),
    'POST /api/auth/resend-verification': () => ({ email: ana.email }),
    'POST /api/auth/verify-email': () => ({ token: randomUUID() }),
    'POST /api/auth/reset-password': () => ({
      token: randomUUID(),
      password: 'Better Horse 7',
      confirmPassword: 'Better Horse 7',
    }),
    'DELETE /api/user/account': () => ({ password: ana.password }),
  };
}

/** After these a world may be over, and what comes next would be a visitor's call to the real one. */
const endings = new Set([
  'POST /api/logout',
  'DELETE /api/auth/testing-mode',
  'DELETE /api/user/account',
  'DELETE /api/user/sessions/{id}',
]);

/** A voice whose recordings can be told from each other. */
function neverTheSame(): Speech {
  const quick = quickSpeech();
  let spoken = 0;
  return {
    ...quick,
    async speak(request) {
      spoken += 1;
      return { ...(await quick.speak(request)), mp3: Buffer.alloc(10_000, `${spoken} `) };
    },
  };
}

async function routesOf({ app }: World): Promise<Route[]> {
  const { body } = await send(app, { url: '/api/docs/json' });
  const described = Object.entries(body.paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase() as Route['method'], path })),
  );
  return [...described, { method: 'GET', path: '/api/docs/json' }, { method: 'POST', path: '/api/nothing' }];
}

describe.each(engines)('testing mode on %s', (engine) => {
  it(`leaves no trace after ${calls} calls (SEED=${seed})`, { timeout: 60_000 + calls * 20 }, async () => {
    const env = { TESTING_MODE: 'true', RATE_LIMITS: 'on' };
    const world = await createWorld({ engine, env, replaced: { speech: neverTheSame() } });
    const { app, clock } = world;
    const ana = await world.signUp();
    const noteId = await ana.writes('I shared marzipan with Quillfeather.');
    const toast = await ana.call(toasts.generate, { body: { forceGenerate: true } });
    const recording = (await ana.send({ url: toast.audioUrl ?? '' })).bytes;
    await world.doJobs();
    const mailsBefore = world.mails.length;
    const routes = await routesOf(world);
    const chance = chanceOf(seed);
    const bodies = bodiesOf(ana, chance);
    const ids = [noteId, toast.id, ana.user.id, ...junkIds];
    const urls = [toast.audioUrl ?? '', '/api/voices/motivational/sample', 'https://example.org/a.mp3'];
    const before = await dumpOf(world);

    let entries = 0;
    const comeIn = async (): Promise<Browser> => {
      entries += 1;
      const visitor = browser(app, `198.51.${100 + (entries >> 8)}.${entries & 255}`);
      expect((await visitor.send({ method: 'POST', url: accounts.enterTestingMode.path })).status).toBe(200);
      return visitor;
    };
    const callOf = ({ method, path }: Route): InjectOptions => {
      const clip = chance.pick(urls).split('/').at(-1) ?? '';
      const url = path.replace(/\{(\w+)\}/g, (_, name: string) =>
        name === 'clip' ? clip : path.startsWith('/api/voices') ? chance.pick(narratorIds) : String(chance.pick(ids)),
      );
      const query = path === '/api/audio/proxy' ? { url: chance.pick(urls) } : {};
      if (method === 'GET') {
        return { method, url, query };
      }
      const good = bodies[`${method} ${path}`]?.();
      const payload = chance.oneIn(5) ? chance.pick(brokenBodies) : good && JSON.stringify(good);
      return { method, url, ...(payload && { payload, headers: { 'content-type': 'application/json' } }) };
    };
    // It tells for as long as one listens.
    const listen = async ({ cookies }: Browser): Promise<number> => {
      const headers = { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') };
      const response = await app.inject({ url: toasts.progress.path, headers, payloadAsStream: true });
      response.stream().destroy();
      return response.statusCode;
    };
    const notice = ({ body, status }: Answer) => {
      if (status < 300 && Number.isInteger(body?.id)) {
        ids.unshift(body.id);
      }
      if (status < 300 && typeof body?.audioUrl === 'string') {
        urls.unshift(body.audioUrl, body.audioUrl, body.audioUrl);
      }
    };

    let visitor = await comeIn();
    const seen = { answered: 0, toasts: 0, heard: 0, trouble: [] as string[] };
    for (let at = 0; at < calls; at += 1) {
      // Reflections, toasts and their sound more often than the rest, for they are what would leave most.
      const sound: Route = { method: 'GET', path: '/api/audio/proxy' };
      const often: Route[] = [
        ...[notes.create, toasts.generate].map(({ method, path }) => ({ method, path })),
        sound,
        sound,
      ];
      const route = chance.oneIn(3) ? chance.pick(often) : chance.pick(routes);
      const name = `${route.method} ${route.path}`;
      if (route.path === toasts.progress.path) {
        seen.answered += Number((await listen(visitor)) === 200);
        continue;
      }
      const options = callOf(route);
      const answer = await visitor.send(options);
      notice(answer);
      seen.answered += Number(answer.status < 300);
      seen.toasts += Number(answer.status === 201 && route.path === toasts.generate.path);
      seen.heard += Number(answer.status < 300 && String(answer.headers['content-type']).startsWith('audio/'));
      if (answer.status >= 500 || /marzipan|Quillfeather/.test(answer.text) || answer.bytes.equals(recording)) {
        seen.trouble.push(`${name} answered ${answer.status}`);
      }
      if (endings.has(name)) {
        visitor = await comeIn();
      }
      clock.forward(chance.below(3000));
    }
    expect(seen.trouble).toEqual([]);
    expect(seen.answered).toBeGreaterThan(calls / 4);
    expect(Math.min(seen.toasts, seen.heard)).toBeGreaterThan(5);

    expect(await dumpOf(world)).toBe(before);
    expect(world.mails.length).toBe(mailsBefore);
    expect(await ana.call(notes.list)).toMatchObject([{ content: 'I shared marzipan with Quillfeather.' }]);
    expect((await ana.send({ url: toast.audioUrl ?? '' })).bytes).toEqual(recording);
  });
});
