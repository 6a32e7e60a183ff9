import { isFirstPerson, isI, opensPredicate, opensSentence, wordsAmong } from './first-person.ts';
import type { Word } from './first-person.ts';
import { writerFirst } from './joint-subjects.ts';
import { isKinName, kinName } from './kin.ts';
import { withSubject } from './subject.ts';
import { tokenize } from './tokens.ts';
import type { Token } from './tokens.ts';
import { feelings } from './words/verbs.ts';
import { adverbs, coordinators, prepositions, subordinators, timeWords } from './words/function-words.ts';

/** 'We' becomes the plural 'you', which is true of any company and claims no number of people. */
const turned: Record<string, string> = {
  i: 'you',
  "i'm": "you're",
  "i've": "you've",
  "i'd": "you'd",
  "i'll": "you'll",
  "i'ma": "you're going to",
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  we: 'you',
  "we're": "you're",
  "we've": "you've",
  "we'd": "you'd",
  "we'll": "you'll",
  us: 'you',
  our: 'your',
  ours: 'yours',
  ourselves: 'yourselves',
};
const told = new Set('told tell telling reminded assured promised showed convinced taught texted'.split(' '));
const inverting = new Set(
  'so neither nor how why where when what than as only never rarely boy man oh was am'.split(' '),
);

/** The listener's side of a first-person text: 'Walked my dog' is 'you walked your dog'. Quoted speech stays as it was said. */
export function toSecondPerson(text: string): string {
  const tokens = writerFirst(tokenize(withSubject(text)));
  const words = wordsAmong(tokens);
  const said = tokens.map(({ text: own }) => own);
  for (const [index, word] of words.entries()) {
    if (!word.quoted) {
      said[word.at] = turnWord(words, index, tokens);
    }
  }
  return mend(said.join(''));
}

function turnWord(words: readonly Word[], index: number, tokens: readonly Token[]): string {
  const word = words[index];
  if (!word) {
    return '';
  }
  if (isFirstPerson(words, index, tokens)) {
    const to = turned[word.lower] ?? word.text;
    const afterSpeech = /”\s*$/.test(
      tokens
        .slice(Math.max(0, word.at - 2), word.at)
        .map((token) => token.text)
        .join(''),
    );
    return opensSentence(words, index) && !afterSpeech && (/^\p{Lu}/u.test(word.text) || word.lower === 'i')
      ? to.replace(/^./, (letter) => letter.toUpperCase())
      : to;
  }
  if (word.lower === 'am' && !isHour(words, index)) {
    return sameCase(word.text, 'are');
  }
  if ((word.lower === 'was' || word.lower === "wasn't") && subjectIsWriter(words, index, tokens)) {
    return sameCase(word.text, word.lower === 'was' ? 'were' : "weren't");
  }
  if (word.lower === 'the' && /^(?:wife|husband|missus)$/.test(words[index + 1]?.lower ?? '')) {
    return sameCase(word.text, 'your');
  }
  return isKinName(words, index) ? kinName(words, index) : word.text;
}

function sameCase(model: string, to: string): string {
  return /^\p{Lu}/u.test(model) ? to.replace(/^./, (letter) => letter.toUpperCase()) : to;
}

function isHour(words: readonly Word[], index: number): boolean {
  return /^\d|^(?:the|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirty|fifteen|fm|o'clock)$/.test(
    words[index - 1]?.lower ?? '',
  );
}

/** Whether 'was' at `index` speaks of the writer. */
function subjectIsWriter(words: readonly Word[], index: number, tokens: readonly Token[]): boolean {
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
  if (!word || words[index]?.mark === '.') {
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

function mend(text: string): string {
  const whole = text.replace(/\b(you(?:'re| are| were)(?: so| very| really)? proud of) you\b(?!')/gi, '$1 yourself');
  return whole.replace(
    /\b(you|your)(\s+)(you(?:'(?:re|ve|d|ll))?|your)\b/gi,
    (run, first: string, gap: string, second: string, at: number) => {
      const before = /(\p{L}+)\s+$/u.exec(whole.slice(0, at))?.[1]?.toLowerCase() ?? '';
      if (first.toLowerCase() === 'you' && told.has(before)) {
        return `${first} that ${second}`;
      }
      return first.toLowerCase() === second.toLowerCase() ? `${first},${gap}${second}` : run;
    },
  );
}
