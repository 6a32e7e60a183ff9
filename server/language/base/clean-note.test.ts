import { describe, expect, it } from 'vitest';
import { tidy } from './clean-note.ts';

describe('signs that stand for faces', () => {
  it.each([
    ['so happy :) xD', 'so happy'],
    ['Good day 8-) <3', 'Good day'],
    ['She came back :-)', 'She came back'],
  ])('%s reads without them', (text, words) => {
    expect(tidy(text)).toBe(words);
  });

  it.each(['I swam 83 lengths', 'School run x3', 'Room 8, bed 3'])('%s keeps its numbers', (text) => {
    expect(tidy(text)).toBe(text);
  });
});
