import { sentencesOf } from '../base/sentences.ts';
import { countWords, wordsOf } from '../base/tokens.ts';
import { list } from '../lexicon/list.ts';
import type { ReadNote } from '../reading/read-week.ts';
import { isGoodNews } from '../severity/severity.ts';
import { chanceOfLight } from '../severity/voter.ts';
import { heart as weights } from './weights.ts';

/** What happened in a note that makes it the heart of a week, by its name in `weights.ts`. */
const signs: Readonly<Record<string, RegExp>> = {
  'act towards the writer':
    /(?<!\b(?:i|we) )(?<!\b(?:i|we) \w{1,12} )(?<!\p{L})(?:gave|brought|handed|made|lent|sent|saved|kept|put|left|held|hugged|showed|taught|let|told|asked|rang|called|walked|waited|helped|remembered|noticed|carried|wrote|sang|read|offered|came|drove|stayed|thanked|danced with|sat with|chose|picked|found) (?:\p{L}{1,20} ){0,3}(?:me|us|my|our)(?!\p{L})/iu,
  'a first': /\bfirst\b/iu,
  'an end':
    /\b(?:last (?:day|time|one)|finally|at last|years? (?:of|without|since)|after (?:\p{L}{1,20} ){1,3}(?:years|months|weeks))\b/iu,
  years: /\b(?:years?|months)\b/iu,
  never: /\bnever\b/iu,
  tears: /\b(?:cr(?:ied|ying|y)|wept|tears|in bits|welled up|filled up)\b/iu,
  unsaid:
    /\b(?:didn['’]?t say|never said|without (?:a word|saying)|nobody (?:said|asked)|neither of us|just (?:sat|stood|listened|held|looked))\b/iu,
  touch: /\b(?:hands?|held|hold|holding|hug|hugged|kiss|kissed)\b/iu,
  somebody: /\b(?:he|she|they)\b/iu,
  kin: /\b(?:mum|mom|dad|daddy|mam|mama|mother|father|son|daughter|wife|husband|grand\p{L}+|sister|brother|nan|baby)\b/iu,
  cry: /!/u,
  only: /\bonly\b/iu,
  all: /\b(?:everyone|everybody|nobody|anyone|anything|nothing)\b/iu,
  someone: /\b(?:someone|somebody)\b/iu,
  call: /\b(?:rang|called|phoned|phone)\b/iu,
  speech: /\b(?:said|asked|told)\b|[“"]/iu,
  again: /\bagain\b/iu,
  present: /\b(?:says|is|are)\b/iu,
  together: /\b(?:we|us|our)\b/iu,
};

/** Below the first a note is dark, below the second it is not surely light. */
const light = { dark: 0.2, grey: 0.6 } as const;

const writer = list('i');
const me = list('me my');
const others = list('he she him her they');
const denied = list(`not never nobody nothing didn't don't couldn't wouldn't`);
/** Shares are counted in a note of so few words at least. */
const fewest = 5;
const mostOfLast = 20;

/** How the notes of a week compare in length. */
type Lengths = { mean: number; sorted: readonly number[] };

/** What speaks for a note being the heart of its week, each sign with how much of it there is. */
export function signsOfHeart(note: ReadNote, { mean, sorted }: Lengths): [string, number][] {
  const { tidied, severity, units } = note;
  const words = Math.max(1, countWords(tidied));
  const chance = chanceOfLight(tidied);
  const rank = sorted.indexOf(words) / Math.max(1, sorted.length);
  const isOf = (name: string, holds: boolean): [string, number][] => (holds ? [[name, 1]] : []);
  const spoken = wordsOf(tidied);
  const shareOf = (some: ReadonlySet<string>): number =>
    (spoken.filter((word) => some.has(word)).length / Math.max(fewest, words)) * fewest;
  const sentences = sentencesOf(tidied);
  return [
    ['length', Math.log(words / mean)],
    ['rank of length', rank],
    ['sentences', Math.log(sentences.length + 1)],
    ['length of the last sentence', Math.min(mostOfLast, countWords(sentences.at(-1)?.text ?? '')) / mostOfLast],
    ['share of the writer', shareOf(writer)],
    ['share of me', shareOf(me)],
    ['share of others', shareOf(others)],
    ['share of denial', shareOf(denied)],
    ['names', (tidied.match(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}+/gu)?.length ?? 0) / fewest],
    ...isOf('longest', words === sorted[0]),
    ...isOf('dark', chance < light.dark),
    ...isOf('grey', chance >= light.dark && chance < light.grey),
    ...isOf('tender', severity === 'tender'),
    ...isOf('heavy', severity === 'heavy'),
    ...isOf(
      'news',
      units.some(({ source }) => isGoodNews(source)),
    ),
    ...Object.entries(signs).flatMap(([name, sign]) => isOf(name, sign.test(tidied))),
  ];
}

/** How the notes of a week compare in length, for `signsOfHeart`. */
export function lengthsOf(notes: readonly ReadNote[]): Lengths {
  const words = notes.map(({ tidied }) => Math.max(1, countWords(tidied)));
  return {
    mean: words.reduce((sum, each) => sum + each, 0) / Math.max(1, words.length),
    sorted: words.toSorted((a, b) => b - a),
  };
}

/** These notes by how likely each is the heart of its week, the likeliest first: all are one together. */
export function heartsOf(notes: readonly ReadNote[]): { note: ReadNote; share: number }[] {
  const lengths = lengthsOf(notes);
  const worth = notes.map((note) => ({
    note,
    worth: Math.exp(signsOfHeart(note, lengths).reduce((sum, [name, much]) => sum + much * (weights[name] ?? 0), 0)),
  }));
  const all = worth.reduce((sum, each) => sum + each.worth, 0);
  return worth.toSorted((a, b) => b.worth - a.worth).map((each) => ({ note: each.note, share: each.worth / all }));
}
