import { describe, expect, it } from 'vitest';
import { createMailer } from '#server/platform/mail/mailer.ts';
import type { Engine } from '#server/platform/db/database.ts';
import { makeDueToasts } from '#server/test/due-toasts.ts';
import { startMailServer } from '#server/test/mail-server.ts';
import { linkMailedTo } from '#server/test/mails.ts';
import { quickSpeech } from '#server/test/quick-speech.ts';
import { createWorld, engines, type WorldOptions } from '#server/test/world.ts';
import { settings, type Preferences } from '#shared/contract/settings.ts';
import { toasts } from '#shared/contract/toasts.ts';

const subject = 'Your toast is ready';

/** Someone in Lisbon with these wishes whose address is known to be theirs, and whose toast is due. */
async function dueWeek(engine: Engine, wishes: Partial<Preferences>, options: WorldOptions = {}) {
  const world = await createWorld({ engine, ...options, replaced: { speech: quickSpeech(), ...options.replaced } });
  const ana = await world.signUp('ana', { timezone: 'Europe/Lisbon' });
  await world.deps.db.updateTable('users').set({ verified_at: world.clock.now() }).execute();
  await ana.call(settings.savePreferences, { body: { emailNotifications: true, ...wishes } });
  await ana.writes('We picked the first lemons.');
  await world.doJobs();
  world.clock.set('2026-03-08T09:00:00Z');
  const told = () => world.mails.filter((mail) => mail.subject === subject);
  const states = async () =>
    (await world.deps.db.selectFrom('announcements').select('state').execute()).map(({ state }) => state);
  return { world, ana, told, states };
}

describe.each(engines)('a toast that is ready, on %s', (engine) => {
  it('is told of by mail, once, with its words', async () => {
    const { world, ana, told, states } = await dueWeek(engine, {});
    await makeDueToasts(world.deps);
    await world.doJobs();
    await makeDueToasts(world.deps);
    await world.doJobs();
    const toast = await ana.call(toasts.latest);
    expect(told()).toHaveLength(1);
    expect(told()[0]).toMatchObject({ to: ana.user.email, link: `${world.deps.home.url}/weekly-toast` });
    const words = (text: string) => text.replaceAll(/[“”"’']/g, '');
    for (const { text } of toast?.lines ?? []) {
      expect(words(told()[0]?.text ?? '')).toContain(words(text));
    }
    expect(await states()).toEqual(['sent']);
  });

  it.each<[string, Partial<Preferences>, number]>([
    ['who wants no mails', { emailNotifications: false }, 0],
    ['who does not want to be told of toasts', { toastNotification: false }, 0],
    ['who wants no words in mails', { emailWords: false }, 1],
  ])('is kept from the mails of someone %s', async (_, wishes, mails) => {
    const { world, told } = await dueWeek(engine, wishes);
    await makeDueToasts(world.deps);
    await world.doJobs();
    expect(told()).toHaveLength(mails);
    expect(JSON.stringify(told())).not.toMatch(/lemon/i);
  });

  it('is told to nobody whose address may be another’s, or who has changed their mind', async () => {
    const { world, ana, told } = await dueWeek(engine, {});
    await makeDueToasts(world.deps);
    await ana.call(settings.savePreferences, { body: { emailNotifications: false } });
    await world.doJobs();
    world.clock.set('2026-03-10T09:00:00Z');
    await ana.call(settings.savePreferences, { body: { emailNotifications: true } });
    await ana.writes('The bell rings again.');
    await world.deps.db.updateTable('users').set({ verified_at: null }).execute();
    world.clock.set('2026-03-15T09:00:00Z');
    await makeDueToasts(world.deps);
    await world.doJobs();
    expect(told()).toEqual([]);
  });

  it('is told of no more once its reader says so in the mail, without being signed in', async () => {
    const { world, ana, told } = await dueWeek(engine, {});
    await makeDueToasts(world.deps);
    await world.doJobs();
    const secret = /\/unsubscribe\/([\w-]+)\n/.exec(told()[0]?.text ?? '')?.[1] ?? '';
    expect(told()[0]?.stopBy).toBe(`${world.deps.home.url}/api/unsubscribe/${secret}`);
    // A mail program looks at where links lead, and presses its own button as RFC 8058 says.
    const press = (method: 'GET' | 'POST', named: string) =>
      world.app.inject({
        method,
        url: `/api/unsubscribe/${named}`,
        ...(method === 'POST' && {
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: 'List-Unsubscribe=One-Click',
        }),
      });
    expect((await press('GET', secret)).statusCode).toBe(404);
    expect(
      (
        await press(
          'POST',
          secret.replace(/.$/, (last) => (last === 'x' ? 'y' : 'x')),
        )
      ).statusCode,
    ).toBe(404);
    expect((await ana.call(settings.preferences)).emailNotifications).toBe(true);
    expect((await press('POST', secret)).statusCode).toBe(200);
    expect((await press('POST', secret)).statusCode).toBe(200);
    expect((await ana.call(settings.preferences)).emailNotifications).toBe(false);
  });

  it('goes with its person', async () => {
    const { world, ana, states } = await dueWeek(engine, {});
    await makeDueToasts(world.deps);
    await world.deps.db.updateTable('sessions').set({ created_at: world.clock.now() }).execute();
    expect((await ana.send({ method: 'DELETE', url: '/api/user/account' })).status).toBe(200);
    await world.doJobs();
    expect(await states()).toEqual([]);
  });
});

describe('a mail server', () => {
  async function overSmtp() {
    const server = await startMailServer();
    const mailer = createMailer({
      smtpUrl: server.url,
      from: 'Clink <toast@clink.example.org>',
      outbox: '/nowhere',
      tell: () => {},
      now: () => 0,
      patienceMs: 500,
    });
    const week = await dueWeek('sqlite', {});
    await makeDueToasts(week.world.deps);
    week.world.deps.mailer = mailer;
    return { ...week, server };
  }
  const later = async ({ world }: Awaited<ReturnType<typeof overSmtp>>) => {
    world.clock.forward(3_600_000);
    await world.doJobs();
  };

  it('takes the mail, with the way out in its head', async () => {
    const week = await overSmtp();
    await week.world.doJobs();
    const [mail] = week.server.mails;
    const header = (key: string) => mail?.headers.find((each) => each.key === key)?.value;
    expect(mail?.subject).toBe(subject);
    expect(header('list-unsubscribe')).toMatch(/^<http:\/\/localhost:\d+\/api\/unsubscribe\/[\w-]{45}>$/);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const { hostname, pathname } = linkMailedTo(
      [{ to: 'ana', subject, text: mail?.text ?? '', html: '' }],
      'ana',
      '/weekly-toast',
    );
    expect([hostname, pathname]).toEqual(['localhost', '/weekly-toast']);
  });

  it('that is away for now gets it when it is back, once', async () => {
    const week = await overSmtp();
    week.server.behave('away');
    await week.world.doJobs();
    expect(await week.states()).toEqual(['waiting']);
    week.server.behave('take');
    await later(week);
    await later(week);
    expect([week.server.mails.length, await week.states()]).toEqual([1, ['sent']]);
  });

  it.each(['silent', 'break'] as const)(
    'that may have taken it and is then %s does not get it twice',
    async (behaviour) => {
      const week = await overSmtp();
      week.server.behave(behaviour);
      await week.world.doJobs();
      expect(await week.states()).toEqual(['begun']);
      week.server.behave('take');
      await later(week);
      expect(week.server.mails).toEqual([]);
    },
  );

  it('that knows nobody of that name is not asked again', async () => {
    const week = await overSmtp();
    week.server.behave('nobody');
    await week.world.doJobs();
    week.server.behave('take');
    await later(week);
    expect(week.server.mails).toEqual([]);
  });
});
