import { isVerb, joints, sliceWords } from './clause-words.ts';
import { wordsAmong } from './word-stream.ts';
import type { Word } from './word-stream.ts';
import { tokenize } from '../base/tokens.ts';
import { adverbs, prepositions, subordinators } from '../lexicon/function-words.ts';
import { looksPast, pastAuxiliaries } from '../lexicon/verbs.ts';

/** The words that a run may not start after, or that the writer's 'I' belongs to: 'the best thing I saw'. */
const linking =
  /^(?:or|than|like|time|thing|things|way|day|one|moment|all|everything|something|most|best|worst|which|sure|glad|happy|so|said|saying|think|know|believe|hope|wish|told|me|her|him|them|man|woman|person|people|boy|girl|guy|lady|friend|friends|kid|colleague|neighbour|song|book|film|cake|photo|game|house|street|place)$/;
const fewestOfRuns = 6;

/** 'work was ok I fixed the printer': a new subject straight after a clause that already has its verb, in a text without marks. */
export function runOns(sentence: string): string[] {
  const tokens = tokenize(sentence);
  const words = wordsAmong(tokens);
  if (words.length < fewestOfRuns || words.some(({ mark, quoted }, at) => quoted || (at > 0 && mark !== ''))) {
    return [sentence];
  }
  const starts = runStarts(words);
  return starts.length === 0
    ? [sentence]
    : [0, ...starts]
        .map((from, at) => sliceWords(tokens, words, { from, to: starts[at] ?? words.length }))
        .filter((text) => text !== '');
}

/** Where new runs start, in one pass: each is judged by the words since the last. */
function runStarts(words: readonly Word[]): number[] {
  const starts: number[] = [];
  let run = { from: 0, verbs: 0, tied: false };
  for (const [index, { lower }] of words.entries()) {
    if (
      index - run.from >= 3 &&
      run.verbs > 0 &&
      (startsWhole(words, index) || (!run.tied && startsRun(words, index))) &&
      !leads(words[run.from])
    ) {
      starts.push(index);
      run = { from: index, verbs: 0, tied: false };
      if (words.length - index < fewestOfRuns) {
        break;
      }
    }
    run.verbs += isVerb(lower) ? 1 : 0;
    run.tied ||= subordinators.has(lower) || /^(?:the|best|first|most|last)$/.test(lower);
  }
  return starts;
}

function startsRun(words: readonly Word[], index: number): boolean {
  const [before, word, next] = [-1, 0, 1].map((on) => words[index + on]?.lower ?? '') as [string, string, string];
  return (
    /^(?:i|we)$/.test(word) &&
    looksPast(next) &&
    !pastAuxiliaries.has(next) &&
    next !== 'used' &&
    !joints.has(before) &&
    !subordinators.has(before) &&
    !adverbs.has(before) &&
    !looksPast(before) &&
    !linking.test(before) &&
    !isToldTo(words, index)
  );
}

const telling = /^(?:told|tell|tells|asked|promised|showed|texted|warned|reminded|assured)$/;

/** 'I told everybody I read it', 'told my supervisor I had a cold': what was told to them; 'he said in 1999 I let him owe me': what was said. */
function isToldTo(words: readonly Word[], index: number): boolean {
  const [earlier, first, second] = [-2, -3, -4].map((on) => words[index + on]?.lower ?? '') as [string, string, string];
  const isTheirs = (word: string): boolean =>
    /^(?:my|our|the|his|her|their|mr|mrs|ms|miss|dr|auntie|uncle)$/.test(word);
  return (
    telling.test(earlier) ||
    (telling.test(first) && isTheirs(earlier)) ||
    (telling.test(second) && isTheirs(first)) ||
    (/^(?:said|says)$/.test(first) && /^(?:in|on|at|by|last)$/.test(earlier))
  );
}

/** 'Fixed the door she held the screws': a subject, its verb and what it was done to, which no 'that' before it lacks. */
function startsWhole(words: readonly Word[], index: number): boolean {
  const [before, word, verb, object] = [-1, 0, 1, 2].map((on) => words[index + on]?.lower ?? '') as [
    string,
    string,
    string,
    string,
  ];
  return (
    /^(?:i|we|he|she|they)$/.test(word) &&
    looksPast(verb) &&
    (!pastAuxiliaries.has(verb) || /^(?:was|were|had)$/.test(verb)) &&
    /^(?:the|a|an|my|our|his|her|their|him|me|us|them|it|some|two|three|so)$/.test(object) &&
    !joints.has(before) &&
    !subordinators.has(before) &&
    !adverbs.has(before) &&
    !prepositions.has(before) &&
    !isVerb(before) &&
    !linking.test(before) &&
    !isToldTo(words, index) &&
    !/^(?:who|which|what|or|nor|if|because|asked|say|says|see|saw|mean|guess|reckon|swear|feel|felt|knew|thinking|like)$/.test(
      before,
    )
  );
}

/** Whether a word that opens a run leads up to its subject: 'after lunch I slept'. */
function leads(word: Word | undefined): boolean {
  return /^(?:after|when|while|as|before|if|since|once|in|on|at|during|with)$/.test(word?.lower ?? '');
}
