import { describe, expect, it } from 'vitest';
import { compareWords } from './word-diff.ts';

/** With what is a text's own in brackets. */
function marked(one: string, other: string): string[] {
  const compared = compareWords(one, other);
  return [compared.one, compared.other].map((pieces) =>
    pieces.map(({ text, isOwn }) => (isOwn ? `[${text}]` : text)).join(''),
  );
}

describe('compareWords', () => {
  it('marks nothing in equal texts, and everything beside an empty one', () => {
    expect(marked('Soup, and bread.', 'Soup, and bread.')).toEqual(['Soup, and bread.', 'Soup, and bread.']);
    expect(marked('Soup.', '')).toEqual(['[Soup.]', '']);
    expect(compareWords('', '')).toEqual({ one: [], other: [] });
  });

  it('marks words, not letters, and keeps what is common between them', () => {
    expect(marked('I ate warm soup today.', 'I ate soup with Ana today.')).toEqual([
      'I ate [warm] soup today.',
      'I ate soup [with Ana] today.',
    ]);
    expect(marked('Bread rose.', 'Bread, rose!')).toEqual(['Bread rose[.]', 'Bread[,] rose[!]']);
  });

  it('joins the space between two words that differ to the difference', () => {
    expect(marked('So it rained hard.', 'So we laughed hard.')).toEqual([
      'So [it rained] hard.',
      'So [we laughed] hard.',
    ]);
  });

  it('finds words where no spaces are', () => {
    expect(marked('今日は雨です', '今日は晴れです')).toEqual(['今日は[雨]です', '今日は[晴れ]です']);
  });

  it('gives every text back whole, also beyond what it compares word by word', () => {
    const long = (word: string) => Array.from({ length: 2_500 }, (_, at) => `${word}${at}`).join(' ');
    const [one, other] = [`Same. ${long('a')} End.`, `Same. ${long('b')} End.`];
    const compared = compareWords(one, other);
    expect(compared.one.map(({ text }) => text).join('')).toBe(one);
    expect(compared.other.map(({ text }) => text).join('')).toBe(other);
    expect(compared.one.map(({ isOwn }) => isOwn)).toEqual([false, true, false]);
  });
});
