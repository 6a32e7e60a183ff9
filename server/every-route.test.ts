import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { hashToken } from '#server/platform/auth/token.ts';
import { junkTokens } from '#server/test/hostile.ts';
import { password, send, type Person } from '#server/test/person.ts';
import { aSound, bodyFor, everyRoute, isWrite, type Route } from '#server/test/routes.ts';
import { everyRow, lastingRows } from '#server/test/rows.ts';
import { createWorld, engines, type World } from '#server/test/world.ts';
import { toasts } from '#shared/contract/toasts.ts';

const json = { 'content-type': 'application/json' };

/** A request that the route takes, or with more in its JSON than it should have. */
function requestOf(route: Route, body: object = {}) {
  const { method, url, takesType } = route;
  if (takesType !== null && Object.keys(body).length === 0) {
    return { method, url, headers: { 'content-type': takesType }, payload: aSound };
  }
  if (route.takesBody && takesType === null) {
    return { method, url, headers: json, payload: JSON.stringify(withMore(bodyFor(route), body)) };
  }
  return Object.keys(body).length > 0 ? { method, url, headers: json, payload: JSON.stringify(body) } : { method, url };
}

function withMore(body: object, more: object): object {
  return Array.isArray(body) ? body.map((entry: object) => ({ ...entry, ...more })) : { ...body, ...more };
}

/** Everything but the stream, which stays open as long as someone listens. */
async function answering(world: World): Promise<Route[]> {
  return (await everyRoute(world.app)).filter(({ path }) => path !== toasts.progress.path);
}

function bearer(token: string) {
  return { authorization: `Bearer ${token}` };
}

describe.each(engines)('every route on %s', (engine) => {
  it('knows a session no more, by cookie or bearer, once the password was reset', async () => {
    const world = await createWorld({ engine });
    const { app, mails, doJobs, signUp } = world;
    const ana = await signUp('ana');
    const login = { method: 'POST', url: '/api/login', payload: { username: ana.email, password } } as const;
    const tokens = [ana.token, (await send(app, login)).body.token, (await send(app, login)).body.token] as string[];
    await send(app, { method: 'POST', url: '/api/auth/forgot-password', payload: { email: ana.email } });
    await doJobs();
    const token = /reset-password\?token=([0-9a-f-]{36})/.exec(mails.map(({ text }) => text).join('\n'))?.[1];
    const fresh = 'Another sentence 7';
    const reset = await send(app, {
      method: 'POST',
      url: '/api/auth/reset-password',
      payload: { token, password: fresh, confirmPassword: fresh },
    });
    expect(reset.status).toBe(200);
    const routes = (await everyRoute(app)).filter(({ signedIn }) => signedIn);
    expect(routes.length).toBeGreaterThan(15);
    const before = await lastingRows(world.deps.db);
    for (const route of routes) {
      for (const old of tokens) {
        for (const headers of [{ cookie: `authToken=${old}` }, bearer(old)]) {
          const request = requestOf(route);
          const answer = await send(app, { ...request, headers: { ...request.headers, ...headers } });
          expect([route.path, answer.status]).toEqual([route.path, 401]);
        }
      }
    }
    expect(await lastingRows(world.deps.db)).toEqual(before);
  });

  it('takes no field that nobody asked for', async () => {
    const world = await createWorld({ engine });
    const { app, deps, signUp } = world;
    const [ana, ben] = [await signUp('ana'), await signUp('ben')];
    const benId = ben.user.id;
    const extras = {
      id: benId,
      userId: benId,
      user_id: benId,
      verified: true,
      verified_at: 1,
      isAdmin: true,
      admin_since: 1,
      role: 'admin',
      createdAt: '2001-01-01T00:00:00Z',
      created_at: 1,
      externalId: 'x',
      external_id: 'x',
      password_hash: 'x',
      shared: true,
      viewCount: 9,
      used: true,
      used_at: 1,
    };
    const people = async () => {
      const rows = await deps.db.selectFrom('users').selectAll().orderBy('id').execute();
      return rows.map((row) => ({ ...row, revision: 0 }));
    };
    const before = { people: await people(), rows: await lastingRows(deps.db) };
    const bens = (await everyRow(deps.db))['sessions']?.filter((row) => row.includes(`"user_id":${String(benId)}`));
    for (const route of (await answering(world)).filter(isWrite)) {
      for (const [name, value] of [...Object.entries(extras), ['__proto__', { isAdmin: true }] as const]) {
        // From text, for a literal would give the object another prototype instead of a field.
        const request = requestOf(route, JSON.parse(`{${JSON.stringify(name)}:${JSON.stringify(value)}}`) as object);
        const ends = /logout|sessions$/.test(route.path);
        const answer = ends ? await send(app, request) : await ana.send(request);
        const refuses = route.takesBody && !route.path.endsWith('social-login');
        // What takes no body does not look at one; a body with more in it than it should have is refused for that.
        const asMeant = refuses
          ? (answer.status === 400 && /Invalid input|could not be read/.test(answer.text)) ||
            (answer.status === 415 && route.takesType !== null)
          : answer.status < 500;
        expect([route.method, route.path, name, asMeant], answer.text).toEqual([route.method, route.path, name, true]);
      }
    }
    const onboarded = before.people.map((row) => (row.id === ana.user.id ? { ...row, first_login: 0 } : row));
    expect(await people()).toEqual(onboarded);
    expect({ ...(await lastingRows(deps.db)), users: [] }).toEqual({ ...before.rows, users: [] });
    expect((await everyRow(deps.db))['sessions']?.filter((row) => row.includes(`"user_id":${String(benId)}`))).toEqual(
      bens,
    );
  });

  it('refuses to write for a page of another origin, in each of the classic forms', async () => {
    const world = await createWorld({ engine, env: { PUBLIC_URL: 'http://clink.example.org' } });
    const { deps, signUp } = world;
    const ana = await signUp('ana');
    const writes = (await answering(world)).filter(isWrite);
    expect(writes.length).toBeGreaterThan(15);
    const before = await lastingRows(deps.db);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    for (const route of writes) {
      const taken = requestOf(route);
      const forms = [
        { headers: { 'content-type': 'text/plain', origin: 'https://evil.example' }, payload: taken.payload ?? '{}' },
        { headers: { ...form, origin: 'https://evil.example' }, payload: 'content=words' },
        { headers: { ...form, origin: 'null', 'sec-fetch-site': 'cross-site' }, payload: 'content=words' },
        { headers: { origin: 'https://evil.example' } },
        { headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' } },
        { headers: { 'sec-fetch-site': 'same-site', origin: 'http://shop.example.org' } },
        { headers: { ...json, origin: 'http://clink.example.org.evil.example' }, payload: taken.payload ?? '{}' },
        { headers: { ...json, origin: 'https://clink.example.org' }, payload: taken.payload ?? '{}' },
      ];
      for (const attempt of forms) {
        const answer = await ana.send({ method: route.method, url: route.url, ...attempt });
        expect([route.path, attempt.headers, answer.status]).toEqual([route.path, attempt.headers, 403]);
      }
    }
    expect(await lastingRows(deps.db)).toEqual(before);
  });

  it('writes nothing for a picture in a page of another origin', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp('ana');
    await ana.writes('A good thing.');
    const before = await lastingRows(world.deps.db);
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image', referer: 'https://evil.example/' };
    for (const { url } of (await answering(world)).filter((route) => !isWrite(route))) {
      const { status } = await ana.send({ url, headers });
      expect([url, status < 500]).toEqual([url, true]);
    }
    expect(await lastingRows(world.deps.db)).toEqual(before);
  });

  it('writes for our own pages, and for a bearer from anywhere', async () => {
    const { app, signUp } = await createWorld({ engine, env: { PUBLIC_URL: 'http://clink.example.org' } });
    const ana = await signUp('ana');
    const write = { method: 'POST', url: '/api/user/complete-onboarding' } as const;
    for (const headers of [
      { origin: 'http://clink.example.org' },
      { origin: 'http://clink.example.org', 'sec-fetch-site': 'same-origin' },
      {},
    ]) {
      expect([headers, (await ana.send({ ...write, headers })).status]).toEqual([headers, 200]);
    }
    for (const origin of ['https://evil.example', 'http://clink.example.org']) {
      const headers = { ...bearer(ana.token), origin, 'sec-fetch-site': 'cross-site' };
      expect((await send(app, { ...write, headers })).status).toBe(200);
    }
  });

  it('takes malformed headers for nobody', async () => {
    const world = await createWorld({ engine });
    const routes = (await everyRoute(world.app)).filter(({ signedIn }) => signedIn);
    const made = malformed(200);
    const tried = [
      ...made.map((junk) => ({ authorization: junk })),
      ...made.map((junk) => ({ cookie: `authToken=${junk}` })),
      ...made.map((junk) => ({ cookie: junk })),
    ];
    expect(made.length).toBe(200);
    for (const [at, route] of routes.entries()) {
      const request = requestOf(route);
      // Each route gets its part of them; who is asking is found out in one place for all.
      for (const headers of tried.filter((_, number) => number % routes.length === at)) {
        const answer = await send(world.app, { ...request, headers: { ...request.headers, ...headers } });
        expect([route.path, headers, answer.status]).toEqual([route.path, headers, 401]);
      }
    }
  });

  it('answers 503 and never 200 while the database is away', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp('ana');
    const routes = (await everyRoute(world.app)).filter(({ signedIn }) => signedIn);
    await world.deps.db.destroy();
    for (const route of routes) {
      const request = requestOf(route);
      for (const headers of [{ cookie: `authToken=${ana.token}` }, bearer(ana.token)]) {
        const answer = await send(world.app, { ...request, headers: { ...request.headers, ...headers } });
        expect([route.path, answer.status, answer.headers['retry-after']]).toEqual([route.path, 503, '2']);
      }
    }
  });

  it('lets no secret into a reply or the log', async () => {
    const logged: string[] = [];
    const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
    const world = await createWorld({ engine, replaced: { log } });
    const { app, deps } = world;
    const ana: Person = await world.signUp('ana');
    const [row] = await deps.db.selectFrom('users').select('password_hash').execute();
    const login = { method: 'POST', url: '/api/login', payload: { username: ana.email, password } } as const;
    await send(app, { ...login, payload: { username: ana.email, password: `${password} not` } });
    const second = (await send(app, login)).body.token as string;
    const secrets = [
      password,
      row?.password_hash ?? '',
      '$argon2',
      'password_hash',
      'token_hash',
      ana.token,
      second,
      hashToken(ana.token),
      hashToken(second),
    ];
    const replies: string[] = [];
    for (const route of await answering(world)) {
      // Signing in is what gives a token out.
      if (!/login|register|logout|sessions|account$/.test(route.path) || !isWrite(route)) {
        replies.push((await ana.send(requestOf(route))).text);
      }
    }
    await deps.db.destroy();
    replies.push((await ana.send({ url: '/api/user' })).text);
    await send(app, login);
    const said = { reply: replies.join('\n'), log: logged.join('\n') };
    expect([said.reply.includes(ana.email), said.log.length > 0]).toEqual([true, true]);
    for (const [where, text] of Object.entries(said)) {
      expect(secrets.map((secret) => [where, secret, text.includes(secret)])).toEqual(
        secrets.map((secret) => [where, secret, false]),
      );
    }
    expect(said.log).not.toContain(ana.email);
  });
});

/** Headers that only look like ours: cut, joined, quoted, encoded and with signs in them that no token has. */
function malformed(count: number): string[] {
  const token = 'Zx9-_aB3'.repeat(6).slice(0, 43);
  const signs = ['%', '"', '\t', ',', ';', '=', '\\', '{', 'é', '/', '+', ' ', '..', '%00', '%E0%A4%A', "'--"];
  const made = signs.flatMap((sign) => [
    `Bearer ${sign}${token}`,
    `Bearer ${token}${sign}`,
    `Bearer ${token.slice(0, 20)}${sign}${token.slice(20)}`,
    `Bearer${sign}${token}`,
    `${sign}Bearer ${token}`,
    `${sign}${token}`,
    `${token.slice(0, 9)}${sign}`,
    `Basic ${sign}${token}`,
    `Bearer ${token}${sign}Bearer ${token}`,
    sign.repeat(500),
    `authToken=${sign}; authToken=${token}`,
    `__Host-authToken=${token}${sign}`,
  ]);
  return [...junkTokens, ...made].slice(0, count);
}
