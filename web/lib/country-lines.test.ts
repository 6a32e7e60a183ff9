import { expect, test } from 'vitest';
import { isTimezone } from '#shared/timezones.ts';
import { countryLines, linesOfZone, safetyLines } from './country-lines.ts';

test('a line is found by the zone one is in', () => {
  expect(linesOfZone('Australia/Perth').map(({ contact }) => contact)).toEqual(['13 11 14']);
  expect(linesOfZone('America/Indiana/Knox').map(({ country }) => country)).toEqual(['United States']);
  expect(linesOfZone('America/Toronto').map(({ country }) => country)).toEqual(['Canada']);
  expect(linesOfZone('Asia/Calcutta')).toEqual(linesOfZone('Asia/Kolkata'));
  expect(linesOfZone('Europe/Brussels').map(({ hint }) => hint)).toEqual(['in Dutch', 'in French']);
});

test('where we know of none, none is given', () => {
  expect(['Europe/Lisbon', 'Etc/UTC', 'UTC', 'America/Mexico_City', ''].flatMap((zone) => linesOfZone(zone))).toEqual(
    [],
  );
});

test('every zone that a browser knows has the lines of one country at most, and every country has a zone', () => {
  const zones = Intl.supportedValuesOf('timeZone');
  const found = new Set<string>();
  for (const zone of zones) {
    expect(isTimezone(zone)).toBe(true);
    const countries = new Set(linesOfZone(zone).map(({ country }) => country));
    expect(countries.size, zone).toBeLessThanOrEqual(1);
    countries.forEach((country) => found.add(country));
  }
  expect([...found].toSorted()).toEqual([...new Set(countryLines.map(({ country }) => country))].toSorted());
});

test('where there is a line for those who cannot go on, there is one for those who are hurt by others', () => {
  const countriesOf = (lines: readonly { country: string }[]) => [...new Set(lines.map(({ country }) => country))];
  expect(countriesOf(safetyLines)).toEqual(countriesOf(countryLines));
  expect(linesOfZone('Europe/London', safetyLines).map(({ contact }) => contact)).toContain('0808 2000 247');
});
