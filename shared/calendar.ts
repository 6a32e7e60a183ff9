/**
 * Days and wall clocks. A day is written `YYYY-MM-DD`; an instant is epoch milliseconds; a zone is an IANA name that
 * `Intl` knows.
 */

const minuteMs = 60_000;
const quarterMs = 15 * minuteMs;
const dayMs = 86_400_000;

/** Begins with Sunday, as `weekdayOf` counts. */
export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

export type WeeklyTime = { zone: string; weekday: number; hour: number; minute: number };

/**
 * The calendar day in `zone` at `instant`. While the wall clock there shows an hour before `dayEndHour` (0 to 23), it is
 * still the day before.
 */
export function localDate(instant: number, zone: string, dayEndHour = 0): string {
  const wall = new Date(instant + offsetAt(instant, zone));
  const date = wall.toISOString().slice(0, 10);
  return wall.getUTCHours() < dayEndHour ? addDays(date, -1) : date;
}

/** What the wall clock in `zone` shows at `instant`, as `21:04`. */
export function localTime(instant: number, zone: string): string {
  return new Date(instant + offsetAt(instant, zone)).toISOString().slice(11, 16);
}

const daysSpelt = new Map<number, string>();
const mostDays = 5_000;

/** An instant as ISO 8601 in UTC, as `toISOString` spells it, at a seventh of its cost: a list holds hundreds. */
export function isoInstant(instant: number): string {
  const day = Math.floor(instant / dayMs);
  let date = daysSpelt.get(day);
  if (date === undefined) {
    date = new Date(day * dayMs).toISOString().slice(0, -13);
    if (daysSpelt.size < mostDays) {
      daysSpelt.set(day, date);
    }
  }
  const ms = instant - day * dayMs;
  const time = (unit: number, of: number) => twoDigits(Math.floor(ms / unit) % of);
  return `${date}${time(3_600_000, 24)}:${time(minuteMs, 60)}:${time(1000, 60)}.${String(ms % 1000).padStart(3, '0')}Z`;
}

function twoDigits(count: number): string {
  return count < 10 ? `0${count}` : `${count}`;
}

/** The day `days` after `date`, or before it when negative. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
}

/** 0 is Sunday. */
export function weekdayOf(date: string): number {
  return new Date(Date.parse(date)).getUTCDay();
}

/** How many days `later` comes after `earlier`. */
export function daysBetween(earlier: string, later: string): number {
  return Math.round((Date.parse(later) - Date.parse(earlier)) / dayMs);
}

/** The last day on or before `date` that is this weekday. */
export function weekStart(date: string, weekday: number): string {
  return addDays(date, -((weekdayOf(date) - weekday + 7) % 7));
}

/**
 * The instant at which a wall clock in `zone` shows this time on this day. Where clocks jump over it, the first
 * minute that exists after the gap; where they show it twice, the first of the two.
 */
export function instantAt({
  date,
  hour,
  minute,
  zone,
}: {
  date: string;
  hour: number;
  minute: number;
  zone: string;
}): number {
  const wall = Date.parse(date) + (hour * 60 + minute) * minuteMs;
  const before = offsetAt(wall - dayMs, zone);
  const after = offsetAt(wall + dayMs, zone);
  const fitting = [before, after]
    .map((offset) => ({ offset, at: wall - offset }))
    .filter(({ offset, at }) => offsetAt(at, zone) === offset);
  if (fitting.length > 0) {
    return Math.min(...fitting.map(({ at }) => at));
  }
  return transition(wall - dayMs, wall + dayMs, zone);
}

/** The next moment at which a day may end anywhere: in every zone, at whichever hour, that is at a quarter of an hour. */
export function dayMayEndAt(instant: number): number {
  return (Math.floor(instant / quarterMs) + 1) * quarterMs;
}

/** The first time strictly after `instant` that the weekly clock comes round. */
export function nextWeekly(instant: number, time: WeeklyTime): number {
  return weeklyAround(instant, time).find((at) => at > instant) ?? Number.NaN;
}

/** The last time at or before `instant` that the weekly clock came round. */
export function previousWeekly(instant: number, time: WeeklyTime): number {
  return weeklyAround(instant, time).findLast((at) => at <= instant) ?? Number.NaN;
}

/** The first time strictly after `instant` that the wall clock in `zone` shows this time. */
export function nextDaily(instant: number, { zone, hour, minute }: Omit<WeeklyTime, 'weekday'>): number {
  const today = localDate(instant, zone);
  const around = [-1, 0, 1, 2].map((days) => instantAt({ date: addDays(today, days), hour, minute, zone }));
  return around.find((at) => at > instant) ?? Number.NaN;
}

function weeklyAround(instant: number, { zone, weekday, hour, minute }: WeeklyTime): number[] {
  const thisWeek = weekStart(localDate(instant, zone), weekday);
  return [-7, 0, 7, 14].map((days) => instantAt({ date: addDays(thisWeek, days), hour, minute, zone }));
}

/** The first minute within the span whose offset differs from the one at its start. */
function transition(from: number, to: number, zone: string): number {
  const old = offsetAt(from, zone);
  let [low, high] = [from, to];
  while (high - low > minuteMs) {
    const middle = low + Math.floor((high - low) / 2 / minuteMs) * minuteMs;
    if (offsetAt(middle, zone) === old) {
      low = middle;
    } else {
      high = middle;
    }
  }
  return high;
}

type Clock = { format: Intl.DateTimeFormat; minute: number; offset: number };

const clocks = new Map<string, Clock>();
// There are some six hundred zones, but a name may be spelt with any capitals.
const mostClocks = 1_000;
/** 1973: since then no clock anywhere was set within a minute. */
const wholeMinutesFrom = 94_694_400_000;

/**
 * How far the wall clock in `zone` is ahead of UTC, in milliseconds. Remembered for the minute last asked for, for most
 * ask about now.
 */
function offsetAt(instant: number, zone: string): number {
  const clock = clockOf(zone);
  const minute = Math.floor(instant / minuteMs);
  if (minute !== clock.minute || instant < wholeMinutesFrom) {
    clock.offset = readOffset(clock.format, instant);
    clock.minute = minute;
  }
  return clock.offset;
}

function clockOf(zone: string): Clock {
  let clock = clocks.get(zone);
  if (!clock) {
    const format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    if (clocks.size >= mostClocks) {
      clocks.clear();
    }
    clock = { format, minute: Number.NaN, offset: 0 };
    clocks.set(zone, clock);
  }
  return clock;
}

function readOffset(format: Intl.DateTimeFormat, instant: number): number {
  // "11/20/2026, 11:21:25": reading one string is several times quicker than asking for its parts.
  const [month = 0, day = 0, year = 0, hour = 0, minute = 0, second = 0] = (
    format.format(instant).match(/\d+/g) ?? []
  ).map(Number);
  const wholeSecond = Math.floor(instant / 1000) * 1000;
  return Date.UTC(year, month - 1, day, hour, minute, second) - wholeSecond;
}
