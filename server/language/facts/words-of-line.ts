import { tokenize } from '../base/tokens.ts';
import { list } from '../lexicon/list.ts';
import { wordsAmong, type Word } from '../grammar/word-stream.ts';

/** The words of a line outside its quotations, which are judged by themselves. */
export function wordsOfLine(text: string): Word[] {
  return wordsIn(text).filter(({ quoted }) => !quoted);
}

const titles = list('mr mrs ms dr prof st');

/** The words of a text; no sentence ends with 'Mr.'. */
export function wordsIn(text: string): Word[] {
  const words = wordsAmong(tokenize(text));
  return words.map((word, at) =>
    word.mark === '.' && titles.has(words[at - 1]?.lower ?? '') ? { ...word, mark: '' } : word,
  );
}

/** The words in stretches without a mark between them. */
export function stretchesOf(words: readonly Word[]): Word[][] {
  const stretches: Word[][] = [];
  for (const word of words) {
    if (word.mark !== '' || stretches.length === 0) {
      stretches.push([]);
    }
    stretches.at(-1)?.push(word);
  }
  return stretches;
}

/** A word without what is hung on its end: 'Tom's' is 'tom'. */
export function bareOf({ lower }: Pick<Word, 'lower'>): string {
  return lower.replace(/'(?:s|d|ll|re|ve|m)?$/, '');
}
