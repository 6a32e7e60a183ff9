import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, wordsOf } from '#shared/fold.ts';
import { piecesOf, spansOf } from './found-words.ts';

function marked(text: string, query: string): string {
  return piecesOf(text, spansOf(text, wordsOf(query)))
    .map(({ text: piece, isFound }) => (isFound ? `[${piece}]` : piece))
    .join('');
}

test.each([
  ['A heron, and herons.', 'HERON', 'A [heron], and [heron]s.'],
  ['Zoë’s café', 'zoe cafe', '[Zoë]’s [café]'],
  ['Zoe\u0308’s cafe\u0301.', 'zoë CAFÉ', '[Zoe\u0308]’s [cafe\u0301].'],
  ['Große Straße hier', 'strasse', 'Große [Straße] hier'],
  // Half of a letter is found: all of it is marked.
  ['Straße hier', 'stras', '[Straß]e hier'],
  ['ﬁne ﬃ', 'fi', '[ﬁ]ne [ﬃ]'],
  ['Æbleskiver with Søren', 'aeble soren', '[Æble]skiver with [Søren]'],
  ['Ὀδυσσέως ΟΔΟΣ', 'οδυσσεως οδος', '[Ὀδυσσέως] [ΟΔΟΣ]'],
  ['İstanbul, ılık', 'istanbul ilik', '[İstanbul], [ılık]'],
  ['हिन्दी की किताब', 'की', 'हिन्दी [की] किताब'],
  ['한국어 공부', '국', '한[국]어 공부'],
  ['A 🥂 clink 🥂', 'clink', 'A 🥂 [clink] 🥂'],
  ['I don’t, she said', "don't", 'I [don’t], she said'],
  ['Donau\u00addampfer', 'donaudampfer', '[Donau\u00addampfer]'],
  ['aaaa', 'aa', '[aaaa]'],
  ['banana bread', 'nana ban', '[banana] bread'],
  ['nothing here', 'heron', 'nothing here'],
  ['nothing here', '  ', 'nothing here'],
])('marks in %j what %j finds', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});

/** Letters and marks of every script, those of ours more often. */
const codePoint = fc.oneof(fc.nat(0x10ffff), fc.nat(0x250), fc.integer({ min: 0x300, max: 0x36f }), fc.nat(0x3100));

test('folds letter by letter as the whole text is folded', () => {
  fc.assert(
    fc.property(fc.array(codePoint, { maxLength: 12 }), (points) => {
      const text = String.fromCodePoint(...points);
      const letters = text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? [];
      expect(letters.map(fold).join('')).toBe(fold(text));
    }),
    { numRuns: 2_000 },
  );
});

test('loses and repeats nothing, and marks what is found', () => {
  const words = fc.stringMatching(/^[a-eéßİæ \n]{0,30}$/);
  fc.assert(
    fc.property(words, fc.stringMatching(/^[a-eéßİæ]{1,3}$/), fc.nat(10), (text, query, from) => {
      const spans = spansOf(text, wordsOf(query));
      const start = Math.min(from, text.length);
      const pieces = piecesOf(text, spans, start);
      expect(pieces.map((piece) => piece.text).join('')).toBe(text.slice(start));
      expect(spans.length > 0).toBe(fold(text).includes(fold(query)));
      for (const span of spans) {
        expect(span.end).toBeGreaterThan(span.start);
      }
    }),
  );
});

test('marks a long reflection fast enough to be typed over', () => {
  const long = 'Zoë wrote on and on about the heron by the river. '.repeat(400);
  expect(spansOf(long, ['HERON', 'ZOE'])).toHaveLength(800);
});
