import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guessCues, utterancesOf, wordAt } from './device-utterances.ts';

describe('what a voice says in one breath', () => {
  it('is a sentence of a line, with its place in it', () => {
    expect(utterancesOf(['You swam.', 'Kasia wrote: "Well done. I am proud."', '…'])).toEqual([
      { line: 0, from: 0, text: 'You swam.' },
      { line: 1, from: 0, text: 'Kasia wrote: "Well done. ' },
      { line: 1, from: 25, text: 'I am proud."' },
    ]);
  });

  it('is no longer than a browser can say, and cut where one would take a breath', () => {
    const clause = 'you walked all the way along the river to the old mill and back';
    const line = `On Monday ${clause}, ${clause}, and ${clause}.`;
    const parts = utterancesOf([line]);
    expect(parts.map(({ text }) => text.endsWith(', '))).toEqual([true, false]);
    expect(utterancesOf(['word '.repeat(100)]).every(({ text }) => text.length <= 180)).toBe(true);
  });

  it('loses no letter', () => {
    const words = fc.stringMatching(/^(?:[\p{L}\p{N}]{1,12}[.,;:!?"'—]{0,2}[ \n]){1,80}$/u);
    fc.assert(
      fc.property(fc.array(words, { maxLength: 5 }), (lines) => {
        const parts = utterancesOf(lines);
        expect(
          lines.map((_, at) =>
            parts
              .filter(({ line }) => line === at)
              .map(({ text }) => text)
              .join(''),
          ),
        ).toEqual(lines);
        expect(parts.every(({ line, from, text }) => lines[line]?.startsWith(text, from))).toBe(true);
      }),
    );
  });
});

it('guesses when lines are said: one after the other, the longer the later', () => {
  const cues = guessCues(['Hi.', 'a'.repeat(100)]);
  expect(cues).toEqual([
    { startMs: 0, endMs: 900 },
    { startMs: 1350, endMs: 1350 + 6400 },
  ]);
});

describe('the word that is said', () => {
  const said = `It's "the best day," my sister said.`;
  const word = (at: number, length?: number) => {
    const place = wordAt(said, at, length);
    return place && said.slice(place.start, place.end);
  };

  it('is as long as the browser says, without what only stands beside it', () => {
    expect(word(0, 4)).toBe("It's");
    expect(word(6, 3)).toBe('the');
    expect(word(15, 5)).toBe('day');
    expect(word(31, 5)).toBe('said');
  });

  it('is found where the browser tells only its beginning', () => {
    expect([word(0), word(6), word(15), word(31)]).toEqual(["It's", 'the', 'day', 'said']);
  });

  it('is none at the end and between words', () => {
    expect([word(35, 1), word(36), word(99)]).toEqual([null, null, null]);
  });
});
