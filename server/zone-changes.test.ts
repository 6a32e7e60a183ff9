import { expect, it } from 'vitest';
import { beginDueReminders } from '#server/features/announcements/announcements.service.ts';
import { makeDueToasts } from '#server/test/due-toasts.ts';
import { createWorld } from '#server/test/world.ts';
import { localDate, nextDaily, weekdayOf } from '#shared/calendar.ts';
import { settings } from '#shared/contract/settings.ts';
import { often } from '#shared/often.fixture.ts';
import { changesOf, timesAround, type Change } from '#shared/zone-changes.fixture.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const aroundMs = 30 * hourMs;
/** What may be chosen for a reminder. */
const [firstHour, lastHour] = [5, 22];

/** Some of all changes, from the earliest to the latest. */
const changes: Change[] = Intl.supportedValuesOf('timeZone')
  .flatMap(changesOf)
  .toSorted((one, other) => one.at - other.at)
  .filter((_, at) => at % often(150, 1) === 0);

/** The days on which a wall clock shows this time within a span, its start left out. */
function daysBetween(from: number, until: number, daily: Parameters<typeof nextDaily>[1]): string[] {
  const days: string[] = [];
  for (let at = nextDaily(from, daily); at <= until; at = nextDaily(at, daily)) {
    days.push(localDate(at, daily.zone));
  }
  return days;
}

it(
  'one toast and one reminder a day come through every clock that is set',
  { timeout: 60_000 + changes.length * 20_000 },
  async () => {
    const world = await createWorld();
    const { db } = world.deps;
    for (const change of changes) {
      const [middle] = timesAround(change).slice(2);
      if (!middle) {
        throw new Error('There are four times around a change.');
      }
      const { zone, at } = change;
      const name = `${zone} on ${middle.date} at ${String(middle.hour)}:${String(middle.minute)}`;
      world.clock.set(new Date(at - 4 * dayMs).toISOString());
      const ana = await world.signUp('ana', { timezone: zone });
      await db.updateTable('users').set({ verified_at: 1 }).where('id', '=', ana.user.id).execute();
      await ana.call(settings.saveSchedule, {
        body: { weeklyToastDay: weekdayOf(middle.date), toastHour: middle.hour, toastMinute: middle.minute },
      });
      const reminderHour = Math.min(lastHour, Math.max(firstHour, middle.hour));
      await ana.call(settings.savePreferences, {
        body: { emailNotifications: true, dailyReminder: true, dailyReminderHour: reminderHour },
      });
      await ana.writes('We picked the first lemons, and my sister laughed.');
      await world.doJobs();
      world.mails.length = 0;

      const remindedOn: string[] = [];
      for (let now = at - aroundMs; now <= at + aroundMs; now += hourMs / 2) {
        world.clock.set(new Date(now).toISOString());
        const before = world.mails.length;
        await beginDueReminders(world.deps);
        await makeDueToasts(world.deps);
        await world.doJobs();
        const reminders = world.mails.slice(before).filter(({ subject }) => subject === 'A moment for today?');
        remindedOn.push(...reminders.map(() => localDate(now, zone)));
      }
      const made = await db.selectFrom('toasts').select('early').where('user_id', '=', ana.user.id).execute();
      expect(made, name).toEqual([{ early: 0 }]);
      expect(
        world.mails.filter(({ subject }) => subject === 'Your toast is ready'),
        name,
      ).toHaveLength(1);
      expect(remindedOn, name).toEqual(
        daysBetween(at - aroundMs, at + aroundMs, { zone, hour: reminderHour, minute: 0 }),
      );
      await ana.send({ method: 'DELETE', url: '/api/user/account', payload: { password: ana.password } });
      await world.doJobs();
    }
    process.stdout.write(`${String(changes.length)} clocks were set\n`);
  },
);
