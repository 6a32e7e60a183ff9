import { areNames, isSame, isUnmarked, lowerAt, takenBackFrom, type SpokenWord, type Turn } from './said-instead.ts';
import { soundsLike } from './sounds-like.ts';
import { tokenize } from './tokens.ts';
import { isDialect } from '../lexicon/dialect.ts';
import {
  adverbs,
  coordinators,
  determiners,
  possessives,
  prepositions,
  subjectPronouns,
  subordinators,
} from '../lexicon/function-words.ts';
import { isBroken } from '../lexicon/learner-english.ts';
import { list } from '../lexicon/list.ts';
import { pastAuxiliaries, presentAuxiliaries } from '../lexicon/verbs.ts';

/** The words from one up to another that go; what comes after stands in their place, unless they only `follow`. */
type Cut = { from: number; to: number; follows?: boolean };

/** What may take something back. */
const turns = /\b(?:no|not|I mean)\b/i;
/** 'No wait', 'no sorry'. */
const further = list('wait sorry actually');
/** What says nothing by itself, or begins what is said next: 'no not on purpose scratch that'. */
const functionWords = [
  adverbs,
  coordinators,
  determiners,
  possessives,
  prepositions,
  subjectPronouns,
  subordinators,
  pastAuxiliaries,
  presentAuxiliaries,
  list('scratch delete strike me him her us them mine yours no not'),
];
const articles = list('the a an');
/** Dictation has so many words at least, and so many to a mark. */
const fewestSpoken = 12;
const perMark = 12;
/** Whose point ends nothing. */
const title = /^(?:mr|mrs|ms|dr|prof|rev)$/;
/** What is sighed after a correction, so many words from where it begins at most. */
const mostSighed = 8;
const sighed =
  /([.!?]?),? (?:(?:oh|ugh),? (?:just )?(?:leave it|never mind|forget it)|(?:delete|scratch|strike) that)[.!]*$/i;

/**
 * A dictated text without the words that its speaker took back at once: 'the chess nuts are no the Chinooks are here', 'it
 * was Tuesday no Wednesday'. Only where others of the same kind, sound or shape follow.
 */
export function withoutTakenBack(text: string): string {
  if (!turns.test(text)) {
    return text;
  }
  const { words, end } = read(text);
  // Where 'no' stands for 'not', it is what follows that was not so.
  let isOther: boolean | undefined;
  const isPlain = (): boolean => !(isOther ??= isDialect(text) || isBroken(text));
  let last: number | undefined;
  for (let at = 1; at < words.length; at += 1) {
    const cuts = cutsAt(words, at, isPlain);
    for (const cut of cuts.toReversed()) {
      take(words, cut);
    }
    last = cuts[0]?.from ?? last;
    at = cuts[0]?.from ?? at;
  }
  if (last === undefined) {
    return text;
  }
  const meant = `${words.map(({ gap, text: own }) => gap + own).join('')}${end}`;
  return words.length - last > mostSighed ? meant : meant.replace(sighed, '$1');
}

function read(text: string): { words: SpokenWord[]; end: string } {
  const words: SpokenWord[] = [];
  let gap = '';
  for (const { text: own, lower, kind } of tokenize(text)) {
    const last = words.at(-1);
    if (kind === 'word') {
      words.push({ text: own, lower, gap });
    } else if (own === '.' && gap === '' && last && title.test(last.lower)) {
      last.text += own;
      continue;
    }
    gap = kind === 'word' ? '' : gap + own;
  }
  return { words, end: gap };
}

/** What comes after gets the mark and the capital of what stood there. */
function take(words: SpokenWord[], { from, to, follows = false }: Cut): void {
  const [first, next] = [words[from], words[to]];
  if (first && next && !follows) {
    const isSmall = /^\p{Ll}/u.test(first.text) && /[.!?]/.test(next.gap);
    const opens = /^\p{Lu}/u.test(first.text) && (from === 0 || /[.!?\n]/.test(first.gap));
    const text = isSmall
      ? next.text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
      : opens
        ? next.text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
        : next.text;
    words[to] = { ...next, text, gap: first.gap };
  }
  words.splice(from, to - from);
}

function cutsAt(words: readonly SpokenWord[], at: number, isPlain: () => boolean): Cut[] {
  const word = lowerAt(words, at);
  if (word === 'not') {
    return heardWrong(words, at);
  }
  const isMeant = word === 'i' && lowerAt(words, at + 1) === 'mean';
  if (word !== 'no' && !isMeant) {
    return [];
  }
  const said = at + (isMeant ? 2 : 1);
  const next = [0, 1, 2].map((more) => said + more).find((place) => !further.has(lowerAt(words, place))) ?? said;
  const turn = { at, next, isClear: next > said, isSpoken: runsOn(words) };
  const denied = isMeant ? [] : denies(words, turn);
  const from = denied.length === 0 && isUnmarked(words, at - 1, next) ? takenBackFrom(words, turn) : undefined;
  return from !== undefined && isPlain() ? [{ from, to: next }] : denied;
}

/** Whether a text runs on for so many words without a mark. */
function runsOn(words: readonly SpokenWord[]): boolean {
  return words.length >= fewestSpoken && words.filter(({ gap }) => gap.trim() !== '').length * perMark < words.length;
}

/** 'Pees. Peas not pees.' */
function heardWrong(words: readonly SpokenWord[], at: number): Cut[] {
  const [wrong, right] = [lowerAt(words, at - 2), lowerAt(words, at - 1)];
  return wrong !== '' &&
    wrong === lowerAt(words, at + 1) &&
    soundsLike(wrong, right) &&
    isUnmarked(words, at - 1, at + 1)
    ? [
        { from: at - 2, to: at - 1 },
        { from: at, to: at + 2, follows: true },
      ]
    : [];
}

/** 'The gas man no not the gas man the gas people', 'Flanker no Norwood not Flanker'. */
function denies(words: readonly SpokenWord[], { at, next, isClear }: Turn): Cut[] {
  const last = lowerAt(words, at - 1);
  if (isFunctionWord(last)) {
    return [];
  }
  if (lowerAt(words, next) !== 'not') {
    const isNamed = lowerAt(words, next + 1) === 'not' && lowerAt(words, next + 2) === last;
    return isNamed && !isFunctionWord(lowerAt(words, next)) && isUnmarked(words, at - 1, next + 2)
      ? [
          { from: at - 1, to: next },
          { from: next + 1, to: next + 3, follows: true },
        ]
      : [];
  }
  const count = [4, 3, 2, 1].find((some) => at >= some && isSame(words, at - some, next + 1, some)) ?? 0;
  const [from, to] = [at - count, next + 1 + count];
  // 'I was happy, no, not happy, ecstatic' is meant to be heard.
  const isSpoken =
    isUnmarked(words, from, to) || (isClear && words.slice(from + 1, to + 1).every(({ gap }) => /^,? ?$/.test(gap)));
  return count > 0 && isSpoken && canStandFor(words, from, to) ? [{ from, to }] : [];
}

/** Whether what comes is meant in the place of what is taken back: 'the gas people', 'at the temple' for 'at church'. */
function canStandFor(words: readonly SpokenWord[], from: number, to: number): boolean {
  const [first, instead] = [words[from], words[to]];
  const isPlace =
    prepositions.has(lowerAt(words, from - 1)) &&
    (articles.has(lowerAt(words, to)) || possessives.has(lowerAt(words, to)));
  return instead !== undefined && (first?.lower === instead.lower || areNames(first, instead) || isPlace);
}

function isFunctionWord(lower: string): boolean {
  return lower === '' || lower.includes("'") || functionWords.some((set) => set.has(lower));
}
