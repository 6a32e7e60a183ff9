import { describe, expect, it, vi } from 'vitest';
import type * as passwords from '#server/platform/auth/password.ts';
import { tokenMailedTo } from '#server/test/mails.ts';
import { send, type Answer } from '#server/test/person.ts';
import { createWorld, engines, type World } from '#server/test/world.ts';
import { accounts } from '#shared/contract/accounts.ts';
import { recovery } from '#shared/contract/recovery.ts';

const hashed = vi.hoisted(() => ({ times: 0 }));

vi.mock('#server/platform/auth/password.ts', async (original) => {
  const real = await original<typeof passwords>();
  return {
    ...real,
    verifyPassword: (password: string, stored: string) => {
      hashed.times += 1;
      return real.verifyPassword(password, stored);
    },
  };
});

const on = { RATE_LIMITS: 'on' };
const minute = 60_000;
const newPassword = 'Raise 1 glass';

type From = { address?: string; forwarded?: string };

function post(
  { app }: World,
  { path }: { path: string },
  payload: object,
  { address, forwarded }: From = {},
): Promise<Answer> {
  return send(app, {
    method: 'POST',
    url: path,
    payload,
    ...(address && { remoteAddress: address }),
    ...(forwarded && { headers: { 'x-forwarded-for': forwarded } }),
  });
}

/** Addresses that have nothing to do with each other. */
function elsewhere(at: number): string {
  return `10.${String(at >> 8)}.${String(at & 255)}.7`;
}

function guess(world: World, username: string, from: From, password = 'not this one'): Promise<Answer> {
  return post(world, accounts.login, { username, password }, from);
}

function expectHeldOff(answer: Answer, waitMs: number): void {
  expect([answer.status, answer.body.code]).toEqual([429, 'rate_limited']);
  expect(answer.body.message).toContain('Rate limit exceeded');
  expect(Number(answer.headers['retry-after'])).toBe(Math.ceil(waitMs / 1000));
}

describe.each(engines)('guessing passwords on %s', (engine) => {
  it('a thousand times in a quarter of an hour, from everywhere, is ten guesses; the owner keeps two ways in', async () => {
    const world = await createWorld({ engine, env: on });
    const ana = await world.signUp();
    const { username } = ana.user;
    hashed.times = 0;
    const names = [ana.email, ana.email.toUpperCase(), username, username.toUpperCase(), ana.email.replace('@', '＠')];
    const answers: Answer[] = [];
    for (let at = 0; at < 1000; at += 50) {
      const some = Array.from({ length: 50 }, (_, more) =>
        guess(world, names[(at + more) % names.length] ?? '', { address: elsewhere(at + more) }),
      );
      answers.push(...(await Promise.all(some)));
      world.clock.forward(44_000);
    }
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(990);
    expect(hashed.times).toBe(10);

    expect((await guess(world, ana.email, { address: elsewhere(2000) }, ana.password)).status).toBe(429);
    expect((await ana.send({ url: accounts.me.path })).status).toBe(200);
    await post(world, recovery.forgotPassword, { email: ana.email });
    await world.doJobs();
    const token = tokenMailedTo(world.mails, ana.email, '/reset-password');
    const form = { token, password: newPassword, confirmPassword: newPassword };
    expect((await post(world, recovery.resetPassword, form)).status).toBe(200);
    expect((await guess(world, ana.email, { address: elsewhere(2001) }, newPassword)).status).toBe(200);
  });

  it('is open again when the quarter of an hour is over, and counts anew after each time the owner is in', async () => {
    const world = await createWorld({ engine, env: on });
    const ana = await world.signUp();
    const tenTimes = async (statuses: number[]) => {
      for (const status of statuses) {
        expect((await guess(world, ana.email, { address: elsewhere(status) })).status).toBe(status);
        world.clock.forward(minute);
      }
    };
    await tenTimes(Array.from({ length: 9 }, () => 401));
    expect((await guess(world, ana.user.username, {}, ana.password)).status).toBe(200);
    await tenTimes(Array.from({ length: 10 }, () => 401));
    expectHeldOff(await guess(world, ana.email, {}, ana.password), 5 * minute);
    world.clock.forward(5 * minute - 1);
    expect((await guess(world, ana.email, {}, ana.password)).status).toBe(429);
    world.clock.forward(1);
    expect((await guess(world, ana.email, {}, ana.password)).status).toBe(200);
  });

  it('is held off in the same way for names that nobody has, however they are spelt', async () => {
    const world = await createWorld({ engine, env: on });
    const spellings = [
      'nobody@example.org',
      'Nobody@Example.ORG',
      'ｎobody@example.org',
      'nobody＠example.org',
      ' nobody@example.org',
    ];
    hashed.times = 0;
    for (let at = 0; at < 10; at += 1) {
      expect((await guess(world, spellings[at % 5] ?? '', { address: elsewhere(at) })).status).toBe(401);
    }
    for (const spelling of spellings) {
      expectHeldOff(await guess(world, spelling, { address: elsewhere(99) }), 15 * minute);
    }
    // As much work as for a name that someone has.
    expect(hashed.times).toBe(10);
    expect((await guess(world, 'somebody@example.org', { address: elsewhere(99) })).status).toBe(401);
  });
});

describe.each(engines)('the limits of the account calls on %s', (engine) => {
  const form = { token: '0b0e6b1e-7d0e-4c43-9a5e-1f2a3b4c5d6e', password: newPassword, confirmPassword: newPassword };
  const calls = [
    { call: accounts.register, max: 5, windowMs: 60 * minute, payload: () => ({}) },
    { call: accounts.login, max: 30, windowMs: 15 * minute, payload: () => ({}) },
    {
      call: recovery.forgotPassword,
      max: 10,
      windowMs: 60 * minute,
      payload: (at: number) => ({ email: `a${String(at)}@b.org` }),
    },
    {
      call: recovery.resendVerification,
      max: 10,
      windowMs: 60 * minute,
      payload: (at: number) => ({ email: `b${String(at)}@b.org` }),
    },
    { call: recovery.resetPassword, max: 10, windowMs: 5 * minute, payload: () => form },
    { call: recovery.verifyEmail, max: 10, windowMs: 5 * minute, payload: () => ({ token: form.token }) },
  ];

  it('are each reached from one address, say for how long, and end', async () => {
    const world = await createWorld({ engine, env: on });
    for (const { call, max, windowMs, payload } of calls) {
      for (let at = 0; at < max; at += 1) {
        expect([call.path, at, (await post(world, call, payload(at))).status]).not.toContain(429);
      }
      expectHeldOff(await post(world, call, payload(max)), windowMs);
      expect([call.path, (await post(world, call, payload(max), { address: '10.0.0.9' })).status]).not.toContain(429);
      world.clock.forward(windowMs - 1);
      expect([call.path, (await post(world, call, payload(max))).status]).toContain(429);
      world.clock.forward(1);
      expect([call.path, (await post(world, call, payload(max))).status]).not.toContain(429);
    }
  });

  it('let three mails a quarter of an hour go to one email, from any address and whether or not it has an account', async () => {
    const world = await createWorld({ engine, env: on });
    const ana = await world.signUp();
    await world.doJobs();
    for (const email of [ana.email, 'nobody@example.org']) {
      const ask = (at: number, spelling = email) =>
        post(
          world,
          at % 2 ? recovery.forgotPassword : recovery.resendVerification,
          { email: spelling },
          { address: elsewhere(at) },
        );
      for (let at = 0; at < 3; at += 1) {
        expect((await ask(at)).status).toBe(200);
      }
      for (let at = 3; at < 50; at += 1) {
        expectHeldOff(await ask(at, at % 3 ? email : ` ${email.toUpperCase()} `), 15 * minute);
      }
    }
    await world.doJobs();
    expect(world.mails).toHaveLength(1 + 3);
    world.clock.forward(15 * minute);
    expect((await post(world, recovery.forgotPassword, { email: ana.email })).status).toBe(200);
  });
});

describe.each(engines)('sign-ups with an address of someone else on %s', (engine) => {
  it('send three mails a quarter of an hour, however many accounts are opened and deleted again', async () => {
    const world = await createWorld({ engine, env: on });
    const email = 'victim@example.org';
    const open = (at: number) =>
      post(world, accounts.register, { email, password: newPassword }, { address: elsewhere(at) });
    for (let at = 0; at < 6; at += 1) {
      const { body } = await open(at);
      await world.doJobs();
      const { status } = await send(world.app, {
        method: 'DELETE',
        url: accounts.deleteAccount.path,
        headers: { authorization: `Bearer ${body.token as string}` },
      });
      expect(status).toBe(200);
    }
    expect(world.mails).toHaveLength(3);

    // Whoever stays gets theirs all the same, when the quarter of an hour is over.
    expect((await open(6)).status).toBe(201);
    world.clock.forward(15 * minute - 1);
    await world.doJobs();
    expect(world.mails).toHaveLength(3);
    world.clock.forward(1);
    await world.doJobs();
    expect(world.mails.map(({ to }) => to)).toEqual([email, email, email, email]);
    const token = tokenMailedTo(world.mails, email, '/verify-email');
    expect((await post(world, recovery.verifyEmail, { token })).status).toBe(200);
  });
});

describe('who is counted', () => {
  const spent = { username: 'x', password: '' };
  /** Spends the five sign-ups of an address, and answers with the status of the sixth request. */
  async function sixth(world: World, from: (at: number) => From): Promise<number> {
    const statuses: number[] = [];
    for (let at = 0; at < 6; at += 1) {
      statuses.push((await post(world, accounts.register, {}, from(at))).status);
    }
    expect(statuses.slice(0, 5)).toEqual([400, 400, 400, 400, 400]);
    return statuses[5] ?? 0;
  }

  it('is the address of the connection when no proxy is trusted, whatever a header says', async () => {
    const world = await createWorld({ env: on });
    expect(await sixth(world, (at) => ({ forwarded: `203.0.113.${String(at)}` }))).toBe(429);
  });

  it('is the last address before our own proxy, not the ones before it', async () => {
    const world = await createWorld({ env: { ...on, TRUSTED_PROXY: '127.0.0.1' } });
    const spoofed = (at: number) => ({ forwarded: `198.51.100.${String(at)}, 203.0.113.5` });
    expect(await sixth(world, spoofed)).toBe(429);
    expect((await post(world, accounts.register, {}, { forwarded: '203.0.113.6' })).status).toBe(400);
    // Who does not come through the proxy is who they are.
    expect(await sixth(world, (at) => ({ address: '192.0.2.8', forwarded: `198.51.100.${String(at)}` }))).toBe(429);
  });

  it('is a whole IPv6 network, and an IPv4 address in whichever way it is written', async () => {
    const world = await createWorld({ env: { ...on, TRUSTED_PROXY: '127.0.0.1' } });
    expect(await sixth(world, (at) => ({ forwarded: `2001:db8:1:2:${String(at)}::${String(at + 1)}` }))).toBe(429);
    expect((await post(world, accounts.register, {}, { forwarded: '2001:db8:1:3::1' })).status).toBe(400);
    const spellings = [
      '203.0.113.9',
      '::ffff:203.0.113.9',
      '::ffff:cb00:7109',
      '0:0:0:0:0:ffff:cb00:7109',
      '::FFFF:203.0.113.9',
    ];
    expect(await sixth(world, (at) => ({ forwarded: spellings[at % 5] ?? '' }))).toBe(429);
  });

  it('is an account as well, so that changing the address helps nobody', async () => {
    const world = await createWorld({ env: { ...on, TRUSTED_PROXY: '127.0.0.1' } });
    const statuses: number[] = [];
    for (let at = 0; at < 11; at += 1) {
      const from = { forwarded: `203.0.113.${String(at)}` };
      statuses.push((await post(world, accounts.login, { ...spent, password: 'not this one' }, from)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  });
});
