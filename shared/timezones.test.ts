import { describe, expect, it } from 'vitest';
import { isTimezone } from './timezones.ts';

describe('a time zone', () => {
  it('is every one that this runtime lists, and the older names of some', () => {
    const listed = Intl.supportedValuesOf('timeZone');
    expect(listed.length).toBeGreaterThan(400);
    const aliases = ['UTC', 'GMT', 'Asia/Calcutta', 'Asia/Katmandu', 'Europe/Kiev', 'US/Pacific', 'Etc/GMT+12', 'GB'];
    expect([...listed, ...aliases].filter((zone) => !isTimezone(zone))).toEqual([]);
  });

  it('is no offset, no rule, no path and nothing made up', () => {
    const others = [
      '',
      ' ',
      '+05:30',
      'XYZ5ABC',
      '../etc',
      'Mars/Olympus',
      'Europe/Lisbon ',
      'Europe/Lis\0bon',
      'a'.repeat(10_000),
    ];
    expect(others.filter(isTimezone)).toEqual([]);
  });
});
