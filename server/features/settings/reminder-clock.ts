import { localDate, nextDaily } from '#shared/calendar.ts';
import type { SettingsRow } from './settings.table.ts';

/** How long after its hour a reminder still makes sense. */
const lateMs = 2 * 3_600_000;

type Wishes = Pick<
  SettingsRow,
  'timezone' | 'daily_reminder' | 'daily_reminder_hour' | 'email_notifications' | 'reaches_devices'
>;

/** When someone is reminded next, strictly after `now`; null when they are not, or there is no way to reach them. */
export function nextReminder(row: Wishes, now: number): number | null {
  return row.daily_reminder === 1 && (row.email_notifications === 1 || row.reaches_devices === 1)
    ? nextDaily(now, { zone: row.timezone, hour: row.daily_reminder_hour, minute: 0 })
    : null;
}

/** Whether a reminder that was due at `dueAt` is worth sending at `now`. */
export function isTimely(dueAt: number, now: number): boolean {
  return now >= dueAt && now - dueAt <= lateMs;
}

/** The day that someone is reminded of: no day of theirs ends as late as a reminder comes. */
export function dayOfReminder(dueAt: number, { timezone }: Wishes): string {
  return localDate(dueAt, timezone);
}
