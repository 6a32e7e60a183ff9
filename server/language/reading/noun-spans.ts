import type { Word } from '../grammar/word-stream.ts';
import { isWorthNaming } from '../base/proper-names.ts';
import type { Names } from '../base/proper-names.ts';
import {
  adverbs,
  coordinators,
  dayWords,
  determiners,
  monthWords,
  possessives,
  prepositions,
  subordinators,
  subjectPronouns,
  timeWords,
} from '../lexicon/function-words.ts';
import { alsoWords, firstNames } from '../lexicon/first-names.ts';
import { kinNames, ownKin, people, peoplePlural, titles } from '../lexicon/people.ts';
import { countThings, massThings } from '../lexicon/themes.ts';
import { degrees, looksPast, pastAuxiliaries, presentAuxiliaries, presentForms } from '../lexicon/verbs.ts';

const dull = new Set([
  ...countThings.place,
  ...'park run lesson class shift report book film movie meal lunch dinner breakfast day life story test exam job deadline sky match game chat call visit'.split(
    ' ',
  ),
]);
const counted = new Set(Object.values(countThings).flatMap((words) => [...words]));
const uncounted = new Set(Object.values(massThings).flatMap((words) => [...words]));
const articles = new Set('a an the your our my two three both'.split(' '));
const modifierStop = [
  prepositions,
  coordinators,
  subordinators,
  subjectPronouns,
  timeWords,
  pastAuxiliaries,
  presentAuxiliaries,
  presentForms,
];

/** Whom no list knows is someone where they do this: 'Anvi held my finger', 'Zakhar called'. */
const surelyHuman = new Set(
  'held said told asked called rang laughed hugged smiled phoned texted cried sang danced baked cooked wrote waved'.split(
    ' ',
  ),
);

/** What is written with a point of its own. */
const shortTitle = /^(?:mrs?|ms|mx|dr|sr|fr|prof|rev|st)$/;

/** From which word to which, and how well it can be raised a glass to: people before things. */
export type Span = { from: number; to: number; rank: number };

/** The name or noun that begins at a word, or whose noun stands there. */
export function spanAt(words: readonly Word[], at: number, names: Names): Span | undefined {
  const word = words[at];
  if (!word) {
    return undefined;
  }
  return nameSpan(words, at, names) ?? nounSpan(words, at, names);
}

function nameSpan(words: readonly Word[], at: number, names: Names): Span | undefined {
  const titled =
    titles.has(words[at]?.lower ?? '') &&
    !/^(?:old|little|big|baby)$/.test(words[at]?.lower ?? '') &&
    /^\p{Lu}/u.test(words[at]?.text ?? '') &&
    /^\p{Lu}/u.test(words[at + 1]?.text ?? '') &&
    // 'Dr. Abernathy': the point is the title's own.
    (words[at + 1]?.mark === '' || shortTitle.test(words[at]?.lower ?? ''));
  const first = words[at];
  if (
    !first ||
    !/^\p{Lu}/u.test(first.text) ||
    first.text.includes("'") ||
    (at > 0 && articles.has(words[at - 1]?.lower ?? '') && first.mark === '') ||
    endsNameOfThing(words, at)
  ) {
    return undefined;
  }
  const next = words[at + 1]?.lower ?? '';
  const isName = names.isName(first.text, next) || (surelyHuman.has(next) && names.keepsCapital(first.text, next));
  if (!titled && !(isName && isWorthNaming(first.text))) {
    return undefined;
  }
  let to = titled ? at + 2 : at + 1;
  while (
    to < words.length &&
    to - at < 3 &&
    words[to]?.mark === '' &&
    /^\p{Lu}\p{Ll}/u.test(words[to]?.text ?? '') &&
    // 'Nina FaceTimed'.
    !looksPast(words[to]?.lower ?? '') &&
    isWorthNaming(words[to]?.text ?? '')
  ) {
    to += 1;
  }
  const pair =
    words[to]?.lower === 'and' &&
    words[to]?.mark === '' &&
    /^\p{Lu}\p{Ll}/u.test(words[to + 1]?.text ?? '') &&
    isWorthNaming(words[to + 1]?.text ?? '');
  to = pair && !titled ? to + 2 : to;
  const last = words[to - 1];
  const before = words[at - 1]?.lower ?? '';
  const place =
    /^(?:in|at|to|near|around|through|across|on|via|over|from|of)$/.test(before) && !firstNames.has(first.lower);
  // 'Orla here': who is known by a list may have no verb after them.
  const isListed = to === at + 1 && firstNames.has(first.lower) && !alsoWords.has(first.lower);
  const isWhole =
    (titled && /^\p{Ll}/u.test(words[to]?.text ?? '')) ||
    (isListed && /^(?:here|there|again|over|out|back|home|up|round)$/.test(words[to]?.text ?? ''));
  return last && !last.text.includes("'") && (isWhole || endsWell(words, to))
    ? { from: at, to, rank: place ? 1.6 : 2.7 }
    : undefined;
}

/** The Hope of 'the Guiding Hope'. */
function endsNameOfThing(words: readonly Word[], at: number): boolean {
  const [article, before] = [words[at - 2], words[at - 1]];
  const isBeside = words[at]?.mark === '' && before?.mark === '';
  const isDay = dayWords.has(before?.lower ?? '') || monthWords.has(before?.lower ?? '');
  return isBeside && !isDay && articles.has(article?.lower ?? '') && /^\p{Lu}\p{Ll}/u.test(before?.text ?? '');
}

function nounSpan(words: readonly Word[], at: number, names: Names): Span | undefined {
  const own = words[at]?.lower ?? '';
  if (!(counted.has(own) || uncounted.has(own) || isPerson(own))) {
    return undefined;
  }
  const owner = isPerson(own) ? ownerBefore(words, at, names) : undefined;
  const from = owner ?? articleBefore(words, at);
  const to = endOfNoun(words, at);
  if (words[to]?.lower === 'in' && words[to + 1]?.lower === 'law') {
    return undefined;
  }
  const head = words[to - 1]?.lower ?? '';
  const person = isPerson(head);
  if (!(person || counted.has(head) || uncounted.has(head)) || !endsWell(words, to)) {
    return undefined;
  }
  if (/^(?:great|good)$/.test(words[at - 1]?.lower ?? '') && head === 'job') {
    return undefined;
  }
  if (from === undefined && ownKin.has(own)) {
    return canStandBare(words[at - 1]) || words[at]?.mark !== '' ? { from: at, to, rank: 2.3 } : undefined;
  }
  if (from === undefined) {
    return uncounted.has(head) && to === at + 1 && canStandBare(words[at - 1]) ? { from: at, to, rank: 1 } : undefined;
  }
  const opener = words[from]?.lower ?? '';
  if (person && owner === undefined && !possessives.has(opener) && !/^(?:the|an?)$/.test(opener)) {
    return undefined;
  }
  if (/^(?:credit|bank|debit|business|tax|bus|id)$/.test(words[to - 2]?.lower ?? '')) {
    return undefined;
  }
  if (head === 'job' && words[from]?.lower !== 'the') {
    return undefined;
  }
  return { from, to: withOf(words, to), rank: person ? 2 : dull.has(head) ? 0.5 : 1.3 };
}

function isPerson(word: string): boolean {
  return people.has(word) || peoplePlural.has(word) || kinNames.has(word) || ownKin.has(word);
}

/** The last noun of a row such as 'the coffee cake': a known one, with a boundary after it. */
function endOfNoun(words: readonly Word[], at: number): number {
  let to = at + 1;
  if (isPerson(words[at]?.lower ?? '')) {
    return to;
  }
  while (
    to < words.length &&
    words[to]?.mark === '' &&
    (counted.has(words[to]?.lower ?? '') || uncounted.has(words[to]?.lower ?? '') || people.has(words[to]?.lower ?? ''))
  ) {
    to += 1;
  }
  return to;
}

/** 'the smell of bread', 'a bowl of soup': takes in what it is of, when that is one known word. */
function withOf(words: readonly Word[], to: number): number {
  const [of, thing] = [words[to], words[to + 1]];
  if (of?.lower !== 'of' || !thing || of.mark !== '' || thing.mark !== '') {
    return to;
  }
  return uncounted.has(thing.lower) && endsWell(words, to + 2) ? to + 2 : to;
}

/** Where somebody's begins that the person at `at` is: 'Theo's dad', 'your mate's wife'. */
function ownerBefore(words: readonly Word[], at: number, names: Names): number | undefined {
  const [owner, own] = [words[at - 1], words[at]];
  const name = /^(.+)'s$/.exec(owner?.text ?? '')?.[1];
  if (name === undefined || own?.mark !== '') {
    return undefined;
  }
  const isName = /^\p{Lu}/u.test(name) && names.isName(name, '') && isWorthNaming(name);
  const opener = words[at - 2]?.lower ?? '';
  return isName ? at - 1 : isPerson(name) && possessives.has(opener) && owner?.mark === '' ? at - 2 : undefined;
}

/** The article of the noun at `at`, past at most two describing words. */
function articleBefore(words: readonly Word[], at: number): number | undefined {
  for (let from = at - 1; from >= 0 && at - from <= 3; from -= 1) {
    const word = words[from];
    if (!word || words[from + 1]?.mark !== '') {
      return undefined;
    }
    if (articles.has(word.lower)) {
      return words[from - 1] && /^(?:not|such|what|half|all)$/.test(words[from - 1]?.lower ?? '') && word.mark === ''
        ? undefined
        : from;
    }
    if (!describes(word)) {
      return undefined;
    }
  }
  return undefined;
}

function describes(word: Word): boolean {
  return (
    !word.quoted &&
    !/'s$|s'$/.test(word.lower) &&
    (word.lower === 'little' || !degrees.has(word.lower)) &&
    !modifierStop.some((set) => set.has(word.lower)) &&
    !determiners.has(word.lower) &&
    !adverbs.has(word.lower) &&
    !/ly$/.test(word.lower) &&
    (!looksPast(word.lower) || /^(?:homemade|baked|burnt|lost|found)$/.test(word.lower)) &&
    !/ing$/.test(word.lower)
  );
}

/** A noun ends where a mark, a small word or a verb follows; 'the garden' must not be cut from 'the garden centre'. */
function endsWell(words: readonly Word[], to: number): boolean {
  const next = words[to];
  if (!next || next.mark !== '') {
    return true;
  }
  return (
    [...modifierStop, determiners, possessives, adverbs].some((set) => set.has(next.lower)) ||
    looksPast(next.lower) ||
    /(?:ing|ly)$/.test(next.lower)
  );
}

/** 'Soup' may stand alone unless something describes it: 'terrible soup', 'no soup' and 'dog bread' are left. */
function canStandBare(before: Word | undefined): boolean {
  return (
    !before ||
    (looksPast(before.lower) && !/^(?:was|were|felt|got|seemed|looked|sounded|fell|went)$/.test(before.lower)) ||
    [prepositions, coordinators].some((set) => set.has(before.lower)) ||
    /ing$/.test(before.lower)
  );
}
