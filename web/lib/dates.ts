import { addDays } from '#shared/calendar.ts';

/** `Monday, March 3`: a day as people say it, in the reader's time zone unless one is given. */
export function sayDay(date: Date | string, timeZone?: string): string {
  return format(date, { weekday: 'long', month: 'long', day: 'numeric' }, timeZone);
}

/** `March 3, 2025`. */
export function sayDate(date: Date | string, timeZone?: string): string {
  return format(date, { month: 'long', day: 'numeric', year: 'numeric' }, timeZone);
}

/** `9:05 AM`. */
export function sayTime(date: Date | string, timeZone?: string): string {
  return format(date, { hour: 'numeric', minute: '2-digit' }, timeZone).replaceAll('\u202f', ' ');
}

/** `Monday, March 3` for a calendar day such as `2025-03-03`, which belongs to no time zone. */
export function sayLocalDay(localDate: string): string {
  return sayDay(`${localDate}T00:00:00Z`, 'UTC');
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

/** `2025-03-03`: the day an instant falls on, in the reader's time zone unless one is given. */
export function localDateOf(date: Date, timeZone?: string): string {
  // Sweden writes its days as ISO 8601 does.
  return date.toLocaleDateString('sv-SE', timeZone === undefined ? {} : { timeZone });
}

/**
 * `2025-03-03`: the day that it is for someone whose day ends at `dayEndHour` (`useDayEnd()`). Before that hour of the
 * clock on this device, it is still the day before.
 */
export function todayFor(date: Date, dayEndHour: number): string {
  const day = localDateOf(date);
  return date.getHours() < dayEndHour ? addDays(day, -1) : day;
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
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function format(date: Date | string, options: Intl.DateTimeFormatOptions, timeZone: string | undefined): string {
  return formatterOf(options, timeZone).format(new Date(date));
}

/** Making one takes longer than drawing a row of a list. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(options: Intl.DateTimeFormatOptions, timeZone: string | undefined): Intl.DateTimeFormat {
  // The device's own zone may change while a page is open.
  if (timeZone === undefined) {
    return new Intl.DateTimeFormat('en-US', options);
  }
  const key = `${timeZone} ${Object.entries(options).join(' ')}`;
  const known = formatters.get(key) ?? new Intl.DateTimeFormat('en-US', { ...options, timeZone });
  formatters.set(key, known);
  return known;
}
