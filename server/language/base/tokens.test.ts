import { expect, test } from 'vitest';
import { tokenize } from './tokens.ts';

test.each<[string, string[]]>([
  ['Up at 7:40, not 8.', ['Up', 'at', '7:40', 'not', '8']],
  ["It's the boys' turn at six o'clock", ["It's", 'the', "boys'", 'turn', 'at', 'six', "o'clock"]],
  ["'Hello,' she said.", ['Hello', 'she', 'said']],
  ['a B&B in mid-May; 1,000 km, 3.2kg', ['a', 'B&B', 'in', 'mid-May', '1,000', 'km', '3.2kg']],
  ['work,home -left- w/o', ['work', 'home', 'left', 'w', 'o']],
  ['Zoë’s café\u00a0crème', ['Zoë’s', 'café', 'crème']],
  ['e\u0301te\u0301', ['e\u0301te\u0301']],
  ['5\u20ac', ['5']],
])('the words of "%s"', (text, words) => {
  const tokens = tokenize(text);
  expect(tokens.filter(({ kind }) => kind === 'word').map((token) => token.text)).toEqual(words);
  expect(tokens.map((token) => token.text).join('')).toBe(text);
});

test('runs of space are one piece, and quotations are marked', () => {
  expect(tokenize('a \n b').map(({ kind }) => kind)).toEqual(['word', 'space', 'word']);
  const quoted = tokenize('you said “so it is” then').filter(({ kind, quoted: within }) => kind === 'word' && within);
  expect(quoted.map(({ text }) => text)).toEqual(['so', 'it', 'is']);
});
