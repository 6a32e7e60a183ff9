import { expect, it } from 'vitest';
import { inPieces } from './sentences.ts';

const clause = 'and so it went on and on,';
const textsOf = (text: string) => inPieces(text).map((piece) => piece.text);

it('rests after each sentence, and where one is parted', () => {
  expect(inPieces('You did it. You had one plan: bread. It rose; it fell, and you ate it.')).toEqual([
    { text: 'You did it.', ending: 'sentence' },
    { text: 'You had one plan:', ending: 'phrase' },
    { text: 'bread.', ending: 'sentence' },
    { text: 'It rose;', ending: 'phrase' },
    { text: 'it fell, and you ate it.', ending: 'sentence' },
  ]);
});

it.each([
  'You met Dr. Moor at St. Anne, 10 a.m. Friday.',
  'J. S. Bach and Mrs. Moor.',
  'You paid 4.50 for it.',
  'Bread, butter etc. and tea.',
])('goes on after what only looks like an end: %s', (text) => {
  expect(textsOf(text)).toEqual([text]);
});

it('cuts what is too long for one go after a comma, and else between words', () => {
  const clauses = inPieces(`${Array(12).fill(clause).join(' ')} and on.`);
  expect(clauses.slice(0, -1).every(({ text, ending }) => text.endsWith('on,') && ending === 'breath')).toBe(true);
  expect(clauses.at(-1)?.ending).toBe('sentence');
  expect(textsOf('word '.repeat(100).trim()).map((piece) => piece.split(' ').length)).toEqual([45, 45, 10]);
});

it('loses nothing and keeps every piece short', () => {
  const text = Array.from({ length: 700 }, (_, index) => `word${'x'.repeat(index % 26)}`).join(' ');
  const pieces = textsOf(text);
  expect(pieces.join(' ')).toBe(text);
  expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(300);
});
