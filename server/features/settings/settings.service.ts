import type { Updateable } from 'kysely';
import type { Deps } from '#server/deps.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import { givingWay } from '#server/platform/db/giving-way.ts';
import type { Db } from '#server/tables.ts';
import { dayMayEndAt, localDate, nextWeekly, previousWeekly, type WeeklyTime, weekdays } from '#shared/calendar.ts';
import { defaultNarrator } from '#shared/contract/narrators.ts';
import type { Preferences, Schedule } from '#shared/contract/settings.ts';
import { defaultTimezone } from '#shared/limits.ts';
import { presentPreferences, presentSchedule } from './settings.present.ts';
import {
  findSettings,
  findSettingsTogether,
  insertSettings,
  takeSteps,
  updateAwaited,
  updateSchedule,
  updateSettings,
} from './settings.queries.ts';
import type { ScheduleColumns, Settings, SettingsRow } from './settings.table.ts';
import { awaitReminder } from './reminders.service.ts';
import { awaitedFrom, latestStep, stepAt, type Awaited } from './weekly-clock.ts';

type NewSettings = { userId: number; timezone: string | undefined; now: number };

/** What everyone starts with; the zone is the browser's when it sent one. */
export async function createSettings(transaction: Db, { userId, timezone, now }: NewSettings): Promise<void> {
  const schedule = { timezone: timezone ?? defaultTimezone, weekly_toast_day: 0, toast_hour: 9, toast_minute: 0 };
  await insertSettings(transaction, {
    user_id: userId,
    ...schedule,
    ...awaitedColumns(awaitedFrom(now, weeklyTime(schedule), userId)),
    voice_style: defaultNarrator,
    toast_tone: 'auto',
    daily_reminder: 1,
    toast_notification: 1,
    email_notifications: 0,
    daily_reminder_hour: 9,
    plays_reviews: 1,
    next_reminder_at: null,
    reminded_on: null,
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
  return calendarOf(await findSettings(db, userId), zone)(now);
}

/**
 * What tells of an instant which day it is then for someone: `ownDay` for a moment that is not known yet. Not within a
 * transaction.
 */
export async function ownCalendar(
  { db }: Pick<Deps, 'db'>,
  userId: number,
  zone: string | undefined,
): Promise<(now: number) => OwnDay> {
  return calendarOf(await findSettingsTogether(db, userId), zone);
}

function calendarOf(settings: SettingsRow, zone: string | undefined): (now: number) => OwnDay {
  const [timezone, dayEndHour] = [zone ?? settings.timezone, settings.day_end_hour];
  return (now) => ({ timezone, dayEndHour, today: localDate(now, timezone, dayEndHour) });
}

/** The moment in the week at which this person's toast is due. */
export async function weeklyTimeOf({ db }: Pick<Deps, 'db'>, userId: number): Promise<WeeklyTime> {
  return weeklyTime(await findSettings(db, userId));
}

/** Until when nothing that depends on someone's day or week changes by time alone. */
export async function sameWeekUntil({ db }: Pick<Deps, 'db'>, userId: number, now: number): Promise<number> {
  return Math.min(dayMayEndAt(now), nextWeekly(now, await weeklyTimeOf({ db }, userId)));
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

/** A weekly toast to be made, and when it is due, in epoch milliseconds. */
export type DueToast = { userId: number; due: number };

/**
 * Takes up to `most` weekly toasts on which work begins by now, or should have begun, the longest waiting first: `begin`
 * is called for each within one transaction, once for each toast, however many processes look. Answers with how many were looked
 * at.
 */
export async function takeDueToasts(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  most: number,
  begin: (transaction: Db, toast: DueToast) => Promise<void>,
): Promise<number> {
  const now = clock.now();
  return givingWay(db, async (transaction) => {
    const rows = await takeSteps(transaction, { now, latest: latestStep(now), most });
    for (const row of rows) {
      const { user_id: userId, next_toast_at: dueAt } = row;
      const { due, next } = stepAt(now, { dueAt, weekly: weeklyTime(row), userId });
      await updateSettings(transaction, userId, awaitedColumns(next));
      if (due !== null) {
        await begin(transaction, { userId, due });
      }
    }
    return rows.length;
  });
}

/** Whether this is the weekly toast that is awaited; it is not when the schedule was changed or a later one is due. */
export async function isAwaited({ db }: Pick<Deps, 'db'>, { userId, due }: DueToast): Promise<boolean> {
  return (await findSettings(db, userId)).next_toast_at === due;
}

/** Awaits the first toast after `from`, where this one is the one that is awaited so far. */
export async function awaitNextToast({ db }: Pick<Deps, 'db'>, { userId, due }: DueToast, from: number): Promise<void> {
  const next = awaitedFrom(from, await weeklyTimeOf({ db }, userId), userId);
  await updateAwaited(db, userId, { dueAt: due, next: awaitedColumns(next) });
}

/** Sends someone no more mails, as they have said without being signed in. */
export async function endEmails({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: number): Promise<void> {
  await givingWay(db, async (transaction) => {
    const before = await findSettings(transaction, userId);
    await updateSettings(transaction, userId, { email_notifications: 0 });
    await awaitReminder(transaction, before, clock.now());
  });
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
    email_words: flag(change.emailWords),
    daily_reminder_hour: change.dailyReminderHour,
    shows_badges: flag(change.showsBadges),
    plays_reviews: flag(change.playsReviews),
    plays_music: flag(change.playsMusic),
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
  await givingWay(db, async (transaction) => {
    const before = await findSettings(transaction, userId);
    await updateSettings(transaction, userId, given(habits));
    // What is said again changes nothing: a toast that is due already must not wait for another week because of it.
    if (await updateSchedule(transaction, userId, given(schedule))) {
      const weekly = await weeklyTimeOf({ db: transaction }, userId);
      await updateSettings(transaction, userId, awaitedColumns(awaitedFrom(clock.now(), weekly, userId)));
    }
    await awaitReminder(transaction, before, clock.now());
  });
}

/** Those of the values that there are. */
function given<T extends object>(change: Change<T>): Partial<T> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Partial<T>;
}

function weeklyTime(row: ScheduleColumns): WeeklyTime {
  return { zone: row.timezone, weekday: row.weekly_toast_day, hour: row.toast_hour, minute: row.toast_minute };
}

function awaitedColumns({ dueAt, stepAt: step }: Awaited): Pick<Settings, 'next_toast_at' | 'toast_step_at'> {
  return { next_toast_at: dueAt, toast_step_at: step };
}

function flag(value: boolean | undefined): number | undefined {
  return value === undefined ? undefined : Number(value);
}
