import type { Word } from '../grammar/word-stream.ts';

/** By what a person or thing is known again, in whatever number: the last word of its name. */
export function keyOf(word: Pick<Word, 'lower'> | undefined): string {
  return (word?.lower ?? '').replace(/['’]s$/, '').replace(/s$/, '');
}
