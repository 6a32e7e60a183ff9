import { expect, test } from 'vitest';
import { namesIn } from '../base/proper-names.ts';
import { speaksOfUnnamed } from './speaks-of-unnamed.ts';

test.each([
  ['He does lovely tiles', true],
  ['A lady bought nine metres of it. I asked what for and she said Gary.', false],
  ['A lady bought nine metres of it. I asked what for and he said Gary.', true],
  ['A little boy showed me his tooth', false],
  ['Walked by the river', false],
])('whether somebody is taken for known: %s', (text, isUnnamed) => {
  expect(speaksOfUnnamed(text, namesIn([text]))).toBe(isUnnamed);
});
