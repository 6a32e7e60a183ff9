import { isFirstPerson, opensSentence, wordsAmong } from './word-stream.ts';
import type { Word } from './word-stream.ts';
import { writerFirst } from './writer-first.ts';
import { isOwnMe } from './own-me.ts';
import { isKinName, kinName } from './kin-names.ts';
import { withSubject } from './add-missing-subject.ts';
import { tokenize } from '../base/tokens.ts';
import type { Token } from '../base/tokens.ts';
import { subjectIsWriter } from './who-was.ts';
import { coordinators, timeWords } from '../lexicon/function-words.ts';
import { toListener } from '../lexicon/pronouns.ts';

const told = new Set('told tell telling reminded assured promised showed convinced taught texted'.split(' '));

const minded = /^(?:remembered|forgot|noticed|imagined)$/;

/** The listener's side of a first-person text: 'Walked my dog' is 'you walked your dog'. Quoted speech stays as it was said. */
export function toSecondPerson(text: string): string {
  const tokens = writerFirst(tokenize(withSubject(withPause(text))));
  const words = wordsAmong(tokens);
  const said = tokens.map(({ text: own }) => own);
  for (const [index, word] of words.entries()) {
    if (!word.quoted) {
      said[word.at] = turnWord(words, index, tokens);
    }
  }
  return mend(said.join(''));
}

/** 'It went well I think', with the pause that is heard. */
function withPause(text: string): string {
  return text.replace(
    /(?<=\p{L})(?<!\b(?:what|than|as|that|which|who|so|do|and|but|or|because|if|when|how|like)) (I think)$/u,
    ', $1',
  );
}

function turnWord(words: readonly Word[], index: number, tokens: readonly Token[]): string {
  const word = words[index];
  if (!word) {
    return '';
  }
  // 'At the Our Father': a prayer.
  if (word.text === 'Our' && /^(?:Father|Lady|Lord)$/.test(words[index + 1]?.text ?? '')) {
    return word.text;
  }
  if (isFirstPerson(words, index, tokens)) {
    const own = isOwnMe(words, index) ? 'your' : toListener.get(word.lower);
    // 'He remembered I like the corner': 'remembered you' would be somebody else's memory.
    const that =
      word.mark === '' && /^i(?:'|$)/.test(word.lower) && minded.test(words[index - 1]?.lower ?? '') ? 'that ' : '';
    const to = opensPair(words, index) ? 'you' : `${that}${own ?? word.text}`;
    return opensSentence(words, index) && !goesOn(word, tokens) && (/^\p{Lu}/u.test(word.text) || word.lower === 'i')
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

/** Whether a sentence goes on with this word: after speech, and with 'I' after a colon or a dash. */
function goesOn({ at, text }: Word, tokens: readonly Token[]): boolean {
  const before = tokens
    .slice(Math.max(0, at - 2), at)
    .map((token) => token.text)
    .join('');
  return /”\s*$/.test(before) || (/[:;–—]\s*$/.test(before) && /^I(?:['’]|$)/.test(text));
}

/** 'Myself and two colleagues won': what others call I. */
function opensPair(words: readonly Word[], index: number): boolean {
  const [before, word, next] = [words[index - 1], words[index], words[index + 1]];
  return (
    word?.lower === 'myself' &&
    next?.lower === 'and' &&
    next.mark === '' &&
    (word.mark !== '' || before === undefined || timeWords.has(before.lower) || coordinators.has(before.lower))
  );
}

function sameCase(model: string, to: string): string {
  return /^\p{Lu}/u.test(model) ? to.replace(/^./, (letter) => letter.toUpperCase()) : to;
}

function isHour(words: readonly Word[], index: number): boolean {
  return /^\d|^(?:the|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirty|fifteen|fm|o'clock)$/.test(
    words[index - 1]?.lower ?? '',
  );
}

/** How far back the word before is looked for. */
const longestWord = 40;

function mend(text: string): string {
  const whole = text.replace(/\b(you(?:'re| are| were)(?: so| very| really)? proud of) you\b(?!')/gi, '$1 yourself');
  return whole.replace(
    /\b(you|your)(\s+)(you(?:'(?:re|ve|d|ll))?|your)\b/gi,
    (run, first: string, gap: string, second: string, at: number) => {
      const before =
        /(?<!\p{L})(\p{L}+)\s+$/u.exec(whole.slice(Math.max(0, at - longestWord), at))?.[1]?.toLowerCase() ?? '';
      if (first.toLowerCase() === 'you' && told.has(before)) {
        return `${first} that ${second}`;
      }
      return first.toLowerCase() === second.toLowerCase() ? `${first},${gap}${second}` : run;
    },
  );
}
