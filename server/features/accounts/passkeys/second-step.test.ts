import { describe, expect, it } from 'vitest';
import { addPasskeyOf, createAuthenticator } from '#server/test/authenticator.ts';
import { tokenMailedTo } from '#server/test/mails.ts';
import { send, type Answer, type Person } from '#server/test/person.ts';
import { createWorld, engines, type World } from '#server/test/world.ts';
import { accounts } from '#shared/contract/accounts.ts';
import { passkeySignIn, passkeys, type RequestOptions } from '#shared/contract/passkeys.ts';
import { recovery } from '#shared/contract/recovery.ts';

const minute = 60_000;

function signIn({ app }: World, { email }: Person, password: string, more: object = {}): Promise<Answer> {
  return send(app, { method: 'POST', url: accounts.login.path, payload: { username: email, password, ...more } });
}

/** The ticket that the right password gives. */
async function ticketOf(world: World, person: Person, more: object = {}): Promise<string> {
  const answer = await signIn(world, person, person.password, more);
  expect([answer.status, answer.body]).toEqual([
    401,
    {
      code: 'second_factor_required',
      message: 'One more step: use your passkey, or a recovery code.',
      ticket: expect.stringMatching(/^[\w-]{43}$/) as string,
    },
  ]);
  expect(answer.headers['set-cookie']).toBeUndefined();
  return answer.body.ticket as string;
}

async function askFor({ app }: World, ticket: string): Promise<RequestOptions> {
  const answer = await send(app, { method: 'POST', url: passkeySignIn.beginSecondStep.path, payload: { ticket } });
  expect(answer.status).toBe(200);
  return answer.body as RequestOptions;
}

function complete({ app }: World, payload: object): Promise<Answer> {
  return send(app, { method: 'POST', url: passkeySignIn.finishSecondStep.path, payload });
}

/** Someone whose password is not enough, their device and their codes. */
async function withTwoFactor(world: World, name = 'ana') {
  const person = await world.signUp(name);
  const device = createAuthenticator();
  const passkey = await addPasskeyOf(person, device);
  const { recoveryCodes } = await person.call(passkeys.setTwoFactor, { body: { on: true } });
  return { person, device, passkey, codes: recoveryCodes ?? [] };
}

const wrongCode = 'That recovery code is not right, or was used before.';
const deadTicket = 'This sign-in took too long. Please sign in again.';

describe.each(engines)('a second step on %s', (engine) => {
  it('is turned on only with a passkey, and hands out ten codes this once', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp();
    const refusal = await ana.send({ method: 'PUT', url: passkeys.setTwoFactor.path, payload: { on: true } });
    expect([refusal.status, refusal.body.message]).toEqual([409, 'Please add a passkey first.']);
    const early = await ana.send({ method: 'POST', url: passkeys.renewRecoveryCodes.path, payload: {} });
    expect(early.status).toBe(409);

    await addPasskeyOf(ana, createAuthenticator());
    const { recoveryCodes } = await ana.call(passkeys.setTwoFactor, { body: { on: true } });
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(recoveryCodes?.every((code) => /^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){2}$/.test(code))).toBe(true);
    expect(await ana.call(passkeys.setTwoFactor, { body: { on: true } })).toEqual({ recoveryCodes: null });
    expect(await ana.call(passkeys.list)).toMatchObject({ isTwoFactor: true, recoveryCodesLeft: 10 });

    world.clock.forward(11 * minute);
    for (const [method, url, payload] of [
      ['PUT', passkeys.setTwoFactor.path, { on: false }],
      ['POST', passkeys.renewRecoveryCodes.path, {}],
    ] as const) {
      expect([url, (await ana.send({ method, url, payload })).status]).toEqual([url, 403]);
    }
    const { recoveryCodes: fresh } = await ana.call(passkeys.renewRecoveryCodes, { body: { password: ana.password } });
    const ticket = await ticketOf(world, ana);
    expect((await complete(world, { ticket, recoveryCode: recoveryCodes?.[0] })).body.message).toBe(wrongCode);
    expect((await complete(world, { ticket, recoveryCode: fresh[0] })).status).toBe(200);
    await ana.call(passkeys.setTwoFactor, { body: { on: false, password: ana.password } });
    expect((await signIn(world, ana, ana.password)).status).toBe(200);
    expect(await ana.call(passkeys.list)).toMatchObject({ isTwoFactor: false, recoveryCodesLeft: 0 });
    await world.doJobs();
    expect(world.mails.map(({ subject }) => subject).toSorted()).toEqual([
      'A passkey was added to your Clink account',
      'A recovery code was used to sign in to Clink',
      'Clink no longer asks for a passkey after your password',
      'Clink now asks for a passkey after your password',
      'Confirm your email for Clink',
      'New recovery codes for Clink',
    ]);
  });

  it('is wanted after the password, and done with the passkey, as remembered as was asked for', async () => {
    const world = await createWorld({ engine });
    const { person: ana, device } = await withTwoFactor(world);
    expect((await signIn(world, ana, 'not this one')).body.code).toBe('unauthenticated');
    for (const rememberMe of [true, false]) {
      const ticket = await ticketOf(world, ana, { rememberMe });
      const bearer = { headers: { authorization: `Bearer ${ticket}` } };
      expect((await send(world.app, { url: accounts.me.path, ...bearer })).status).toBe(401);
      const credential = device.use(await askFor(world, ticket), { handle: null });
      const done = await complete(world, { ticket, credential });
      expect([done.status, done.body.user.id]).toEqual([200, ana.user.id]);
      expect([done.headers['set-cookie']].flat().join().includes('knownDevice=')).toBe(rememberMe);
      const again = await complete(world, { ticket, credential });
      expect(again.body).toMatchObject({ code: 'invalid', message: deadTicket });
    }
    const alone = await send(world.app, { method: 'POST', url: passkeySignIn.begin.path, payload: {} });
    const credential = device.use(alone.body as RequestOptions);
    const entered = await send(world.app, { method: 'POST', url: passkeySignIn.finish.path, payload: { credential } });
    expect(entered.status).toBe(200);
  });

  it('is not done with the passkey of someone else, nor with an answer to another question', async () => {
    const world = await createWorld({ engine });
    const { person: ana, device } = await withTwoFactor(world);
    const { person: ben, device: bens } = await withTwoFactor(world, 'ben');
    const ticket = await ticketOf(world, ana);
    const bensTicket = await ticketOf(world, ben);
    const withAna = async (credential: object) => (await complete(world, { ticket, credential })).body.code as string;
    expect(await withAna(bens.use(await askFor(world, ticket)))).toBe('unauthenticated');
    expect(await withAna(device.use(await askFor(world, ticket), { isVerified: false }))).toBe('unauthenticated');
    expect(await withAna(device.use(await askFor(world, bensTicket)))).toBe('invalid');
    const alone = await send(world.app, { method: 'POST', url: passkeySignIn.begin.path, payload: {} });
    expect(await withAna(device.use(alone.body as RequestOptions))).toBe('invalid');
    expect((await complete(world, { ticket })).status).toBe(400);
    expect((await complete(world, { ticket, credential: device.use(await askFor(world, ticket)) })).status).toBe(200);
  });

  it('takes a code once, however it is typed, and of many at once lets one in', async () => {
    const world = await createWorld({ engine });
    const { person: ana, codes } = await withTwoFactor(world);
    const [first = '', second = ''] = codes;
    const typed = ` ${first.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l')} `;
    const ticket = await ticketOf(world, ana);
    expect((await complete(world, { ticket, recoveryCode: typed })).status).toBe(200);
    expect((await ana.call(passkeys.list)).recoveryCodesLeft).toBe(9);
    const next = await ticketOf(world, ana);
    expect((await complete(world, { ticket: next, recoveryCode: first })).body).toMatchObject({
      code: 'unauthenticated',
      fields: { recoveryCode: wrongCode },
    });
    const tickets = [next, await ticketOf(world, ana), await ticketOf(world, ana)];
    const answers = await Promise.all(tickets.map((each) => complete(world, { ticket: each, recoveryCode: second })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { db } = world.deps;
    const rows = await db.selectFrom('recovery_codes').select('hash').execute();
    expect(codes.some((code) => rows.some(({ hash }) => hash.includes(code)))).toBe(false);
  });

  it('may be tried ten times in a quarter of an hour, on a device of its own more', async () => {
    const world = await createWorld({ engine, env: { RATE_LIMITS: 'on' } });
    const { person: ana, codes } = await withTwoFactor(world);
    const known = await complete(world, { ticket: await ticketOf(world, ana), recoveryCode: codes[0] });
    const cookie = [known.headers['set-cookie']]
      .flat()
      .map(String)
      .find((each) => each.startsWith('knownDevice='));
    const ticket = await ticketOf(world, ana);
    const statuses: number[] = [];
    for (let at = 0; at < 11; at += 1) {
      statuses.push((await complete(world, { ticket, recoveryCode: 'not a code' })).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
    const atHome = await send(world.app, {
      method: 'POST',
      url: passkeySignIn.finishSecondStep.path,
      headers: { cookie: cookie?.split(';')[0] ?? '' },
      payload: { ticket, recoveryCode: codes[1] },
    });
    expect(atHome.status).toBe(200);
  });

  it('has ten minutes, and ends with a new password, which does not turn it off', async () => {
    const world = await createWorld({ engine });
    const { person: ana, codes } = await withTwoFactor(world);
    const late = await ticketOf(world, ana);
    world.clock.forward(10 * minute);
    expect((await complete(world, { ticket: late, recoveryCode: codes[0] })).body.message).toBe(deadTicket);

    const before = await ticketOf(world, ana);
    await send(world.app, { method: 'POST', url: recovery.forgotPassword.path, payload: { email: ana.email } });
    await world.doJobs();
    const token = tokenMailedTo(world.mails, ana.email, '/reset-password');
    const chosen = { password: 'Quiet river 42', confirmPassword: 'Quiet river 42' };
    const url = recovery.resetPassword.path;
    const reset = await send(world.app, { method: 'POST', url, payload: { token, ...chosen } });
    expect(reset.status).toBe(200);
    expect((await complete(world, { ticket: before, recoveryCode: codes[0] })).body.message).toBe(deadTicket);
    const after = await signIn(world, ana, 'Quiet river 42');
    expect(after.body.code).toBe('second_factor_required');
    expect((await complete(world, { ticket: after.body.ticket as string, recoveryCode: codes[0] })).status).toBe(200);
  });

  it('ends with the last passkey, and so do the sign-ins that wait for it', async () => {
    const world = await createWorld({ engine });
    const { person: ana, passkey, codes } = await withTwoFactor(world);
    const other = await addPasskeyOf(ana, createAuthenticator(), 'Key');
    await ana.call(passkeys.remove, { params: { id: String(passkey.id) }, body: {} });
    expect((await ana.call(passkeys.list)).isTwoFactor).toBe(true);
    const ticket = await ticketOf(world, ana);
    await ana.call(passkeys.remove, { params: { id: String(other.id) }, body: {} });
    expect(await ana.call(passkeys.list)).toMatchObject({ passkeys: [], isTwoFactor: false, recoveryCodesLeft: 0 });
    expect((await complete(world, { ticket, recoveryCode: codes[0] })).body.message).toBe(deadTicket);
    expect((await signIn(world, ana, ana.password)).status).toBe(200);
  });
});
