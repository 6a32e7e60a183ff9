import type { Word } from '../grammar/word-stream.ts';
import { list } from '../lexicon/list.ts';
import type { Ground } from './ground.ts';

/** What says how often something was done. */
const oftenness = list('again another once twice');
/** In a note these, and every one of those, tell of what came more often than once. */
const more = list('back more times laps second third same both each every still always re other others rematch rounds');
/** 'All at once', 'for once', 'once she had left': nothing is counted. */
const uncounted = list('at for all never');
const goesOn = list('i we you he she it they the a an my your his her their when');

/** Says where a line has something done again, or once, of which its notes do not tell how often. */
export function repeatComplaints(words: readonly Word[], { notes }: Ground): string[] {
  const isFree =
    notes.length !== 1 || notes.some((note) => note.words.some((word) => oftenness.has(word) || more.has(word)));
  return isFree
    ? []
    : words
        .filter(({ lower, mark }, at) => {
          const [before, next] = [words[at - 1]?.lower ?? '', words[at + 1]];
          const opens = mark !== '' && next !== undefined && goesOn.has(next.lower);
          return (
            oftenness.has(lower) &&
            !uncounted.has(before) &&
            !(lower === 'once' && (opens || goesOn.has(next?.lower ?? '')))
          );
        })
        .map(({ text }) => `says how often what its notes do not: ${text}`);
}
