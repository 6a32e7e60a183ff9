import { expect, test } from 'vitest';
import { isFused } from './fused.ts';

test.each([
  'fixed the screen door she held the screws',
  'I fixed the door she held the screws and we had tea',
  'chicken fried steak in Kingman I would say a solid eight the gravy was a nine',
  'the radio was good they played the whole record',
  'home mail was just bills but the porch light was on I forgot I put it on a timer',
  "garage guy says it's not the transmission it's a forty dollar sensor",
  'preached on the wrong reading this morning nobody noticed',
  'slept 11 hours grandma hid me a plate of beans',
])('clauses run into each other: %s', (text) => {
  expect(isFused(text)).toBe(true);
});

test.each([
  'The cake I made for her was eaten by noon',
  'Slept 11 hours and grandma hid me a plate',
  'I worked late so my mum said I could sleep in',
  'It was the best day I had all year',
  'He told me that he loved me and I cried',
  "Megan brought back a bowl of ours she'd had for years",
  'Dad had his hair cut in the day room and looked like his wedding photo',
  'She ate one at the counter with her eyes shut',
  'I cooked the rice the way our grandmother made it',
  'He made me put it on and laughed',
  'My great-grandson asked was I alive in the olden days',
  "Worked out the clue that's been torturing me since Monday",
  'Ana rang while I was cooking so the soup burnt',
])('one clause, or joined as they should be: %s', (text) => {
  expect(isFused(text)).toBe(false);
});
