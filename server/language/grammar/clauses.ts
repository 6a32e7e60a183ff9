import { isVerb, joints, sliceWords } from './clause-words.ts';
import { runOns } from './run-ons.ts';
import { wordsAmong } from './word-stream.ts';
import type { Word } from './word-stream.ts';
import { tokenize } from '../base/tokens.ts';
import { adverbs, numberWords, subordinators } from '../lexicon/function-words.ts';
import { kinNames } from '../lexicon/people.ts';

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
  const found = /^(.*?\S)(?:,?\s+but|,\s+yet)\s+(?!only because\b)(.+)$/i.exec(sentence);
  return found?.[2] && wordsAmong(tokenize(found[2])).length >= 3 ? found[2] : undefined;
}

function opensClause(words: readonly Word[], index: number, closely: boolean): boolean {
  const [word, next] = [words[index], words[index + 1]];
  if (!word || word.quoted || index < (closely ? 2 : 3) || words.length - index < 3 || !joints.has(word.lower)) {
    return (index >= 6 && opensBare(words, index)) || (closely && opensSpliced(words, index));
  }
  if (word.lower === 'so' && word.mark === '' && (!pronouns.has(next?.lower ?? '') || isMeantTo(words, index))) {
    return false;
  }
  const place = index + (next?.lower === 'then' || adverbs.has(next?.lower ?? '') ? 2 : 1);
  const after = words[place];
  if (!after || joints.has(words[index - 1]?.lower ?? '') || closesPair(words, index) || addsPart(words, index)) {
    return false;
  }
  return (
    pronouns.has(after.lower) || /^(?:today|later|in|on)$/.test(after.lower) || startsSubject(words, place, closely)
  );
}

/** 'Walked slowly so he wouldn't see my face': what for, which without the rest would be a fact of its own. */
function isMeantTo(words: readonly Word[], at: number): boolean {
  return /^(?:would|wouldn't|could|couldn't|can|can't|might|will|won't)$/.test(words[at + 2]?.lower ?? '');
}

/** 'A cup and a half of flour'. */
function addsPart(words: readonly Word[], index: number): boolean {
  const [joint, one, part, next] = words.slice(index, index + 4);
  const isPart = /^(?:half|quarter|third|bit)$/.test(part?.lower ?? '');
  return joint?.lower === 'and' && one?.lower === 'a' && isPart && (next?.mark !== '' || next.lower === 'of');
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
  const after = words.slice(at + 1, at + (paired ? Math.max(7, reach) : reach));
  // 'With a chair and a whole umbrella and she clapped': the verb is hers.
  const end = after.findIndex(
    ({ lower }, on) => lower === 'and' && /^(?:he|she|we|they|it)$/.test(after[on + 1]?.lower ?? ''),
  );
  return opens === true && after.slice(0, end < 0 ? after.length : end).some((word) => isVerb(word.lower));
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
