import { firstNames } from '../lexicon/first-names.ts';
import {
  adverbs,
  coordinators,
  determiners,
  negators,
  possessives,
  prepositions,
  timeWords,
} from '../lexicon/function-words.ts';
import { list } from '../lexicon/list.ts';
import { irregularVerbs } from '../lexicon/verb-forms.ts';
import { looksPast } from '../lexicon/verbs.ts';
import type { Word } from '../grammar/word-stream.ts';
import { isCommon } from '../base/proper-names.ts';
import type { Ground } from './ground.ts';
import { general, isPerson } from './people.ts';
import { stemOf } from './stems.ts';
import { bareOf } from './words-of-line.ts';

/** Who does something: the writer, someone else by a name or a pronoun, or nobody that can be told. */
type Doer = { who: 'writer' } | { who: 'other'; name: string };
type Deed = { stem: string; doer: Doer | null; text: string };

const firstPerson = list("i we i'd i've i'll i'm we'd we've we'll we're");
const writers = list("i we you i'd i've i'll i'm we'd we've we'll we're you'd you've you'll you're");
const others = list("he she they he'd she'd they'd he's she's they've he'll she'll they'll");
const passives = list('was were is are be been being am got get gets');
const auxiliaries = list('had has have did do does would could should might may can will to not both all');
/** Verbs of which nobody can tell from two words who did what to whom. */
const vague = new Set(
  ['be', 'have', 'do', 'get', 'go', 'come', 'let', 'can', 'could', 'would', 'might', 'will', 'left', 'say'].map(stemOf),
);

/** Says where a line has another one do what a note tells of. */
export function deedComplaints(words: readonly Word[], ground: Ground): string[] {
  const known = ground.notes.flatMap(({ written }) => deedsIn(written, true));
  return deedsIn(words, false).flatMap(({ stem, doer, text }) => {
    const same = known.filter((other) => other.stem === stem);
    const isSaid =
      same.length === 0 || same.some((other) => doer === null || other.doer === null || agree(doer, other.doer));
    return isSaid ? [] : [`has someone else do what its notes tell of: ${text}`];
  });
}

function agree(one: Doer, other: Doer): boolean {
  if (one.who === 'writer' || other.who === 'writer') {
    return one.who === other.who;
  }
  // A pronoun, 'a man' and 'your brother' may all be Tom.
  const areNames =
    [one.name, other.name].every((name) => isName(name)) || [one.name, other.name].every((name) => isRole(name));
  return !areNames || stemOf(one.name) === stemOf(other.name);
}

function isName(name: string): boolean {
  return name !== '' && !others.has(name) && !isPerson(name);
}

function isRole(name: string): boolean {
  return !general.has(name) && isPerson(name);
}

/**
 * The words of a text that may be verbs, each with the one who is seen to do it: who stands right before it, or began
 * the clause that it goes on. In a note a verb that opens it is the writer's: 'Rang my brother'.
 */
function deedsIn(words: readonly Word[], isNote: boolean): Deed[] {
  let subject: Doer | null = null;
  return words.flatMap((word, at) => {
    const before = words[at - 1];
    const opens = word.mark === '.';
    if (opens) {
      subject = null;
    }
    const own = doerAt(words, at, isNote);
    if (own) {
      const isObject =
        before && !opens && word.mark === '' && (prepositions.has(before.lower) || looksPast(before.lower));
      subject = isObject && !firstPerson.has(word.lower) ? subject : own;
      return [];
    }
    const stem = stemOf(word.lower);
    // 'He likes to call it': nothing was done yet.
    if (before?.lower === 'to' && word.mark === '') {
      return [];
    }
    if (vague.has(stem) || word.lower.length < 3 || !(isNote || isVerb(word.lower))) {
      return [];
    }
    const doer = opens
      ? isNote && at === 0 && looksPast(word.lower)
        ? ({ who: 'writer' } as const)
        : null
      : doerBefore(words, at, { subject, isNote });
    return [{ stem, doer, text: word.text }];
  });
}

function isVerb(lower: string): boolean {
  return looksPast(lower) || irregularVerbs.has(lower);
}

function doerBefore(
  words: readonly Word[],
  at: number,
  { subject, isNote }: { subject: Doer | null; isNote: boolean },
): Doer | null {
  let place = at - 1;
  while (place >= 0 && isBetween(words[place]) && words[place + 1]?.mark === '') {
    place -= 1;
  }
  const between = words.slice(place + 1, at);
  const [word, next] = [words[place], words[place + 1]];
  if (!word || between.some(({ lower }) => passives.has(lower))) {
    return null;
  }
  if (word.lower === 'who') {
    return doerAt(words, place - 1, isNote);
  }
  if (next?.mark !== '' && next?.mark !== ',') {
    return null;
  }
  const direct =
    next.mark === ''
      ? (doerAt(words, place, isNote) ??
        (isNote || between.some(({ lower }) => auxiliaries.has(lower)) ? someThing(words, place) : null))
      : null;
  // 'You and Roisin drilled', 'Roisin and I drilled': both of them did.
  if (direct && words[place - 1]?.lower === 'and' && doerAt(words, place - 2, isNote)) {
    return null;
  }
  return direct ?? (coordinators.has(word.lower) || next.mark === ',' ? subject : null);
}

/** 'The professor turned it': whatever it is, it is not the writer. */
function someThing(words: readonly Word[], at: number): Doer | null {
  const [before, word] = [words[at - 1], words[at]];
  const follows = before && word?.mark === '' && (determiners.has(before.lower) || possessives.has(before.lower));
  return follows && !isVerb(word.lower) && !timeWords.has(word.lower) ? { who: 'other', name: '' } : null;
}

function isBetween(word: Word | undefined): boolean {
  return (
    word !== undefined &&
    (auxiliaries.has(word.lower) ||
      passives.has(word.lower) ||
      adverbs.has(word.lower) ||
      negators.has(word.lower) ||
      /(?:n't|ly)$/.test(word.lower))
  );
}

function doerAt(words: readonly Word[], at: number, isNote: boolean): Doer | null {
  const word = words[at];
  if (!word) {
    return null;
  }
  if ((isNote ? firstPerson : writers).has(word.lower)) {
    return { who: 'writer' };
  }
  const bare = bareOf(word);
  const isNamed =
    isNote && /^\p{Lu}\p{Ll}/u.test(word.text) && !isCommon(bare) && looksPast(words[at + 1]?.lower ?? '');
  return others.has(word.lower) || isNamed || (isPersonWord(word) && !/'s$/.test(word.lower))
    ? { who: 'other', name: bare }
    : null;
}

function isPersonWord(word: Word): boolean {
  const bare = bareOf(word);
  const capital = /^\p{Lu}\p{Ll}/u.test(word.text);
  return isPerson(bare) || (capital && (firstNames.has(bare) || word.mark === ''));
}
