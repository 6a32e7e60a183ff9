import { describe, expect, it } from 'vitest';
import { linkMailedTo, tokenMailedTo } from '#server/test/mails.ts';
import { send, type Answer, type Person } from '#server/test/person.ts';
import { createWorld, engines, type World } from '#server/test/world.ts';
import { accounts } from '#shared/contract/accounts.ts';
import { emailChange } from '#shared/contract/email-change.ts';
import { recovery } from '#shared/contract/recovery.ts';

const hour = 3_600_000;
const page = '/confirm-email-change';
const fresh = 'ana.new@example.org';
const dead = 'This link has expired, was used before, or belongs to a change that was given up.';

const post = ({ app }: World, url: string, payload: object): Promise<Answer> =>
  send(app, { method: 'POST', url, payload });
const confirm = (world: World, token: string) => post(world, emailChange.confirm.path, { token });
const tokenOf = (world: World, address: string) => tokenMailedTo(world.mails, address, page);
const subjectsTo = ({ mails }: World, address: string) =>
  mails.filter(({ to }) => to === address).map(({ subject }) => subject);

async function verified(world: World, name = 'ana'): Promise<Person> {
  const person = await world.signUp(name);
  await world.doJobs();
  await post(world, recovery.verifyEmail.path, { token: tokenMailedTo(world.mails, person.email, '/verify-email') });
  await world.doJobs();
  world.mails.length = 0;
  return person;
}

async function start(world: World, person: Person, email = fresh): Promise<void> {
  await person.call(emailChange.start, { body: { email } });
  await world.doJobs();
}

describe.each(engines)('a change of email on %s', (engine) => {
  it('is made once both addresses have said yes, in either order, and told to both', async () => {
    const world = await createWorld({ engine });
    const ana = await verified(world);
    for (const [from, to, order] of [
      [ana.email, fresh, ['present', 'new']],
      [fresh, ana.email, ['new', 'present']],
    ] as const) {
      await start(world, ana, to);
      const tokens = { present: tokenOf(world, from), new: tokenOf(world, to) };
      expect(await ana.call(emailChange.pending)).toMatchObject({ email: to, isAgreed: false, isConfirmed: false });
      for (const side of order) {
        const look = await post(world, emailChange.look.path, { token: tokens[side] });
        expect(look.body).toEqual({ side, email: to });
      }
      expect((await confirm(world, tokens[order[0]])).body).toEqual({ isChanged: false });
      expect((await ana.call(accounts.me)).email).toBe(from);
      expect((await confirm(world, tokens[order[0]])).body.message).toBe(dead);
      expect((await confirm(world, tokens[order[1]])).body).toEqual({ isChanged: true });
      expect(await ana.call(accounts.me)).toMatchObject({ email: to, verified: true });
      expect(await ana.call(emailChange.pending)).toBeNull();
      expect((await confirm(world, tokens[order[1]])).body.message).toBe(dead);
      await world.doJobs();
      for (const address of [from, to]) {
        expect(subjectsTo(world, address)).toContain('Your email for Clink was changed');
      }
      world.mails.length = 0;
    }
    expect(await world.deps.db.selectFrom('email_changes').selectAll().execute()).toEqual([]);
    const signIn = await post(world, accounts.login.path, { username: ana.email, password: ana.password });
    expect(signIn.status).toBe(200);
    expect((await post(world, accounts.login.path, { username: fresh, password: ana.password })).status).toBe(401);
  });

  it('needs the password when signing in was longer ago, and another address', async () => {
    const world = await createWorld({ engine });
    const ana = await verified(world);
    const ask = (payload: object) => ana.send({ method: 'POST', url: emailChange.start.path, payload });
    expect((await ask({ email: ana.email.toUpperCase() })).body.fields).toEqual({
      email: 'This is your email already.',
    });
    world.clock.forward(hour);
    expect((await ask({ email: fresh })).body.message).toBe('Please enter your password to change your email.');
    expect((await ask({ email: fresh, password: 'not this one' })).status).toBe(403);
    await world.doJobs();
    expect(world.mails).toEqual([]);
    expect((await ask({ email: fresh, password: ana.password })).status).toBe(201);
  });

  it('is stopped from the address that would go, and given up by its owner, by another, and by a new password', async () => {
    const world = await createWorld({ engine });
    const ana = await verified(world);
    await start(world, ana);
    const stop = (token: string) => post(world, emailChange.stop.path, { token });
    const atNew = tokenOf(world, fresh);
    expect((await stop(atNew)).body.message).toBe(dead);
    expect(linkMailedTo(world.mails, ana.email, page).searchParams.get('stop')).toBe('1');
    expect((await stop(tokenOf(world, ana.email))).status).toBe(200);
    expect((await confirm(world, atNew)).body.message).toBe(dead);

    await start(world, ana, 'second@example.org');
    const earlier = tokenOf(world, 'second@example.org');
    await start(world, ana, 'third@example.org');
    expect((await confirm(world, earlier)).body.message).toBe(dead);
    const third = tokenOf(world, 'third@example.org');
    await ana.call(emailChange.cancel);
    expect((await confirm(world, third)).body.message).toBe(dead);

    await start(world, ana, 'fourth@example.org');
    await post(world, recovery.forgotPassword.path, { email: ana.email });
    await world.doJobs();
    const token = tokenMailedTo(world.mails, ana.email, '/reset-password');
    const chosen = { password: 'Quiet river 42', confirmPassword: 'Quiet river 42' };
    expect((await post(world, recovery.resetPassword.path, { token, ...chosen })).status).toBe(200);
    expect((await confirm(world, tokenOf(world, 'fourth@example.org'))).body.message).toBe(dead);
  });

  it('waits for two days, and its links no longer', async () => {
    const world = await createWorld({ engine });
    const ana = await verified(world);
    await start(world, ana);
    world.clock.forward(48 * hour);
    expect((await confirm(world, tokenOf(world, fresh))).body.message).toBe(dead);
    expect((await confirm(world, tokenOf(world, ana.email))).body.message).toBe(dead);
    expect(await ana.call(emailChange.pending)).toBeNull();
  });

  it('asks no address that was never confirmed, which may be a stranger’s', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp();
    await world.doJobs();
    const verify = tokenMailedTo(world.mails, ana.email, '/verify-email');
    world.mails.length = 0;
    await start(world, ana);
    expect(await ana.call(emailChange.pending)).toMatchObject({ isAgreed: null, isConfirmed: false });
    expect((await confirm(world, tokenOf(world, fresh))).body).toEqual({ isChanged: true });
    await world.doJobs();
    expect(subjectsTo(world, ana.email)).toEqual([]);
    expect(await ana.call(accounts.me)).toMatchObject({ email: fresh, verified: true });
    expect((await post(world, recovery.verifyEmail.path, { token: verify })).status).toBe(400);
  });

  it('to an address with an account answers the same, and tells that address alone', async () => {
    const world = await createWorld({ engine });
    const [ana, ben] = [await verified(world), await verified(world, 'ben')];
    const told = async (email: string) => {
      const answer = await ana.send({ method: 'POST', url: emailChange.start.path, payload: { email } });
      return { status: answer.status, body: { ...(answer.body as object), email: '' } };
    };
    expect(await told(ben.email)).toEqual(await told(fresh));
    await told(ben.email);
    await world.doJobs();
    expect(subjectsTo(world, ben.email)).toEqual(['Your email has a Clink account already']);
    expect((await confirm(world, tokenOf(world, ana.email))).body).toEqual({ isChanged: false });
    expect((await ben.call(accounts.me)).email).toBe(ben.email);
  });

  it('loses to whoever opens an account with the address first, and ends', async () => {
    const world = await createWorld({ engine });
    const ana = await verified(world);
    await start(world, ana);
    expect((await confirm(world, tokenOf(world, fresh))).status).toBe(200);
    const opened = await post(world, accounts.register.path, { email: fresh, password: 'a rare sentence 7' });
    expect(opened.status).toBe(201);
    expect((await confirm(world, tokenOf(world, ana.email))).status).toBe(409);
    expect((await ana.call(accounts.me)).email).toBe(ana.email);
    expect(await ana.call(emailChange.pending)).toBeNull();
  });

  it('of many answers at once takes each side’s once, and kills what was sent to the former address', async () => {
    const world = await createWorld({ engine });
    const ana = await verified(world);
    await post(world, recovery.forgotPassword.path, { email: ana.email });
    await start(world, ana);
    const reset = tokenMailedTo(world.mails, ana.email, '/reset-password');
    const tokens = [tokenOf(world, fresh), tokenOf(world, ana.email)];
    const answers = await Promise.all([...tokens, ...tokens].map((token) => confirm(world, token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.filter(({ body }) => body.isChanged === true)).toHaveLength(1);
    const chosen = { password: 'Quiet river 42', confirmPassword: 'Quiet river 42' };
    expect((await post(world, recovery.resetPassword.path, { token: reset, ...chosen })).status).toBe(400);
  });

  it('fills nobody’s mailbox, and leaves no address readable', async () => {
    const world = await createWorld({ engine, env: { RATE_LIMITS: 'on' } });
    const ana = await verified(world);
    const statuses: number[] = [];
    for (let at = 0; at < 4; at += 1) {
      const payload = { email: fresh };
      statuses.push((await ana.send({ method: 'POST', url: emailChange.start.path, payload })).status);
    }
    expect(statuses).toEqual([201, 201, 201, 429]);
    const [row] = await world.deps.db.selectFrom('email_changes').selectAll().execute();
    expect(Buffer.from(row?.address ?? []).toString('latin1')).not.toContain('example');
    expect(Buffer.from(row?.former ?? []).toString('latin1')).not.toContain('example');
    const jobs = await world.deps.db.selectFrom('jobs').select('payload').execute();
    expect(JSON.stringify(jobs)).not.toContain('example');
  });
});
