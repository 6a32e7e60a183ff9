import { expect, it } from 'vitest';
import { sentencesBehind } from './behind.ts';

const content = 'Ana made me laugh so much! We baked bread.\nIt rained, and I read my book… “Best day.” 🎉';
const behind = (line: string) => sentencesBehind(line, { id: 1, content, localDate: '2026-03-04', createdAt: 1 });

it.each<[string, string[]]>([
  ['On Wednesday Ana made you laugh so much.', ['Ana made me laugh so much!']],
  ['You baked bread.', ['We baked bread.']],
  ['Ana made you laugh, and you baked bread.', ['Ana made me laugh so much!', 'We baked bread.']],
  ['“Best day,” you wrote.', ['“Best day.”']],
  ['So raise a glass: to the book, and to you.', ['It rained, and I read my book…']],
  ['Here is to you.', []],
])('the words behind "%s" stand in the reflection', (line, words) => {
  expect(behind(line)).toEqual(words);
  expect(words.every((one) => content.includes(one))).toBe(true);
});
