import { wordsOf } from '../base/tokens.ts';
import { freeWords, timeWords } from '../lexicon/function-words.ts';
import type { Item } from '../guests/told.ts';

/** A word of so many letters that returns within a week is mostly a thing or a person. */
const fewestLetters = 4;
const openingPronoun =
  /^(?:and |but |so |then |today |now )*(?:he|she|they|it|him|her|them|same|again|still)\b|\bagain\b/i;

/** Whether a later moment takes up a word of an earlier one, or speaks of someone as known. */
export function goesOnFrom({ note: earlier }: Item, { note: later }: Item): boolean {
  const known = new Set(rareWords(earlier.tidied));
  return speaksOfKnown(later.tidied) || rareWords(later.tidied).some((word) => known.has(word));
}

/** Whether a text opens with someone or something that was spoken of before. */
export function speaksOfKnown(text: string): boolean {
  return openingPronoun.test(text);
}

/** The words of a text that a later one may take up. */
export function rareWords(text: string): string[] {
  return wordsOf(text).filter((word) => word.length >= fewestLetters && !freeWords.has(word) && !timeWords.has(word));
}
