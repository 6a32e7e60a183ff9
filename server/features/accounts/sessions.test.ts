import pino from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { send, type Person } from '#server/test/person.ts';
import { createWorld, engines, type World } from '#server/test/world.ts';
import { accounts } from '#shared/contract/accounts.ts';

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

/** What is noted without anyone waiting for it. */
async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 30));
}

describe.each(engines)('sessions on %s', { timeout: 30_000 }, (engine) => {
  it('are listed with what they run on, the last used first', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp('ana');
    world.clock.forward(20 * minute);
    await signInAgain(world, ana);
    await world.signUp('ben');
    expect(await ana.call(accounts.sessions)).toEqual([
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
      await settled();
      const [row] = await world.deps.db.selectFrom('sessions').select('last_used_at').execute();
      return new Date(row?.last_used_at ?? 0).toISOString().slice(11, 16);
    };
    const updates = vi.spyOn(world.deps.db, 'updateTable');
    const looks = [1, 9, 1, 5, 5].map((minutes) => minutes * minute);
    const noted: string[] = [];
    for (const ms of looks) {
      world.clock.forward(ms);
      await ana.call(accounts.me);
      noted.push(await lastUsed());
    }
    expect(noted).toEqual(['10:00', '10:10', '10:10', '10:10', '10:21']);
    expect(updates).toHaveBeenCalledTimes(2);
  });

  it('are ended one by one by their owner alone', async () => {
    const world = await createWorld({ engine });
    const [ana, ben] = [await world.signUp('ana'), await world.signUp('ben')];
    const other = await signInAgain(world, ana);
    const [newest] = await ana.call(accounts.sessions);
    const id = String(newest?.id);
    const foreign = await ben.send({ method: 'DELETE', url: `/api/user/sessions/${id}` });
    const missing = await ben.send({ method: 'DELETE', url: '/api/user/sessions/4711' });
    expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
    expect(await isLive(world, other)).toBe(true);
    await ana.call(accounts.endSession, { params: { id } });
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
    await ana.call(accounts.endOtherSessions);
    expect(await Promise.all([...others, ana.token, ben.token].map((token) => isLive(world, token)))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    const [own] = await ana.call(accounts.sessions);
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
  await settled();
  expect(logged.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    'the use of a session could not be noted',
  ]);
});
