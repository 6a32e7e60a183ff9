import type { Word } from '../grammar/word-stream.ts';
import {
  coordinators,
  determiners,
  freeWords,
  possessives,
  prepositions,
  subjectPronouns,
} from '../lexicon/function-words.ts';
import { tellingWords } from '../lexicon/telling-words.ts';
import { countThings, massThings } from '../lexicon/themes.ts';
import { looksPast } from '../lexicon/verbs.ts';
import { alsoInParts, type Ground } from './ground.ts';
import { likeness } from './likeness.ts';
import { numbersIn } from './numbers.ts';
import { stemOf } from './stems.ts';
import { isTime } from './times.ts';
import { bareOf } from './words-of-line.ts';

const animals = [countThings.animals, massThings.animals];
const tellingStems = new Set([...tellingWords].map(stemOf));
/** So many words of its own any line may have. */
const mostBrought = 4;
/** How near in meaning a word must come to one of the notes to be another way to tell of it. */
const nearEnough = { deed: 0.5, thing: 0.2 };

/**
 * Says which deeds and things a line brings in that have nothing to do with what its notes say. What comes near to it is
 * taken for style or plain inference, and what a week is told in for neither.
 */
export function eventComplaints(words: readonly Word[], ground: Ground): string[] {
  return words.flatMap((word) => {
    const bare = bareOf(word);
    if (bare.length < 3 || isTold(bare) || alsoInParts(bare).some((part) => ground.stems.has(stemOf(part)))) {
      return [];
    }
    if (isAnimal(bare) && ground.notes.length > 0) {
      return [`brings in what its notes do not: ${word.text}`];
    }
    const isDeed = looksPast(bare);
    const near = likeness(bare, ground.words);
    const isFar = near === undefined ? isDeed && ground.notes.length > 0 : near < nearEnough[isDeed ? 'deed' : 'thing'];
    return isFar && ground.notes.length > 0 ? [`tells of what its notes do not: ${word.text}`] : [];
  });
}

/** Says whether a line takes nothing from the notes it names, or little beside what it brings in. */
export function restComplaints(words: readonly Word[], ground: Ground): string[] {
  if (ground.notes.length === 0) {
    return [];
  }
  const telling = words
    .map((word) => bareOf(word))
    .filter((bare) => bare.length > 2 && !isTime(bare) && !isEmpty(bare));
  const founded = telling.filter((bare) => alsoInParts(bare).some((part) => ground.stems.has(stemOf(part))));
  const brought = telling.filter((bare) => !founded.includes(bare) && !isTold(bare));
  return founded.length === 0 || (brought.length >= mostBrought && brought.length > 2 * founded.length)
    ? ['tells little of the notes it names']
    : [];
}

function isEmpty(bare: string): boolean {
  return [freeWords, prepositions, determiners, possessives, subjectPronouns, coordinators].some((set) =>
    set.has(bare),
  );
}

/** A goat is like a dog, and is not one. */
function isAnimal(bare: string): boolean {
  const one = bare.replace(/(?<=[^s])s$/, '');
  return animals.some((set) => set.has(bare) || set.has(one));
}

function isTold(bare: string): boolean {
  return (
    tellingWords.has(bare) ||
    tellingStems.has(stemOf(bare)) ||
    bare.endsWith('ly') ||
    numbersIn(bare).length > 0 ||
    isTime(bare)
  );
}
