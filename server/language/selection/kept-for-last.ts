import { isCommon } from '../base/proper-names.ts';
import { countWords, wordsOf } from '../base/tokens.ts';
import { freeWords, timeWords } from '../lexicon/function-words.ts';
import { kinNames } from '../lexicon/people.ts';
import type { Week } from '../reading/judge-week.ts';
import type { ReadNote } from '../reading/read-week.ts';
import { chanceOfLight } from '../severity/voter.ts';
import type { Item, Plan } from './choose-notes.ts';
import { saysWho } from './says-who.ts';

/** At least so light is what a toast may end on. */
const lightFrom = 0.15;
/** A word of so many letters that returns within a week is mostly a thing or a person. */
const fewestLetters = 4;
const openingPronoun =
  /^(?:and |but |so |then |today |now )*(?:he|she|they|it|him|her|them|same|again|still)\b|\bagain\b/i;

/**
 * The moment that is told after all others: what a toast is built around, where it is the longest and nothing in it is
 * hard, it says whom it speaks of, and no later one goes on from it. The first of a week is no ending, and the last comes
 * last as it is.
 */
export function keptForLast({ items, image }: Plan, { mood, names }: Week): Item | undefined {
  const at = items.findIndex(({ note }) => note === image);
  const item = items[at];
  if (!item || mood === 'hard' || at === 0 || at === items.length - 1) {
    return undefined;
  }
  const { main, note } = item;
  const isLongest = items.every((other) => countWords(other.note.tidied) <= countWords(note.tidied));
  const isCalm = note.severity === 'light' || (note.severity === 'tender' && chanceOfLight(note.tidied) >= lightFrom);
  const isWhole = (main.kind === 'words' || main.kind === 'told') && !main.dayless && !main.leansBack;
  const isKnown = !openingPronoun.test(note.tidied) && (isOffhand(note) || saysWho(note.tidied, names));
  const later = items.slice(at + 1).map((other) => other.note);
  return isLongest && isCalm && isWhole && isKnown && !later.some((other) => isTakenUpIn(note, other))
    ? item
    : undefined;
}

/** Whether a later note speaks of someone as known, or of somebody or something by the name that an earlier one gave it. */
function isTakenUpIn(earlier: ReadNote, later: ReadNote): boolean {
  const known = namesIn(earlier);
  // 'Philomena' is 'Philo' by Saturday.
  const isKnown = (word: string): boolean =>
    known.some((other) => other === word || (word.length >= fewestLetters && other.startsWith(word)));
  return openingPronoun.test(later.tidied) || namesIn(later).some(isKnown);
}

/** The words by which a later note may take an earlier one up: names, and what is no common word of a hand without capitals. */
function namesIn(note: ReadNote): string[] {
  const { tidied } = note;
  const words = isOffhand(note)
    ? wordsOf(tidied).filter((word) => word.length >= fewestLetters && !freeWords.has(word) && !timeWords.has(word))
    : (tidied.match(/\p{Lu}\p{L}*/gu) ?? []).map((word) => word.toLowerCase());
  return words.filter((word) => !isCommon(word) && !kinNames.has(word) && word !== 'i');
}

/** Whether a note is of a hand without capitals, whose names are hardly told from its words. */
function isOffhand({ moment }: ReadNote): boolean {
  return /^\p{Ll}/u.test(moment.content.trim());
}
