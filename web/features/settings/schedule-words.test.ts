import { expect, test } from 'vitest';
import { minuteChoices, sayHour, saySchedule } from './schedule-words.ts';
import { groupTimezones, listTimezones } from '#web/lib/timezones.ts';

test('hours on a twelve-hour clock', () => {
  expect([0, 1, 11, 12, 13, 23].map(sayHour)).toEqual(['12 AM', '1 AM', '11 AM', '12 PM', '1 PM', '11 PM']);
});

test('minutes go by five and keep the one already chosen', () => {
  expect(minuteChoices(0)).toHaveLength(12);
  expect(minuteChoices(37)).toContain(37);
  expect(minuteChoices(37).indexOf(37)).toBe(8);
});

test('a schedule in a sentence', () => {
  const schedule = { weeklyToastDay: 0, toastHour: 9, toastMinute: 5, timezone: 'America/New_York' };
  expect(saySchedule(schedule)).toBe('Every Sunday at 9:05 AM, America/New York time.');
});

test('the list of zones holds UTC, and one the browser does not list', () => {
  const zones = listTimezones(['Mars/Olympus', 'Australia/Perth']);
  expect(zones).toEqual(expect.arrayContaining(['UTC', 'Australia/Perth', 'Mars/Olympus']));
  expect(new Set(zones).size).toBe(zones.length);
});

test('zones stand under their regions, city first', () => {
  expect(groupTimezones(['UTC', 'Europe/Paris', 'America/Argentina/Buenos_Aires', 'Europe/London'])).toEqual([
    { region: 'America', zones: [{ id: 'America/Argentina/Buenos_Aires', name: 'Buenos Aires, Argentina' }] },
    {
      region: 'Europe',
      zones: [
        { id: 'Europe/London', name: 'London' },
        { id: 'Europe/Paris', name: 'Paris' },
      ],
    },
    { region: 'Universal', zones: [{ id: 'UTC', name: 'UTC' }] },
  ]);
});
