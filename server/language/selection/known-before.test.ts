import { expect, test } from 'vitest';
import { compose, type Moment } from '../compose.ts';

let id = 0;

/** A week of notes that begins so many days after some Monday. */
function weekAt(day: number, ...texts: string[]): Moment[] {
  return texts.map((content, at) => {
    id += 1;
    const date = new Date(Date.UTC(2025, 0, 6 + day + at));
    return { id, content, localDate: date.toISOString().slice(0, 10), createdAt: date.getTime() };
  });
}

/** The glass of a harmless week, after what was written so many days before it. */
function glassAfter(daysBefore: number, ...texts: string[]): string {
  const moments = weekAt(
    400,
    'Rob made pancakes for everyone and brought me mine in bed.',
    'Walked the dog with Rob along the canal.',
    'Mum rang and told me all about her garden and the hens and we laughed.',
  );
  const request = { tone: 'reflective', narrator: 'calm', seed: 'before' } as const;
  const { lines } = compose({ ...request, moments, earlier: weekAt(400 - daysBefore, ...texts) });
  return lines.at(-1)?.text ?? '';
}

test.each([
  ['a blow', ['Rob hit me on Saturday. He said sorry after.', 'Soup.', 'Walked the dog.']],
  [
    'a blow of his who was named before',
    ['Rob came in late and he pushed me into the door. I said it was the cupboard.', 'Soup.'],
  ],
  ['a death', ['We buried Rob on Tuesday.', 'Soup.']],
  [
    'danger, whoever he is',
    [
      'He has my phone again and I have to ask before I ring Mum. I count the stairs when he comes up.',
      'Wore the long sleeves to work so nobody asks about my arm.',
      'Bought bread.',
      'Nice sky.',
    ],
  ],
])('nobody is toasted of whom a week before told %s', (_, before) => {
  expect(glassAfter(14, ...before)).not.toMatch(/Rob/);
});

test.each([
  ['nothing', []],
  ['what was in play', ['Rob broke my mug and we laughed so much, he bought me a new one.', 'Soup.']],
  ["somebody else's death", ["Karen's mum died on Monday and her Rob told us.", 'Soup.']],
])('who was near is toasted after %s', (_, before) => {
  expect(glassAfter(14, ...before)).toMatch(/Rob/);
  expect(glassAfter(14, ...before)).toMatch(/your mum/);
});

test('and again once half a year has passed', () => {
  expect(glassAfter(200, 'Rob hit me on Saturday. He said sorry after.', 'Soup.')).toMatch(/Rob/);
});
