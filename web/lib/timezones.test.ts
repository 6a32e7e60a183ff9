import { expect, test } from 'vitest';
import { groupTimezones, listTimezones, sayZone } from './timezones.ts';

const labels = (wanted: string[]) => groupTimezones(listTimezones(wanted)).flatMap(({ zones }) => zones);

test('cities are called as people call them now, and the ids are those of the browser', () => {
  expect(sayZone('Europe/Kiev')).toBe('Europe/Kyiv');
  expect(sayZone('America/Argentina/Buenos_Aires')).toBe('America/Argentina/Buenos Aires');
  const names = labels([]).map(({ name }) => name);
  for (const old of ['Kiev', 'Calcutta', 'Rangoon', 'Saigon', 'Katmandu']) {
    expect(names).not.toContain(old);
  }
  for (const now of ['Kyiv', 'Kolkata', 'Yangon', 'Ho Chi Minh', 'Kathmandu']) {
    expect(names).toContain(now);
  }
  const known = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']);
  expect(labels([]).filter(({ id }) => !known.has(id))).toEqual([]);
});

test('a place that is chosen under either name is there once, under the id that is chosen', () => {
  for (const chosen of ['Asia/Kolkata', 'Asia/Calcutta']) {
    expect(labels([chosen, 'Europe/Lisbon']).filter(({ name }) => name === 'Kolkata')).toEqual([
      { id: chosen, name: 'Kolkata' },
    ]);
  }
  expect(labels(['Asia/Kolkata', 'Asia/Calcutta']).filter(({ name }) => name === 'Kolkata')).toEqual([
    { id: 'Asia/Kolkata', name: 'Kolkata' },
  ]);
});
