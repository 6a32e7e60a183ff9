import type { Updateable } from 'kysely';
import type { Deps } from '#server/deps.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import type { Db } from '#server/tables.ts';
import { defaultNarrator } from '#shared/contract/narrators.ts';
import { weekdays, type Preferences, type Schedule } from '#shared/contract/settings.ts';
import { defaultTimezone } from '#shared/limits.ts';
import { presentPreferences, presentSchedule } from './settings.present.ts';
import { findSettings, insertSettings, updateSettings } from './settings.queries.ts';
import type { Settings } from './settings.table.ts';

/** What everyone starts with; the zone is the browser's when it sent one. */
export async function createSettings(transaction: Db, userId: number, timezone: string | undefined): Promise<void> {
  await insertSettings(transaction, {
    user_id: userId,
    timezone: timezone ?? defaultTimezone,
    weekly_toast_day: 0,
    toast_hour: 9,
    toast_minute: 0,
    voice_style: defaultNarrator,
    toast_tone: 'auto',
    daily_reminder: 1,
    toast_notification: 1,
    email_notifications: 0,
    daily_reminder_hour: 9,
  });
}

export async function preferencesOf({ db }: Pick<Deps, 'db'>, userId: number): Promise<Preferences> {
  return presentPreferences(await findSettings(db, userId));
}

export async function scheduleOf({ db }: Pick<Deps, 'db'>, userId: number): Promise<Schedule> {
  return presentSchedule(await findSettings(db, userId));
}

type Change<T> = { [K in keyof T]?: T[K] | undefined };

/** Changes what is given and answers with the whole. The day's name and its number are one value. */
export async function savePreferences(
  deps: Pick<Deps, 'db'>,
  viewer: Viewer,
  change: Change<Preferences>,
): Promise<Preferences> {
  await updateSettings(
    deps.db,
    viewer.userId,
    given({
      voice_style: change.voiceStyle,
      weekly_toast_day: change.toastDay && weekdays.indexOf(change.toastDay),
      toast_tone: change.toastTone,
      daily_reminder: flag(change.dailyReminder),
      toast_notification: flag(change.toastNotification),
      email_notifications: flag(change.emailNotifications),
      daily_reminder_hour: change.dailyReminderHour,
    }),
  );
  return preferencesOf(deps, viewer.userId);
}

/** Changes what is given and answers with the whole. */
export async function saveSchedule(
  deps: Pick<Deps, 'db'>,
  viewer: Viewer,
  change: Change<Schedule>,
): Promise<Schedule> {
  await updateSettings(
    deps.db,
    viewer.userId,
    given({
      timezone: change.timezone,
      weekly_toast_day: change.weeklyToastDay,
      toast_hour: change.toastHour,
      toast_minute: change.toastMinute,
    }),
  );
  return scheduleOf(deps, viewer.userId);
}

function given(change: Change<Updateable<Settings>>): Updateable<Settings> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}

function flag(value: boolean | undefined): number | undefined {
  return value === undefined ? undefined : Number(value);
}
