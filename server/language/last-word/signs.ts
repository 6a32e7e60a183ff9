import { step } from '../base/step.ts';
import { countWords } from '../base/tokens.ts';
import { heartsOf } from '../guests/heart.ts';
import { kinNames } from '../lexicon/people.ts';
import { looksPast } from '../lexicon/verbs.ts';
import type { ReadNote } from '../reading/read-week.ts';
import { chanceOfDanger, chanceOfLight } from '../severity/voter.ts';
import type { Item } from '../guests/told.ts';
import type { Span } from './spans.ts';

/** What holds for every clause of a week. */
export type Setting = {
  /** How likely each told note is the heart of the week. */
  shares: ReadonlyMap<ReadNote, number>;
  /** In how many notes each rarer word stands. */
  notesWith: ReadonlyMap<string, number>;
  lengths: ReadonlyMap<ReadNote, number>;
  longest: ReadNote | undefined;
};

/** The setting of a week for `signsOfSpan`. */
export function settingOf(items: readonly Item[]): Setting {
  const notes = items.map(({ note }) => note);
  const words = notes.map(({ tidied }) => new Set(rarerWords(tidied.toLowerCase().split(/[^\p{L}\p{N}'’]+/u))));
  const notesWith = new Map<string, number>();
  for (const word of words.flatMap((own) => [...own])) {
    notesWith.set(word, (notesWith.get(word) ?? 0) + 1);
  }
  const lengths = new Map(notes.map((note) => [note, countWords(note.tidied)]));
  return {
    shares: new Map(heartsOf(notes).map(({ note, share }) => [note, share])),
    notesWith,
    lengths,
    longest: notes.toSorted((a, b) => (lengths.get(b) ?? 0) - (lengths.get(a) ?? 0))[0],
  };
}

const sharesOfHeart = [0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.55, 0.75];
const chances = [0.2, 0.4, 0.6, 0.75, 0.85, 0.93, 0.97];
const places = [0.01, 0.34, 0.67, 0.99];
const rarer = 5;

const kinds: Readonly<Record<string, RegExp>> = {
  'opens on I': /^i(?:'|$)/,
  'opens on we': /^we(?:'|$)/,
  'opens on it': /^it(?:'|$)/,
  'opens on he or she': /^(?:he|she)(?:'|$)/,
  'opens on they': /^they(?:'|$)/,
  'opens on you': /^you(?:'|$)/,
  'opens on an article': /^(?:the|an?)$/,
  'opens on this or that': /^(?:this|that|these|those)(?:'|$)/,
  'opens on whose': /^(?:my|our|his|her|their)$/,
  'opens on a joint': /^(?:and|but|so|then|because|which|who|where|when|if|that)$/,
  'opens on a preposition': /^(?:of|in|on|at|to|for|from|with|by|about|after|before|into|over|under)$/,
  'opens on a number': /^(?:\d|one$|two$|three$|four$|five$|six$)/,
  'opens on a question': /^(?:what|why|where|who|how|is|are|do|did|can|will)$/,
};

const holds: Readonly<Record<string, RegExp>> = {
  'has I': /(?<!\p{L})i(?:'\p{L}+)?(?!\p{L})/iu,
  'has me': /\b(?:me|my|mine)\b/i,
  'has you': /\byou(?:r|'\w+)?\b/i,
  'has we': /\b(?:we|us|our)\b/i,
  'has he': /\b(?:he|him|his)\b/i,
  'has she': /\b(?:she|her|hers)\b/i,
  'has they': /\b(?:they|them|their)\b/i,
  'has it': /\bit\b/i,
  'has a number':
    /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred)\b/i,
  'is denied': /\b(?:not|never|no|nobody|nothing|none)\b|n't\b/i,
  'speaks of saying': /\b(?:said|says?|asked|told|goes)\b/i,
  laughs: /\b(?:laugh\p{L}*|smil\p{L}*|grin\p{L}*|giggl\p{L}*)\b/iu,
  weeps: /\b(?:cr(?:ied|y|ying)|tears?|wept)\b/i,
  still: /\bstill\b/i,
  again: /\bagain\b/i,
  all: /\b(?:all|every|everyone|everybody|whole|both)\b/i,
  first: /\bfirst\b/i,
  last: /\b(?:last|finally)\b/i,
  just: /\bjust\b/i,
  only: /\bonly\b/i,
  'of time': /\b(?:today|tonight|tomorrow|yesterday|morning|night|week|year|years|o'clock|am|pm)\b/i,
  'of work': /\b(?:work|shift|bus|train|shop|tea|dinner|lunch|slept|bed|rain|cold|hot)\b/i,
  'is shouted': /\p{Lu}{3}/u,
};

/** Everything that speaks for or against a clause as the last words of a toast, each sign with how much of it there is. */
export function signsOfSpan({ text, words, before, after, place, note }: Span, setting: Setting): string[] {
  const { shares, notesWith, lengths, longest } = setting;
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const own = rarerWords(words);
  const rest = note.tidied.toLowerCase();
  const returning = own.filter((word) => (notesWith.get(word) ?? 0) > 1).length;
  const within = own.filter((word) => rest.split(word).length > 2).length;
  const isSentence = before === '' && after === '';
  const isOf = (name: string, is: boolean): string[] => (is ? [name] : []);
  const along = place.of > 1 ? place.at / (place.of - 1) : 1;
  return [
    `heart ${step(shares.get(note) ?? 0, sharesOfHeart)}`,
    ...isOf('likeliest heart', [...shares.keys()][0] === note),
    ...isOf('of the longest', longest === note),
    `words ${words.length}`,
    `place ${step(along, places)}`,
    ...isOf('ends its note', place.at === place.of - 1 && after === ''),
    ...isOf(
      'sentence that ends the likeliest heart',
      isSentence && place.at === place.of - 1 && [...shares.keys()][0] === note,
    ),
    ...isOf('opens its note', place.at === 0 && before === ''),
    ...isOf('is all of its note', place.of === 1 && isSentence),
    ...isOf('sentence', isSentence),
    ...isOf('to the end', after === '' && before !== ''),
    ...isOf('from the start', before === '' && after !== ''),
    ...isOf('from the middle', before !== '' && after !== ''),
    ...isOf('after saying', /^(?:said|says?|goes|went|asked|shouted|texted|told|whispered|wrote)$/.test(before)),
    `before ${before}`,
    `after ${after}`,
    `opens ${first}`,
    `ends ${last}`,
    ...Object.entries(kinds).flatMap(([name, sign]) => isOf(name, sign.test(first))),
    ...Object.entries(holds).flatMap(([name, sign]) => isOf(name, sign.test(text))),
    ...isOf('has a verb', words.some(looksPast)),
    ...isOf(
      'has kin',
      words.some((word) => kinNames.has(word)),
    ),
    ...isOf('has a name', /(?<=\p{L}\S{0,30} )\p{Lu}\p{Ll}/u.test(text)),
    `returning ${Math.min(3, returning)}`,
    `within ${Math.min(3, within)}`,
    `rarer ${Math.min(4, own.length)}`,
    `note light ${step(chanceOfLight(note.tidied), chances)}`,
    `note length ${step(lengths.get(note) ?? 0, [8, 16, 30, 50, 75, 100])}`,
    `sentences ${Math.min(8, place.of)}`,
    ...isOf('note tender', note.severity === 'tender'),
    ...isOf('note heavy', note.severity === 'heavy'),
    ...isOf('note may be danger', chanceOfDanger(note.tidied) > 0.2),
  ];
}

function rarerWords(words: readonly string[]): string[] {
  return words.filter((word) => word.length >= rarer);
}
