import { describe, expect, it } from 'vitest';
import { withWords } from './dictated-words.ts';

describe('withWords', () => {
  it('parts by one space, unless there is one or a new line', () => {
    expect(withWords('', 'soup', 100)).toBe('soup');
    expect(withWords('Hot', 'soup', 100)).toBe('Hot soup');
    expect(withWords('Hot ', 'soup', 100)).toBe('Hot soup');
    expect(withWords('Hot\n', 'soup', 100)).toBe('Hot\nsoup');
  });

  it('keeps to what a reflection can hold, and parts no letter', () => {
    expect(withWords('Hot', 'soup', 6)).toBe('Hot so');
    expect(withWords('Hot', '\u{1F372}', 5)).toBe('Hot ');
    expect(withWords('Too long', 'soup', 3)).toBe('Too long');
  });
});
