import { expect, test } from 'vitest';
import { contactAddress } from './help-lines.ts';

test.each([
  ['13 11 14', 'tel:131114'],
  ['+44 (0)20 7000-0000', 'tel:+4402070000000'],
  ['988', 'tel:988'],
  ['help@uni.example', 'mailto:help@uni.example'],
  ['room 12, ground floor', undefined],
  ['text HOME to 741741', undefined],
  ['(-)', undefined],
])('%s leads to %s', (contact, address) => {
  expect(contactAddress(contact)).toBe(address);
});
