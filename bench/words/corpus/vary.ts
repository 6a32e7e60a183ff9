import { weekdays } from '#shared/calendar.ts';

const dayMs = 86_400_000;

/** A note as it is written on a date (YYYY-MM-DD) for the `turn`-th time (from 0): each turn takes the next variant. */
export function vary(template: string, { turn, date }: { turn: number; date: string }): string {
  const at = Date.parse(date);
  const names: Record<string, string> = { today: weekday(at), yesterday: weekday(at - dayMs) };
  return template
    .replaceAll(/\[([^\][]*\|[^\][]*)\]/g, (_, inner: string) => {
      const variants = inner.split('|');
      return variants[turn % variants.length] ?? '';
    })
    .replaceAll(/\{(today|yesterday)\}/gi, (_, name: string) => {
      const day = names[name.toLowerCase()] ?? '';
      return /^[a-z]/.test(name) ? day.toLowerCase() : day;
    });
}

function weekday(at: number): string {
  return weekdays[new Date(at).getUTCDay()] ?? '';
}

/** The date that many days later. */
export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
}
