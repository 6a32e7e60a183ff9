import { expect, test } from 'vitest';
import { expiresAt } from './expiry.ts';

test.each([
  ['never', null],
  ['day', '2026-03-05T10:00:00.000Z'],
  ['week', '2026-03-11T10:00:00.000Z'],
  ['month', '2026-04-03T10:00:00.000Z'],
] as const)('a link that ends after: %s', (expiry, ends) => {
  expect(expiresAt(expiry, Date.parse('2026-03-04T10:00:00Z'))).toBe(ends);
});
