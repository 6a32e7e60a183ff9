import { isCommon, type Names } from '../base/proper-names.ts';
import { countWords } from '../base/tokens.ts';
import { kinNames } from '../lexicon/people.ts';
import type { Week } from '../reading/judge-week.ts';
import type { ReadNote } from '../reading/read-week.ts';
import type { Item } from '../guests/told.ts';
import type { Plan } from './choose-notes.ts';
import { rareWords, speaksOfKnown } from './goes-on-from.ts';
import { saysWho } from '../guests/says-who.ts';

/** What is kept from others, or counted as better than last time, is no end of a toast, however harmless it sounds. */
const mayHide =
  /\b(?:secrets?|keep (?:it )?quiet|keep (?:it|this) between|tell(?:ing)? (?:no ?one|nobody|anyone)|nobody (?:else )?(?:may|must|can|should)|only (?:did|had|took|made) \p{L}+ this time|best girl|special (?:girl|boy)|my girl|his girl)\b/iu;
/** A name is taken up by so many of its letters. */
const fewestLetters = 4;

/**
 * The moment that a toast is built around, where it is told after all others: in a week without anything hard or alarming,
 * where it is light, the longest note, names the people it speaks of, and no later note refers back to it. Undefined also
 * where it is the first or the last of the week.
 */
export function keptForLast({ items, image }: Plan, week: Week): Item | undefined {
  const at = items.findIndex(({ note }) => note === image);
  const item = items[at];
  if (!item || at === 0 || at === items.length - 1 || !isLightWeek(week)) {
    return undefined;
  }
  const { main, note } = item;
  const isLongest = items.every((other) => countWords(other.note.tidied) <= countWords(note.tidied));
  const mayEnd = note.severity === 'light' && !mayHide.test(note.tidied);
  const isWhole = (main.kind === 'words' || main.kind === 'told') && !main.dayless && !main.leansBack;
  const isKnown = !speaksOfKnown(note.tidied) && (isOffhand(note) || saysWho(note.tidied, week.names));
  const later = items.slice(at + 1).map((other) => other.note);
  return isLongest && mayEnd && isWhole && isKnown && !later.some((other) => isTakenUpIn(note, other, week.names))
    ? item
    : undefined;
}

/** Whether nothing in a week is hard or sounds of danger, believed or not: beside it no other day is made the point of a toast. */
function isLightWeek({ notes, danger, mood }: Week): boolean {
  const isCalm = notes.every(({ severity }) => severity === 'light' || severity === 'tender');
  return mood === 'light' && isCalm && !danger.isHeard && danger.doubted.size === 0;
}

/** Whether a later note is not surely light, speaks of someone as known, or of somebody or something by the name that an earlier one gave it. */
function isTakenUpIn(earlier: ReadNote, later: ReadNote, names: Names): boolean {
  const known = namesIn(earlier);
  // 'Philomena' is 'Philo' by Saturday.
  const isKnown = (word: string): boolean =>
    known.some((other) => other === word || (word.length >= fewestLetters && other.startsWith(word)));
  const speaksOfThem =
    speaksOfKnown(later.tidied) || (/\b(?:him|his|hers?)\b/i.test(later.tidied) && !saysWho(later.tidied, names));
  return later.severity !== 'light' || speaksOfThem || namesIn(later).some(isKnown);
}

/** The words by which a later note may take an earlier one up: names, and what is no common word of a hand without capitals. */
function namesIn(note: ReadNote): string[] {
  const { tidied } = note;
  const words = isOffhand(note)
    ? rareWords(tidied)
    : (tidied.match(/\p{Lu}\p{L}*|(?<=\b(?:my|our) )\p{L}+/gu) ?? []).map((word) => word.toLowerCase());
  return words.filter((word) => (!isCommon(word) || kinNames.has(word)) && word !== 'i');
}

/** Whether a note is of a hand without capitals, whose names are hardly told from its words. */
function isOffhand({ moment }: ReadNote): boolean {
  return /^\p{Ll}/u.test(moment.content.trim());
}
