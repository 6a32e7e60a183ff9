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
import { notNames, trades } from '../lexicon/people.ts';
import { irregularVerbs, participles } from '../lexicon/verb-forms.ts';
import { looksPast, notDoing } from '../lexicon/verbs.ts';
import type { Word } from '../grammar/word-stream.ts';
import { isCommon } from '../base/proper-names.ts';
import { general, isPerson } from './people.ts';
import { stemOf } from './stems.ts';
import { bareOf } from './words-of-line.ts';

/** Who does something: the writer, someone else by a name or a pronoun, or something that is not the writer. */
export type Doer = { who: 'writer' } | { who: 'other'; name: string };
/**
 * A word that may be a verb, by its place, with the one who is seen to do it; null where nobody can be told. `isChosen`:
 * 'it was you who'; `isPassive`: 'was answered'.
 */
export type Deed = {
  stem: string;
  text: string;
  at: number;
  doer: Doer | null;
  isChosen: boolean;
  isPassive: boolean;
  after: readonly string[];
};

const firstPerson = list("i we i'd i've i'll i'm we'd we've we'll we're");
/** In a line the writer is 'you', and 'I' and 'we' are who gives the toast. */
const writers = list("you you'd you've you'll you're");
const others = list("he she they he'd she'd they'd he's she's they've he'll she'll they'll");
const passives = list('was were is are be been being am got get gets');
const auxiliaries = list('had has have did do does would could should might may can will to not both all');

/** So many words may stand between a verb and who does it, or within a name. */
const mostBetween = 8;

/** Whether two may be one: a pronoun, 'a man' and 'your brother' may all be Tom. */
export function agree(one: Doer, other: Doer): boolean {
  if (one.who === 'writer' || other.who === 'writer') {
    return one.who === other.who;
  }
  const areNames =
    [one.name, other.name].every((name) => isName(name)) || [one.name, other.name].every((name) => isRole(name));
  return !areNames || stemOf(one.name) === stemOf(other.name);
}

function isName(name: string): boolean {
  return name !== '' && !others.has(name) && !isPerson(name) && !trades.has(name);
}

function isRole(name: string): boolean {
  return !general.has(name) && (isPerson(name) || trades.has(name));
}

/**
 * The words of a text that may be verbs, each with the one who is seen to do it: who stands right before it, or began
 * the clause that it goes on. In a note a verb that opens it is the writer's: 'Rang my brother'.
 */
export function deedsIn(words: readonly Word[], isNote: boolean): Deed[] {
  let subject: Doer | null = null;
  let hasNoVerb = false;
  let onlyWriter = true;
  return words.flatMap((word, at) => {
    const before = words[at - 1];
    const opens = word.mark === '.';
    if (opens) {
      subject = null;
    }
    const own = doerAt(words, at, isNote);
    if (own) {
      const isObject = !opens && isObjectAt(words, at);
      if (!isObject || firstPerson.has(word.lower)) {
        subject = own;
        hasNoVerb = true;
      }
      onlyWriter &&= own.who === 'writer' || isObject;
      return [];
    }
    // 'He likes to call it': nothing was done yet.
    if ((before?.lower === 'to' && word.mark === '') || word.lower.length < 3 || !(isNote || isVerb(word.lower))) {
      return [];
    }
    const isPast = looksPast(word.lower);
    if (opens && isNote && isPast && onlyWriter && !words.slice(at, at + 6).some(({ lower }) => lower === 'me')) {
      subject = { who: 'writer' };
    }
    const found = opens
      ? { doer: subject, isChosen: false, isPassive: false }
      : doerBefore(words, at, { subject, hasNoVerb, isNote });
    hasNoVerb &&= !isPast;
    // 'The bay had a singsong. Started with Ann': who knows who did.
    onlyWriter &&= opens || !isPast || found.isPassive || found.doer?.who === 'writer';
    return [{ stem: stemOf(word.lower), text: word.text, at, after: after(words, at), ...found }];
  });
}

/** 'By your wife', 'called your brother'. */
function isObjectAt(words: readonly Word[], at: number, reach = mostBetween): boolean {
  const [word, before] = [words[at], words[at - 1]];
  if (!word || !before || word.mark !== '') {
    return false;
  }
  if (
    determiners.has(before.lower) ||
    possessives.has(before.lower) ||
    [before, word].every(({ text }) => /^\p{Lu}/u.test(text))
  ) {
    return before.mark === '' && reach > 0 && isObjectAt(words, at - 1, reach - 1);
  }
  return prepositions.has(before.lower) || looksPast(before.lower);
}

function isVerb(lower: string): boolean {
  return looksPast(lower) || irregularVerbs.has(lower) || participles.has(lower) || isDoing(lower);
}

function isDoing(lower: string): boolean {
  return lower.length > 4 && lower.endsWith('ing') && !notDoing.has(lower);
}

const nearby = 6;

/** The stems of the words after a place, within its sentence. */
function after(words: readonly Word[], at: number): string[] {
  const next = words.slice(at + 1, at + 1 + nearby);
  const end = next.findIndex(({ mark }) => mark === '.');
  return next
    .slice(0, end === -1 ? undefined : end)
    .filter(
      ({ lower }) => lower.length > 2 && !determiners.has(lower) && !possessives.has(lower) && !prepositions.has(lower),
    )
    .map(({ lower }) => stemOf(lower));
}

type Clause = { subject: Doer | null; hasNoVerb: boolean; isNote: boolean };

function doerBefore(
  words: readonly Word[],
  at: number,
  { subject, hasNoVerb, isNote }: Clause,
): Pick<Deed, 'doer' | 'isChosen' | 'isPassive'> {
  const nobody = { doer: null, isChosen: false, isPassive: false };
  const verb = words[at]?.lower ?? '';
  let place = at - 1;
  while (place >= 0 && place > at - mostBetween && isBetween(words[place]) && words[place + 1]?.mark === '') {
    place -= 1;
  }
  const between = words.slice(place + 1, at);
  const [word, next] = [words[place], words[place + 1]];
  if (!isDoing(verb) && between.some(({ lower }) => passives.has(lower))) {
    return { doer: doerBy(words, at, isNote), isChosen: false, isPassive: true };
  }
  const by = participles.has(verb) || looksPast(verb) ? doerBy(words, at, isNote) : null;
  if (by && !(word && doerAt(words, place, isNote))) {
    return { doer: by, isChosen: true, isPassive: true };
  }
  if (!word) {
    return nobody;
  }
  if (word.lower === 'who') {
    return {
      ...nobody,
      doer: doerAt(words, place - 1, isNote) ?? someThing(words, place - 1),
      isChosen: isCleft(words, place),
    };
  }
  if (next?.mark !== '' && next?.mark !== ',') {
    return nobody;
  }
  const isThen = between.some(({ lower }) => lower === 'then');
  const direct =
    next.mark === '' && !isThen
      ? ((isObjectAt(words, place) && !writers.has(word.lower) ? null : doerAt(words, place, isNote)) ??
        (isNote || between.some(({ lower }) => auxiliaries.has(lower)) ? someThing(words, place) : null))
      : null;
  // 'You and Roisin drilled', 'Roisin and I drilled': both of them did.
  const joins = words[place - 1]?.lower === 'and' && words[place - 1]?.mark === '' && word.mark === '';
  if (direct && joins && doerAt(words, place - 2, isNote)) {
    return nobody;
  }
  const goesOn =
    coordinators.has(word.lower) || next.mark === ',' || isThen || (hasNoVerb && looksPast(verb) && next.mark === '');
  return { ...nobody, doer: direct ?? (goesOn ? subject : null) };
}

/** 'Done up by you.' */
function doerBy(words: readonly Word[], at: number, isNote: boolean): Doer | null {
  const by = words.findIndex(
    ({ lower, mark }, place) => place > at && place <= at + 5 && lower === 'by' && mark === '',
  );
  return by === -1 ? null : doerAt(words, by + (possessives.has(words[by + 1]?.lower ?? '') ? 2 : 1), isNote);
}

/** 'It was you who got fourteen across.' */
function isCleft(words: readonly Word[], who: number): boolean {
  return words
    .slice(Math.max(0, who - 5), who)
    .some(({ lower }, at, few) => lower === 'it' && /^(?:was|is)$/.test(few[at + 1]?.lower ?? ''));
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
  const isNamed = /^\p{Lu}\p{Ll}/u.test(word.text) && !isCommon(bare) && looksPast(words[at + 1]?.lower ?? '');
  return others.has(word.lower) || isNamed || (isPersonWord(words, at) && !/'s$/.test(word.lower))
    ? { who: 'other', name: bare }
    : null;
}

function isPersonWord(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (!word || notNames.has(bareOf(word))) {
    return false;
  }
  const bare = bareOf(word);
  const capital = /^\p{Lu}\p{Ll}/u.test(word.text);
  return (
    isPerson(bare) ||
    general.has(bare) ||
    isTrade(words, at) ||
    (capital && (firstNames.has(bare) || word.mark !== '.'))
  );
}

/** 'The cook', but not 'cook'. */
function isTrade(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]?.lower ?? '';
  return trades.has(words[at]?.lower ?? '') && !writers.has(before) && before !== 'to';
}
