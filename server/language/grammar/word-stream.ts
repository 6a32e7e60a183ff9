import type { Token } from '../base/tokens.ts';
import { determiners, possessives } from '../lexicon/function-words.ts';
import { numeralHeads } from '../lexicon/people.ts';
import { firstPerson, subjectI } from '../lexicon/pronouns.ts';
import { looksPast, pastAuxiliaries, presentAuxiliaries } from '../lexicon/verbs.ts';

/** A word with its place among the tokens and the strongest mark before it: '' , ',' or '.' (also for the first word). */
export type Word = { at: number; text: string; lower: string; quoted: boolean; mark: '' | ',' | '.' };

const mineOwners = new Set([
  'gold',
  'coal',
  'tin',
  'salt',
  'copper',
  'silver',
  'diamond',
  'land',
  'old',
  'disused',
  'iron',
  'lead',
]);

/** The words among tokens, each with the mark before it. */
export function wordsAmong(tokens: readonly Token[]): Word[] {
  const words: Word[] = [];
  let mark: Word['mark'] = '.';
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'word') {
      words.push({ at, text: token.text, lower: token.lower, quoted: token.quoted, mark });
      mark = '';
    } else if (token.kind === 'mark' && mark !== '.') {
      mark = /[.!?;…:–—]/.test(token.text) ? '.' : ',';
    } else if (token.text.includes('\n')) {
      mark = '.';
    }
  }
  return words;
}

/** Whether the word at `index` is the pronoun I (alone or contracted), not the numeral of Henry I or the I of I/O. */
export function isI(words: readonly Word[], index: number, tokens: readonly Token[]): boolean {
  const word = words[index];
  if (!word || word.quoted || !subjectI.has(word.lower)) {
    return false;
  }
  if (word.lower !== 'i') {
    return true;
  }
  const [left, right] = [tokens[word.at - 1]?.text ?? ' ', tokens[word.at + 1]?.text ?? ' '];
  if (
    /[/.\-&]/.test(left) ||
    /[/\-&)]/.test(right) ||
    (right === '.' && /^\p{L}/u.test(tokens[word.at + 2]?.text ?? ''))
  ) {
    return false;
  }
  return !isNumeral(words, index);
}

function isNumeral(words: readonly Word[], index: number): boolean {
  const before = words[index - 1];
  const after = words[index + 1];
  if (!before || words[index]?.mark !== '' || !/^\p{Lu}/u.test(before.text) || !numeralHeads.has(before.lower)) {
    return false;
  }
  if (!after || after.mark !== '') {
    return true;
  }
  const royal = /^(?:king|queen|pope|tsar|emperor|prince|world|the|about|of|season)$/.test(
    words[index - 2]?.lower ?? '',
  );
  const verb =
    looksPast(after.lower) ||
    presentAuxiliaries.has(after.lower) ||
    /^(?:love|loved|think|feel|just|also|really)$/.test(after.lower);
  // 'Chapter I is done': the writer would be 'I am'.
  return royal || !verb || /^(?:is|has)$/.test(after.lower);
}

/** The indexes of the words that speak of the writer in the first person, outside quotation marks. */
export function firstPersonIn(tokens: readonly Token[]): number[] {
  const words = wordsAmong(tokens);
  return words.flatMap((word, index) => (isFirstPerson(words, index, tokens) ? [index] : []));
}

/** Whether the word at `index` is a first-person word. The country US, a coal mine and King George I are not. */
export function isFirstPerson(words: readonly Word[], index: number, tokens: readonly Token[]): boolean {
  const word = words[index];
  if (!word || word.quoted || !firstPerson.has(word.lower)) {
    return false;
  }
  if (subjectI.has(word.lower)) {
    return isI(words, index, tokens);
  }
  if (word.lower === 'us') {
    return word.text !== 'US';
  }
  if (word.lower === 'my' && exclaims(words, index)) {
    return false;
  }
  return word.lower !== 'mine' || isPossessiveMine(words, index);
}

/** 'My, what a sky', 'My my, how tall' and 'Oh my!' speak of nobody. */
function exclaims(words: readonly Word[], index: number): boolean {
  const [before, word, next] = [words[index - 1], words[index], words[index + 1]];
  if (next?.lower === 'my' && next.mark === '') {
    return exclaims(words, index + 1);
  }
  const opens = word?.mark === '.' || /^(?:oh|my)$/.test(before?.lower ?? '');
  return opens && (next === undefined || next.mark !== '');
}

function isPossessiveMine(words: readonly Word[], index: number): boolean {
  const before = words[index - 1]?.lower ?? '';
  return !(determiners.has(before) || possessives.has(before) || mineOwners.has(before));
}

/** Whether a lower-case word can open what is said of a subject: a verb or an auxiliary. */
export function opensPredicate(lower: string): boolean {
  return looksPast(lower) || pastAuxiliaries.has(lower) || presentAuxiliaries.has(lower);
}

/** Whether the word at `index` is the first of a sentence. */
export function opensSentence(words: readonly Word[], index: number): boolean {
  return words[index]?.mark === '.';
}
