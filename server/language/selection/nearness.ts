import { countWords } from '../base/tokens.ts';
import { adverbs } from '../lexicon/function-words.ts';
import { firstNames } from '../lexicon/first-names.ts';
import { looksPast, presentForms } from '../lexicon/verbs.ts';
import type { Mention } from '../reading/mentions.ts';
import type { ReadNote } from '../reading/read-week.ts';
import { bias, weights } from './nearness-weights.ts';

/** The notes that a toast tells, the one that it is built around, and who of them is somebody in another note. */
export type Told = { notes: readonly ReadNote[]; image: ReadNote | undefined; cast: ReadonlySet<string> };

const most = { ofImage: 3, notes: 4, deeds: 3, company: 2 } as const;
/** Who is named so early in a note opens it. */
const opening = 0.15;
const besides = /^(?:with|and|rang|called|met|told|asked|took|gave|showed|helped)$/;

/**
 * What tells how near somebody is to the heart of a week, in the order of `weights`, from where its notes name them:
 * whether the note that its toast is built around does, how often, and whether it opens with them; how many notes do, and
 * the share of all words that those have; whether a list knows their name; how often they do something, and how often
 * something is done with them; whether another note shows that they are somebody; the share of mentions in a quotation;
 * how often they are named, as a logarithm; whether the longest note does; and the share that names what is theirs.
 */
export function signsOfNearness(mentions: readonly Mention[], { notes, image, cast }: Told): number[] {
  const own = [...new Set(mentions.map(({ note }) => note))];
  const ofImage = mentions.filter(({ note }) => note === image);
  const [first] = ofImage;
  const words = (some: readonly ReadNote[]): number => some.reduce((sum, { tidied }) => sum + countWords(tidied), 0);
  const longest = notes.toSorted((a, b) => countWords(b.tidied) - countWords(a.tidied))[0];
  const shareOf = (wanted: (mention: Mention) => boolean): number => mentions.filter(wanted).length / mentions.length;
  const key = mentions[0]?.key ?? '';
  return [
    Number(ofImage.length > 0),
    Math.min(most.ofImage, ofImage.length),
    Number(first !== undefined && first.at / first.words.length < opening),
    Math.min(most.notes, own.length),
    words(own) / Math.max(1, words(notes)),
    Number(firstNames.has(key)),
    Math.min(most.deeds, mentions.filter(isDoing).length),
    Math.min(most.company, mentions.filter(isBesideSomeone).length),
    Number(cast.has(key)),
    shareOf(({ words: all, at }) => all[at]?.quoted === true),
    Math.log(Math.max(1, mentions.length)),
    Number(longest !== undefined && own.includes(longest)),
    shareOf(isOwner),
  ];
}

/** How likely a friend would raise a glass to whom these mentions name: from 0 to 1, learned by `npm run train:nearness`. */
export function chanceOfGlass(mentions: readonly Mention[], told: Told): number {
  const odds = signsOfNearness(mentions, told).reduce((sum, sign, at) => sum + sign * (weights[at] ?? 0), bias);
  return 1 / (1 + Math.exp(-odds));
}

/** 'Una's'. */
export function isOwner({ words, at }: Mention): boolean {
  return /['’]s$/u.test(words[at]?.text ?? '');
}

function isDoing(mention: Mention): boolean {
  const verb = mention.words.slice(mention.at + 1).find(({ lower }) => !adverbs.has(lower));
  const isVerb = verb?.mark === '' && (looksPast(verb.lower) || presentForms.has(verb.lower));
  return isVerb && !isOwner(mention);
}

function isBesideSomeone({ words, from }: Mention): boolean {
  return words[from]?.mark === '' && besides.test(words[from - 1]?.lower ?? '');
}
