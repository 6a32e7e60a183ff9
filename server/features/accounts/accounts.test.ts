import { describe, expect, it } from 'vitest';
import { send } from '#server/test/person.ts';
import { createWorld, engines } from '#server/test/world.ts';
import { accounts } from '#shared/contract/accounts.ts';
import { settings } from '#shared/contract/settings.ts';

const signUp = { email: 'Ana@Example.org', password: 'our glass', timezone: 'Europe/Lisbon' };

describe.each(engines)('accounts on %s', (engine) => {
  it('opens an account, signs in by email or handle, and out again', async () => {
    const { app } = await createWorld({ engine });
    const registered = await send(app, { method: 'POST', url: '/api/register', payload: signUp });
    expect(registered.status).toBe(201);
    expect(registered.body.user).toEqual({
      id: 1,
      username: expect.stringMatching(/^[a-z]+-[a-z]+-\d{4}$/),
      name: null,
      email: 'ana@example.org',
      firstLogin: true,
      verified: false,
      hasPassword: true,
    });

    for (const username of ['ANA@example.ORG ', registered.body.user.username]) {
      const answer = await send(app, {
        method: 'POST',
        url: '/api/login',
        payload: { username, password: 'our glass' },
      });
      expect(answer.status).toBe(200);
    }
    const cookie = `authToken=${registered.body.token}`;
    expect((await send(app, { url: '/api/user', headers: { cookie } })).status).toBe(200);
    expect(
      (await send(app, { url: '/api/user', headers: { authorization: `Bearer ${registered.body.token}` } })).status,
    ).toBe(200);

    const out = await send(app, { method: 'POST', url: '/api/logout', headers: { cookie } });
    expect(out.headers['set-cookie']).toMatch(/^authToken=;/);
    // Never what would take unsaved words from the device.
    expect(out.headers['clear-site-data']).toBe('"cache"');
    expect((await send(app, { url: '/api/user', headers: { cookie } })).body).toEqual({
      code: 'unauthenticated',
      message: 'Please sign in.',
      clearToken: true,
    });
  });

  it('gives the session to the browser where scripts cannot read it', async () => {
    const { app } = await createWorld({ engine });
    const registered = await send(app, { method: 'POST', url: '/api/register', payload: signUp });
    expect([registered.headers['set-cookie']].flat()[0]).toMatch(
      /^authToken=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const brief = await send(app, {
      method: 'POST',
      url: '/api/login',
      payload: { username: signUp.email, password: signUp.password, rememberMe: false },
    });
    expect(brief.headers['set-cookie']).not.toMatch(/Max-Age|Expires/);
  });

  it('ends a session after seven days', async () => {
    const { app, clock, signUp: join } = await createWorld({ engine });
    const ana = await join();
    clock.forward(604_800_000 - 1);
    expect((await ana.send({ url: '/api/user' })).status).toBe(200);
    clock.forward(1);
    expect((await send(app, { url: '/api/user', headers: { cookie: `authToken=${ana.token}` } })).status).toBe(401);
  });

  it('lets one of many have an email, however it is written', async () => {
    const { app } = await createWorld({ engine });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        send(app, {
          method: 'POST',
          url: '/api/register',
          payload: { ...signUp, email: at % 2 ? 'ANA@example.org' : ' ana@EXAMPLE.org ' },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array.from({ length: 11 }, () => 409),
    ]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      fields: { email: 'This email already has an account. Please sign in.' },
    });
  });

  it('says which of the two is missing', async () => {
    const { app } = await createWorld({ engine });
    for (const payload of [{}, { username: ' ', password: '' }]) {
      const answer = await send(app, { method: 'POST', url: '/api/login', payload });
      expect(answer.body).toMatchObject({
        fields: { username: 'Username is required', password: 'Password is required' },
      });
    }
  });

  it('answers a wrong password and an unknown name alike', async () => {
    const { app, signUp: join } = await createWorld({ engine });
    const ana = await join();
    const wrong = await send(app, {
      method: 'POST',
      url: '/api/login',
      payload: { username: ana.email, password: 'not this' },
    });
    const unknown = await send(app, {
      method: 'POST',
      url: '/api/login',
      payload: { username: 'nobody@example.org', password: 'not this' },
    });
    expect(wrong.status).toBe(401);
    expect(unknown.body).toEqual(wrong.body);
  });

  it("keeps the browser's zone, and Perth only when none was sent", async () => {
    const { app, signUp: join } = await createWorld({ engine });
    const ana = await join('ana', { timezone: 'Pacific/Apia' });
    expect(await ana.call(settings.schedule)).toEqual({
      timezone: 'Pacific/Apia',
      weeklyToastDay: 0,
      toastHour: 9,
      toastMinute: 0,
    });
    const answer = await send(app, {
      method: 'POST',
      url: '/api/register',
      payload: { email: 'ben@example.org', password: 'our glass' },
    });
    const other = await send(app, {
      url: '/api/user/settings',
      headers: { authorization: `Bearer ${answer.body.token}` },
    });
    expect(other.body.timezone).toBe('Australia/Perth');
  });

  it('refuses zones that Intl does not know', async () => {
    const { app } = await createWorld({ engine });
    for (const timezone of [
      '',
      'XYZ5ABC',
      '+05:30',
      '../etc/passwd',
      'Mars/Base',
      'x'.repeat(10_000),
      'Europe/Lisbon\0',
    ]) {
      const answer = await send(app, { method: 'POST', url: '/api/register', payload: { ...signUp, timezone } });
      expect([timezone.slice(0, 20), answer.status]).toEqual([timezone.slice(0, 20), 400]);
    }
  });

  it('tells a page who is there, or that nobody is, without an error', async () => {
    const { app, signUp: join } = await createWorld({ engine });
    const session = (cookie?: string) => send(app, { url: '/api/session', ...(cookie && { headers: { cookie } }) });
    const ana = await join();
    expect(await ana.call(accounts.session)).toEqual(await ana.call(accounts.me));
    for (const cookie of [undefined, 'authToken=', 'authToken=not-a-token']) {
      const { status, text, headers } = await session(cookie);
      expect([status, text, headers['cache-control']]).toEqual([200, 'null', 'no-store']);
    }
    await ana.send({ method: 'POST', url: '/api/logout' });
    const after = await session(`authToken=${ana.token}`);
    expect([after.status, after.text]).toEqual([200, 'null']);
    expect((await send(app, { url: '/api/user' })).status).toBe(401);
  });

  it('remembers that the first-login chooser was seen', async () => {
    const { signUp: join } = await createWorld({ engine });
    const ana = await join();
    await ana.call(accounts.completeOnboarding);
    expect((await ana.call(accounts.me)).firstLogin).toBe(false);
  });

  it('keeps one truth for the toast day', async () => {
    const { signUp: join } = await createWorld({ engine });
    const ana = await join();
    await ana.call(settings.savePreferences, { body: { toastDay: 'Friday', toastTone: 'humorous' } });
    expect((await ana.call(settings.schedule)).weeklyToastDay).toBe(5);
    await ana.call(settings.saveSchedule, { body: { weeklyToastDay: 2 } });
    expect(await ana.call(settings.preferences)).toMatchObject({
      toastDay: 'Tuesday',
      toastTone: 'humorous',
      voiceStyle: 'motivational',
    });
  });
});

describe('when the server is too busy to check passwords', () => {
  it('an unknown name is not told from a known one, then or later', async () => {
    const { app } = await createWorld();
    const login = (username: string) =>
      send(app, { method: 'POST', url: '/api/login', payload: { username, password: 'our glass' } });
    await send(app, { method: 'POST', url: '/api/register', payload: signUp });
    await Promise.all([...Array.from({ length: 26 }, () => login(signUp.email)), login('nobody@example.org')]);
    expect((await login('nobody@example.org')).status).toBe(401);
  });
});

describe('an operator', () => {
  it('may ask for longer passwords', async () => {
    const { app } = await createWorld({ env: { PASSWORD_MIN_LENGTH: '12' } });
    const answer = await send(app, { method: 'POST', url: '/api/register', payload: signUp });
    expect(answer.body).toEqual({
      code: 'invalid',
      message: 'Password must be at least 12 characters',
      fields: { password: 'Password must be at least 12 characters' },
    });
  });

  it('gets a cookie bound to the host over HTTPS', async () => {
    const { app } = await createWorld({ env: { PUBLIC_URL: 'https://clink.example.org' } });
    const answer = await send(app, { method: 'POST', url: '/api/register', payload: signUp });
    expect([answer.headers['set-cookie']].flat()[0]).toMatch(/^__Host-authToken=.*; Secure; SameSite=Lax$/);
    expect(answer.headers['strict-transport-security']).toContain('max-age=31536000');
  });
});
