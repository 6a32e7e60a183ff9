import { describe, expect, it } from 'vitest';
import { addPasskeyOf, createAuthenticator, type Authenticator } from '#server/test/authenticator.ts';
import { send, type Answer } from '#server/test/person.ts';
import { createWorld, engines, type World } from '#server/test/world.ts';
import { accounts } from '#shared/contract/accounts.ts';
import { passkeySignIn, passkeys, type RequestOptions, type UsedCredential } from '#shared/contract/passkeys.ts';

const minute = 60_000;

async function askToEnter({ app }: World): Promise<RequestOptions> {
  const { status, body } = await send(app, { method: 'POST', url: passkeySignIn.begin.path, payload: {} });
  expect(status).toBe(200);
  return body as RequestOptions;
}

function enter({ app }: World, credential: UsedCredential, more: object = {}): Promise<Answer> {
  return send(app, { method: 'POST', url: passkeySignIn.finish.path, payload: { credential, ...more } });
}

async function enterWith(world: World, device: Authenticator, otherwise = {}): Promise<Answer> {
  return enter(world, device.use(await askToEnter(world), otherwise));
}

const refused = {
  code: 'unauthenticated',
  message: 'That passkey could not be used here. Please try again, or sign in another way.',
};
const tooLate = { code: 'invalid', message: 'That took too long, or was used already. Please try again.' };

describe.each(engines)('passkeys on %s', (engine) => {
  it('are added, named, used to sign in alone, and removed, each told of by mail', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp();
    const device = createAuthenticator();
    const added = await addPasskeyOf(ana, device, 'My phone');
    expect(added).toMatchObject({ name: 'My phone', backedUp: false, lastUsedAt: null });
    const onList = { params: { id: String(added.id) } };
    expect(await ana.call(passkeys.rename, { ...onList, body: { name: 'Old phone' } })).toMatchObject({
      id: added.id,
      name: 'Old phone',
    });

    world.clock.forward(minute);
    const entered = await enter(world, device.use(await askToEnter(world)), { rememberMe: false });
    expect([entered.status, entered.body.user.email]).toEqual([200, ana.email]);
    const cookies = [entered.headers['set-cookie']].flat().map(String);
    expect(cookies.some((cookie) => cookie.startsWith('authToken='))).toBe(true);
    expect(cookies.join()).not.toMatch(/Max-Age|knownDevice/);
    const me = await send(world.app, {
      method: 'GET',
      url: accounts.me.path,
      headers: { authorization: `Bearer ${String(entered.body.token)}` },
    });
    expect(me.body.id).toBe(ana.user.id);
    const { passkeys: listed, isTwoFactor, worksAt } = await ana.call(passkeys.list);
    expect(listed).toEqual([{ ...added, name: 'Old phone', lastUsedAt: new Date(world.clock.now()).toISOString() }]);
    expect([isTwoFactor, worksAt]).toEqual([false, 'http://localhost:3000']);

    await ana.call(passkeys.remove, { ...onList, body: {} });
    expect((await ana.call(passkeys.list)).passkeys).toEqual([]);
    expect((await enterWith(world, device)).body).toEqual(refused);
    await world.doJobs();
    expect(world.mails.map(({ to, subject }) => `${to}: ${subject}`).toSorted()).toEqual([
      `${ana.email}: A passkey was added to your Clink account`,
      `${ana.email}: A passkey was removed from your Clink account`,
      `${ana.email}: Confirm your email for Clink`,
    ]);
  });

  it('are neither added nor removed on a phone left lying about', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp();
    const device = createAuthenticator();
    const { id } = await addPasskeyOf(ana, device);
    world.clock.forward(11 * minute);
    const ask = (payload: object) => ana.send({ method: 'POST', url: passkeys.beginAdding.path, payload });
    const remove = (payload: object) =>
      ana.send({ method: 'DELETE', url: `/api/user/passkeys/${String(id)}`, payload });
    expect((await ask({})).body.message).toBe('Please enter your password to add a passkey.');
    expect((await remove({})).body.message).toBe('Please enter your password to remove a passkey.');
    const wrong = { code: 'forbidden', fields: { password: 'That password is not right.' } };
    expect((await ask({ password: 'not this one' })).body).toMatchObject(wrong);
    expect((await remove({ password: 'not this one' })).body).toMatchObject(wrong);
    expect((await ask({ password: ana.password })).status).toBe(200);
    expect((await remove({ password: ana.password })).status).toBe(200);
  });

  it('are not added when made elsewhere, unseen by their owner, late, twice, or for another session', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp();
    const ben = await world.signUp('ben');
    const add = (who: typeof ana, credential: object) =>
      who.send({ method: 'POST', url: passkeys.add.path, payload: { name: 'Phone', credential } });
    const begin = () => ana.call(passkeys.beginAdding, { body: {} });

    for (const otherwise of [
      { origin: 'https://clink.example.net' },
      { origin: 'http://localhost:3001' },
      { rpId: 'example.org' },
      { isVerified: false },
    ]) {
      const answer = await add(ana, createAuthenticator().make(await begin(), otherwise));
      expect([otherwise, answer.status, answer.body.message]).toEqual([
        otherwise,
        400,
        'Your device made no passkey that can be used here. Please try again.',
      ]);
    }
    const made = createAuthenticator().make(await begin());
    expect((await add(ben, made)).body).toEqual(tooLate);
    const elsewhere = await send(world.app, {
      method: 'POST',
      url: accounts.login.path,
      payload: { username: ana.email, password: ana.password },
    });
    const inOther = { headers: { cookie: `authToken=${String(elsewhere.body.token)}` } };
    const payload = { name: 'Phone', credential: made };
    expect((await ana.send({ method: 'POST', url: passkeys.add.path, payload, ...inOther })).body).toEqual(tooLate);
    world.clock.forward(5 * minute);
    expect((await add(ana, made)).body).toEqual(tooLate);
    const unasked = createAuthenticator().make({ ...(await begin()), challenge: 'bm90IGFza2Vk' });
    expect((await add(ana, unasked)).body).toEqual(tooLate);
    expect((await ana.call(passkeys.list)).passkeys).toEqual([]);

    const device = createAuthenticator();
    const good = device.make(await begin());
    expect((await add(ana, good)).status).toBe(201);
    expect((await add(ana, good)).body).toEqual(tooLate);
    const options = await ben.call(passkeys.beginAdding, { body: {} });
    expect((await add(ben, device.make(options))).body.message).toBe('This passkey has been added before.');
    expect((await ben.call(passkeys.list)).passkeys).toEqual([]);
  });

  it('open nothing with an answer that is stolen, forged, copied, late or of someone else', async () => {
    const world = await createWorld({ engine });
    const [ana, ben] = [await world.signUp(), await world.signUp('ben')];
    const [device, bens] = [createAuthenticator({ counts: true }), createAuthenticator()];
    await addPasskeyOf(ana, device);
    await addPasskeyOf(ben, bens);
    const { id: anasId } = device.use(await askToEnter(world));
    const handle = bens.use(await askToEnter(world)).response.userHandle;

    for (const otherwise of [
      { origin: 'https://clink.example.net' },
      { rpId: 'example.org' },
      { isVerified: false },
      { signedBy: bens },
      { id: 'bm90IGFkZGVk' },
      { handle },
      { handle: null },
    ]) {
      const { status, body } = await enterWith(world, device, otherwise);
      expect([otherwise, status, body]).toEqual([otherwise, 401, refused]);
    }
    expect((await enterWith(world, bens, { id: anasId })).body).toEqual(refused);

    const late = device.use(await askToEnter(world));
    world.clock.forward(5 * minute);
    expect((await enter(world, late)).body).toEqual(tooLate);
    const good = device.use(await askToEnter(world));
    expect((await enter(world, good)).status).toBe(200);
    expect((await enter(world, good)).body).toEqual(tooLate);
    expect((await enterWith(world, device, { challenge: 'bm90IGFza2Vk' })).body).toEqual(tooLate);
    for (const counter of [0, 1]) {
      expect((await enterWith(world, device, { counter })).body.message).toMatch(/answered as a copy of it would/);
    }
    expect((await enterWith(world, device)).status).toBe(200);
  });

  it('take their turns like passwords, whether or not anyone has them', async () => {
    const world = await createWorld({ engine, env: { RATE_LIMITS: 'on' } });
    const ana = await world.signUp();
    const device = createAuthenticator();
    await addPasskeyOf(ana, device);
    const nobodys = createAuthenticator();
    for (const [which, otherwise] of [
      [device, { signedBy: nobodys }],
      [nobodys, {}],
    ] as const) {
      const statuses: number[] = [];
      for (let at = 0; at < 11; at += 1) {
        statuses.push((await enterWith(world, which, otherwise)).status);
      }
      expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
    }
  });

  it('are the same of two that answer at once: one challenge lets one in', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp();
    const device = createAuthenticator();
    await addPasskeyOf(ana, device);
    const credential = device.use(await askToEnter(world));
    const answers = await Promise.all(Array.from({ length: 5 }, () => enter(world, credential)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(4);
  });

  it('rest without a name that can be read, and go with the account', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp();
    const device = createAuthenticator();
    await addPasskeyOf(ana, device, 'Marzipan telephone');
    const { db } = world.deps;
    const [row] = await db.selectFrom('passkeys').selectAll().execute();
    expect(Buffer.from(row?.name ?? []).toString('latin1')).not.toContain('Marzipan');
    await ana.call(accounts.deleteAccount, { body: { password: ana.password } });
    expect(await db.selectFrom('passkeys').selectAll().execute()).toEqual([]);
    expect((await enterWith(world, device)).body).toEqual(refused);
  });
});

it.each(['http://192.0.2.7:3000', 'http://clink.example.org', 'https://192.0.2.7'])(
  'there are no passkeys at %s, which is said',
  async (publicUrl) => {
    const world = await createWorld({ env: { PUBLIC_URL: publicUrl } });
    const ana = await world.signUp();
    const headers = { authorization: `Bearer ${ana.token}` };
    expect((await send(world.app, { url: passkeys.list.path, headers })).body.worksAt).toBeNull();
    const url = passkeys.beginAdding.path;
    const answer = await send(world.app, { method: 'POST', url, payload: {}, headers });
    expect(answer.body).toMatchObject({
      code: 'not_found',
      message: 'There are no passkeys at this address: they need HTTPS and a domain name.',
    });
  },
);

it('the address that passkeys are for is that of the operator, not of the request', async () => {
  const world = await createWorld({ env: { PUBLIC_URL: 'https://clink.example.org/' } });
  const { body } = await send(world.app, {
    method: 'POST',
    url: passkeySignIn.begin.path,
    payload: {},
    headers: { host: 'clink.example.net' },
  });
  expect(body.rpId).toBe('clink.example.org');
});
