import { expect, it } from 'vitest';
import { inPieces } from './sentences.ts';

const clause = 'and so it went on and on,';

it('leaves what fits in one piece alone, sentences and all', () => {
  expect(inPieces('You did it. Well done, you.')).toEqual(['You did it. Well done, you.']);
});

it('cuts after a sentence when it can', () => {
  const long = `${clause.repeat(1)} ${'word '.repeat(30)}end. ${'more '.repeat(30)}done.`;
  expect(inPieces(long).map((piece) => piece.split(' ').at(-1))).toEqual(['end.', 'done.']);
});

it('else cuts after a comma, and else between words', () => {
  expect(inPieces(Array(12).fill(clause).join(' ')).every((piece) => piece.endsWith('on,'))).toBe(true);
  expect(inPieces('word '.repeat(100).trim()).map((piece) => piece.split(' ').length)).toEqual([45, 45, 10]);
});

it('loses nothing and keeps every piece short', () => {
  const text = Array.from({ length: 700 }, (_, index) => `word${'x'.repeat(index % 26)}`).join(' ');
  const pieces = inPieces(text);
  expect(pieces.join(' ')).toBe(text);
  expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(300);
});
