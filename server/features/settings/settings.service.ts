import type { Updateable } from 'kysely';
import type { Deps } from '#server/deps.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import type { Db } from '#server/tables.ts';
import { localDate, nextWeekly, previousWeekly, type WeeklyTime } from '#shared/calendar.ts';
import { defaultNarrator } from '#shared/contract/narrators.ts';
import { weekdays, type Preferences, type Schedule } from '#shared/contract/settings.ts';
import { defaultTimezone } from '#shared/limits.ts';
import { presentPreferences, presentSchedule } from './settings.present.ts';
import { findSettings, insertSettings, listDue, updateSchedule, updateSettings } from './settings.queries.ts';
import type { ScheduleColumns, Settings } from './settings.table.ts';

type NewSettings = { userId: number; timezone: string | undefined; now: number };

/** What everyone starts with; the zone is the browser's when it sent one. */
export async function createSettings(transaction: Db, { userId, timezone, now }: NewSettings): Promise<void> {
  const schedule = { timezone: timezone ?? defaultTimezone, weekly_toast_day: 0, toast_hour: 9, toast_minute: 0 };
  await insertSettings(transaction, {
    user_id: userId,
    ...schedule,
    next_toast_at: nextWeekly(now, weeklyTime(schedule)),
    voice_style: defaultNarrator,
    toast_tone: 'auto',
    daily_reminder: 1,
    toast_notification: 1,
    email_notifications: 0,
    daily_reminder_hour: 9,
    plays_reviews: 1,
  });
}

export async function preferencesOf({ db }: Pick<Deps, 'db'>, userId: number): Promise<Preferences> {
  return presentPreferences(await findSettings(db, userId));
}

export async function scheduleOf({ db }: Pick<Deps, 'db'>, userId: number): Promise<Schedule> {
  return presentSchedule(await findSettings(db, userId));
}

/** The zone by which someone's days are counted, the hour at which one ends, and the day it is by both. */
export type OwnDay = { timezone: string; dayEndHour: number; today: string };

/** The day it is for someone at `now`, in `zone` or else where their settings say they live. */
export async function ownDay(
  { db }: Pick<Deps, 'db'>,
  userId: number,
  { now, zone }: { now: number; zone: string | undefined },
): Promise<OwnDay> {
  const settings = await findSettings(db, userId);
  const [timezone, dayEndHour] = [zone ?? settings.timezone, settings.day_end_hour];
  return { timezone, dayEndHour, today: localDate(now, timezone, dayEndHour) };
}

/** The moment in the week at which this person's toast is due. */
export async function weeklyTimeOf({ db }: Pick<Deps, 'db'>, userId: number): Promise<WeeklyTime> {
  return weeklyTime(await findSettings(db, userId));
}

/** When the weekly toast is due that is made next: the one that is overdue, or else the one to come. */
export async function toastAhead(
  { db }: Pick<Deps, 'db'>,
  userId: number,
  now: number,
): Promise<{ due: number; weekly: WeeklyTime }> {
  const settings = await findSettings(db, userId);
  const weekly = weeklyTime(settings);
  const next = nextWeekly(now, weekly);
  // Put off, it is awaited earlier than its moment comes round again.
  return { due: settings.next_toast_at < next ? previousWeekly(now, weekly) : next, weekly };
}

/** Whose weekly toast is due by now, the longest waiting first. */
export async function whoIsDue({ db, clock }: Pick<Deps, 'db' | 'clock'>, most: number): Promise<number[]> {
  return listDue(db, clock.now(), most);
}

/** Asks for the next weekly toast in `ms` from now, because it could not be made when it was due. */
export async function putOffToast(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: number,
  ms: number,
): Promise<void> {
  await updateSettings(db, userId, { next_toast_at: clock.now() + ms });
}

/** Puts off the next weekly toast to the next time its moment comes round. */
export async function awaitNextToast({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: number): Promise<void> {
  const next = nextWeekly(clock.now(), await weeklyTimeOf({ db }, userId));
  await updateSettings(db, userId, { next_toast_at: next });
}

type Change<T> = { [K in keyof T]?: T[K] | undefined };

/** Changes what is given and answers with the whole. The day's name and its number are one value. */
export async function savePreferences(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: Viewer,
  change: Change<Preferences>,
): Promise<Preferences> {
  const schedule = { weekly_toast_day: change.toastDay && weekdays.indexOf(change.toastDay) };
  const habits = {
    voice_style: change.voiceStyle,
    toast_tone: change.toastTone,
    daily_reminder: flag(change.dailyReminder),
    toast_notification: flag(change.toastNotification),
    email_notifications: flag(change.emailNotifications),
    daily_reminder_hour: change.dailyReminderHour,
    shows_badges: flag(change.showsBadges),
    plays_reviews: flag(change.playsReviews),
    day_end_hour: change.dayEndHour,
  };
  await saveChange(deps, viewer, { schedule, habits });
  return preferencesOf(deps, viewer.userId);
}

/** Changes what is given and answers with the whole. */
export async function saveSchedule(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: Viewer,
  change: Change<Schedule>,
): Promise<Schedule> {
  const schedule = {
    timezone: change.timezone,
    weekly_toast_day: change.weeklyToastDay,
    toast_hour: change.toastHour,
    toast_minute: change.toastMinute,
  };
  await saveChange(deps, viewer, { schedule });
  return scheduleOf(deps, viewer.userId);
}

async function saveChange(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId }: Viewer,
  { schedule, habits = {} }: { schedule: Change<ScheduleColumns>; habits?: Change<Updateable<Settings>> },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await updateSettings(transaction, userId, given(habits));
    // What is said again changes nothing: a toast that is due already must not wait for another week because of it.
    if (await updateSchedule(transaction, userId, given(schedule))) {
      await awaitNextToast({ db: transaction, clock }, userId);
    }
  });
}

/** Those of the values that there are. */
function given<T extends object>(change: Change<T>): Partial<T> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Partial<T>;
}

function weeklyTime(row: ScheduleColumns): WeeklyTime {
  return { zone: row.timezone, weekday: row.weekly_toast_day, hour: row.toast_hour, minute: row.toast_minute };
}

function flag(value: boolean | undefined): number | undefined {
  return value === undefined ? undefined : Number(value);
}
