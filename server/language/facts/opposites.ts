import { determiners, possessives } from '../lexicon/function-words.ts';
import type { Word } from '../grammar/word-stream.ts';
import type { Ground } from './ground.ts';
import { stemOf } from './stems.ts';

const opposites = new Map(
  `before after|first last|on off|up down|over under|more less|open shut|open closed|early late|
  left right|inside outside|best worst|hot cold|old new|longest shortest|biggest smallest|slow fast|full empty|
  top bottom|front back|won lost|always never|younger older|youngest oldest`
    .split('|')
    .map((row) => row.trim().split(' '))
    .flatMap(([one = '', other = '']) => [
      [one, other],
      [other, one],
    ]),
);

/** Says where a line has the opposite of what its notes have beside the same word: 'before your shift' for 'after my shift'. */
export function oppositeComplaints(words: readonly Word[], ground: Ground): string[] {
  const said = new Set(ground.notes.flatMap(({ written }) => pairsIn(written).map(({ pair }) => pair)));
  return pairsIn(words).flatMap(({ pair, turned, text }) =>
    said.has(turned) && !said.has(pair) ? [`turns round what its notes say: ${text}`] : [],
  );
}

/** Each word that has an opposite, with the words beside it. */
function pairsIn(words: readonly Word[]): { pair: string; turned: string; text: string }[] {
  return words.flatMap(({ lower, text }, at) => {
    const other = opposites.get(lower);
    if (other === undefined) {
      return [];
    }
    const after = words
      .slice(at + 1, at + 4)
      .filter(({ mark }) => mark === '')
      .find((word) => !determiners.has(word.lower) && !possessives.has(word.lower) && word.lower !== 'than');
    return after ? [{ pair: `${lower} ${stemOf(after.lower)}`, turned: `${other} ${stemOf(after.lower)}`, text }] : [];
  });
}
