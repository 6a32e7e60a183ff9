import { expect, test } from 'vitest';
import { expiresAt, expiryOptions } from './expiry.ts';

const end = '2026-03-06T08:30:00.000Z';

test.each([
  ['never', null],
  ['day', '2026-03-05T10:00:00.000Z'],
  ['week', '2026-03-11T10:00:00.000Z'],
  ['month', '2026-04-03T10:00:00.000Z'],
  ['kept', end],
] as const)('a link that ends after: %s', (expiry, ends) => {
  expect(expiresAt(expiry, { now: Date.parse('2026-03-04T10:00:00Z'), end })).toBe(ends);
});

test('the end of a link can be kept where it has one', () => {
  expect(expiryOptions(end).map(({ value }) => value)).toEqual(['kept', 'never', 'day', 'week', 'month']);
  expect(expiryOptions(null).map(({ value }) => value)).toEqual(['never', 'day', 'week', 'month']);
});
