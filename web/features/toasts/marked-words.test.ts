import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markWords } from './marked-words.ts';

/** The text with its marks written as brackets. */
function marked(text: string, ...words: string[]): string {
  return markWords(text, words)
    .map((stretch) => (stretch.marked ? `[${stretch.text}]` : stretch.text))
    .join('');
}

const heron = 'Walked home along the river and saw a heron standing in the last light.';

describe('markWords', () => {
  it('marks the words where they stand', () => {
    expect(markWords(heron, ['saw a heron'])).toEqual([
      { text: 'Walked home along the river and ', marked: false },
      { text: 'saw a heron', marked: true },
      { text: ' standing in the last light.', marked: false },
    ]);
  });

  it('marks the whole text, its beginning and its end', () => {
    expect(marked(heron, heron)).toBe(`[${heron}]`);
    expect(marked('We laughed. It rained.', 'We laughed.')).toBe('[We laughed.] It rained.');
    expect(marked('We laughed. It rained.', ' It rained.\n')).toBe('We laughed. [It rained.]');
  });

  it('marks nothing that is not there', () => {
    expect(marked(heron, 'two herons')).toBe(heron);
    expect(marked(heron, '', '  ')).toBe(heron);
    expect(marked(heron)).toBe(heron);
    expect(markWords('', ['a'])).toEqual([]);
  });

  it.each([
    ['letter case', 'We saw the Aurora.', 'we saw the aurora', '[We saw the Aurora].'],
    [
      'line breaks',
      'The gate\r\n closes  without\ta sound',
      'gate closes without a sound',
      'The [gate\r\n closes  without\ta sound]',
    ],
    ['spaces that do not break', 'at 7 am', 'at 7 am', '[at 7 am]'],
    ['curly apostrophes', 'It’s done', "It's done", '[It’s done]'],
    ['straight quotes', '"Well," she said', '“Well,” she said', '["Well," she said]'],
    ['accents written apart', 'Cafe\u0301 au lait', 'caf\u00e9', '[Cafe\u0301] au lait'],
    ['letters that grow', 'GROẞ und STRASSE', 'groß und straße', '[GROẞ und STRASSE]'],
    ['a last sigma', 'ΟΔΟΣ μου', 'οδος', '[ΟΔΟΣ] μου'],
  ])('sees past %s', (_, text, words, expected) => {
    expect(marked(text, words)).toBe(expected);
  });

  it('would rather have whole words, then the same letters, then the first place', () => {
    expect(marked('I started with art.', 'art')).toBe('I started with [art].');
    expect(marked('Sun after rain. The sun!', 'sun')).toBe('Sun after rain. The [sun]!');
    expect(marked('Tea, then tea, then tea.', 'tea')).toBe('Tea, then [tea], then tea.');
    expect(marked('今日は海へ行った', '海')).toBe('今日は[海]へ行った');
  });

  it('cuts no letter from its accent', () => {
    expect(marked('cafe\u0301', 'cafe')).toBe('cafe\u0301');
  });

  it('joins places that overlap, in whatever order they come', () => {
    expect(marked('one two three four', 'two three', 'one two')).toBe('[one two three] four');
    expect(marked('one two three four', 'four', 'one', 'four')).toBe('[one] two three [four]');
    expect(marked('one two three', 'one two three', 'two')).toBe('[one two three]');
  });

  it('reads from right to left as well', () => {
    expect(marked('היום ראיתי אנפה ליד הנהר', 'ראיתי אנפה')).toBe('היום [ראיתי אנפה] ליד הנהר');
  });

  it('loses no letter of any text', () => {
    const unit = fc.constantFrom('a', 'A', 'ß', ' ', '\n', '’', "'", 'é', '\u0301', '👍', '\ud83d', 'ﬁ');
    const words = fc.array(fc.string({ unit, maxLength: 3 }), { maxLength: 4 });
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 30 }), words, (text, wanted) => {
        const stretches = markWords(text, wanted);
        expect(stretches.map((stretch) => stretch.text).join('')).toBe(text);
        expect(stretches.every((stretch) => stretch.text !== '')).toBe(true);
      }),
    );
  });

  it('finds whatever was taken from the text, even when it was changed a little', () => {
    const word = fc.constantFrom('the', 'gate', 'It’s', '“so”', 'CAFÉ', 'naïve', '7');
    const space = fc.constantFrom(' ', '\n', '  ', '\u00a0');
    const text = fc.array(fc.tuple(word, space), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(text, fc.nat(), fc.nat(), (pairs, at, length) => {
        const from = at % pairs.length;
        const taken = pairs.slice(from, from + 1 + (length % (pairs.length - from)));
        const wanted = taken
          .map(([piece]) => piece.replaceAll('’', "'").replaceAll(/[“”]/g, '"').toLowerCase())
          .join(' ');
        expect(markWords(pairs.flat().join(''), [wanted]).filter((stretch) => stretch.marked)).toHaveLength(1);
      }),
    );
  });
});
