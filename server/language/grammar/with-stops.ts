import { isWithoutMarks } from '../base/is-without-marks.ts';
import { tokenize } from '../base/tokens.ts';
import { marksBetween, type marks } from './learned-marks.ts';
import { wordsAmong } from './word-stream.ts';

type Mark = (typeof marks)[number];

/** So likely any mark belongs there before a stop is set, a stop does before it is one, and any does before a comma is set: one too many is stumbled over. */
const likelyFrom = { any: 0.762, stop: 0.45, comma: 0.85 } as const;
/** A sentence has so many words at least. */
const shortest = 3;

/** The mark that is set in each gap between the words of what was spoken, by how likely either belongs there. */
export function likelyMarks(chances: readonly { comma: number; stop: number }[]): Mark[] {
  let since = 0;
  return chances.map(({ comma, stop }, at) => {
    since += 1;
    if (comma + stop < likelyFrom.any) {
      return '';
    }
    const isStop = stop >= likelyFrom.stop && since >= shortest && chances.length - at >= shortest;
    since = isStop ? 0 : since;
    return isStop ? '.' : comma + stop >= likelyFrom.comma ? ',' : '';
  });
}

/**
 * A text that was dictated without a mark, with the commas and full stops that were learned from such notes
 * (`scripts/stops`); the same words in the same order. One with marks stays as it is.
 */
export function withStops(text: string): string {
  if (!isWithoutMarks(text)) {
    return text;
  }
  const tokens = tokenize(text);
  const words = wordsAmong(tokens);
  const set = likelyMarks(marksBetween(words.map(({ lower }) => lower)));
  const markAfter = new Map(words.map(({ at }, index) => [at, set[index] ?? '']));
  const opening = new Set(words.filter((_, index) => set[index - 1] === '.').map(({ at }) => at));
  return tokens
    .map(({ text: token }, at) => {
      const word = opening.has(at) ? token.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : token;
      return word + (markAfter.get(at) ?? '');
    })
    .join('');
}
