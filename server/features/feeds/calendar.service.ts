import { createHash } from 'node:crypto';
import type { Deps } from '#server/deps.ts';
import { hasWritten } from '#server/features/notes/notes.service.ts';
import { preferencesOf, scheduleOf, weeklyTimeOf } from '#server/features/settings/settings.service.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import { localDate, nextDaily, nextWeekly } from '#shared/calendar.ts';
import { iCalendar, type Moment } from './calendar.ts';

const dayMs = 86_400_000;
/** How far ahead a calendar reaches; programs read it again long before. */
const aheadMs = 60 * dayMs;

/**
 * When the viewer's toasts come, and the reminders they asked for, as a calendar from the beginning of this day on. A day
 * that is written already asks for nothing.
 */
export async function calendarOf(
  deps: Pick<Deps, 'db' | 'clock' | 'keyring' | 'home'>,
  viewer: Viewer,
): Promise<{ mark: string; text: string }> {
  const { userId } = viewer;
  const now = deps.clock.now();
  const stamp = now - (now % dayMs);
  const [{ dailyReminder, dailyReminderHour, toastNotification }, { timezone: zone }, weekly, key] = await Promise.all([
    preferencesOf(deps, userId),
    scheduleOf(deps, userId),
    weeklyTimeOf(deps, userId),
    deps.keyring.of(userId),
  ]);
  const until = stamp + aheadMs;
  const named = (kind: Moment['kind'], at: number): Moment => ({
    kind,
    uid: `${key.fingerprint(`${kind} of ${localDate(at, zone)}`)}@clink`,
    at,
  });
  const toasts = toastNotification ? between(stamp, until, (after) => nextWeekly(after, weekly)) : [];
  const daily = { zone, hour: dailyReminderHour, minute: 0 };
  const reminders = dailyReminder ? between(stamp, until, (after) => nextDaily(after, daily)) : [];
  const today = localDate(now, zone);
  const isWritten = reminders.length > 0 && (await hasWritten(deps, userId, today));
  const wished = reminders.filter((at) => !(isWritten && localDate(at, zone) === today));
  const moments = [...toasts.map((at) => named('toast', at)), ...wished.map((at) => named('reminder', at))];
  const text = iCalendar({ home: deps.home.url, moments, stamp });
  return { mark: createHash('sha256').update(text).digest('base64url').slice(0, 22), text };
}

function between(from: number, until: number, next: (after: number) => number): number[] {
  const found: number[] = [];
  for (let at = next(from); at < until; at = next(at)) {
    found.push(at);
  }
  return found;
}
