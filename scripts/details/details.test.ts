import { expect, test } from 'vitest';
import { weeksWithDetails } from './labelled.ts';

const weeks = weeksWithDetails();
const notes = weeks.flat();

test('what is labelled stands in its note, word for word', () => {
  const strange = notes.filter(({ text, thing, owner }) => !text.includes(thing ?? '') || !text.includes(owner ?? ''));
  expect(strange).toEqual([]);
});

test('most notes hold a thing that a glass can be raised to', () => {
  const holding = notes.filter(({ thing }) => thing !== undefined);
  expect(holding.length / notes.length).toBeGreaterThan(0.8);
});

test('every week tells what it was about first in one note', () => {
  expect(weeks.filter((week) => week.filter(({ heart }) => heart === 1).length !== 1)).toEqual([]);
});
