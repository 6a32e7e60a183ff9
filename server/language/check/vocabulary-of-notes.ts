import { alsoSaid } from './implied-words.ts';
import { ordinalOf, weekdayOf } from '../base/days.ts';
import type { Moment } from '../base/types.ts';
import { shifted } from '../grammar/finite-verb.ts';
import { tidy } from '../base/clean-note.ts';
import { plain, tokenize } from '../base/tokens.ts';
import { adverbs, coordinators, negators, timeWords } from '../lexicon/function-words.ts';
import { toListener } from '../lexicon/pronouns.ts';
import { looksPast, pastAuxiliaries } from '../lexicon/verbs.ts';

/** What notes give a line leave to say: their words, and who did or did not do what in them. */
export type NoteWords = {
  words: ReadonlySet<string>;
  weekdays: ReadonlySet<string>;
  /** Words right after a negation, and words that stand without one. */
  denied: ReadonlySet<string>;
  stated: ReadonlySet<string>;
  /** For each past verb the words before it; 'you' for the writer, '' where a clause begins. */
  doers: ReadonlyMap<string, ReadonlySet<string>>;
  /** True when the writer did something together with others ('Ana and I'). */
  together: boolean;
};

/** One form for all forms of 'be', in which words are compared. */
const oneBe: ReadonlyMap<string, string> = new Map([
  ...['am', 'was', 'is', 'are'].map((word) => [word, 'were'] as const),
  ...["wasn't", "isn't", "aren't"].map((word) => [word, "weren't"] as const),
]);
/** What is told later in other words. */
const retold: ReadonlyMap<string, string> = new Map(
  Object.entries({
    today: 'day',
    tonight: 'night',
    yesterday: 'day before',
    tomorrow: 'next day',
    last: 'before',
    now: 'then',
    right: 'just',
    "today's": "day's",
    "tonight's": "night's",
  }),
);

/** One form for the forms of a word that a change of person or time brings. */
export function canonical(lower: string): string {
  const moved = oneWord(shifted.get(lower)) ?? lower;
  return oneBe.get(moved) ?? oneWord(toListener.get(moved)) ?? moved;
}

function oneWord(words: string | undefined): string | undefined {
  return words?.includes(' ') === true ? undefined : words;
}

/** Reads what a note gives leave to say. */
export function noteWordsOf({ content: written, localDate }: Moment): NoteWords {
  const content = written.replace(/\bw\/o\b/gi, 'without');
  const words = new Set<string>();
  const [denied, stated] = [new Set<string>(), new Set<string>()];
  const doers = new Map<string, Set<string>>();
  const tidied = tidy(content);
  for (const text of new Set([content, tidied])) {
    const flow = flowOf(text);
    for (const word of new Set(flow)) {
      allow(words, word);
    }
    readDenials(flow, denied, stated);
    readDoers(flow, doers);
  }
  const also = alsoSaid(tidied);
  for (const word of also.words) {
    words.add(word);
  }
  for (const { verb, doer } of also.deeds) {
    doers.set(verb, (doers.get(verb) ?? new Set()).add(canonical(doer)));
  }
  const weekdays = new Set([weekdayOf(localDate)?.toLowerCase() ?? '', ordinalOf(localDate) ?? '']);
  return {
    words,
    weekdays,
    denied,
    stated,
    doers,
    together: /(?:\b(?:and|n)|&) (?:i|me|myself)\b|\b(?:me|i|myself) and\b/i.test(content),
  };
}

/** What several notes give leave to say together. */
export function together(all: readonly NoteWords[]): NoteWords {
  const [only] = all;
  if (only && all.length === 1) {
    return only;
  }
  const doers = new Map<string, Set<string>>();
  for (const [verb, own] of all.flatMap((one) => [...one.doers])) {
    doers.set(verb, new Set([...(doers.get(verb) ?? []), ...own]));
  }
  const union = (part: (one: NoteWords) => ReadonlySet<string>): Set<string> =>
    new Set(all.flatMap((one) => [...part(one)]));
  return {
    words: union(({ words }) => words),
    weekdays: union(({ weekdays }) => weekdays),
    denied: union(({ denied }) => denied),
    stated: union(({ stated }) => stated),
    doers,
    together: all.some((one) => one.together),
  };
}

/** The words of a text in order, canonical, with '' where a mark parts them. */
export function flowOf(text: string): string[] {
  const flow: string[] = [''];
  for (const token of tokenize(text)) {
    if (token.kind === 'word') {
      flow.push(plain(token.text));
    } else if (token.kind === 'mark' || token.text.includes('\n')) {
      flow.push('');
    }
  }
  return flow;
}

/** Whether a word denies what follows. */
export function denies(lower: string): boolean {
  return negators.has(lower) || lower.endsWith("n't");
}

/** The word whose doing the verb at `at` is: the one before it, past adverbs and times; '' at the start of a clause. */
export function doerBefore(flow: readonly string[], at: number): string {
  let before = at - 1;
  while (
    before > 0 &&
    (adverbs.has(flow[before] ?? '') || timeWords.has(flow[before] ?? '') || /ly$/.test(flow[before] ?? ''))
  ) {
    before -= 1;
  }
  const word = flow[before] ?? '';
  if (word === 'who') {
    // 'Kasia, who laughed': the doer is the one before.
    return canonical(flow.slice(0, before).findLast((other) => other !== '') ?? '');
  }
  return coordinators.has(word) ? '' : canonical(word);
}

/** Whether a word is a past verb that says who did what. */
export function tellsDeed(lower: string): boolean {
  return looksPast(lower) && !pastAuxiliaries.has(lower);
}

function allow(words: Set<string>, word: string): void {
  const forms = [
    word,
    word.replace(/'s?$/, ''),
    canonical(word),
    ...(shifted.get(word) ?? '').split(' '),
    ...(retold.get(word) ?? '').split(' '),
  ];
  for (const form of forms.flatMap((one) => [one, canonical(one)])) {
    if (form !== '') {
      words.add(form);
    }
  }
}

function readDenials(flow: readonly string[], denied: Set<string>, stated: Set<string>): void {
  for (const [at, word] of flow.entries()) {
    const near = flow.slice(Math.max(0, at - 3), at);
    if (word !== '' && near.slice(near.lastIndexOf('') + 1).some(denies)) {
      denied.add(canonical(word));
    } else {
      stated.add(canonical(word));
    }
  }
}

function readDoers(flow: readonly string[], doers: Map<string, Set<string>>): void {
  for (const [at, word] of flow.entries()) {
    const verb = canonical(word);
    if (tellsDeed(verb)) {
      doers.set(verb, (doers.get(verb) ?? new Set()).add(doerBefore(flow, at)));
    }
  }
}
