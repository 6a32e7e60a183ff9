import { expect, it } from 'vitest';
import { wordsSoFar } from './words-so-far.ts';

it('counts the words of the texts in an answer, wherever it stands', () => {
  const answer = '{"lines":[{"text":"You didn’t run, naïve as \\"that\\" was.\\nTwo-line","noteIds":[1, 22]}]}';
  expect(wordsSoFar(answer)).toBe(8);
  const counts = Array.from(answer, (_, at) => wordsSoFar(answer.slice(0, at)));
  expect(counts.slice(answer.indexOf('You')).every((count) => count <= 9)).toBe(true);
  expect(wordsSoFar('{"lines": [{"text" : "')).toBe(0);
  expect(wordsSoFar('')).toBe(0);
});
