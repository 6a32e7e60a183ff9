import { isI, opensPredicate } from './word-stream.ts';
import type { Word } from './word-stream.ts';
import type { Token } from '../base/tokens.ts';
import {
  adverbs,
  coordinators,
  determiners,
  possessives,
  prepositions,
  subjectPronouns,
  subordinators,
  timeWords,
} from '../lexicon/function-words.ts';
import { feelings } from '../lexicon/verbs.ts';

const inverting = new Set(
  'so neither nor how why where when what than as only never rarely boy man oh was am ask asks asked asking wonder wondered wondering'.split(
    ' ',
  ),
);

/** Whether 'was' at `index` speaks of the writer. */
export function subjectIsWriter(words: readonly Word[], index: number, tokens: readonly Token[]): boolean {
  if (
    isI(words, index + 1, tokens) &&
    words[index + 1]?.mark === '' &&
    words[index + 1]?.lower === 'i' &&
    inverts(words, index)
  ) {
    return true;
  }
  const before = skipAdverbs(words, index - 1);
  const word = words[before];
  if (!word || words[index]?.mark === '.' || isInverted(words, index)) {
    return false;
  }
  if (isWriterWord(words, before, tokens)) {
    return true;
  }
  if (/^(?:who|that)$/.test(word.lower) && /^(?:me|i)$/.test(words[before - 1]?.lower ?? '')) {
    return true;
  }
  if (coordinators.has(word.lower)) {
    return chainsToWriter(words, before, tokens);
  }
  if (pairWithWriter(words, index, tokens)) {
    return true;
  }
  return (
    words[index]?.mark === ',' &&
    (asideAfterWriter(words, index, tokens) ||
      (feelings.has(words[index + 1]?.lower ?? '') && chainsToWriter(words, index, tokens)))
  );
}

/** 'So was the train': what was it stands behind. */
function isInverted(words: readonly Word[], index: number): boolean {
  const [before, next] = [words[index - 1], words[index + 1]];
  return (
    /^(?:so|neither|nor)$/.test(before?.lower ?? '') &&
    next !== undefined &&
    next.mark === '' &&
    (determiners.has(next.lower) ||
      possessives.has(next.lower) ||
      subjectPronouns.has(next.lower) ||
      /^\p{Lu}/u.test(next.text))
  );
}

/** 'I and my friend was': the writer stands at the head of a pair. */
function pairWithWriter(words: readonly Word[], index: number, tokens: readonly Token[]): boolean {
  for (let at = index - 2; at > 0 && index - at <= 4; at -= 1) {
    if (opensPredicate(words[at + 1]?.lower ?? '')) {
      return false;
    }
    if (words[at]?.lower === 'and' && isWriterWord(words, at - 1, tokens)) {
      return words[at]?.mark === '';
    }
  }
  return false;
}

function isWriterWord(words: readonly Word[], index: number, tokens: readonly Token[]): boolean {
  const word = words[index];
  if (!word || word.quoted) {
    return false;
  }
  if (word.lower === 'i') {
    return isI(words, index, tokens);
  }
  // In a moved pair ('I and my sister was') the writer stands first.
  return word.lower === 'we';
}

function inverts(words: readonly Word[], index: number): boolean {
  const before = words[index - 1];
  const earlier = words[index - 2];
  return (
    words[index]?.mark === '.' ||
    (before !== undefined && inverting.has(before.lower)) ||
    /^(?:how|so|too)$/.test(earlier?.lower ?? '')
  );
}

function skipAdverbs(words: readonly Word[], from: number): number {
  let at = from;
  for (let steps = 0; steps < 3; steps += 1) {
    const word = words[at];
    const adverb =
      word &&
      (adverbs.has(word.lower) || (word.lower.endsWith('ly') && word.lower.length > 4)) &&
      !/^(?:then|so)$/.test(word.lower);
    if (!adverb) {
      break;
    }
    at -= 1;
  }
  return at;
}

/** 'I, for once, was on time': the writer stands before a pair of commas. */
function asideAfterWriter(words: readonly Word[], index: number, tokens: readonly Token[]): boolean {
  for (let at = index - 1; at > 0 && index - at <= 5; at -= 1) {
    if (words[at]?.mark === ',') {
      return isWriterWord(words, at - 1, tokens);
    }
    if (words[at]?.mark === '.') {
      return false;
    }
  }
  return false;
}

/** 'I went home and was happy': looks back for the subject that 'and was' goes on from. */
function chainsToWriter(words: readonly Word[], joint: number, tokens: readonly Token[]): boolean {
  const start = sentenceStart(words, joint);
  for (let at = joint - 1; at >= start; at -= 1) {
    const word = words[at];
    if (!word) {
      return false;
    }
    if (isWriterWord(words, at, tokens) || (isI(words, at, tokens) && word.lower !== 'i')) {
      return isMainSubject(words, at, start);
    }
    const object = word.lower === 'it' && !opensPredicate(words[at + 1]?.lower ?? '');
    if (/^(?:he|she|they|it|who|which|everyone|everybody|someone)$/.test(word.lower) && !object) {
      return false;
    }
    if (word.lower === 'that' && opensOwnClause(words, at, joint)) {
      return false;
    }
    if (coordinators.has(word.lower) && opensOwnClause(words, at, joint)) {
      return false;
    }
  }
  return false;
}

function sentenceStart(words: readonly Word[], from: number): number {
  let at = from;
  while (at > 0 && words[at]?.mark !== '.') {
    at -= 1;
  }
  return at;
}

function isMainSubject(words: readonly Word[], at: number, start: number): boolean {
  const before = words[at - 1];
  if (
    at === start ||
    !before ||
    words[at]?.mark === ',' ||
    coordinators.has(before.lower) ||
    timeWords.has(before.lower) ||
    adverbs.has(before.lower)
  ) {
    return before === undefined || at === start || before.lower !== 'while';
  }
  const first = words[start]?.lower ?? '';
  return (
    !subordinators.has(before.lower) &&
    (prepositions.has(first) || subordinators.has(first) || /^(?:this|last|one|later|next)$/.test(first))
  );
}

/** Whether what follows the coordinator at `at` has a subject and verb of its own before `to`: 'and Tom cooked and was …'. */
function opensOwnClause(words: readonly Word[], at: number, to: number): boolean {
  const next = words[at + 1];
  if (!next || at + 1 >= to || opensPredicate(next.lower) || adverbs.has(next.lower)) {
    return false;
  }
  return words.slice(at + 2, to).some((word) => opensPredicate(word.lower));
}
