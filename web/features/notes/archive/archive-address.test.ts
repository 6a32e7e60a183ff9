import { expect, test } from 'vitest';
import { addressOf, areFiltered, changed, noFilters, readFilters, wantedOf } from './archive-address.ts';

function read(address: string) {
  return readFilters(new URLSearchParams(address));
}

test('what is written into an address is read from it', () => {
  for (const filters of [
    noFilters,
    { ...noFilters, query: ' Zoë & co ', voice: true, keptOut: true, year: 2025 },
    { ...noFilters, day: '2024-02-29' },
    { ...noFilters, month: '2024-02' },
  ]) {
    expect(read(addressOf(filters).toString())).toEqual(filters);
  }
  expect(addressOf(noFilters).size).toBe(0);
});

test('what makes no sense in an address is left out', () => {
  for (const address of [
    'day=2025-02-29',
    'day=1899-12-31',
    'month=2025-13',
    'month=2025-2',
    'year=25',
    'year=1899',
    'voice=1',
    'keptOut=yes',
    'other=1',
  ]) {
    expect([address, read(address)]).toEqual([address, noFilters]);
  }
  expect(read('day=2025-02-28&month=2025-03')).toEqual({ ...noFilters, day: '2025-02-28' });
  expect(read(`q=${'x'.repeat(400)}`).query).toHaveLength(300);
});

test('the year that is pictured goes with the day, and stays when the day is taken off', () => {
  const turned = changed(noFilters, { year: 2024 });
  expect(turned.year).toBe(2024);
  const chosen = changed(turned, { day: '2019-05-05' });
  expect(chosen).toEqual({ ...noFilters, day: '2019-05-05' });
  expect(changed(chosen, { day: null })).toEqual({ ...noFilters, year: 2019 });
  expect(changed(chosen, { day: null, month: '2019-06' })).toEqual({ ...noFilters, month: '2019-06' });
  expect(changed(chosen, { voice: true })).toEqual({ ...chosen, voice: true });
});

test('asks the list for no more than what is wanted', () => {
  expect(wantedOf(noFilters)).toEqual({});
  expect(wantedOf({ ...noFilters, query: '  \n ', year: 2025 })).toEqual({});
  expect(areFiltered({ ...noFilters, year: 2025 })).toBe(false);
  expect(wantedOf({ ...noFilters, query: ' heron ', day: '2026-03-04', voice: true })).toEqual({
    query: 'heron',
    from: '2026-03-04',
    to: '2026-03-04',
    voice: 'true',
  });
  expect(wantedOf({ ...noFilters, month: '2024-02', keptOut: true })).toEqual({
    from: '2024-02-01',
    to: '2024-02-29',
    keptOut: 'true',
  });
});
