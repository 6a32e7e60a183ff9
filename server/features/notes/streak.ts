import { addDays, daysBetween } from '#shared/calendar.ts';

const graceEvery = 7;

/**
 * The days in a row with a reflection, counted back from today. Today is not missed before it is over. One missed day
 * in seven keeps the row alive without adding to it.
 *
 * @param days the days with a reflection, newest first, none twice
 */
export function streak(days: string[], today: string): number {
  const written = new Set(days);
  const oldest = days.at(-1) ?? today;
  let count = 0;
  let forgiven: string | undefined;
  for (let day = today; day >= oldest; day = addDays(day, -1)) {
    if (written.has(day)) {
      count += 1;
    } else if (day !== today) {
      if (forgiven && daysBetween(day, forgiven) < graceEvery) {
        break;
      }
      forgiven = day;
    }
  }
  return count;
}
