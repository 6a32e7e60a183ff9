import { sayHour } from './schedule-words.ts';

/** `Midnight`, `1 AM`. */
export function sayDayEndHour(hour: number): string {
  return hour === 0 ? 'Midnight' : sayHour(hour);
}

/** What it comes to that a day ends at this hour. */
export function sayDayEnd(hour: number): string {
  return hour === 0
    ? 'What you write after midnight belongs to the new day.'
    : `What you write between midnight and ${sayDayEndHour(hour)} still belongs to the day before. ` +
        'What you have written keeps its day.';
}
