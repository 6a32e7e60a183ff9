import { createHmac, randomUUID } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload } from 'jose';
import { sql } from 'kysely';
import pino from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { hashToken } from '#server/platform/auth/token.ts';
import { send, type Answer } from '#server/test/person.ts';
import { startProvider, type Provider } from '#server/test/provider.ts';
import { createWorld, engines, type World, type WorldOptions } from '#server/test/world.ts';
import { accounts } from '#shared/contract/accounts.ts';
import { recovery } from '#shared/contract/recovery.ts';

const url = accounts.socialLogin.path;
const secret = 'a shared secret of forty characters, or so';

type SocialWorld = World & {
  provider: Provider;
  /** Comes with this token, and with a body that lies. */
  come(token: string, headers?: Record<string, string>, payload?: object): Promise<Answer>;
  /** Comes as whom these claims name. */
  comeAs(claims?: JWTPayload): Promise<Answer>;
  /** Whom a session belongs to, as they stand in the database. */
  rowOf(answer: Answer): Promise<Record<string, unknown> | undefined>;
  people(): Promise<number>;
};

/** A Clink whose operator has set up a provider on this machine. */
async function socialWorld({ env = {}, ...options }: WorldOptions = {}): Promise<SocialWorld> {
  let now = () => 0;
  const provider = await startProvider({ now: () => now() });
  onTestFinished(() => provider.stop());
  const world = await createWorld({
    env: { SUPABASE_URL: `${provider.url}/`, SUPABASE_ANON_KEY: 'public-key', ...env },
    ...options,
  });
  now = () => world.clock.now();
  const come: SocialWorld['come'] = (token, headers = {}, payload = {}) =>
    send(world.app, { method: 'POST', url, headers: { authorization: `Bearer ${token}`, ...headers }, payload });
  return {
    ...world,
    provider,
    come,
    comeAs: async (claims) => come(await provider.issue(claims)),
    rowOf: ({ body }) =>
      world.deps.db
        .selectFrom('users')
        .innerJoin('sessions', 'sessions.user_id', 'users.id')
        .selectAll('users')
        .where('token_hash', '=', hashToken(body.token))
        .executeTakeFirst(),
    people: async () => (await world.deps.db.selectFrom('users').select('id').execute()).length,
  };
}

const verify = ({ deps }: World, email: string) =>
  deps.db.updateTable('users').set({ verified_at: 1 }).where('email', '=', email).execute();

describe.each(engines)('social sign-in on %s', (engine) => {
  it('opens an account for someone new, signs in, and knows them the next time', async () => {
    const world = await socialWorld({ engine });
    const first = await world.comeAs({ email: 'Ana@Example.org', user_metadata: { full_name: 'Ana Canary' } });
    expect(first.status).toBe(200);
    expect(first.body).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), name: 'Ana Canary' });
    expect([first.headers['set-cookie']].flat()[0]).toBe(
      `authToken=${first.body.token}; Max-Age=604800; Path=/; HttpOnly; SameSite=Lax`,
    );
    const me = await send(world.app, { url: '/api/user', headers: { cookie: `authToken=${first.body.token}` } });
    expect(me.body).toMatchObject({ email: 'ana@example.org', name: null, verified: true, hasPassword: false });

    const again = await world.comeAs({ email: 'another@example.org', user_metadata: { name: 'Ana' } });
    expect(again.body.name).toBe('Ana');
    expect(await world.rowOf(again)).toMatchObject({ id: me.body.id, email: 'ana@example.org' });
    expect((await world.comeAs({ email: '' })).body.name).toBeNull();
    expect(await world.people()).toBe(1);
  });

  it('gives an account that no password opens, until one is set', async () => {
    const world = await socialWorld({ engine });
    await world.comeAs();
    for (const password of ['', ' ', 'nobody signs in with this', 'undefined', 'null']) {
      const payload = { username: 'ana@example.org', password };
      const answer = await send(world.app, { method: 'POST', url: '/api/login', payload });
      expect([password, answer.status]).toEqual([password, password === '' ? 400 : 401]);
    }
  });

  it('believes nothing of the body but the time zone of a new account', async () => {
    const world = await socialWorld({ engine });
    const ben = await world.signUp('ben');
    await verify(world, ben.email);
    const lies = {
      supabaseId: randomUUID(),
      email: ben.email,
      name: 'Ben',
      provider: 'apple',
      sub: '1',
      userId: ben.user.id,
      email_verified: true,
      isAdmin: true,
      timezone: 'Pacific/Apia',
    };
    const answer = await world.come(await world.provider.issue(), {}, lies);
    expect(answer.body.name).toBeNull();
    expect(await world.rowOf(answer)).toMatchObject({
      email: 'ana@example.org',
      external_id: '6f1d2c3b-4a5e-4f60-8b7a-9c0d1e2f3a4b',
      external_provider: `${world.provider.url}/auth/v1`,
      public_name: null,
      admin_since: null,
    });
    const headers = { cookie: `authToken=${answer.body.token}` };
    expect((await send(world.app, { url: '/api/user/settings', headers })).body.timezone).toBe('Pacific/Apia');
    const sub = randomUUID();
    const junk = await world.come(
      await world.provider.issue({ sub, email: 'c@example.org' }),
      {},
      { timezone: 'Mars' },
    );
    expect(junk.status).toBe(200);
  });

  it('joins the account of the same email when both sides have verified it', async () => {
    const world = await socialWorld({ engine });
    const ana = await world.signUp();
    await verify(world, ana.email);
    const joined = await world.comeAs({ email: ana.email.toUpperCase() });
    expect(await world.rowOf(joined)).toMatchObject({ id: ana.user.id });
    const payload = { username: ana.email, password: ana.password };
    expect((await send(world.app, { method: 'POST', url: '/api/login', payload })).status).toBe(200);
    expect(await world.people()).toBe(1);
  });

  it.each([
    ['here', false, {}],
    ['at the provider', true, { app_metadata: { provider: 'email', providers: ['email', 'google'] } }],
    [
      'at the provider, which any other way in casts doubt on',
      true,
      { app_metadata: { provider: 'google', providers: ['google', 'email'] } },
    ],
    ['at a provider that does not verify', true, { app_metadata: { provider: 'github', providers: ['github'] } }],
    [
      'by the word of the person alone',
      true,
      { app_metadata: {}, email_verified: true, user_metadata: { email_verified: true } },
    ],
    ['anywhere', false, { app_metadata: undefined }],
  ])('joins no account whose email is not verified %s', async (_, verifiedHere, claims) => {
    const world = await socialWorld({ engine });
    const ana = await world.signUp();
    if (verifiedHere) {
      await verify(world, ana.email);
    }
    const refused = await world.comeAs({ email: ana.email, ...claims });
    expect(refused.status).toBe(409);
    expect(refused.headers['set-cookie']).toBeUndefined();
    expect(refused.body).toEqual({
      code: 'conflict',
      message:
        'This email already has an account. Please sign in with its password first, and confirm the email if you ' +
        "have not yet. If it has no password, 'Forgot password?' sets one.",
    });
    expect(await world.people()).toBe(1);
    const { user } = ana;
    const row = await world.deps.db.selectFrom('users').selectAll().where('id', '=', user.id).executeTakeFirst();
    expect(row).toMatchObject({ external_id: null, external_provider: null });
  });

  it('opens an unverified account when the provider has not verified the email, and none without an email', async () => {
    const world = await socialWorld({ engine });
    const unverified = await world.comeAs({ app_metadata: { provider: 'github', providers: ['github'] } });
    expect(await world.rowOf(unverified)).toMatchObject({ verified_at: null });
    for (const email of ['', 'no address', 7, null, 'a\0@example.org', `${'a'.repeat(300)}@example.org`]) {
      const answer = await world.comeAs({ sub: randomUUID(), email });
      expect([email, answer.status, answer.body.message]).toEqual([
        email,
        400,
        'An account needs an email address, and yours was not shared. Please sign up with your email instead.',
      ]);
    }
    expect(await world.people()).toBe(1);
  });

  it('knows people by provider and id together', async () => {
    const world = await socialWorld({ engine });
    const other = await world.comeAs();
    await world.deps.db.updateTable('users').set({ external_provider: 'https://other.example/auth/v1' }).execute();
    const mine = await world.comeAs({ email: 'someone.else@example.org' });
    expect((await world.rowOf(mine))?.['id']).not.toBe((await world.rowOf(other))?.['id']);
    expect(await world.people()).toBe(2);
  });

  it.each([
    ['lets the owner of the address take over an account that someone else may have opened with it', 'github', 409],
    ['does so also when the owner had confirmed that account, taking it for their own', 'github', 409, true],
    ['joins again after a new password when the address was verified', 'google', 200],
  ])('%s', async (_, provider, afterwards, isConfirmed = false) => {
    const world = await socialWorld({ engine });
    const claims = { app_metadata: { provider, providers: [provider] } };
    await world.comeAs(claims);
    if (isConfirmed) {
      await verify(world, 'ana@example.org');
    }
    const ask = (path: string, payload: object) => send(world.app, { method: 'POST', url: path, payload });
    await ask(recovery.forgotPassword.path, { email: 'ana@example.org' });
    await world.doJobs();
    const token = world.mails.map(({ text }) => /reset-password\?token=([\w-]+)/.exec(text)?.[1]).find(Boolean);
    const password = 'Correct horse 4 battery';
    const reset = await ask(recovery.resetPassword.path, { token, password, confirmPassword: password });
    expect(reset.status).toBe(200);
    expect((await world.comeAs(claims)).status).toBe(afterwards);
    expect((await ask('/api/login', { username: 'ana@example.org', password })).status).toBe(200);
  });

  it('opens one account for twenty that come for the first time at once', async () => {
    const world = await socialWorld({ engine });
    const token = await world.provider.issue();
    const answers = await Promise.all(Array.from({ length: 20 }, () => world.come(token)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(answers.map(({ body }) => body.token)).size).toBe(20);
    expect(await world.people()).toBe(1);
    expect(await world.deps.db.selectFrom('data_keys').select('user_id').execute()).toHaveLength(1);
    expect(world.provider.keysAsked()).toBe(1);
  });

  it('keeps the name nowhere', async () => {
    const logged: string[] = [];
    const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
    const world = await socialWorld({ engine, replaced: { log } });
    const claims = { user_metadata: { full_name: 'Zebedee-Canary', name: 'Zebedee-Canary' } };
    const token = await world.provider.issue(claims);
    expect((await world.come(token, {}, { name: 'Zebedee-Canary' })).body.name).toBe('Zebedee-Canary');
    await world.come(`${token}x`);
    const stored: unknown[] = [];
    for (const table of ['users', 'sessions', 'tokens', 'settings', 'counts', 'jobs'] as const) {
      stored.push(
        await world.deps.db
          .selectFrom(table as 'users')
          .selectAll()
          .execute(),
      );
    }
    const files = readdirSync(world.dataDir, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    const texts = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'));
    const kept = [JSON.stringify(stored), ...logged, ...texts].join('\n');
    expect(kept).toContain('ana@example.org');
    expect(kept).not.toContain('Zebedee');
    expect(kept).not.toContain(token.split('.')[1]);
  });
});

describe('a token is refused', () => {
  const refusal = { code: 'unauthenticated', message: 'This sign-in could not be confirmed. Please try again.' };

  async function expectRefused({ come, people }: SocialWorld, token: string, what: string): Promise<void> {
    const { status, body, headers } = await come(token);
    expect({ what, status, body, cookie: headers['set-cookie'] }).toEqual({
      what,
      status: 401,
      body: refusal,
      cookie: undefined,
    });
    expect(await people()).toBe(0);
  }

  const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

  it('whose claims are wrong', async () => {
    const world = await socialWorld();
    const { provider, clock } = world;
    const seconds = clock.now() / 1000;
    const wrong: Record<string, JWTPayload> = {
      'another issuer': { iss: 'https://evil.example/auth/v1' },
      'an issuer that only begins alike': { iss: `${provider.url}/auth/v1/` },
      'no such audience': { aud: 'anon' },
      'another project': { aud: ['other'] },
      expired: { exp: seconds - 1 },
      'expiring now': { exp: seconds },
      'not yet valid': { nbf: seconds + 60 },
      'no uuid': { sub: '1' },
      'a uuid and more': { sub: '6f1d2c3b-4a5e-4f60-8b7a-9c0d1e2f3a4b\n' },
      anonymous: { is_anonymous: true },
      'perhaps anonymous': { is_anonymous: 'no' },
      'began with a password': { amr: [{ method: 'password', timestamp: seconds }] },
      'began with a mail': { amr: ['otp'] },
      'began with nothing': { amr: [] },
      'amr of another shape': { amr: 'oauth' },
    };
    for (const [what, claims] of Object.entries(wrong)) {
      await expectRefused(world, await provider.issue(claims), what);
    }
    for (const name of ['iss', 'aud', 'exp', 'sub', 'amr']) {
      await expectRefused(world, await provider.issue({}, { without: [name] }), `without ${name}`);
    }
    expect((await world.comeAs({ amr: ['oauth', 'totp'] })).status).toBe(200);
  });

  it('whose signature is wrong', async () => {
    const world = await socialWorld();
    const { provider } = world;
    const { privateKey } = await generateKeyPair('ES256');
    const good = await provider.issue();
    const [header = '', claims = '', signature = ''] = good.split('.');
    await expectRefused(world, await provider.issue({}, { key: privateKey }), 'another key');
    await expectRefused(world, `${header}.${claims}.`, 'no signature');
    for (const alg of ['none', 'None', 'NONE', '']) {
      const unsigned = `${base64({ alg, typ: 'JWT' })}.${claims}.`;
      await expectRefused(world, unsigned, `alg ${alg}`);
      await expectRefused(world, `${unsigned}${signature}`, `alg ${alg} with a signature`);
    }
    const more = Buffer.from(claims, 'base64url').toString().replace('ana@', 'ben@');
    await expectRefused(world, `${header}.${Buffer.from(more).toString('base64url')}.${signature}`, 'changed claims');
    // The public key as if it were a shared secret.
    const spki = await exportSPKI(provider.publicKey);
    for (const pem of [spki, spki.trim()]) {
      const head = base64({ alg: 'HS256', typ: 'JWT', kid: 'the-key' });
      const forged = createHmac('sha256', pem).update(`${head}.${claims}`).digest('base64url');
      await expectRefused(world, `${head}.${claims}.${forged}`, 'HS256 with the public key');
    }
    expect((await world.come(good)).status).toBe(200);
  });

  it('that brings a key of its own, or names one elsewhere', async () => {
    const world = await socialWorld();
    const { provider } = world;
    let asked = 0;
    const evil = createServer((_request, response) => {
      asked += 1;
      response.end('{"keys":[]}');
    });
    await new Promise<void>((resolve) => evil.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void evil.close());
    const elsewhere = `http://127.0.0.1:${String((evil.address() as AddressInfo).port)}/keys`;
    const { privateKey: key, publicKey } = await generateKeyPair('ES256', { extractable: true });
    const jwk = await exportJWK(publicKey);
    for (const header of [
      { jwk },
      { jku: elsewhere },
      { x5u: elsewhere },
      { kid: elsewhere },
      { kid: '../../../dev/null' },
      { kid: "x' or '1'='1" },
      { kid: '' },
      { kid: '__proto__' },
      { kid: 'constructor', jku: elsewhere, jwk },
    ]) {
      await expectRefused(world, await provider.issue({}, { key, header }), JSON.stringify(header));
    }
    expect(asked).toBe(0);
    // Keys that are not there are not looked for again and again.
    expect(provider.keysAsked()).toBe(1);
  });

  it('that is none', async () => {
    const world = await socialWorld();
    const junk = [
      'x',
      'a.b',
      'a.b.c',
      '...',
      '..',
      'a.b.c.d.e',
      'A'.repeat(43),
      'A'.repeat(4000),
      '%00',
      'e30.e30.',
      'null',
    ];
    for (const token of [...junk, `${base64({ alg: 'ES256' })}.${base64({})}.AAAA`]) {
      await expectRefused(world, token, token.slice(0, 20));
    }
    for (const authorization of ['', 'Bearer', 'Bearer ', 'Basic YTpi', 'Bearer a b', 'bearer\u00e9']) {
      const answer = await send(world.app, { method: 'POST', url, headers: { authorization }, payload: {} });
      expect([authorization, answer.status]).toEqual([authorization, 401]);
    }
    const answer = await send(world.app, { method: 'POST', url, payload: {} });
    expect([answer.status, answer.body]).toEqual([401, refusal]);
    // A session of ours is no token of the provider.
    const ana = await world.signUp();
    expect((await world.come(ana.token)).status).toBe(401);
  });

  it('that is not signed with the shared secret, where the operator gave one', async () => {
    const world = await socialWorld({ env: { SUPABASE_JWT_SECRET: secret } });
    const { provider } = world;
    const key = new TextEncoder().encode(secret);
    await expectRefused(world, await provider.issue(), 'a public key');
    await expectRefused(
      world,
      await provider.issue({}, { key: new TextEncoder().encode(`${secret}!`) }),
      'another secret',
    );
    const [, claims = ''] = (await provider.issue({}, { key })).split('.');
    await expectRefused(world, `${base64({ alg: 'none' })}.${claims}.`, 'alg none');
    expect((await world.come(await provider.issue({}, { key }))).status).toBe(200);
    expect(provider.keysAsked()).toBe(0);
  });
});

describe('around social sign-in', () => {
  it('who comes while their link is being ended does not outstay it', async () => {
    const world = await socialWorld({ engine: 'postgres' });
    const { db } = world.deps;
    await world.comeAs();
    let coming: Promise<Answer> | undefined;
    await db.transaction().execute(async (transaction) => {
      await transaction.updateTable('users').set({ external_provider: null, external_id: null }).execute();
      await transaction.deleteFrom('sessions').execute();
      coming = world.comeAs({ app_metadata: {} });
      // They have been found by their link, and wait.
      const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(async () => (await waiting.execute(db)).rows.length).toBeGreaterThan(0);
    });
    expect((await coming)?.status).toBe(409);
    expect(await db.selectFrom('sessions').select('id').execute()).toEqual([]);
  });

  it('there is nothing where no provider is configured', async () => {
    const { app } = await createWorld();
    const answer = await send(app, { method: 'POST', url, headers: { authorization: 'Bearer a.b.c' }, payload: {} });
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['an error', (response) => response.writeHead(500).end()],
    ['no JSON', (response) => response.end('<html>')],
    ['no keys', (response) => response.end('{}')],
    ['another address', (response) => response.writeHead(302, { location: '/elsewhere' }).end()],
    ['nothing', (response) => response.destroy()],
  ])('a provider that answers %s is unavailable, and asked again', async (_, how) => {
    const { provider, comeAs, people } = await socialWorld();
    provider.fails(how);
    const answer = await comeAs();
    expect([answer.status, answer.body.code, answer.headers['retry-after']]).toEqual([503, 'unavailable', '5']);
    expect(await people()).toBe(0);
    provider.fails(null);
    expect((await comeAs()).status).toBe(200);
  });

  it('a provider that hangs is given up after five seconds', async () => {
    const { provider, comeAs } = await socialWorld();
    provider.fails(() => {});
    const before = performance.now();
    expect((await comeAs()).status).toBe(503);
    expect(performance.now() - before).toBeLessThan(10_000);
  });

  it('other sites cannot sign anyone in, whatever bearer they bring', async () => {
    const { provider, come, people } = await socialWorld();
    const token = await provider.issue();
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ]) {
      expect([headers, (await come(token, headers)).status]).toEqual([headers, 403]);
    }
    expect(await people()).toBe(0);
    expect((await come(token, { 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });

  it('an address may come ten times in five minutes, whoever is signed in there', async () => {
    const { come, clock, signUp, provider } = await socialWorld({ env: { RATE_LIMITS: 'on' } });
    const ana = await signUp();
    const cookie = `authToken=${ana.token}`;
    for (let at = 0; at < 10; at += 1) {
      expect((await come(`a.${String(at)}.c`, at % 2 ? { cookie } : {})).status).toBe(401);
    }
    for (const headers of [{}, { cookie }]) {
      const refused = await come(await provider.issue(), headers);
      expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
    clock.forward(300_000);
    expect((await come(await provider.issue())).status).toBe(200);
  });

  it('pages may call the provider, and it alone, only where one is configured', async () => {
    const { app, provider } = await socialWorld();
    const { app: without } = await createWorld();
    const policyOf = async (at: typeof app, page = '/healthz') =>
      (await send(at, { url: page })).headers['content-security-policy'];
    expect(await policyOf(app)).toContain(`connect-src 'self' ${provider.url};`);
    expect(await policyOf(without)).toContain("connect-src 'self';");
    expect(String(await policyOf(app)).replace(` ${provider.url}`, '')).toBe(await policyOf(without));
    expect(await policyOf(app, '/api/config/status')).toBe("default-src 'none'; frame-ancestors 'none'");
  });
});
