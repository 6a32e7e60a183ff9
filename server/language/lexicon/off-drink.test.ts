import { expect, test } from 'vitest';
import { isOffDrink } from './off-drink.ts';

test.each([
  'Day 41 sober.',
  'AA meeting in the church hall, biscuits were stale',
  "haven't had a drink since march",
  'Dad is nine years off the booze today',
  'my sponsor rang at six',
  'I haven’t had a drink since March',
  'Six months clean today',
])('keeps away from drink: %s', (text) => {
  expect(isOffDrink(text)).toBe(true);
});

test.each([
  'On sober second thought we kept the blue one.',
  'New AA batteries in the torch.',
  'The hydrangea needs a drink.',
  'We had a drink by the harbour.',
  'Not a drop of rain all week.',
])('says nothing of that: %s', (text) => {
  expect(isOffDrink(text)).toBe(false);
});
