import type { Schedule } from '#shared/contract/settings.ts';
import { weekdays } from '#shared/calendar.ts';
import { sayZone } from '#web/lib/timezones.ts';

/** `9 AM`, `12 PM`. */
export function sayHour(hour: number): string {
  return `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Every five minutes, and the one already chosen when it lies between. */
export function minuteChoices(chosen: number): number[] {
  const fives = Array.from({ length: 12 }, (_, index) => index * 5);
  return [...new Set([...fives, chosen])].toSorted((a, b) => a - b);
}

/** `Every Sunday at 9:00 AM, Australia/Perth time.` */
export function saySchedule({ weeklyToastDay, toastHour, toastMinute, timezone }: Schedule): string {
  const [hour, half] = sayHour(toastHour).split(' ');
  const minute = String(toastMinute).padStart(2, '0');
  return `Every ${weekdays[weeklyToastDay]} at ${hour}:${minute} ${half}, ${sayZone(timezone)} time.`;
}
