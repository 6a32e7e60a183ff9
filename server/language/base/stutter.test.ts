import { expect, it } from 'vitest';
import { standsIn } from './quotable.ts';
import { withoutStutter } from './stutter.ts';

it.each([
  ["So I'm I'm outside and it's in in uh in Kenora", "So I'm outside and it's in Kenora"],
  ['his arm in the the thing the wrap', 'his arm in the thing the wrap'],
  ['she seen it on the on the form', 'she seen it on the form'],
  ['I was I was um I was on my way to to the the shop', 'I was on my way to the shop'],
])('%s: %s', (said, meant) => {
  expect(withoutStutter(said)).toBe(meant);
  expect(standsIn(meant, said)).toBe(true);
});

it.each([
  'I told her her hair was on fire',
  'I fixed it it works again',
  'he had had enough and said that that was that',
  'no no no said the little one',
  'very very cold, and so so quiet',
  'they went on and on and on',
])('leaves %s', (text) => {
  expect(withoutStutter(text)).toBe(text);
});
