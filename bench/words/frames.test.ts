import { expect, test } from 'vitest';
import { framesOf, sameFrame, wholeFrame } from './frames.ts';

type Heard = [line: string, ...notes: string[]];

function alike([line, ...notes]: Heard, [other, ...others]: Heard): boolean {
  return sameFrame(wholeFrame(framesOf(line, notes)), wholeFrame(framesOf(other, others)));
}

test.each<[Heard, Heard]>([
  [
    ['Let the record show that on Monday, you walked the dog.', 'Walked the dog'],
    ['Let the record show that on Friday, your mum rang.', 'Mum rang'],
  ],
  [
    ['Clink. To Ana, and to you, of course.', 'Ana came'],
    ['Clink. To the rain, to Tom, and to you, of course.', 'Rain, and Tom'],
  ],
  [
    ['You went home early. No further questions.', 'Went home early'],
    ['It rained. No further questions.', 'It rained'],
  ],
  [
    ['“So good,” according to a source very close to you.', 'so good'],
    ['“At last,” according to a source very close to you.', 'at last'],
  ],
])('the same frame: %j and %j', (one, other) => {
  expect(alike(one, other)).toBe(true);
});

test.each<[Heard, Heard]>([
  [
    ['On Monday, you walked the dog.', 'Walked the dog'],
    ['On Friday, you walked the cat.', 'Walked the cat'],
  ],
  [
    ['Let the record show that on Monday, you slept.', 'Slept'],
    ['The evidence from Monday is clear: you slept.', 'Slept'],
  ],
  [
    ['All in favour, raise a glass. Carried, and to you.'],
    ['There being no other business, raise a glass to the only person present: you.'],
  ],
  [
    ['So, to Ana, and to you. Let it be that simple.', 'Ana'],
    ['Let it be for Ana, and for Tom. And for you.', 'Ana and Tom'],
  ],
])('another frame: %j and %j', (one, other) => {
  expect(alike(one, other)).toBe(false);
});

test('what the writer says is no frame, in whatever tense it is told', () => {
  expect(framesOf('On Monday, you went to the sea and ate an ice cream.', ['Go to the sea, eat an ice cream'])).toEqual(
    [],
  );
  expect(framesOf('On Monday you wrote, “so good.”', ['so good'])).toEqual([]);
});
