import { wordsIn } from './slips/text.ts';

/** Words a second of our own voice, pauses between the lines included: measured with `--voice` over all six narrators. */
export const wordsPerSecond = 2.8;

/** How many words a toast has, and about how many seconds it is to hear. */
export function lengthOf(lines: readonly { text: string }[]): { words: number; seconds: number } {
  const words = lines.reduce((sum, { text }) => sum + wordsIn(text).length, 0);
  return { words, seconds: words / wordsPerSecond };
}
