import { consonants, soundsLike } from './sounds-like.ts';
import {
  dayWords,
  determiners,
  monthWords,
  numberWords,
  possessives,
  subjectPronouns,
} from '../lexicon/function-words.ts';
import { list } from '../lexicon/list.ts';

/** A word and what stands before it. */
export type SpokenWord = { text: string; lower: string; gap: string };
/**
 * Where a 'no' or 'I mean' stands, and what is said instead; `isClear` after 'no sorry', `isSpoken` where the note runs on
 * as dictation does: elsewhere a bare 'no' may as well deny what comes, 'cold no cloud'.
 */
export type Turn = { at: number; next: number; isClear: boolean; isSpoken: boolean };

/** So many words are taken back at most, and so many before them may say whose they are. */
const longest = 7;
const near = 6;
/** What was thought or said is not taken back: 'I thought it was rain no it was the hose'. */
const reported =
  list(`say says said saying ask asks asked asking tell tells told think thinks thought thinking wonder wonders
  wondered if whether hope hopes hoped guess guessed reckon reckoned reckons swore shouted believe believed answered argued`);
/** After these a 'no' denies what comes: 'there was no'. */
const denying =
  list(`oh ah yes yeah yep with there and but or so because that than as of in on at for to by from a an the is was
  were are be been being had has have got get means meant like`);
const denials = list(
  "no not never don't didn't wasn't isn't can't couldn't won't wouldn't hadn't haven't weren't aren't",
);
/** 'Do you have milk no you have none'. */
const asking = list('do does did is are am was were can could will would has have had should');
const isNumber = (lower: string): boolean => numberWords.has(lower) || /^\d{1,4}$/.test(lower);
const kinds = [(lower: string) => dayWords.has(lower), (lower: string) => monthWords.has(lower), isNumber];
/** What a 'no' belongs to: 'no later than noon', 'no point'. */
const quantified =
  /^(?:later|sooner|earlier|less|more|longer|fewer|better|worse|bigger|point|ways?|use|need|sign|left)$/;
/** 'No two alike', 'no three were'. */
const countsNone = /^(?:alike|same|are|were|is|was|can|ever)$/;

/**
 * The first of the words that are taken back, where those instead have their kind, sound or shape; or undefined. What is
 * meant may as well be said more closely, 'the red one I mean the big one', and has to have their sound.
 */
export function takenBackFrom(words: readonly SpokenWord[], turn: Turn): number | undefined {
  const alike = soundingAlike(words, turn);
  if (lowerAt(words, turn.at) !== 'no') {
    return alike;
  }
  const isSure = (turn.isClear || turn.isSpoken) && !quantified.test(lowerAt(words, turn.next));
  const same = isSure ? (ofOneKind(words, turn) ?? (isSubject(words, turn) ? undefined : alike)) : undefined;
  return same ?? ofOneShape(words, turn) ?? begunAgain(words, turn);
}

/** 'With Tom no Tim was ill': who comes then does something of their own. */
function isSubject(words: readonly SpokenWord[], { next, isClear }: Turn): boolean {
  return !isClear && /^(?:was|were|is|are|had|has|did|does)$/.test(lowerAt(words, next + 1));
}

/** Whether all of these words are written as names are. */
export function areNames(...words: readonly (SpokenWord | undefined)[]): boolean {
  return words.every((word) => /^\p{Lu}\p{Ll}/u.test(word?.text ?? ''));
}

export function lowerAt(words: readonly SpokenWord[], at: number): string {
  return words[at]?.lower ?? '';
}

/** Whether no mark stands between the words from one to another. */
export function isUnmarked(words: readonly SpokenWord[], from: number, to: number): boolean {
  return words[to] !== undefined && words.slice(from + 1, to + 1).every(({ gap }) => gap.trim() === '');
}

/** Whether as many words from one place are those from another. */
export function isSame(words: readonly SpokenWord[], one: number, other: number, count: number): boolean {
  return Array.from({ length: count }, (_, at) => at).every(
    (at) => lowerAt(words, one + at) !== '' && lowerAt(words, one + at) === lowerAt(words, other + at),
  );
}

/** 'Tuesday no Wednesday', 'twenty five no twenty six'. */
function ofOneKind(words: readonly SpokenWord[], { at, next }: Turn): number | undefined {
  const kind = kinds.find((isOfIt) => isOfIt(lowerAt(words, at - 1)));
  const countFrom = (start: number, step: number): number =>
    [0, 1, 2, 3].find((count) => !kind?.(lowerAt(words, start + step * count))) ?? 0;
  const count = countFrom(next, 1);
  const isNone =
    lowerAt(words, next) === 'one' ||
    (kind === isNumber && countsNone.test(lowerAt(words, next + count))) ||
    words.slice(Math.max(0, at - count - 3), at - count).some(({ lower }) => lower === 'no');
  return count > 0 && count === countFrom(at - 1, -1) && !isNone && isUnmarked(words, at - count, next + count - 1)
    ? at - count
    : undefined;
}

/** 'Louise no Luis', 'ponies I mean peonies', 'doctor mean huh no Dr Menon'. */
function soundingAlike(words: readonly SpokenWord[], { at, next, isClear }: Turn): number | undefined {
  const lengths = [1, 2, 3].flatMap((before) => [1, 2].map((after) => ({ before, after })));
  const found = lengths.find(({ before, after }) => {
    const [some, others] = [words.slice(Math.max(0, at - before), at), words.slice(next, next + after)];
    return (
      some.length === before &&
      others.length === after &&
      lowerAt(words, at - before - 1) !== 'no' &&
      some.every(({ lower }) => !reported.has(lower)) &&
      isUnmarked(words, at - before, next + after - 1) &&
      (before + after === 2
        ? isHeardAs(some, others, isClear)
        : sharesArticle(some, others) || isHeardApart(some, others))
    );
  });
  return found && at - found.before;
}

type Some = readonly SpokenWord[];

/** Names by less than other words, and after 'no sorry' by their beginning: 'kwality no sorry qawwali'. */
function isHeardAs([one]: Some, [other]: Some, isClear: boolean): boolean {
  const [some, instead] = [one?.lower ?? '', other?.lower ?? ''];
  const [sound, again] = [consonants(some), consonants(instead)];
  const isForm = some.startsWith(instead) || instead.startsWith(some);
  return (
    sound.length > 1 &&
    !isForm &&
    ((sound === again &&
      some[0] === instead[0] &&
      (areNames(one, other) || isClear || (sound.length > 2 && soundsLike(some, instead)))) ||
      (isClear && sound.slice(0, 2) === again.slice(0, 2)))
  );
}

/** 'The dying I mean the dyeing'. */
function sharesArticle(some: Some, others: Some): boolean {
  const [[article, one], [again, other]] = [some, others];
  const isPair = some.length === 2 && others.length === 2;
  return (
    isPair &&
    determiners.has(article?.lower ?? '') &&
    article?.lower === again?.lower &&
    soundsLike(one?.lower ?? '', other?.lower ?? '')
  );
}

/** 'Care a van no caravan'. */
function isHeardApart(some: Some, others: Some): boolean {
  const [one, other] = [some, others].map((words) =>
    words.map(({ lower }) => (lower === 'dr' ? 'doctor' : lower)).join(''),
  ) as [string, string];
  const sound = consonants(one);
  return sound.length > 2 && one[0] === other[0] && one !== other && sound === consonants(other);
}

/** 'The chess nuts are no the Chinooks are', 'a driving lesson no sorry a riding lesson'. */
function ofOneShape(words: readonly SpokenWord[], { at, next }: Turn): number | undefined {
  const article = lowerAt(words, next);
  const end = [2, 3, 4, 5].map((more) => next + more).find((place) => lowerAt(words, place) === lowerAt(words, at - 1));
  const isOpening = determiners.has(article) || possessives.has(article);
  const from = placesBefore(at).find((place) => lowerAt(words, place) === article);
  return isOpening && from !== undefined && end !== undefined && isOwn(words, from, end) ? from : undefined;
}

/** 'I had the care home no I had Karen drive me'. */
function begunAgain(words: readonly SpokenWord[], { at, next }: Turn): number | undefined {
  const from = placesBefore(at).find((place) => isSame(words, place, next, 2));
  const isAnswer = denying.has(lowerAt(words, at - 1)) || denials.has(lowerAt(words, next + 2));
  return from !== undefined && !isAnswer && isOwn(words, from, next + 1) ? from : undefined;
}

/** Where three words or more before a place begin, the nearest first. */
function placesBefore(at: number): number[] {
  return Array.from({ length: longest - 2 }, (_, more) => at - 3 - more).filter((place) => place >= 0);
}

/** Whether its writer says it, in one go and of themselves, and does not ask it. */
function isOwn(words: readonly SpokenWord[], from: number, to: number): boolean {
  const isAsked = asking.has(lowerAt(words, from - 1)) && !subjectPronouns.has(lowerAt(words, from - 2));
  return (
    !isAsked &&
    isUnmarked(words, from, to) &&
    words.slice(Math.max(0, from - near), to).every(({ lower }) => !reported.has(lower))
  );
}
