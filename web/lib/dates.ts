import { addDays, localDate, localTime, months, weekdayOf, weekdays } from '#shared/calendar.ts';

// No formatter of `Intl` makes these: the first one in a page takes a cheap phone 130 ms, which the first view would
// wait for.

/** `Monday, March 3`: a day as people say it, in the reader's time zone unless one is given. */
export function sayDay(date: Date | string, timeZone?: string): string {
  return sayLocalDay(localDateOf(new Date(date), timeZone));
}

/** `March 3, 2025`. */
export function sayDate(date: Date | string, timeZone?: string): string {
  const day = localDateOf(new Date(date), timeZone);
  return `${sayDayOfYear(day)}, ${Number(day.slice(0, 4))}`;
}

/** `9:05 AM`. */
export function sayTime(date: Date | string, timeZone?: string): string {
  const at = new Date(date);
  const [hour = 0, minute = 0] =
    timeZone === undefined
      ? [at.getHours(), at.getMinutes()]
      : localTime(at.getTime(), timeZone).split(':').map(Number);
  return `${hour % 12 || 12}:${twoDigits(minute)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** `Monday, March 3` for a calendar day such as `2025-03-03`, which belongs to no time zone. */
export function sayLocalDay(localDate: string): string {
  return `${weekdays[weekdayOf(localDate)]}, ${sayDayOfYear(localDate)}`;
}

function sayDayOfYear(localDate: string): string {
  const [, month = 0, day = 0] = localDate.split('-').map(Number);
  return `${months[month - 1]} ${day}`;
}

/**
 * `today at 9:00 AM`, `tomorrow at 9:00 AM`, `Monday, March 3 at 9:00 AM`: an instant as someone says it at `now`, in
 * the reader's time zone unless one is given.
 */
export function sayWhen(instant: Date | string, now: Date, timeZone?: string): string {
  const today = localDateOf(now, timeZone);
  const day = localDateOf(new Date(instant), timeZone);
  const said = day === today ? 'today' : day === addDays(today, 1) ? 'tomorrow' : sayDay(instant, timeZone);
  return `${said} at ${sayTime(instant, timeZone)}`;
}

const spans: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** `3 days ago`, `yesterday`, `just now`: how long before `now` something was. */
export function sayAgo(date: Date | string, now: Date): string {
  const passed = now.getTime() - new Date(date).getTime();
  const [unit, length] = spans.find(([, length]) => passed >= length) ?? [];
  if (unit === undefined || length === undefined) {
    return 'just now';
  }
  return new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' }).format(-Math.floor(passed / length), unit);
}

/**
 * `2025-03-03`: the day an instant falls on, in the reader's time zone unless one is given. Before `dayEndHour` of the
 * clock there it is still the day before.
 */
export function localDateOf(date: Date, timeZone?: string, dayEndHour = 0): string {
  if (timeZone !== undefined && timeZone !== browserTimezone()) {
    return localDate(date.getTime(), timeZone, dayEndHour);
  }
  const day = `${String(date.getFullYear()).padStart(4, '0')}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
  return date.getHours() < dayEndHour ? addDays(day, -1) : day;
}

/** `2025-03-03`: the day that it is for someone whose day ends at `dayEndHour` (`useDayEnd()`), on this device. */
export function todayFor(date: Date, dayEndHour: number): string {
  return localDateOf(date, undefined, dayEndHour);
}

/** `1:05` for 65 seconds; hours only when there are any. Not a number reads `0:00`. */
export function sayDuration(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const rest = String(whole % 60).padStart(2, '0');
  const minutes = Math.floor(whole / 60);
  if (minutes < 60) {
    return `${minutes}:${rest}`;
  }
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}:${rest}`;
}

/** The browser's IANA time zone. */
export function browserTimezone(): string {
  // Where there is Temporal it says so at once; making a formatter to ask takes long: see web/first-view/early.js.
  return typeof Temporal === 'undefined' ? Intl.DateTimeFormat().resolvedOptions().timeZone : Temporal.Now.timeZoneId();
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0');
}
