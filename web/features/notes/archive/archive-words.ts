import { months } from '#shared/calendar.ts';
import { sayLocalDay } from '#web/lib/dates.ts';
import type { Filters } from './archive-address.ts';

const ago = new Intl.RelativeTimeFormat('en-US');

/** `March 2026` for `2026-03`. */
export function sayMonth(month: string): string {
  return `${months[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`;
}

/** `Tuesday, March 3, 2026` for `2026-03-03`. */
export function sayWholeDay(day: string): string {
  return `${sayLocalDay(day)}, ${day.slice(0, 4)}`;
}

/** `1 reflection`, `2 reflections`. */
export function sayReflections(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'reflection' : 'reflections'}`;
}

/** How many there are, where, for whoever looked for them. */
export function sayFound(count: number, { query, day, month }: Filters): string {
  const many = count === 0 ? 'No reflections' : sayReflections(count);
  const where = day ? ` on ${sayWholeDay(day)}` : month ? ` in ${sayMonth(month)}` : '';
  return query.trim() === '' ? `${many}${where}` : `${many} found${where}`;
}

/** On how many days of a year someone wrote, without a word on the others. */
export function sayYear(year: number, days: number, thisYear: number): string {
  if (days === 0) {
    return year === thisYear ? `Nothing written in ${year} yet.` : `Nothing written in ${year}.`;
  }
  return `In ${year} you wrote on ${days} ${days === 1 ? 'day' : 'days'}.`;
}

/** `3 years ago`, or in months for a day that is not of today's name. */
export function sayYearsAgo(day: string, today: string): string {
  const months = monthsOf(today) - monthsOf(day);
  return months % 12 === 0 ? ago.format(-months / 12, 'year') : ago.format(-months, 'month');
}

function monthsOf(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
}
