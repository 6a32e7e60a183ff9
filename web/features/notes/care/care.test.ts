import { afterEach, expect, test } from 'vitest';
import { hideCare, isCaring, showCare, takeArrival } from './care.ts';

afterEach(hideCare);

test('care is shown from a save until it is closed, and comes into view once for each save', () => {
  expect([isCaring(), takeArrival()]).toEqual([false, false]);
  showCare({ noteId: 7, kind: 'crisis', staysOut: true });
  expect([isCaring(), takeArrival(), takeArrival()]).toEqual([true, true, false]);
  hideCare();
  expect([isCaring(), takeArrival()]).toEqual([false, false]);
  showCare({ noteId: 7, kind: 'crisis', staysOut: true });
  expect([isCaring(), takeArrival()]).toEqual([true, true]);
});
