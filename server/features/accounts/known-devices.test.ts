import { describe, expect, it } from 'vitest';
import { tokenMailedTo } from '#server/test/mails.ts';
import { send, type Answer, type Person } from '#server/test/person.ts';
import { createWorld, engines, type World } from '#server/test/world.ts';
import { accounts } from '#shared/contract/accounts.ts';
import { recovery } from '#shared/contract/recovery.ts';
import { limits } from '#shared/limits.ts';
import { sweepKnownDevices } from './known-devices.service.ts';

const on = { RATE_LIMITS: 'on' };
const minute = 60_000;
const newPassword = 'Raise 1 glass';

let visits = 0;

/** A browser somewhere, which keeps the cookie of its device and no session. */
function browser(world: World) {
  const held: { device: string | undefined } = { device: undefined };
  const post = async (path: string, payload: object): Promise<Answer> => {
    visits += 1;
    const answer = await send(world.app, {
      method: 'POST',
      url: path,
      payload,
      remoteAddress: `10.1.${String(visits >> 8)}.${String(visits & 255)}`,
      ...(held.device && { headers: { cookie: `knownDevice=${held.device}` } }),
    });
    const given = [answer.headers['set-cookie'] ?? []].flat().map(String);
    const cookie = given.find((each) => each.startsWith('knownDevice='));
    held.device = /^knownDevice=([\w-]{43});/.exec(cookie ?? '')?.[1] ?? held.device;
    return Object.assign(answer, { deviceCookie: cookie });
  };
  return {
    held,
    signIn: async ({ email }: { email: string }, password = 'not this one') =>
      (await post(accounts.login.path, { username: email, password })).status,
    post,
  };
}

async function lockOut(world: World, person: Person): Promise<void> {
  const stranger = browser(world);
  for (let at = 0; at < 10; at += 1) {
    expect(await stranger.signIn(person)).toBe(401);
  }
  expect(await stranger.signIn(person, person.password)).toBe(429);
}

describe.each(engines)('a device that someone has signed in on before, on %s', (engine) => {
  it('lets them in while others guess, and others are still held off after that', async () => {
    const world = await createWorld({ engine, env: on });
    const ana = await world.signUp();
    const laptop = browser(world);
    expect(await laptop.signIn(ana, ana.password)).toBe(200);
    await lockOut(world, ana);
    expect(await laptop.signIn(ana, ana.password)).toBe(200);
    // Their being in gives nobody else new turns.
    expect(await browser(world).signIn(ana)).toBe(429);
    expect(await laptop.signIn(ana, ana.password)).toBe(200);
  });

  it('has ten turns of its own in a quarter of an hour, and no more', async () => {
    const world = await createWorld({ engine, env: on });
    const ana = await world.signUp();
    const [laptop, phone] = [browser(world), browser(world)];
    expect(await laptop.signIn(ana, ana.password)).toBe(200);
    expect(await phone.signIn(ana, ana.password)).toBe(200);
    for (let at = 0; at < 10; at += 1) {
      expect(await laptop.signIn(ana)).toBe(401);
    }
    expect(await laptop.signIn(ana, ana.password)).toBe(429);
    expect(await phone.signIn(ana, ana.password)).toBe(200);
    expect(await browser(world).signIn(ana, ana.password)).toBe(200);
    world.clock.forward(15 * minute);
    expect(await laptop.signIn(ana, ana.password)).toBe(200);
  });

  it('is known to each account that was signed in to on it, and to no other', async () => {
    const world = await createWorld({ engine, env: on });
    const [ana, ben, cleo] = [await world.signUp('ana'), await world.signUp('ben'), await world.signUp('cleo')];
    const laptop = browser(world);
    expect(await laptop.signIn(ana, ana.password)).toBe(200);
    expect(await laptop.signIn(ben, ben.password)).toBe(200);
    for (const person of [ana, ben, cleo]) {
      await lockOut(world, person);
    }
    expect(await laptop.signIn(cleo, cleo.password)).toBe(429);
    expect(await laptop.signIn(ben, ben.password)).toBe(200);
    expect(await laptop.signIn(ana, ana.password)).toBe(200);
  });

  it('has a new token after each sign-in, so that one which was planted there is worth nothing', async () => {
    const world = await createWorld({ engine, env: on });
    const ana = await world.signUp();
    const [laptop, mallory] = [browser(world), browser(world)];
    await mallory.signIn(await world.signUp('mallory'), 'correct horse battery');
    const planted = mallory.held.device;
    laptop.held.device = planted;
    expect(await laptop.signIn(ana, ana.password)).toBe(200);
    expect(laptop.held.device).not.toBe(planted);
    await lockOut(world, ana);
    mallory.held.device = planted;
    expect(await mallory.signIn(ana)).toBe(429);
    mallory.held.device = 'x'.repeat(43);
    expect(await mallory.signIn(ana)).toBe(429);
    expect(await laptop.signIn(ana, ana.password)).toBe(200);
  });

  it('is known no more after a new password, after a year, and when the account is gone', async () => {
    const world = await createWorld({ engine, env: on });
    const { db } = world.deps;
    const devices = async () => (await db.selectFrom('known_devices').selectAll().execute()).length;
    const ana = await world.signUp();
    const laptop = browser(world);
    expect(await laptop.signIn(ana, ana.password)).toBe(200);
    await laptop.post(recovery.forgotPassword.path, { email: ana.email });
    await world.doJobs();
    const token = tokenMailedTo(world.mails, ana.email, '/reset-password');
    const form = { token, password: newPassword, confirmPassword: newPassword };
    expect((await laptop.post(recovery.resetPassword.path, form)).status).toBe(200);
    expect(await devices()).toBe(0);
    await lockOut(world, { ...ana, password: newPassword });
    expect(await laptop.signIn(ana, newPassword)).toBe(429);
    world.clock.forward(15 * minute);
    expect(await laptop.signIn(ana, newPassword)).toBe(200);
    expect(await devices()).toBe(1);

    world.clock.forward(limits.knownDeviceSeconds * 1000 - 1);
    await sweepKnownDevices(world.deps);
    await lockOut(world, { ...ana, password: newPassword });
    expect(await laptop.signIn(ana)).toBe(401);
    world.clock.forward(1);
    expect(await laptop.signIn(ana)).toBe(429);
    await sweepKnownDevices(world.deps);
    expect(await devices()).toBe(0);

    const ben = await world.signUp('ben');
    expect(await devices()).toBe(1);
    const { password } = ben;
    await ben.send({ method: 'DELETE', url: accounts.deleteAccount.path, payload: { password } });
    expect(await devices()).toBe(0);
  });

  it('answers as it answers everywhere, for names that nobody has too', async () => {
    const world = await createWorld({ engine, env: on });
    const ana = await world.signUp();
    const laptop = browser(world);
    await laptop.signIn(ana, ana.password);
    const [known, unknown] = [ana.email, 'nobody@example.org'].map((username) =>
      laptop.post(accounts.login.path, { username, password: 'not this one' }),
    );
    const told = ({ status, body, headers }: Answer) => [status, body, headers['set-cookie']];
    expect(told((await known)!)).toEqual(told((await unknown)!));
  });

  it('keeps its token where scripts cannot read it, for a year, and the server keeps only a hash', async () => {
    const world = await createWorld({ engine, env: { ...on, PUBLIC_URL: 'https://clink.example.org' } });
    const ana = await world.signUp();
    const signIn = (rememberMe: boolean) =>
      send(world.app, {
        method: 'POST',
        url: accounts.login.path,
        payload: { username: ana.email, password: ana.password, rememberMe },
      });
    expect(String((await signIn(false)).headers['set-cookie'])).not.toContain('knownDevice');
    const { headers } = await signIn(true);
    const cookie = [headers['set-cookie'] ?? []]
      .flat()
      .map(String)
      .find((each) => each.includes('knownDevice'));
    expect(cookie).toMatch(/^__Host-knownDevice=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const token = /=([\w-]{43});/.exec(cookie ?? '')?.[1] ?? '';
    expect(JSON.stringify(await world.deps.db.selectFrom('known_devices').selectAll().execute())).not.toContain(token);
  });
});
