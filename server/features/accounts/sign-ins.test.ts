import { describe, expect, it } from 'vitest';
import { tokenMailedTo } from '#server/test/mails.ts';
import { send, type Answer, type Person } from '#server/test/person.ts';
import { createWorld, engines, type World } from '#server/test/world.ts';
import { accounts } from '#shared/contract/accounts.ts';
import { ledger, type SignIn } from '#shared/contract/ledger.ts';
import { recovery } from '#shared/contract/recovery.ts';
import { sessions } from '#shared/contract/sessions.ts';
import { sweepSignIns } from './sign-ins.service.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:135.0) Gecko/20100101 Firefox/135.0';

type Trying = { username: string; password: string; cookie?: string };

function signIn({ app }: World, { cookie, ...payload }: Trying): Promise<Answer> {
  const headers = { 'user-agent': firefox, ...(cookie && { cookie }) };
  return send(app, { method: 'POST', url: accounts.login.path, payload, headers, remoteAddress: '203.0.113.9' });
}

function deviceCookie({ headers }: Answer): string {
  const given = [headers['set-cookie'] ?? []].flat().map(String);
  return given.find((cookie) => cookie.startsWith('knownDevice='))?.split(';', 1)[0] ?? '';
}

async function signInsOf(person: Person): Promise<SignIn[]> {
  return (await person.call(ledger.read)).signIns;
}

describe.each(engines)('who signed in, on %s,', (engine) => {
  it('is told with how and on what, whether that browser was known, and whether it is still there', async () => {
    const world = await createWorld({ engine });
    const [ana, ben] = [await world.signUp('ana'), await world.signUp('ben')];
    world.clock.forward(hourMs);
    const first = await signIn(world, { username: ana.email, password: ana.password });
    world.clock.forward(hourMs);
    await signIn(world, { username: ana.email, password: ana.password, cookie: deviceCookie(first) });

    const [again, before, signUp, ...others] = await signInsOf(ana);
    expect(others).toEqual([]);
    expect(again).toMatchObject({ kind: 'password', device: 'Firefox on Windows', wasKnown: true, current: false });
    expect(before).toMatchObject({ at: '2026-03-04T11:00:00.000Z', kind: 'password', wasKnown: false });
    expect(signUp).toMatchObject({ at: '2026-03-04T10:00:00.000Z', kind: 'sign-up', current: true });
    expect(signUp?.sessionId).not.toBeNull();

    await ana.call(sessions.end, { params: { id: String(before?.sessionId) } });
    expect((await signInsOf(ana)).map(({ sessionId }) => sessionId !== null)).toEqual([true, false, true]);
    expect(await signInsOf(ben)).toHaveLength(1);
  });

  it('counts wrong passwords by the hour for the account they were tried on, and holds no address', async () => {
    const world = await createWorld({ engine });
    const [ana, ben] = [await world.signUp('ana'), await world.signUp('ben')];
    world.clock.set('2026-03-05T08:20:00Z');
    for (const username of [ana.email, ana.user.username, 'nobody@example.org', 'nobody-here']) {
      expect((await signIn(world, { username, password: 'not this one' })).status).toBe(401);
    }
    world.clock.set('2026-03-05T09:59:00Z');
    await signIn(world, { username: ana.email, password: 'nor this' });
    expect((await ana.call(ledger.read)).failed).toEqual([
      { from: '2026-03-05T09:00:00.000Z', count: 1 },
      { from: '2026-03-05T08:00:00.000Z', count: 2 },
    ]);
    expect((await ben.call(ledger.read)).failed).toEqual([]);
    // An unknown name is written down as well, with the same work.
    const rows = await world.deps.db.selectFrom('failed_sign_ins').select(['user_id', 'tries']).orderBy('id').execute();
    expect(rows).toEqual([
      { user_id: ana.user.id, tries: 2 },
      { user_id: null, tries: 2 },
      { user_id: ana.user.id, tries: 1 },
    ]);
    world.clock.forward(hourMs);
    await sweepSignIns(world.deps);
    expect(await world.deps.db.selectFrom('failed_sign_ins').select('user_id').execute()).toEqual([
      { user_id: ana.user.id },
      { user_id: ana.user.id },
    ]);
    const all = await world.deps.db.selectFrom('sign_ins').selectAll().execute();
    expect(JSON.stringify(all)).not.toContain('203.0.113');
  });

  it('tells of a new password, which signed everyone out', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp();
    await send(world.app, { method: 'POST', url: recovery.forgotPassword.path, payload: { email: ana.email } });
    await world.doJobs();
    const token = tokenMailedTo(world.mails, ana.email, '/reset-password');
    const password = 'Raise 1 glass';
    const payload = { token, password, confirmPassword: password };
    const headers = { 'user-agent': firefox };
    expect((await send(world.app, { method: 'POST', url: recovery.resetPassword.path, payload, headers })).status).toBe(
      200,
    );
    const { body } = await signIn(world, { username: ana.email, password });
    const { body: read } = await send(world.app, {
      method: 'GET',
      url: ledger.read.path,
      headers: { cookie: `authToken=${String(body.token)}` },
    });
    expect(read.signIns).toMatchObject([
      { kind: 'password', current: true },
      { kind: 'password-reset', device: 'Firefox on Windows', sessionId: null },
      { kind: 'sign-up', sessionId: null },
    ]);
  });

  it('is forgotten after ninety days, and goes with the account', async () => {
    const world = await createWorld({ engine });
    const [ana, ben] = [await world.signUp('ana'), await world.signUp('ben')];
    for (const person of [ana, ben]) {
      await signIn(world, { username: person.email, password: 'not this one' });
    }
    const owners = async () => {
      const both = await Promise.all([
        world.deps.db.selectFrom('sign_ins').select('user_id').execute(),
        world.deps.db.selectFrom('failed_sign_ins').select('user_id').execute(),
      ]);
      return both.flat().map(({ user_id }) => user_id);
    };
    await ben.send({ method: 'DELETE', url: accounts.deleteAccount.path, payload: { password: ben.password } });
    expect(await owners()).toEqual([ana.user.id, ana.user.id]);
    world.clock.forward(90 * dayMs - 1);
    await sweepSignIns(world.deps);
    expect(await owners()).toHaveLength(2);
    world.clock.forward(1);
    await sweepSignIns(world.deps);
    expect(await owners()).toEqual([]);
  });
});
