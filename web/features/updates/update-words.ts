import { sayDate } from '#web/lib/dates.ts';

/** `August 7, 2025` for a day of the calendar, which belongs to no time zone. */
export function sayUpdateDate(date: string): string {
  return sayDate(`${date}T00:00:00Z`, 'UTC');
}

/** `August 2025` for '2025-08'; the month as it was asked for where there is no such month. */
export function sayMonthOf(month: string): string {
  const at = new Date(`${month}-01T00:00:00Z`);
  return Number.isNaN(at.getTime())
    ? month
    : at.toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
}
