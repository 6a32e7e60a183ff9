import { tokenize } from '../base/tokens.ts';
import { adverbs, determiners, possessives, prepositions, subordinators } from '../lexicon/function-words.ts';
import { list } from '../lexicon/list.ts';
import { looksPast, pastAuxiliaries, presentAuxiliaries, presentForms } from '../lexicon/verbs.ts';
import { joints } from './clause-words.ts';
import { wordsAmong, type Word } from './word-stream.ts';

/** So many words without a mark were spoken into a machine that puts none. */
const fewestUnmarked = 18;
/** A sentence has so many words at least. */
const shortest = 4;
/** After these somebody's 'I' goes on: 'she said I', 'the best thing I', 'like he'. */
const leadsOn =
  list(`say says said saying think thinks thought know knows knew told tell tells asked ask asks hope hoped guess
  mean reckon reckons believe believed feel felt wish wished forgot swear sure glad happy sorry see seen saw like than as
  whatever what that which who whom whose where when why how if because cause or nor not only time times day days week
  weeks month months year years way place thing things one ones moment moments all everything something anything nothing most best
  worst first last man woman person people boy girl guy lady friend song book film cake photo game house street the a an go goes
  no yes oh well anyway though here but with about of to for from in on at by`);
/** What opens a sentence before its subject: 'well I drank them both'. */
const openers = /^(?:well|anyway|oh|yes)$/;
const subjects = /^(?:i|we|he|she|they|it|there)$/;
const contracted = /^(?:(?:i)'(?:m|ve|d|ll)|(?:he|she|it|there|that)'s|(?:we|they)'(?:re|ve|d))$/;

/**
 * A text that was dictated without a mark, with full stops where a new subject and its verb begin after a clause of some
 * words; the same words in the same order. One with marks stays as it is.
 */
export function withStops(text: string): string {
  const tokens = tokenize(text);
  const words = wordsAmong(tokens);
  if (words.length < fewestUnmarked || words.some(({ mark, quoted }, at) => quoted || (at > 0 && mark !== ''))) {
    return text;
  }
  const starts = new Set(startsAmong(words).map((at) => words[at]?.at ?? -1));
  return tokens
    .map((token, at) =>
      starts.has(at) ? `\u0000${token.text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}` : token.text,
    )
    .join('')
    .replace(/\s\u0000/gu, '. ');
}

/** 'The boy from next door Kahu he's about nine': nothing has happened yet, and he is who was named. */
function isOfWhoWasNamed(words: readonly Word[], from: number, at: number): boolean {
  return /^\p{Lu}/u.test(words[at - 1]?.text ?? '') && words.slice(from, at).every(({ lower }) => !isVerb(lower));
}

function startsAmong(words: readonly Word[]): number[] {
  const starts: number[] = [];
  let from = 0;
  for (let at = shortest; at < words.length - 2; at += 1) {
    if (!begins(words, at)) {
      continue;
    }
    const start = openers.test(words[at - 1]?.lower ?? '') ? at - 1 : at;
    if (start - from >= shortest && !isOfWhoWasNamed(words, from, at)) {
      starts.push(start);
      from = start;
    }
  }
  return starts;
}

/** Whether a sentence may begin with the subject at `at`, or with the word that opens it right before. */
function begins(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  const [before, earlier] = [words[at - 1]?.lower ?? '', words[at - 2]?.lower ?? ''];
  if (!word || !next) {
    return false;
  }
  const isName =
    /^\p{Lu}\p{Ll}+$/u.test(word.text) && looksPast(next.lower) && !/^\p{Lu}/u.test(words[at - 1]?.text ?? '');
  const verb = words.slice(at + 1).find(({ lower }) => !adverbs.has(lower))?.lower ?? '';
  const isSubject = subjects.test(word.lower) && isVerb(verb);
  const last = openers.test(before) ? earlier : before;
  const isFree = [joints, subordinators, prepositions, determiners, possessives].every((set) => !set.has(last));
  return (
    (isName || isSubject || contracted.test(word.lower)) &&
    isFree &&
    !leadsOn.has(last) &&
    !isVerbOfClause(last) &&
    !isOfThing(words, at)
  );
}

/** 'The spade I lent him in June': what is lent stands before. */
function isOfThing(words: readonly Word[], at: number): boolean {
  const [verb = '', whom = '', after = ''] = words.slice(at + 1, at + 4).map(({ lower }) => lower);
  return (
    /^(?:lent|gave|sent|bought|showed|got|made|brought)$/.test(verb) &&
    /^(?:him|her|them|me|us)$/.test(whom) &&
    (after === '' || prepositions.has(after) || /^(?:last|yesterday|and|which|that)$/.test(after))
  );
}

function isVerb(lower: string): boolean {
  return looksPast(lower) || [pastAuxiliaries, presentAuxiliaries, presentForms].some((set) => set.has(lower));
}

/** 'Asked', 'helped': what takes the clause after it, unlike 'bowed' at the end of one. */
function isVerbOfClause(lower: string): boolean {
  return pastAuxiliaries.has(lower) || presentAuxiliaries.has(lower) || /'(?:s|m|re|ve|d|ll)$/.test(lower);
}
