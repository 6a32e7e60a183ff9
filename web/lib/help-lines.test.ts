import { expect, test } from 'vitest';
import { contactAddress } from './help-lines.ts';

test.each([
  ['13 11 14', 'tel:131114'],
  ['+44 (0)20 7000-0000', 'tel:+442070000000'],
  ['0044 (0)20 7000 0000', 'tel:00442070000000'],
  ['(020) 7000 0000', 'tel:02070000000'],
  ['13\u00a011\u00a014', 'tel:131114'],
  ['020 7000 0000 - 020 7000 0001', undefined],
  ['988', 'tel:988'],
  ['help@uni.example', 'mailto:help@uni.example'],
  ['room 12, ground floor', undefined],
  ['text HOME to 741741', undefined],
  ['(-)', undefined],
])('%s leads to %s', (contact, address) => {
  expect(contactAddress(contact)).toBe(address);
});
