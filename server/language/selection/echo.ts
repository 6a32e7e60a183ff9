import { wordsAmong, type Word } from '../grammar/word-stream.ts';
import { tokenize } from '../base/tokens.ts';
import {
  determiners,
  numberWords,
  possessives,
  prepositions,
  subordinators,
  timeWords,
} from '../lexicon/function-words.ts';
import { countNouns } from '../lexicon/count-nouns.ts';
import { keepsakes } from '../lexicon/keepsakes.ts';
import { countThings, massThings } from '../lexicon/themes.ts';
import { looksPast } from '../lexicon/verbs.ts';
import { vagueNouns } from '../lexicon/vague-nouns.ts';
import { kinNames, people, peoplePlural, titles } from '../lexicon/people.ts';
import { heardOf, isBright, type Unit } from '../reading/unit.ts';
import type { ReadNote } from '../reading/read-week.ts';

/** A thing that a toast can come back to at its end: 'the frog'. */
export type Echo = { text: string; noteIds: number[]; from: Unit[] };

const known = [keepsakes, countNouns, ...Object.values(countThings), ...Object.values(massThings)];
const fewestLetters = 4;
const ends = new Set(['and', 'but', 'or', 'then', 'that', 'which', 'who', 'was', 'is', 'were', 'had', 'has']);

type Found = { noun: string; stem: string; isNew: boolean; unit: Unit; note: ReadNote };

/**
 * The thing of a week that its toast ends on: one of the moment that it is built around that returns on another day, or
 * any other that does. Only what stands as a thing in the notes, after an article, a number or somebody's, counts.
 */
export function echoOf(notes: readonly ReadNote[], image: ReadNote | undefined): Echo | undefined {
  const found = notes.flatMap((note) => note.units.flatMap((unit) => nounsOf(unit).map((noun) => ({ ...noun, note }))));
  const returning = found.filter(
    ({ stem, note }) =>
      found.some((other) => other.note !== note && other.stem === stem) &&
      found.some((other) => other.stem === stem && other.isNew),
  );
  const best = returning.findLast(({ note }) => note === image) ?? returning.at(-1);
  return best ? echo(best, found) : undefined;
}

function echo({ noun, stem }: Found, found: readonly Found[]): Echo {
  const own = found.filter((other) => other.stem === stem);
  const noteIds = [...new Set(own.map(({ note }) => note.moment.id))];
  return { text: `the ${noun}`, noteIds, from: own.map(({ unit }) => unit) };
}

function nounsOf(unit: Unit): Omit<Found, 'note'>[] {
  if (!isBright(unit) || unit.hard) {
    return [];
  }
  const words = wordsAmong(tokenize(heardOf(unit)));
  return words.flatMap((word, at) =>
    isThing(words, at) ? [{ noun: word.lower, stem: stemOf(word.lower), isNew: isIntroduced(words, at), unit }] : [],
  );
}

/** Whether a word is the last of 'a bedtime story', 'four puffs', 'the soup pot'. */
function isThing(words: readonly Word[], at: number): boolean {
  const before = [words[at - 1], words[at - 2]].map((one) => one?.lower ?? '');
  const own = words[at]?.lower ?? '';
  const isPair = isNounLike(before[0] ?? '') && isOpener(before[1] ?? '');
  // 'The brack' is one whatever it is; 'the soup pot', '18 came' and 'its there' go by what is known.
  const opens = /^(?:an?|the)$/.test(before[0] ?? '') || ((isOpener(before[0] ?? '') || isPair) && isKnown(own));
  return opens && isNounLike(own) && isThingOf(words, at);
}

/** Whether a word that may be a thing is one where it stands: written small, and the last of its name. */
export function isThingOf(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (!word || word.quoted || word.text !== word.lower) {
    return false;
  }
  return (
    next === undefined ||
    word.mark !== '' ||
    prepositions.has(next.lower) ||
    subordinators.has(next.lower) ||
    ends.has(next.lower) ||
    looksPast(next.lower)
  );
}

/** 'A frog', 'four puffs', 'his tomatoes': what 'the chem' and 'the snow' are not. */
function isIntroduced(words: readonly Word[], at: number): boolean {
  return words
    .slice(Math.max(0, at - 2), at)
    .some(
      ({ lower }) =>
        /^(?:an?|\d+)$|'s$/.test(lower) || possessives.has(lower) || numberWords.has(lower) || lower === 'one',
    );
}

function isOpener(word: string): boolean {
  return determiners.has(word) || possessives.has(word) || numberWords.has(word) || /^\d+$|'s$/.test(word);
}

function isKnown(word: string): boolean {
  const single = word.replace(/s$/, '');
  return known.some((words) => words.has(word) || words.has(single) || words.has(word.replace(/es$/, '')));
}

function isNounLike(word: string): boolean {
  return (
    word.length >= fewestLetters &&
    /^\p{L}+$/u.test(word) &&
    ![vagueNouns, timeWords, numberWords, people, peoplePlural, kinNames, titles, prepositions, subordinators].some(
      (words) => words.has(word) || words.has(word.replace(/s$/, '')),
    ) &&
    !/(?:ly|ing)$|^(?:come|go|do|see|say|get|make|take|give|tell|second|minute|hour|day|night|morning|evening|week|month|year|time)s?$/.test(
      word,
    )
  );
}

/** A noun in whatever number. */
export function stemOf(word: string): string {
  return word.replace(/(?<=[sxzh])es$|(?<=oe)s$|(?<!s)s$/, '').replace(/e$/, '');
}
