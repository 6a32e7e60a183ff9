import type { Word } from '../grammar/word-stream.ts';
import {
  adverbs,
  coordinators,
  determiners,
  freeWords,
  possessives,
  prepositions,
  subjectPronouns,
} from '../lexicon/function-words.ts';
import { list } from '../lexicon/list.ts';
import { tellingWords } from '../lexicon/telling-words.ts';
import { countThings, massThings } from '../lexicon/themes.ts';
import { participles } from '../lexicon/verb-forms.ts';
import { looksPast, peopleVerbs } from '../lexicon/verbs.ts';
import { alsoInParts, type Ground } from './ground.ts';
import { likeness } from './likeness.ts';
import { numbersIn } from './numbers.ts';
import { deedsIn } from './read-deeds.ts';
import { stemOf } from './stems.ts';
import { isTime } from './times.ts';
import { bareOf } from './words-of-line.ts';

const animals = [countThings.animals, massThings.animals];
const tellingStems = new Set([...tellingWords].map(stemOf));
/** So many words of its own any line may have. */
const mostBrought = 4;
/** How near in meaning a word must come to one of the notes to be another way to tell of it. */
const nearEnough = 0.5;
/** What only people do, whatever the word for them. */
const onlyPeople = new Set([...peopleVerbs, ...list('applaud cheer clap whistle nod wink bow')].map(stemOf));
/** How near it must come to be plain inference. */
const likely = 0.7;
/** Where what is said of someone ends. */
const joining = list('and but so then while because when until where who which that if though although or');

/**
 * Says which animals a line brings in, and which deeds of somebody that are far from anything its notes say. What comes
 * near to it is taken for style or plain inference, and so are the words in which a week is told.
 */
export function eventComplaints(words: readonly Word[], ground: Ground): string[] {
  if (ground.notes.length === 0) {
    return [];
  }
  const deeds = deedsIn(words, false).filter(({ doer, isPassive }) => doer !== null && !isPassive);
  return words.flatMap((word, at) => {
    const bare = bareOf(word);
    if (bare.length < 3 || isTold(bare) || isFounded(bare, ground)) {
      return [];
    }
    if (isAnimal(bare)) {
      return [`brings in what its notes do not: ${word.text}`];
    }
    const isDone = looksPast(bare)
      ? onlyPeople.has(stemOf(bare)) || deeds.some((deed) => deed.at === at)
      : isGoingOn(words, at) && onlyPeople.has(stemOf(bare));
    return isDone && (likeness(bare, ground.words) ?? 0) < nearEnough
      ? [`tells of what its notes do not: ${word.text}`]
      : [];
  });
}

/**
 * Says where a line has somebody do what its notes know nothing of: of all that is said of them there no word stands in a
 * note, and one at least is neither a way of telling nor near to one that does.
 */
export function inventionComplaints(words: readonly Word[], ground: Ground): string[] {
  if (ground.notes.length === 0) {
    return [];
  }
  return deedsIn(words, false).flatMap(({ at, doer, text, isPassive }) => {
    if (doer === null || isPassive || (doer.who === 'other' && doer.name === '') || !isDeed(words, at)) {
      return [];
    }
    const said = saidFrom(words, at);
    const isTrue = said.some((bare) => isFounded(bare, ground));
    const isPlain = said.every((bare) => isTold(bare) || (likeness(bare, ground.words) ?? 0) > likely);
    return isTrue || isPlain ? [] : [`has someone do what its notes do not tell of: ${text}`];
  });
}

/** 'Was clapping'. */
function isGoingOn(words: readonly Word[], at: number): boolean {
  return words[at]?.lower.endsWith('ing') === true && /^(?:was|were)$/.test(words[at - 1]?.lower ?? '');
}

/** What is said of someone from a verb on, up to the next clause, without the words that say nothing. */
function saidFrom(words: readonly Word[], at: number): string[] {
  // 'You recovered, from one car, four pounds': what is said begins after the mark.
  const from = words[at + 1]?.mark === ',' ? at + 1 : at;
  const end = words.findIndex((word, place) => place > from && (word.mark !== '' || joining.has(word.lower)));
  return words
    .slice(at, end === -1 ? undefined : end)
    .map((word) => bareOf(word))
    .filter((bare) => !isEmpty(bare) && !isTime(bare) && !adverbs.has(bare) && numbersIn(bare).length === 0);
}

/** Whether the verb at a place tells a deed of that week: not 'was late', 'had brought' or 'have just heard'. */
function isDeed(words: readonly Word[], at: number): boolean {
  const verb = words[at]?.lower ?? '';
  const helps =
    /^(?:was|were|could|didn't)/.test(verb) ||
    (verb === 'did' && words[at + 1]?.lower === 'not') ||
    (/^had/.test(verb) && words.slice(at + 1, at + 3).some(({ lower }) => looksPast(lower) || participles.has(lower)));
  const isPerfect = words.slice(Math.max(0, at - 2), at).some(({ lower }) => /(?:^have|^has|'ve)$/.test(lower));
  return looksPast(verb) && !helps && !isPerfect;
}

/** Says whether a line takes nothing from the notes it names, or little beside what it brings in. */
export function restComplaints(words: readonly Word[], ground: Ground): string[] {
  if (ground.notes.length === 0) {
    return [];
  }
  const telling = words
    .map((word) => bareOf(word))
    .filter((bare) => bare.length > 2 && !isTime(bare) && !isEmpty(bare));
  const founded = telling.filter((bare) => isFounded(bare, ground));
  const brought = telling.filter((bare) => !founded.includes(bare) && !isTold(bare));
  return founded.length === 0 || (brought.length >= mostBrought && brought.length > 2 * founded.length)
    ? ['tells little of the notes it names']
    : [];
}

function isFounded(bare: string, { stems }: Ground): boolean {
  return alsoInParts(bare).some((part) => stems.has(stemOf(part)));
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
