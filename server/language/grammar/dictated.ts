import { wordsAmong } from './word-stream.ts';
import type { Word } from './word-stream.ts';
import { asMeant } from '../base/as-meant.ts';
import { soundsLike } from '../base/sounds-like.ts';
import { tokenize } from '../base/tokens.ts';
import { coordinators, determiners, subordinators } from '../lexicon/function-words.ts';
import { looksPast, presentAuxiliaries, presentForms } from '../lexicon/verbs.ts';

/** Said to the machine that listens, or letter by letter for it. */
const toTheMachine =
  /\b(?:stop recording|scratch that|no wait (?:I|he|she|it|that|we|actually|no)|no I mean|is (?:it|this|this thing) on|put a comma|I said (?:new|full|comma|period))\b|\b(?:the|an|of|my|our|there in)\. (?=\p{Lu})|\b(?:\p{Lu} ){3,}\p{Lu}\b/u;
/** So many words without a mark, with so many verbs more than words that join, were spoken into a machine that puts none. */
const unmarked = { words: 20, loose: 2 } as const;

/**
 * Whether a note was dictated and shows it: it has no marks, speaks to the machine, or mends at once what that misheard
 * ('sat down on the flower. Floor.'). What it says is clear as a whole, and seldom in parts.
 */
export function isDictated(tidied: string): boolean {
  const words = wordsAmong(tokenize(tidied));
  return (
    toTheMachine.test(tidied) ||
    hasNoMarks(words) ||
    words.some((_, at) => isMendedAtOnce(words, at)) ||
    asMeant(tidied) !== tidied
  );
}

function hasNoMarks(words: readonly Word[]): boolean {
  return (
    words.length >= unmarked.words &&
    words.every(({ mark, quoted }, at) => at === 0 || (mark === '' && !quoted)) &&
    words.filter(({ lower }) => isVerb(lower)).length - words.filter((_, at) => joins(words, at)).length >=
      unmarked.loose
  );
}

function isVerb(lower: string): boolean {
  return looksPast(lower) || presentAuxiliaries.has(lower) || presentForms.has(lower) || /'(?:s|m|re)$/.test(lower);
}

/** 'And', 'who', 'when she', but not 'till supper'. */
function joins(words: readonly Word[], at: number): boolean {
  const [lower, next] = [words[at]?.lower ?? '', words[at + 1]?.lower ?? ''];
  return (
    coordinators.has(lower) ||
    // 'The auger he borrowed'.
    (/^(?:i|we|he|she|they)$/.test(lower) && determiners.has(words[at - 2]?.lower ?? '')) ||
    /^(?:that|who|which|what|where|how|why|if|because|when|while|as)$/.test(lower) ||
    (subordinators.has(lower) && /^(?:i|we|he|she|it|they|the|my|his|her)(?:'|$)/.test(next))
  );
}

/** 'Flower. Floor.', 'Ilkley more, moor,', 'the cut ins. Curtains.': a word between two marks that sounds like what stands before it. */
function isMendedAtOnce(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  const before = words.slice(Math.max(0, at - 2), at);
  const last = before.at(-1);
  if (
    !word ||
    !last ||
    at < 3 ||
    word.mark === '' ||
    word.quoted ||
    (next && next.mark === '') ||
    word.lower.length < 3
  ) {
    return false;
  }
  const pair = before.length === 2 && last.mark === '' ? before.map(({ lower }) => lower).join('') : '';
  // 'Sole way something, solway'.
  const earlier = words.slice(Math.max(0, at - 3), at - 1);
  const pairBefore = earlier.length === 2 && earlier[1]?.mark === '' ? earlier.map(({ lower }) => lower).join('') : '';
  return (
    soundsLike(word.lower, last.lower) ||
    (pair !== '' && soundsLike(word.lower, pair)) ||
    (pairBefore !== '' && word.lower.length > 4 && soundsLike(word.lower, pairBefore))
  );
}
