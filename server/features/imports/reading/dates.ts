/** What someone wrote down as the time of an entry. */
export type WallClock = {
  /** 'YYYY-MM-DD', a day that exists. */
  date: string;
  /** 'HH:MM' or 'HH:MM:SS'; null where there is none. */
  time: string | null;
  ms: number;
  /** Minutes ahead of UTC; 'utc' for an instant, whose writer's clock showed something else. */
  offset: number | 'utc' | null;
};

export type DateOrder = 'day-first' | 'month-first';

/** `isAmbiguous` says that the other order would have given another day. */
export type ReadDate = (WallClock & { isAmbiguous?: boolean }) | 'no-date' | 'impossible-date';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthName = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}';
const ordinal = '(\\d{1,2})(?:st|nd|rd|th)?';

const yearFirst = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?![\d])/;
const compact = /^(\d{4})(\d{2})(\d{2})(?!\d)/;
const yearLast = /^(\d{1,2})([-/.]) ?(\d{1,2})\2 ?(\d{4}|\d{2})(?!\d)/;
const dayMonthName = new RegExp(`^${ordinal}[ .-]{1,2}${monthName}[ .,-]{1,3}(\\d{4})(?!\\d)`, 'i');
const monthNameDay = new RegExp(`^${monthName}[ .]{1,2}${ordinal}[ ,]{1,2}(\\d{4})(?!\\d)`, 'i');
const dayName = '(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:day)?';
const weekday = new RegExp(`^${dayName}[ .,]{1,3}`, 'i');
/** Beside a date, and not the first word of a title such as 'Sunday lunch'. */
const weekdayBeside = new RegExp(`^${dayName}(?=$|[,;|·•–—-]| \\d)[\\s,;|·•–—-]{0,5}`, 'i');
/** A time beside a date, and not the first word of a title such as '5 am club'. */
const timeBeside =
  /^(?:\d{1,2}[:h]\d{2}(?::\d{2})?(?: ?[ap]\.?m\.?(?![a-z]))?(?!\d)|\d{1,2} ?[ap]\.?m\.?(?=$|[,;|–—-]))/i;
const serial = /^\d{5}(?:\.\d{1,15})?$/;
const clock = /^(\d{1,2})(?:[:.h](\d{2})(?:[:.](\d{2})(?:[.,](\d{1,9}))?)?)? ?([ap]\.?m\.?)?/i;
const zoneEnd = /^ ?(?:(z|utc|gmt)|(?:gmt|utc)?([+-])(\d{2}):?(\d{2})?)$/i;

/** Excel counts days from here, with a 29 February 1900 that never was. */
const excelStart = Date.UTC(1899, 11, 30);

/**
 * Reads a date, with a time or without, as journals and tables write it: ISO 8601, '4 March 2026, 9:04 pm', '03/04/2026',
 * a serial number of Excel, an instant as Unix time.
 *
 * @param order what the first of two small numbers is; without it day first is taken, and `isAmbiguous` says so
 */
export function readDate(text: string, order?: DateOrder): ReadDate {
  const clean = text.normalize('NFKC').trim().replaceAll('\u202f', ' ');
  if (clean === '' || clean.length > 100) {
    return 'no-date';
  }
  if (/^-?\d{9,13}$/.test(clean)) {
    return unixTime(Number(clean));
  }
  if (serial.test(clean)) {
    return excelDate(Number(clean));
  }
  const found = readDay(clean.replace(weekday, ''), order);
  if (!found) {
    return 'no-date';
  }
  const date = dayOf(found.year, found.month, found.day);
  const rest = found.rest.replace(/^(?:t|,? at |,? )/i, '').trim();
  const time = rest === '' ? { time: null, ms: 0, offset: null } : readTime(rest);
  if (date === null || time === null) {
    return 'impossible-date';
  }
  return { date, ...time, ...(found.isAmbiguous && { isAmbiguous: true }) };
}

/**
 * Reads a date at the start of a heading or of a file's name, and what stands behind it: '2026-03-04 A walk'. Answers
 * null where there is none.
 */
export function dateAtStart(
  text: string,
  order?: DateOrder,
): { read: Exclude<ReadDate, 'no-date'>; rest: string } | null {
  const found = readDay(text.normalize('NFKC').trim().replace(weekday, ''), order);
  if (!found) {
    return null;
  }
  const date = dayOf(found.year, found.month, found.day);
  const behind = found.rest.replace(/^[\s,;:|·•–—_-]{0,5}(?:at (?=\d))?/i, '');
  const named = behind.replace(weekdayBeside, '');
  const start = timeBeside.exec(named);
  const time = start && readTime(start[0]);
  const rest = (time ? named.slice(start[0].length) : named).replace(/^[\s,;:|·•–—_-]{0,5}/, '').trim();
  if (date === null) {
    return { read: 'impossible-date', rest };
  }
  const clockTime = time ?? { time: null, ms: 0, offset: null };
  return { read: { date, ...clockTime, ...(found.isAmbiguous && { isAmbiguous: true }) }, rest };
}

/** Reads a time of its own, such as '9:04 pm'; null where it is none. */
export function readTime(text: string): Pick<WallClock, 'time' | 'ms' | 'offset'> | null {
  const clean = text
    .normalize('NFKC')
    .trim()
    .replace(/^(\d{2})(\d{2})(\d{2})?(?=$|[Zz+-])/, (_, hour, minute, second) =>
      [hour, minute, second ?? '00'].join(':'),
    );
  const match = clock.exec(clean);
  if (!match || match[0] === '') {
    return null;
  }
  const [all, hours, minutes, seconds, fraction, half] = match;
  if (minutes === undefined && half === undefined) {
    return null;
  }
  let hour = Number(hours);
  if (half !== undefined) {
    if (hour < 1 || hour > 12) {
      return null;
    }
    hour = (hour % 12) + (/^p/i.test(half) ? 12 : 0);
  }
  const minute = Number(minutes ?? 0);
  // A leap second is the last one of its minute.
  const second = Math.min(Number(seconds ?? 0), Number(seconds) === 60 ? 59 : 99);
  if (hour > 23 || minute > 59 || second > 59) {
    return null;
  }
  const offset = readOffset(clean.slice(all.length));
  if (offset === undefined) {
    return null;
  }
  const time = [hour, minute, ...(seconds === undefined ? [] : [second])].map((part) => two(part)).join(':');
  return { time, ms: fraction === undefined ? 0 : Math.floor(Number(`0.${fraction}`) * 1000), offset };
}

/** A day that exists as 'YYYY-MM-DD', or null. */
export function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const fits = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return fits && year >= 0 && year <= 9999 ? date.toISOString().slice(0, 10) : null;
}

type Day = { year: number; month: number; day: number; rest: string; isAmbiguous?: boolean };

function readDay(text: string, order: DateOrder | undefined): Day | null {
  const first = yearFirst.exec(text) ?? null;
  if (first) {
    const [all, year, , month, day] = first;
    return { year: Number(year), month: Number(month), day: Number(day), rest: text.slice(all.length) };
  }
  const short = compact.exec(text);
  if (short) {
    const [all, year, month, day] = short;
    return { year: Number(year), month: Number(month), day: Number(day), rest: text.slice(all.length) };
  }
  const last = yearLast.exec(text);
  if (last) {
    return inOrder(last, text, order);
  }
  const named = dayMonthName.exec(text);
  if (named) {
    const [all, day, month, year] = named;
    return { year: Number(year), month: monthNumber(month), day: Number(day), rest: text.slice(all.length) };
  }
  const american = monthNameDay.exec(text);
  if (american) {
    const [all, month, day, year] = american;
    return { year: Number(year), month: monthNumber(month), day: Number(day), rest: text.slice(all.length) };
  }
  return null;
}

function inOrder([all, one, mark, other, year]: RegExpExecArray, text: string, order: DateOrder | undefined): Day {
  const [first, second] = [Number(one), Number(other)];
  const rest = text.slice(all.length);
  const whole = year?.length === 2 ? Number(year) + (Number(year) < 70 ? 2000 : 1900) : Number(year);
  // With points it is always the day that comes first.
  const isOpen = mark !== '.' && first <= 12 && second <= 12 && first !== second;
  const isMonthFirst = isOpen ? order === 'month-first' : second > 12;
  const [day, month] = isMonthFirst ? [second, first] : [first, second];
  return { year: whole, month, day, rest, ...(isOpen && order === undefined && { isAmbiguous: true }) };
}

/** What two small numbers are to each other in a date such as '25/03/2026'; null where it does not say. */
export function orderOf(text: string): DateOrder | null {
  const match = yearLast.exec(text.normalize('NFKC').trim().replace(weekday, ''));
  const [first, second] = [Number(match?.[1]), Number(match?.[3])];
  if (!match || match[2] === '.' || first === second) {
    return null;
  }
  if (first > 12 && second <= 12) {
    return 'day-first';
  }
  return second > 12 && first <= 12 ? 'month-first' : null;
}

function readOffset(text: string): WallClock['offset'] | undefined {
  if (text.trim() === '') {
    return null;
  }
  const match = zoneEnd.exec(text);
  if (!match) {
    return undefined;
  }
  const [, utc, sign, hours, minutes] = match;
  const ahead = Number(hours) * 60 + Number(minutes ?? 0);
  if (utc !== undefined) {
    return 'utc';
  }
  return ahead > 18 * 60 ? undefined : ahead * (sign === '-' ? -1 : 1);
}

function unixTime(value: number): ReadDate {
  const instant = Math.abs(value) >= 100_000_000_000 ? value : value * 1000;
  const iso = new Date(instant);
  const ok = Number.isFinite(iso.getTime()) && iso.getUTCFullYear() >= 0 && iso.getUTCFullYear() <= 9999;
  return ok ? ofInstant(iso, 'utc') : 'impossible-date';
}

function excelDate(days: number): ReadDate {
  // Sixty years around today: other five-figure numbers are no dates.
  if (days < 20_000 || days > 80_000) {
    return 'no-date';
  }
  const at = new Date(excelStart + Math.round(days * 86_400) * 1000);
  const clockOf = ofInstant(at, null);
  return Number.isInteger(days) ? { ...clockOf, time: null } : clockOf;
}

function ofInstant(at: Date, offset: WallClock['offset']): WallClock {
  const iso = at.toISOString();
  return { date: iso.slice(0, 10), time: iso.slice(11, 19), ms: at.getUTCMilliseconds(), offset };
}

function monthNumber(name: string | undefined): number {
  return months.indexOf(name?.slice(0, 3).toLowerCase() ?? '') + 1;
}

function two(count: number): string {
  return String(count).padStart(2, '0');
}
