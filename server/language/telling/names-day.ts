import { weekdayOf } from '../base/days.ts';

/** Whether a line says by its weekday on what date its moment was: 'the next day' and 'Mr Sunday' do not. */
export function namesDay(line: string, localDate: string): boolean {
  const weekday = weekdayOf(localDate);
  return weekday !== undefined && line.includes(weekday);
}
