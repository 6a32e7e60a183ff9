import { expect, test } from 'vitest';
import { said } from './said.fixture.ts';

test.each([
  ['Nothing today it rained and the phone died', '“Nothing today it rained and the phone died”'],
  ['We have none of us played there', '“We have none of us played there”'],
  ['I like to died laughing at her hat', '“I like to died laughing at her hat”'],
  ['I had forgot', '“I had forgot”'],
  ['Bunnings sausage with Jo', 'Bunnings sausage with Jo'],
  ['I sat for an hr', 'you sat for an hour'],
  [
    'He said in 1999 I let him owe me for nappies and he never forgot',
    '“He said in 1999 I let him owe me for nappies and he never forgot”',
  ],
])('what stands before its verb or in the middle of it: %s', (content, ...clauses) => {
  expect(said(content)).toEqual(clauses);
});
