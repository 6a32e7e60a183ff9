import type { Word } from '../grammar/word-stream.ts';

/** What nobody is thanked for. */
const cruel =
  /^(?:shouted|yelled|screamed|ignored|blocked|fired|dumped|lied|cheated|stole|hit|pushed|slammed|blamed|accused|threatened|worthless|useless|stupid|pathetic)$/;

/** Whether something cruel is told in the words of a sentence; 'useless at everything' is none of it. */
export function isCruel(words: readonly Word[]): boolean {
  return words.some(({ lower }, at) => cruel.test(lower) && !(lower === 'useless' && words[at + 1]?.lower === 'at'));
}
