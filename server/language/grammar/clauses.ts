import { wordsAmong } from './word-stream.ts';
import type { Word } from './word-stream.ts';
import { tokenize } from '../base/tokens.ts';
import type { Token } from '../base/tokens.ts';
import { adverbs, numberWords, prepositions, subordinators } from '../lexicon/function-words.ts';
import { kinNames } from '../lexicon/people.ts';
import { looksPast, pastAuxiliaries, presentAuxiliaries } from '../lexicon/verbs.ts';

const joints = new Set(['and', 'but', 'so', 'then', 'plus']);
const pronouns = new Set(
  "i i'm i've i'd we we're we've we'd he she they it it's he's she's there everyone everybody someone nobody".split(
    ' ',
  ),
);
const unsafeAfter = new Set(
  'but until unless if except though although before or nor than not only almost nearly'.split(' '),
);
const safeCuts = new Set(['which', 'because', 'and', 'then', 'while', 'where']);

/** How many words a clause may have before it is parted, and the most that is spoken as one. */
export const clauseLimits = { comfortable: 28, most: 32 } as const;

/** How the clauses of a sentence are parted: only where it is too long, or `closely`, at every new subject. */
type Parting = { closely?: boolean };

/**
 * The clauses of a sentence: itself when short; parted where a new subject begins when it runs on, as dictation does.
 * What a 'but' takes back is left out.
 */
export function clausesOf(sentence: string, { closely = false }: Parting = {}): string[] {
  return runOns(sentence).flatMap((run) => clausesOfRun(run, closely));
}

/** The words that a run may not start after, or that the writer's 'I' belongs to: 'the best thing I saw'. */
const linking =
  /^(?:or|than|like|time|thing|things|way|day|one|moment|all|everything|something|most|best|worst|which|sure|glad|happy|so|said|think|know|believe|hope|wish|told|me|her|him|them|man|woman|person|people|boy|girl|guy|lady|friend|friends|kid|colleague|neighbour|song|book|film|cake|photo|game|house|street|place)$/;
const fewestOfRuns = 6;

/** 'work was ok I fixed the printer': a new subject straight after a clause that already has its verb, in a text without marks. */
function runOns(sentence: string): string[] {
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

/** 'I told everybody I read it': what was told to them. */
function isToldTo(words: readonly Word[], index: number): boolean {
  return /^(?:told|tell|tells|asked|promised|showed|texted|warned|reminded|assured)$/.test(
    words[index - 2]?.lower ?? '',
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

function clausesOfRun(sentence: string, closely: boolean): string[] {
  const tokens = tokenize(sentence);
  const words = wordsAmong(tokens);
  if (!closely && words.length <= clauseLimits.comfortable) {
    return [sentence];
  }
  const starts = words.flatMap((_, index) => (opensClause(words, index, closely) ? [index] : []));
  return gathered(words, starts, closely ? 0 : clauseLimits.comfortable - 6)
    .filter(({ to }) => words[to]?.lower !== 'but')
    .map(({ from, to }) => sliceWords(tokens, words, { from, to }))
    .map((text) => withoutJoint(shortened(text)))
    .filter((text) => text !== '');
}

/** What stands after the last 'but' of a sentence, when it is a clause of its own: 'hard day but Tom made soup'. */
export function afterBut(sentence: string): string | undefined {
  const found = /^(.*?\S),?\s+(?:but|yet)\s+(?!only because\b)(.+)$/i.exec(sentence);
  return found?.[2] && wordsAmong(tokenize(found[2])).length >= 3 ? found[2] : undefined;
}

function opensClause(words: readonly Word[], index: number, closely: boolean): boolean {
  const [word, next] = [words[index], words[index + 1]];
  if (!word || word.quoted || index < (closely ? 2 : 3) || words.length - index < 3 || !joints.has(word.lower)) {
    return (index >= 6 && opensBare(words, index)) || (closely && opensSpliced(words, index));
  }
  if (word.lower === 'so' && word.mark === '' && !pronouns.has(next?.lower ?? '')) {
    return false;
  }
  const place = index + (next?.lower === 'then' || adverbs.has(next?.lower ?? '') ? 2 : 1);
  const after = words[place];
  if (!after || joints.has(words[index - 1]?.lower ?? '') || closesPair(words, index)) {
    return false;
  }
  return (
    pronouns.has(after.lower) || /^(?:today|later|in|on)$/.test(after.lower) || startsSubject(words, place, closely)
  );
}

/** The 'and' of 'the baby and I looked', where the pair opens a clause of its own. */
function closesPair(words: readonly Word[], index: number): boolean {
  if (words[index]?.lower !== 'and' || words[index + 1]?.lower !== 'i' || words[index]?.mark !== '') {
    return false;
  }
  for (let at = index - 1; at > 0 && index - at <= 4; at -= 1) {
    const verb = isVerb(words[at]?.lower ?? '');
    if (verb) {
      return false;
    }
    if (words[at]?.mark === ',' || joints.has(words[at - 1]?.lower ?? '')) {
      return true;
    }
  }
  // 'After the party Nell and I sat down': no verb yet, so the two of them are its subject.
  return index <= 6 && !words.slice(0, index).some(({ lower }) => isVerb(lower));
}

/** A run of words without marks: 'i went home later i made tea'. */
function opensBare(words: readonly Word[], index: number): boolean {
  const [word, before, next] = [words[index], words[index - 1], words[index + 1]];
  return (
    word !== undefined &&
    /^(?:later|afterwards|tonight)$/.test(word.lower) &&
    /^(?:i|we)$/.test(next?.lower ?? '') &&
    !subordinators.has(before?.lower ?? '')
  );
}

/** 'felt low, Jordan came round': a subject and its verb straight after a comma. */
function opensSpliced(words: readonly Word[], index: number): boolean {
  const word = words[index];
  const next = words.slice(index + 1, index + 3);
  const verb = next[0]?.mark === '' ? next.find(({ lower, mark }) => mark === '' && isVerb(lower)) : undefined;
  return (
    word !== undefined &&
    index >= 2 &&
    word.mark === ',' &&
    !word.quoted &&
    verb !== undefined &&
    words.slice(0, index).some(({ lower }) => isVerb(lower)) &&
    (/^\p{Lu}/u.test(word.text) || /^(?:my|the|he|she|we|they)$/.test(word.lower) || kinNames.has(word.lower))
  );
}

/** 'my sister called', 'Ana laughed', 'the sun came': a few words and then a verb. */
function startsSubject(words: readonly Word[], at: number, closely: boolean): boolean {
  const first = words[at];
  const opens =
    first &&
    (/^(?:my|our|the|his|her|their|a)$/.test(first.lower) ||
      /^\p{Lu}/u.test(first.text) ||
      kinNames.has(first.lower) ||
      (closely && (/^(?:all|some|an|\d.*)$/.test(first.lower) || numberWords.has(first.lower))));
  const reach = closely ? 11 : 4;
  const paired = words
    .slice(at + 1, at + 4)
    .some(({ lower }, on) => lower === 'and' && words[at + on + 2]?.lower === 'i');
  return (
    opens === true && words.slice(at + 1, at + (paired ? Math.max(7, reach) : reach)).some((word) => isVerb(word.lower))
  );
}

function isVerb(lower: string): boolean {
  return looksPast(lower) || pastAuxiliaries.has(lower) || presentAuxiliaries.has(lower);
}

/** Clause starts joined back into stretches of a comfortable length. */
function gathered(words: readonly Word[], starts: readonly number[], room: number): { from: number; to: number }[] {
  const stretches: { from: number; to: number }[] = [];
  let from = 0;
  for (const [at, start] of starts.entries()) {
    const end = starts[at + 1] ?? words.length;
    const joinable = end - from <= room;
    if (!joinable && start - from >= (room === 0 ? 2 : 3)) {
      stretches.push({ from, to: start });
      from = start;
    }
  }
  stretches.push({ from, to: words.length });
  return stretches;
}

function sliceWords(tokens: readonly Token[], words: readonly Word[], span: { from: number; to: number }): string {
  const start = span.from === 0 ? 0 : (words[span.from]?.at ?? 0);
  const end = span.to >= words.length ? tokens.length : (words[span.to]?.at ?? tokens.length);
  const cut = tokens
    .slice(start, end)
    .map((token) => token.text)
    .join('')
    .trim()
    .replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/, '');
  return balanced(cut) ? cut : '';
}

function balanced(text: string): boolean {
  return text.split('“').length === text.split('”').length;
}

/** A clause that is still too long, cut where nothing after the cut can turn its sense; '' when there is no such place. */
function shortened(text: string): string {
  const tokens = tokenize(text);
  const words = wordsAmong(tokens);
  if (words.length <= clauseLimits.most) {
    return text;
  }
  if (unsafeAfter.has(words[0]?.lower ?? '') || words.slice(0, 4).some(({ lower }) => lower === 'if')) {
    return '';
  }
  for (let at = clauseLimits.most - 3; at >= 7; at -= 1) {
    const [word, before] = [words[at], words[at - 1]];
    if (
      word &&
      before &&
      !unsafeAfter.has(word.lower) &&
      (safeCuts.has(word.lower) || word.mark === ',') &&
      !word.quoted &&
      !subordinators.has(before.lower)
    ) {
      const next = words.slice(at, at + 3).some(({ lower }) => unsafeAfter.has(lower));
      if (!next) {
        return sliceWords(tokens, words, { from: 0, to: at });
      }
    }
  }
  return '';
}

function withoutJoint(text: string): string {
  return text
    .replace(
      /^(?:(?:and|but|so|then|plus|also|well|yeah|yes|okay|ok|anyway|right|oh|aw|aww|yay|woo hoo|woohoo|wow)\b[,\s]*)+(?=\S)/i,
      '',
    )
    .trim();
}
