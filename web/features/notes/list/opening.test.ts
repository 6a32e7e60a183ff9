import { expect, test } from 'vitest';
import { callIt, opening } from './opening.ts';

test('gives a short text whole, on one line', () => {
  expect(opening('  Rain.\n\nThen   sun. ', 40)).toBe('Rain. Then sun.');
});

test('ends at a word', () => {
  expect(opening('My sister rang from Porto and we laughed', 20)).toBe('My sister rang from…');
  expect(opening('My sister rang, and we laughed', 17)).toBe('My sister rang…');
  expect(opening('My sister rang from Porto', 19)).toBe('My sister rang from…');
});

test('cuts one endless word, never inside a letter of two units', () => {
  expect(opening('🌧'.repeat(50), 10)).toBe(`${'🌧'.repeat(10)}…`);
});

test('calls a reflection by its first words, and one without words a recording', () => {
  expect(callIt({ content: 'My sister rang from Porto' }, 19)).toBe('“My sister rang from…”');
  expect(callIt({ content: '' }, 19)).toBe('A recording without words');
});
