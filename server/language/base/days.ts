import { weekdays } from '#shared/calendar.ts';

const dayMs = 86_400_000;
const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first'.split(
    ' ',
  );

/** The number of a calendar day (days since 1970-01-01), or undefined for what is no date of the form YYYY-MM-DD. */
export function dayNumber(localDate: string): number | undefined {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(localDate);
  if (!parts) {
    return undefined;
  }
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const at = Date.UTC(year, month - 1, day);
  const back = new Date(at);
  return back.getUTCMonth() === month - 1 && back.getUTCDate() === day ? at / dayMs : undefined;
}

/** 'Sunday' to 'Saturday', or undefined for what is no date. */
export function weekdayOf(localDate: string): string | undefined {
  const day = dayNumber(localDate);
  return day === undefined ? undefined : weekdays[(((day + 4) % 7) + 7) % 7];
}

/** The day of the month as it is said: 'third' for the 3rd. */
export function ordinalOf(localDate: string): string | undefined {
  return dayNumber(localDate) === undefined ? undefined : ordinals[Number(localDate.slice(8)) - 1];
}

/**
 * How each of these dates, oldest first, is called aloud: 'Tuesday', or 'Tuesday the third' for a later one of that
 * weekday, and for each of three. Dates that are none are left out.
 */
export function dayNames(localDates: readonly string[]): Map<string, string> {
  const byWeekday = Map.groupBy(new Set(localDates), (date) => weekdayOf(date));
  const names = new Map<string, string>();
  for (const [weekday, dates] of byWeekday) {
    if (weekday === undefined) {
      continue;
    }
    for (const [at, date] of dates.entries()) {
      names.set(date, dates.length > 2 || at > 0 ? `${weekday} the ${ordinalOf(date) ?? ''}`.trim() : weekday);
    }
  }
  return names;
}

const months = 'January February March April May June July August September October November December'.split(' ');

/** 'January' to 'December', or undefined for what is no date. */
export function monthOf(localDate: string): string | undefined {
  return dayNumber(localDate) === undefined ? undefined : months[Number(localDate.slice(5, 7)) - 1];
}
