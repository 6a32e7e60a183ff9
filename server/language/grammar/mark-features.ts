import { hashOf } from '../base/hash.ts';
import {
  adverbs,
  coordinators,
  dayWords,
  determiners,
  numberWords,
  possessives,
  prepositions,
  subordinators,
  timeWords,
} from '../lexicon/function-words.ts';
import { firstNames } from '../lexicon/first-names.ts';
import { kinNames, people, peoplePlural } from '../lexicon/people.ts';
import { looksPast, pastAuxiliaries, presentAuxiliaries, presentForms } from '../lexicon/verbs.ts';

/** Into how many places what is seen of a gap between two words is hashed. */
export const markPlaces = 2 ** 17;

/** A word as a gap is judged by it: the hash of the word, and a bit for each class that it is of. */
type Seen = { word: number; classes: number };

const isVerb = (lower: string): boolean =>
  looksPast(lower) || [pastAuxiliaries, presentAuxiliaries, presentForms].some((set) => set.has(lower));
const contracted = /^(?:i'(?:m|ve|d|ll|s)|(?:he|she|it|that|there)'s|(?:we|they)'(?:re|ve|d|ll)|(?:he|she)'(?:d|ll))$/;
/** The classes of words, each a bit. */
const kinds: readonly ((lower: string) => boolean)[] = [
  (lower) => /^(?:i|we|he|she|they|it|there|you)$/.test(lower),
  (lower) => contracted.test(lower),
  (lower) => /^(?:me|him|her|them|us)$/.test(lower),
  (lower) => coordinators.has(lower),
  (lower) => subordinators.has(lower),
  (lower) => prepositions.has(lower),
  (lower) => determiners.has(lower) || possessives.has(lower),
  (lower) => pastAuxiliaries.has(lower) || presentAuxiliaries.has(lower),
  isVerb,
  (lower) => adverbs.has(lower),
  (lower) => timeWords.has(lower) || dayWords.has(lower),
  (lower) => numberWords.has(lower) || lower === '0',
  (lower) => people.has(lower) || peoplePlural.has(lower) || kinNames.has(lower),
  (lower) => firstNames.has(lower),
  (lower) => lower.endsWith('ing'),
  (lower) => lower.endsWith('s'),
];
const [contraction, coordinator, subordinator, verb] = [1 << 1, 1 << 3, 1 << 4, 1 << 8];
const joining = coordinator | subordinator;

const before: Seen = { word: hashOf('<'), classes: 1 << 17 };
const after: Seen = { word: hashOf('>'), classes: 1 << 18 };

const so = hashOf('so');

function seenAs(word: string): Seen {
  const lower = word.replace(/\d+/g, '0');
  return { word: hashOf(lower), classes: kinds.reduce((found, isOf, bit) => found | (isOf(lower) ? 1 << bit : 0), 0) };
}

function mixed(...parts: readonly number[]): number {
  let hash = 0x81_1c_9d_c5;
  for (const part of parts) {
    hash = Math.imul(hash ^ part, 0x85_eb_ca_6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35);
    hash ^= hash >>> 16;
  }
  return (hash >>> 0) % markPlaces;
}

/** How far back and ahead of a gap a joining word is looked for. */
const reach = { back: 24, ahead: 7 } as const;
const many = 2;
const long = 8;

/**
 * What is seen of each gap between two of these words, in small letters, as places among `markPlaces`: the words and
 * classes around it, and whether a verb stands since the last word that joins, and before the next.
 */
export function gapsOf(words: readonly string[]): Int32Array[] {
  const seen = words.map(seenAs);
  return seen.slice(1).map((_, at) => gapAt(seen, at));
}

function gapAt(seen: readonly Seen[], at: number): Int32Array {
  const of = (step: number): Seen => {
    const place = at + 1 + step;
    return place < 0 ? before : (seen[place] ?? after);
  };
  const w = (step: number): number => of(step).word;
  const c = (step: number): number => of(step).classes;
  const found: number[] = [];
  const add = (...parts: number[]): void => {
    found.push(mixed(...parts));
  };
  for (let step = -4; step < 4; step += 1) {
    add(1, step, w(step));
    add(2, step, c(step));
  }
  for (let step = -3; step < 3; step += 1) {
    add(3, step, w(step), w(step + 1));
    add(4, step, c(step), c(step + 1));
  }
  for (let step = -3; step < 2; step += 1) {
    add(5, step, c(step), c(step + 1), c(step + 2));
  }
  for (let step = -2; step < 1; step += 1) {
    add(6, step, w(step), w(step + 1), w(step + 2));
  }
  add(7, w(-1), w(1));
  add(8, w(-2), w(0));
  add(9, c(-2), c(-1), c(0), c(1));
  add(10, c(-1), c(0), c(1), c(2));
  add(11, w(-1), c(0), c(1));
  add(12, c(-1), w(0), c(1));
  add(13, c(-2), c(-1), w(0));
  add(14, w(0), w(1), c(-1));
  add(15, c(-2), c(-1), w(0), c(1));
  const { head, first, verbs, length } = clauseBefore(seen, at);
  const verbsAhead = verbsAfter(seen, at);
  add(16, head, verbs, c(0));
  add(17, head, first.classes, verbs, Number((c(1) & (verb | contraction)) !== 0));
  add(18, Math.min(length, long), verbs, c(0), c(1));
  add(19, head, first.word, Math.min(verbs, 1), w(0));
  add(20, first.classes, verbs, w(0), c(1));
  add(21, head, verbs, c(-1), c(0), c(1));
  add(22, verbsAhead, verbs, c(0));
  add(23, Math.min(at, 12));
  add(24, Math.min(seen.length - at - 1, 6));
  add(25, Math.min(at, 6), c(0));
  // 'Talked so much mess I forgot': what came of it goes on.
  const degree = [-2, -3, -4].find((step) => w(step) === so && (c(step - 1) & verb) !== 0);
  add(26, degree ?? 0, c(0));
  return Int32Array.from(new Set(found));
}

/** The last word that joins before a gap, what stands right after it, and how many verbs and words since. */
function clauseBefore(seen: readonly Seen[], at: number): { head: number; first: Seen; verbs: number; length: number } {
  let [verbs, place] = [0, at];
  const least = Math.max(-1, at - reach.back);
  while (place > least && ((seen[place]?.classes ?? 0) & joining) === 0) {
    verbs += Number(((seen[place]?.classes ?? 0) & (verb | contraction)) !== 0);
    place -= 1;
  }
  const first = place < at ? (seen[place + 1] ?? after) : after;
  const joint = place > least ? seen[place] : undefined;
  return { head: joint?.word ?? before.word, first, verbs: Math.min(many, verbs), length: at - place };
}

function verbsAfter(seen: readonly Seen[], at: number): number {
  let verbs = 0;
  for (let place = at + 1; place < Math.min(seen.length, at + 1 + reach.ahead); place += 1) {
    const classes = seen[place]?.classes ?? 0;
    if (place > at + 1 && (classes & coordinator) !== 0) {
      break;
    }
    verbs += Number((classes & (verb | contraction)) !== 0);
  }
  return Math.min(many, verbs);
}
