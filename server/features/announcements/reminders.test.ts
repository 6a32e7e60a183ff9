import { describe, expect, it } from 'vitest';
import type { Engine } from '#server/platform/db/database.ts';
import { MailError } from '#server/platform/mail/mail-error.ts';
import { createWorld, engines } from '#server/test/world.ts';
import { settings, type Preferences } from '#shared/contract/settings.ts';
import { beginDueReminders } from './announcements.service.ts';

const subject = 'A moment for today?';

/** Someone in Lisbon who is reminded by mail at nine, on Wednesday, March 4, at ten in the morning. */
async function remindedPerson(engine: Engine, wishes: Partial<Preferences> = {}) {
  const world = await createWorld({ engine });
  const ana = await world.signUp('ana', { timezone: 'Europe/Lisbon' });
  await world.deps.db.updateTable('users').set({ verified_at: world.clock.now() }).execute();
  await ana.call(settings.savePreferences, { body: { emailNotifications: true, ...wishes } });
  await world.doJobs();
  /** How many reminders have come by this time. */
  const by = async (at: string) => {
    world.clock.set(at);
    await beginDueReminders(world.deps);
    await world.doJobs();
    return world.mails.filter((mail) => mail.subject === subject).length;
  };
  return { world, ana, by };
}

describe.each(engines)('the daily reminder on %s', (engine) => {
  it('comes at its hour, once a day', async () => {
    const { by } = await remindedPerson(engine);
    expect(await by('2026-03-05T08:59:59Z')).toBe(0);
    expect(await by('2026-03-05T09:00:00Z')).toBe(1);
    expect(await by('2026-03-05T09:00:30Z')).toBe(1);
    expect(await by('2026-03-05T23:00:00Z')).toBe(1);
    expect(await by('2026-03-06T09:00:00Z')).toBe(2);
  });

  it('is silent when today is written, and not because of yesterday', async () => {
    const { world, ana, by } = await remindedPerson(engine);
    world.clock.set('2026-03-05T07:00:00Z');
    await ana.writes('We picked the first lemons.');
    expect(await by('2026-03-05T09:00:00Z')).toBe(0);
    expect(await by('2026-03-06T09:00:00Z')).toBe(1);
  });

  it.each<[string, Partial<Preferences>]>([
    ['who does not want it', { dailyReminder: false }],
    ['who wants no mails', { emailNotifications: false }],
  ])('leaves someone alone %s', async (_, wishes) => {
    const { world, by } = await remindedPerson(engine, wishes);
    expect(await by('2026-03-05T09:00:00Z')).toBe(0);
    const [row] = await world.deps.db.selectFrom('settings').select('next_reminder_at').execute();
    expect(row?.next_reminder_at).toBeNull();
  });

  it('follows its hour and zone at once, and comes no second time that day', async () => {
    const { world, ana, by } = await remindedPerson(engine);
    expect(await by('2026-03-05T09:00:00Z')).toBe(1);
    await ana.call(settings.savePreferences, { body: { dailyReminderHour: 12 } });
    expect(await by('2026-03-05T12:00:00Z')).toBe(1);
    await ana.call(settings.saveSchedule, { body: { timezone: 'America/New_York' } });
    // Noon again, farther west, and the same day.
    expect(await by('2026-03-05T17:00:00Z')).toBe(1);
    expect(await by('2026-03-06T16:59:59Z')).toBe(1);
    expect(await by('2026-03-06T17:00:00Z')).toBe(2);
    world.clock.set('2026-03-07T17:00:10Z');
    // What has nothing to do with it does not put it off.
    await ana.call(settings.savePreferences, { body: { toastTone: 'reflective', dailyReminderHour: 12 } });
    expect(await by('2026-03-07T17:00:20Z')).toBe(3);
  });

  it('does not come hours late, nor for the days that the server was away', async () => {
    const { by } = await remindedPerson(engine);
    expect(await by('2026-03-05T10:59:00Z')).toBe(1);
    expect(await by('2026-03-09T11:00:01Z')).toBe(1);
    expect(await by('2026-03-10T09:00:00Z')).toBe(2);
  });

  it('comes once when several processes look, and a mail server that was away gets it when it is back', async () => {
    const { world, by } = await remindedPerson(engine);
    world.clock.set('2026-03-05T09:00:00Z');
    const { send } = world.deps.mailer;
    let isAway = true;
    world.deps.mailer.send = (mail, outgoing) =>
      isAway ? Promise.reject(new MailError('451 MAIL FROM')) : send(mail, outgoing);
    await Promise.all([1, 2, 3].map(() => beginDueReminders(world.deps)));
    await world.doJobs();
    isAway = false;
    expect(await by('2026-03-05T09:01:00Z')).toBe(1);
    world.deps.mailer.send = () => Promise.reject(new MailError('ETIMEDOUT', { mayHaveGone: true }));
    expect(await by('2026-03-06T09:00:00Z')).toBe(1);
    world.deps.mailer.send = send;
    expect(await by('2026-03-06T09:30:00Z')).toBe(1);
  });

  it('comes once a day where a day has 23 hours', async () => {
    // Nuuk skips the hour from 23:00 on March 28. All zone changes there are: see shared/transitions.test.ts.
    const { ana, by } = await remindedPerson(engine, { dailyReminderHour: 5 });
    await ana.call(settings.saveSchedule, { body: { timezone: 'America/Nuuk' } });
    const counts: number[] = [];
    for (let hour = 0; hour < 72; hour += 1) {
      counts.push(await by(new Date(Date.parse('2026-03-28T00:00:00Z') + hour * 3_600_000).toISOString()));
    }
    expect(counts.at(-1)).toBe(3);
  });
});
