import { describe, expect, it } from 'vitest';
import { linkMailedTo, tokenMailedTo } from '#server/test/mails.ts';
import { send, type Answer, type Person } from '#server/test/person.ts';
import { createWorld, engines, type World } from '#server/test/world.ts';
import { accounts } from '#shared/contract/accounts.ts';
import { recovery } from '#shared/contract/recovery.ts';
import { sweepTokens } from './verification.service.ts';

const minute = 60_000;
const hour = 60 * minute;
const newPassword = 'Raise 1 glass';

const deadReset = 'Failed to reset password. The link may be expired or invalid.';
const deadVerify = 'Failed to verify email. The link may be expired or invalid.';

function post({ app }: World, { path }: { path: string }, payload: object, headers = {}): Promise<Answer> {
  return send(app, { method: 'POST', url: path, payload, headers });
}

function reset(world: World, token: string, password = newPassword): Promise<Answer> {
  return post(world, recovery.resetPassword, { token, password, confirmPassword: password });
}

function verify(world: World, token: string): Promise<Answer> {
  return post(world, recovery.verifyEmail, { token });
}

async function resetToken(world: World, { email }: Person): Promise<string> {
  expect((await post(world, recovery.forgotPassword, { email })).status).toBe(200);
  await world.doJobs();
  return tokenMailedTo(world.mails, email, '/reset-password');
}

async function verifyToken(world: World, { email }: Person): Promise<string> {
  await world.doJobs();
  return tokenMailedTo(world.mails, email, '/verify-email');
}

function signIn(world: World, { email }: Person, password: string): Promise<Answer> {
  return post(world, accounts.login, { username: email, password });
}

function subjects({ mails }: World): string[] {
  return mails.map(({ subject }) => subject);
}

describe.each(engines)('an email on %s', (engine) => {
  it('is shown to be theirs by the link of the first mail, once, and then they are welcomed', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp();
    expect(ana.user.verified).toBe(false);
    const token = await verifyToken(world, ana);
    expect(subjects(world)).toEqual(['Confirm your email for Clink']);
    expect(token).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);

    expect((await verify(world, token)).status).toBe(200);
    expect((await ana.call(accounts.me)).verified).toBe(true);
    const again = await verify(world, token);
    expect([again.status, again.body]).toEqual([400, { code: 'invalid', message: deadVerify }]);
    await world.doJobs();
    expect(subjects(world)).toEqual(['Confirm your email for Clink', 'Welcome to Clink']);
  });

  it('can be shown within 48 hours, and not a moment later', async () => {
    const world = await createWorld({ engine });
    const [ana, ben] = [await world.signUp('ana'), await world.signUp('ben')];
    const tokens = [await verifyToken(world, ana), await verifyToken(world, ben)];
    world.clock.forward(48 * hour - 1);
    expect((await verify(world, tokens[0] ?? '')).status).toBe(200);
    world.clock.forward(1);
    expect((await verify(world, tokens[1] ?? '')).status).toBe(400);
  });

  it('gets another link when asked, which ends the one before; and none once it is theirs', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp();
    const first = await verifyToken(world, ana);
    await post(world, recovery.resendVerification, { email: ana.email });
    expect((await verify(world, first)).status).toBe(400);
    const second = await verifyToken(world, ana);
    expect(second).not.toBe(first);
    expect((await verify(world, second)).status).toBe(200);
    await world.doJobs();
    const before = world.mails.length;
    await post(world, recovery.resendVerification, { email: ana.email });
    await world.doJobs();
    expect(world.mails).toHaveLength(before);
  });
});

describe.each(engines)('a forgotten password on %s', (engine) => {
  it('is replaced by the link of a mail, and only its owner is in afterwards', async () => {
    const world = await createWorld({ engine });
    const [ana, ben] = [await world.signUp('ana'), await world.signUp('ben')];
    const elsewhere = (await signIn(world, ana, ana.password)).body.token as string;
    const token = await resetToken(world, ana);
    const answer = await reset(world, token);
    expect([answer.status, answer.headers['set-cookie']]).toEqual([200, undefined]);
    expect(answer.text).not.toContain('authToken');

    for (const headers of [
      { cookie: `authToken=${ana.token}` },
      { authorization: `Bearer ${ana.token}` },
      { authorization: `Bearer ${elsewhere}` },
    ]) {
      expect((await send(world.app, { url: accounts.me.path, headers })).status).toBe(401);
    }
    expect((await ben.send({ url: accounts.me.path })).status).toBe(200);
    expect((await signIn(world, ana, ana.password)).status).toBe(401);
    const back = await signIn(world, ana, newPassword);
    expect(back.body.user).toMatchObject({ id: ana.user.id, verified: true });

    await world.doJobs();
    const changed = world.mails.find(({ subject }) => subject === 'Your Clink password was changed');
    expect(changed?.to).toBe(ana.email);
    expect(changed?.text).toContain('on Wednesday, March 4 at 10:00 AM');
  });

  it('is replaced once, however many use the link at the same time', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp();
    const token = await resetToken(world, ana);
    const passwords = Array.from({ length: 20 }, (_, at) => `Raise ${String(at)} glasses`);
    const answers = await Promise.all(passwords.map((password) => reset(world, token, password)));
    const taken = passwords.filter((_, at) => answers[at]?.status === 200);
    expect(taken).toHaveLength(1);
    for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
      expect([status, body]).toEqual([400, { code: 'invalid', message: deadReset }]);
    }
    expect((await signIn(world, ana, taken[0] ?? '')).status).toBe(200);
    expect((await reset(world, token)).status).toBe(400);
    await world.doJobs();
    expect(subjects(world).filter((subject) => subject === 'Your Clink password was changed')).toHaveLength(1);
  });

  it('can be replaced within 30 minutes, and not a moment later', async () => {
    const world = await createWorld({ engine });
    const [ana, ben] = [await world.signUp('ana'), await world.signUp('ben')];
    const tokens = [await resetToken(world, ana), await resetToken(world, ben)];
    world.clock.forward(30 * minute - 1);
    expect((await reset(world, tokens[0] ?? '')).status).toBe(200);
    world.clock.forward(1);
    expect((await reset(world, tokens[1] ?? '')).status).toBe(400);
  });

  it('has one live link, the last that was asked for, from the moment it is asked for', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp();
    const first = await resetToken(world, ana);
    await post(world, recovery.forgotPassword, { email: ana.email.toUpperCase() });
    expect((await reset(world, first)).status).toBe(400);
    await world.doJobs();
    world.clock.forward(1);
    const second = await resetToken(world, ana);
    expect((await reset(world, second)).status).toBe(200);
  });

  it('is not replaced by a link for something else, nor an email shown by one; both stay as they are', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp();
    const [toVerify, toReset] = [await verifyToken(world, ana), await resetToken(world, ana)];
    expect((await reset(world, toVerify)).status).toBe(400);
    expect((await verify(world, toReset)).status).toBe(400);
    expect(await world.deps.db.selectFrom('tokens').select('used_at').execute()).toEqual([
      { used_at: null },
      { used_at: null },
    ]);
    expect((await verify(world, toVerify)).status).toBe(200);
    expect((await reset(world, toReset)).status).toBe(200);
  });

  it('takes the mail as proof of the address, and ends the link that asked for it', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp();
    const toVerify = await verifyToken(world, ana);
    expect((await reset(world, await resetToken(world, ana))).status).toBe(200);
    expect((await verify(world, toVerify)).status).toBe(400);
    expect((await signIn(world, ana, newPassword)).body.user.verified).toBe(true);
    await world.doJobs();
    expect(subjects(world)).toContain('Welcome to Clink');
  });

  it('is not replaced by looking at the link, by a bad password, or by a token that is none', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp();
    const token = await resetToken(world, ana);
    const link = linkMailedTo(world.mails, ana.email, '/reset-password');
    for (const url of [link.pathname + link.search, `${recovery.resetPassword.path}?token=${token}`]) {
      for (const method of ['GET', 'HEAD'] as const) {
        await world.app.inject({ method, url });
      }
    }
    const bad: [string, string][] = [
      ['Short1', 'Password must be at least 8 characters'],
      ['raise 1 glass', 'Password must contain at least one uppercase letter'],
      ['RAISE 1 GLASS', 'Password must contain at least one lowercase letter'],
      ['Raise one glass', 'Password must contain at least one number'],
      ['Password1', 'This password is too common. Please choose another.'],
    ];
    for (const [password, message] of bad) {
      expect((await reset(world, token, password)).body).toEqual({
        code: 'invalid',
        message,
        fields: { password: message },
      });
    }
    const unlike = { token, password: newPassword, confirmPassword: `${newPassword}.` };
    expect((await post(world, recovery.resetPassword, unlike)).body.fields).toEqual({
      confirmPassword: 'Passwords do not match',
    });
    for (const none of ['', 'x', `${token}0`, token.replaceAll('-', ''), null, { $ne: '' }]) {
      const answer = await post(world, recovery.resetPassword, {
        ...unlike,
        token: none,
        confirmPassword: newPassword,
      });
      expect([none, answer.status, answer.body.fields?.token]).toEqual([none, 400, 'Invalid token format']);
    }
    expect((await reset(world, '0b0e6b1e-7d0e-4c43-9a5e-1f2a3b4c5d6e')).body.message).toBe(deadReset);
    expect((await signIn(world, ana, ana.password)).status).toBe(200);
    expect((await reset(world, token)).status).toBe(200);
  });

  it('leaves no session to a sign-in with the old one that was under way', async () => {
    const world = await createWorld({ engine, env: { RATE_LIMITS: 'on' } });
    const ana = await world.signUp();
    const token = await resetToken(world, ana);
    const { counters } = world.deps;
    const { forget } = counters;
    // Between the check of the password and the beginning of the session.
    counters.forget = async (key) => {
      counters.forget = forget;
      expect((await reset(world, token)).status).toBe(200);
      await forget(key);
    };
    expect((await signIn(world, ana, ana.password)).status).toBe(401);
    expect(await world.deps.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });

  it('follows the operator where they ask for longer ones', async () => {
    const world = await createWorld({ engine, env: { PASSWORD_MIN_LENGTH: '16' } });
    const ana = await world.signUp();
    const token = await resetToken(world, ana);
    expect((await reset(world, token)).body.message).toBe('Password must be at least 16 characters');
    expect((await reset(world, token, `${newPassword} or two`)).status).toBe(200);
  });
});

describe.each(engines)('secrets in mails on %s', (engine) => {
  it('rest nowhere as they are, and in no queue at all', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp();
    await post(world, recovery.forgotPassword, { email: ana.email });
    const queued = await world.deps.db.selectFrom('jobs').selectAll().execute();
    expect(queued.map(({ payload }) => Object.keys(JSON.parse(payload) as object))).toEqual([
      ['requestedAt'],
      ['requestedAt'],
    ]);
    expect(JSON.stringify(queued)).not.toContain('example.org');
    expect(await world.deps.db.selectFrom('tokens').selectAll().execute()).toEqual([]);
    await world.doJobs();
    const kept = JSON.stringify(await world.deps.db.selectFrom('tokens').selectAll().execute());
    expect(kept).not.toContain(tokenMailedTo(world.mails, ana.email, '/reset-password'));
    expect(kept).not.toContain(tokenMailedTo(world.mails, ana.email, '/verify-email'));
  });

  it('are swept when they are long over, and no others', async () => {
    const world = await createWorld({ engine });
    const [ana, ben] = [await world.signUp('ana'), await world.signUp('ben')];
    await resetToken(world, ana);
    world.clock.forward(72 * hour + 30 * minute);
    const live = await resetToken(world, ben);
    const types = async () => {
      const rows = await world.deps.db.selectFrom('tokens').select('type').execute();
      return rows.map(({ type }) => type).toSorted();
    };
    await sweepTokens(world.deps);
    expect(await types()).toEqual(['reset', 'reset', 'verify', 'verify']);
    world.clock.forward(1);
    await sweepTokens(world.deps);
    expect(await types()).toEqual(['reset', 'verify', 'verify']);
    expect((await reset(world, live)).status).toBe(200);
  });

  it('lead to the address the operator has set, whatever a request says of its host', async () => {
    const world = await createWorld({
      engine,
      env: { PUBLIC_URL: 'https://clink.example.org/', TRUSTED_PROXY: '127.0.0.1' },
    });
    const ana = await world.signUp();
    for (const headers of [
      { host: 'evil.example' },
      { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' },
      { forwarded: 'host=evil.example;proto=http', 'x-original-host': 'evil.example' },
    ]) {
      await post(world, recovery.forgotPassword, { email: ana.email }, headers);
      await post(world, recovery.resendVerification, { email: ana.email }, headers);
    }
    await world.doJobs();
    expect(world.mails.length).toBeGreaterThan(1);
    for (const { text, html, link } of world.mails) {
      expect(text + html).not.toContain('evil');
      expect(link).toMatch(/^https:\/\/clink\.example\.org\/(verify-email|reset-password)\?token=/);
      for (const address of (text + html).match(/https?:\/\/[^\s"<]+/g) ?? []) {
        expect(new URL(address).origin).toBe('https://clink.example.org');
      }
    }
  });
});
