import pino from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { send, type Person } from '#server/test/person.ts';
import { createWorld, engines, type World } from '#server/test/world.ts';
import { accounts } from '#shared/contract/accounts.ts';
import { sessions } from '#shared/contract/sessions.ts';
import { sweepSessions } from './sessions.service.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0';
const minute = 60_000;

async function signInAgain({ app }: World, { email, password }: Person, userAgent = firefox): Promise<string> {
  const answer = await send(app, {
    method: 'POST',
    url: '/api/login',
    payload: { username: email, password },
    headers: { 'user-agent': userAgent },
  });
  expect(answer.status).toBe(200);
  return (answer.body as { token: string }).token;
}

async function isLive({ app }: World, token: string): Promise<boolean> {
  return (await send(app, { url: '/api/user', headers: { authorization: `Bearer ${token}` } })).status === 200;
}

describe.each(engines)('sessions on %s', (engine) => {
  it('are listed with what they run on, the last used first', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp('ana');
    world.clock.forward(20 * minute);
    await signInAgain(world, ana);
    await world.signUp('ben');
    expect(await ana.call(sessions.list)).toEqual([
      {
        id: 2,
        device: 'Firefox on Windows',
        createdAt: '2026-03-04T10:20:00.000Z',
        lastUsedAt: '2026-03-04T10:20:00.000Z',
        current: false,
      },
      {
        id: 1,
        device: null,
        createdAt: '2026-03-04T10:00:00.000Z',
        lastUsedAt: '2026-03-04T10:20:00.000Z',
        current: true,
      },
    ]);
  });

  it('note when they were used to within ten minutes, without a write for every request', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp('ana');
    const lastUsed = async () => {
      const [row] = await world.deps.db.selectFrom('sessions').select('last_used_at').execute();
      return new Date(row?.last_used_at ?? 0).toISOString().slice(11, 16);
    };
    const updates = vi.spyOn(world.deps.db, 'updateTable');
    const looks: [number, string][] = [
      [1, '10:00'],
      [9, '10:10'],
      [1, '10:10'],
      [5, '10:10'],
      [5, '10:21'],
    ];
    for (const [minutes, noted] of looks) {
      world.clock.forward(minutes * minute);
      await ana.call(accounts.me);
      // Nobody waits for the note, so it may come a little after the answer.
      await expect.poll(lastUsed).toBe(noted);
    }
    expect(updates).toHaveBeenCalledTimes(2);
  });

  it('are ended one by one by their owner alone', async () => {
    const world = await createWorld({ engine });
    const [ana, ben] = [await world.signUp('ana'), await world.signUp('ben')];
    const other = await signInAgain(world, ana);
    const [newest] = await ana.call(sessions.list);
    const id = String(newest?.id);
    const foreign = await ben.send({ method: 'DELETE', url: `/api/user/sessions/${id}` });
    const missing = await ben.send({ method: 'DELETE', url: '/api/user/sessions/4711' });
    expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
    expect(await isLive(world, other)).toBe(true);
    await ana.call(sessions.end, { params: { id } });
    expect([await isLive(world, other), await isLive(world, ana.token), await isLive(world, ben.token)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('of all other devices are ended at once, and ending the own one takes its cookie', async () => {
    const world = await createWorld({ engine });
    const [ana, ben] = [await world.signUp('ana'), await world.signUp('ben')];
    const others = [await signInAgain(world, ana), await signInAgain(world, ana)];
    await ana.call(sessions.endOthers);
    expect(await Promise.all([...others, ana.token, ben.token].map((token) => isLive(world, token)))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    const [own] = await ana.call(sessions.list);
    const out = await ana.send({ method: 'DELETE', url: `/api/user/sessions/${String(own?.id)}` });
    expect([out.status, out.headers['set-cookie']]).toEqual([200, expect.stringMatching(/^authToken=;/)]);
    expect(await isLive(world, ana.token)).toBe(false);
  });

  it('number fifty a person: the oldest makes room, and those that expired are gone', async () => {
    const world = await createWorld({ engine });
    const [ana, ben] = [await world.signUp('ana'), await world.signUp('ben')];
    const { db } = world.deps;
    const template = await db
      .selectFrom('sessions')
      .selectAll()
      .where('user_id', '=', ana.user.id)
      .executeTakeFirstOrThrow();
    const { id: _, ...row } = template;
    for (let at = 0; at < 49; at += 1) {
      await db
        .insertInto('sessions')
        .values({ ...row, token_hash: `hash ${String(at)}` })
        .execute();
    }
    const count = async () =>
      (await db.selectFrom('sessions').select('id').where('user_id', '=', ana.user.id).execute()).length;
    expect([await count(), await isLive(world, ana.token)]).toEqual([50, true]);
    await signInAgain(world, ana);
    expect([await count(), await isLive(world, ana.token), await isLive(world, ben.token)]).toEqual([50, false, true]);
    world.clock.forward(8 * 24 * 60 * minute);
    await signInAgain(world, ana);
    expect(await count()).toBe(1);
  });

  it('that have expired are swept, and no others', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp('ana');
    world.clock.forward(minute);
    const later = await signInAgain(world, ana);
    world.clock.forward(7 * 24 * 60 * minute - minute - 1);
    const count = async () => (await world.deps.db.selectFrom('sessions').select('id').execute()).length;
    await sweepSessions(world.deps);
    expect(await count()).toBe(2);
    world.clock.forward(1);
    await sweepSessions(world.deps);
    expect([await count(), await isLive(world, later)]).toEqual([1, true]);
  });

  it('both end with a sign-out that brings two, one in the header and one in the cookie', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp('ana');
    const other = await signInAgain(world, ana);
    const { path: url } = accounts.logout;
    expect((await ana.send({ method: 'POST', url, headers: { authorization: `Bearer ${other}` } })).status).toBe(200);
    expect([await isLive(world, other), await isLive(world, ana.token)]).toEqual([false, false]);
  });

  it('are verified by a call that tells who it is, or 401 with the word to forget the token', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp('ana');
    expect(await ana.call(accounts.verify)).toEqual(await ana.call(accounts.me));
    await ana.call(accounts.logout);
    const after = await ana.send({ url: '/api/auth/verify' });
    expect([after.status, after.body.clearToken]).toEqual([401, true]);
  });
});

it('a use that cannot be noted is logged, and the request is answered', async () => {
  const logged: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
  const world = await createWorld({ replaced: { log } });
  const ana = await world.signUp('ana');
  world.clock.forward(11 * minute);
  const { sql } = await import('kysely');
  await sql`create trigger refuse before update on sessions begin select raise(abort, 'no'); end`.execute(
    world.deps.db,
  );
  expect((await ana.send({ url: '/api/user' })).status).toBe(200);
  await expect
    .poll(() => logged.map((line) => (JSON.parse(line) as { msg: string }).msg))
    .toEqual(['the use of a session could not be noted']);
});
