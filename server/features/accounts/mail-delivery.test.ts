import { describe, expect, it } from 'vitest';
import type { Engine } from '#server/platform/db/database.ts';
import { keepRunningJobs } from '#server/platform/jobs/runner.ts';
import { createMailer, type Mailer } from '#server/platform/mail/mailer.ts';
import { startMailServer, type MailServer } from '#server/test/mail-server.ts';
import { tokenMailedTo } from '#server/test/mails.ts';
import { send, type Answer } from '#server/test/person.ts';
import { createWorld, engines, type World } from '#server/test/world.ts';
import { recovery } from '#shared/contract/recovery.ts';
import { accountsJobs } from './accounts.jobs.ts';

const hour = 3_600_000;

function mailerTo({ url }: { url: string }, patienceMs: number): Mailer {
  return createMailer({
    smtpUrl: url,
    from: 'Clink <toast@clink.example.org>',
    outbox: '/nowhere',
    tell: () => {},
    now: () => 0,
    patienceMs,
  });
}

async function worldWithServer(engine: Engine, patienceMs = 20_000): Promise<{ world: World; server: MailServer }> {
  const server = await startMailServer();
  return { server, world: await createWorld({ engine, replaced: { mailer: mailerTo(server, patienceMs) } }) };
}

function post({ app }: World, { path }: { path: string }, payload: object): Promise<Answer> {
  return send(app, { method: 'POST', url: path, payload });
}

function tokenIn(text: string | undefined): string {
  return new URL(/https?:\/\/\S+/.exec(text ?? '')?.[0] ?? '').searchParams.get('token') ?? '';
}

async function waiting({ deps }: World) {
  return deps.db
    .selectFrom('jobs')
    .select(['kind', 'tries', 'due_at', 'dead_at', 'last_error'])
    .orderBy('id')
    .execute();
}

describe.each(engines)('mail on %s', (engine) => {
  it('goes out over SMTP at every step from sign-up to a new password, and its links work', async () => {
    const { world, server } = await worldWithServer(engine);
    const ana = await world.signUp();
    await world.doJobs();
    await post(world, recovery.verifyEmail, { token: tokenIn(server.mails[0]?.text) });
    await world.doJobs();
    await post(world, recovery.forgotPassword, { email: ana.email });
    await world.doJobs();
    const password = 'Raise 1 glass';
    const token = tokenIn(server.mails[2]?.text);
    expect((await post(world, recovery.resetPassword, { token, password, confirmPassword: password })).status).toBe(
      200,
    );
    await world.doJobs();

    expect(server.mails.map(({ subject }) => subject)).toEqual([
      'Confirm your email for Clink',
      'Welcome to Clink',
      'Choose a new password for Clink',
      'Your Clink password was changed',
    ]);
    for (const mail of server.mails) {
      expect(mail).toMatchObject({
        from: { name: 'Clink', address: 'toast@clink.example.org' },
        to: [{ address: ana.email }],
      });
      const [link] = /http:\/\/localhost:3000\/\S*/.exec(mail.text ?? '') ?? [''];
      expect(mail.html).toContain(`href="${link}"`);
    }
    expect(server.recipients).toEqual(server.mails.map(() => [ana.email]));
  });

  it.each(['away', 'silent', 'break'] as const)(
    'is tried again, ever later, when the server is "%s", and arrives once',
    async (trouble) => {
      const { world, server } = await worldWithServer(engine, trouble === 'silent' ? 1_000 : 20_000);
      const ana = await world.signUp();
      server.behave(trouble);
      const waits: number[] = [];
      for (let tries = 1; tries <= 3; tries += 1) {
        await world.doJobs();
        const [job] = await waiting(world);
        expect(job).toMatchObject({
          tries,
          dead_at: null,
          last_error: expect.stringMatching(/^The mail was not taken/),
        });
        expect(job?.last_error).not.toContain('@');
        waits.push((job?.due_at ?? 0) - world.clock.now());
        world.clock.forward(waits.at(-1) ?? 0);
      }
      expect(waits).toEqual(waits.toSorted((a, b) => a - b));
      expect(server.mails).toEqual([]);

      server.behave('take');
      await world.doJobs();
      world.clock.forward(100 * hour);
      await world.doJobs();
      expect(server.mails.map(({ to }) => to?.[0]?.address)).toEqual([ana.email]);
      expect(await waiting(world)).toEqual([]);
    },
  );

  it('that nobody will take is given up, without a name in the reason', async () => {
    const { world, server } = await worldWithServer(engine);
    await world.signUp();
    server.behave('nobody');
    await world.doJobs();
    expect(await waiting(world)).toMatchObject([
      { tries: 1, dead_at: world.clock.now(), last_error: 'The mail was not taken: EENVELOPE 550 RCPT TO.' },
    ]);
    server.behave('take');
    world.clock.forward(100 * hour);
    await world.doJobs();
    expect(server.mails).toEqual([]);
  });
});

describe.each(engines)('a mail that was held up, on %s', (engine) => {
  /** A world whose mails fail until it is told that they go through. */
  async function heldUp() {
    let isAway = true;
    const world = await createWorld({ engine });
    const { send: take } = world.deps.mailer;
    world.deps.mailer.send = (mail, outgoing) => (isAway ? Promise.reject(new Error('Away.')) : take(mail, outgoing));
    return {
      world,
      arrive: () => {
        isAway = false;
      },
    };
  }

  it('does not come after one that was asked for later, nor end its link', async () => {
    const { world, arrive } = await heldUp();
    const ana = await world.signUp();
    await post(world, recovery.forgotPassword, { email: ana.email });
    await world.doJobs();
    world.clock.forward(1000);
    await post(world, recovery.forgotPassword, { email: ana.email });
    arrive();
    await world.doJobs();
    const token = tokenMailedTo(world.mails, ana.email, '/reset-password');
    world.clock.forward(60_000);
    await world.doJobs();
    expect(world.mails.filter(({ text }) => text.includes('/reset-password'))).toHaveLength(1);
    const password = 'Raise 1 glass';
    expect((await post(world, recovery.resetPassword, { token, password, confirmPassword: password })).status).toBe(
      200,
    );
  });

  it('has its full time from when it goes out, and is not sent to who has confirmed meanwhile', async () => {
    const { world, arrive } = await heldUp();
    const ana = await world.signUp();
    await post(world, recovery.forgotPassword, { email: ana.email });
    await world.doJobs();
    await world.deps.db.updateTable('users').set({ verified_at: world.clock.now() }).execute();
    world.clock.forward(20_000);
    arrive();
    await world.doJobs();
    expect(world.mails.map(({ subject }) => subject)).toEqual(['Choose a new password for Clink']);
    world.clock.forward(30 * 60_000 - 1);
    const token = tokenMailedTo(world.mails, ana.email, '/reset-password');
    const password = 'Raise 1 glass';
    expect((await post(world, recovery.resetPassword, { token, password, confirmPassword: password })).status).toBe(
      200,
    );
  });

  it('goes with the person whose it is', async () => {
    const { world, arrive } = await heldUp();
    const ana = await world.signUp();
    await post(world, recovery.forgotPassword, { email: ana.email });
    await world.doJobs();
    await world.deps.db.deleteFrom('users').where('id', '=', ana.user.id).execute();
    arrive();
    world.clock.forward(hour);
    await world.doJobs();
    expect(world.mails).toEqual([]);
  });
});

it('nobody waits for a mail server that does not answer', async () => {
  const world = await createWorld();
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  world.deps.mailer.send = () => {
    begun.resolve();
    return end.promise;
  };
  const stop = keepRunningJobs(world.deps, accountsJobs);
  const ana = await world.signUp();
  await begun.promise;
  for (const endpoint of [recovery.forgotPassword, recovery.resendVerification]) {
    expect((await post(world, endpoint, { email: ana.email })).status).toBe(200);
  }
  end.resolve();
  await stop();
});
