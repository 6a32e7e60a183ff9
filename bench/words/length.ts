import { wordsIn } from './slips/text.ts';

/** Words a second of our own voice, pauses between the lines included: measured with `--voice` over all six narrators. */
const wordsPerSecond = 2.5;
/** The glasses before the words and after them. */
const glassesSeconds = 4.1;

/** How many words a toast has, and about how many seconds its recording takes. */
export function lengthOf(lines: readonly { text: string }[]): { words: number; seconds: number } {
  const words = lines.reduce((sum, { text }) => sum + wordsIn(text).length, 0);
  return { words, seconds: words / wordsPerSecond + glassesSeconds };
}
