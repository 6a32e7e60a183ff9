import { verbatim } from './tidy.ts';
import { countWords, plain, quotationsIn, tokenize } from './tokens.ts';

const longest = 18;
const longestText = 140;
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** The words of a text as they are compared in quotations: lower case, without apostrophes. */
function spokenWords(text: string): string[] {
  return tokenize(verbatim(text))
    .filter(({ kind }) => kind === 'word')
    .map(({ text: word }) => plain(word).replaceAll("'", ''));
}

/** Whether the words of a quotation stand in a note, one after the other. Marks, capitals and apostrophes may differ. */
export function standsIn(quotation: string, content: string): boolean {
  return standsAmong(quotation, spokenText(content));
}

/** The words of a note as `standsAmong` looks through them. */
export function spokenText(content: string): string {
  return ` ${spokenWords(content).join(' ')} `;
}

/** As `standsIn`, for a note whose `spokenText` is at hand. */
function standsAmong(quotation: string, spoken: string): boolean {
  const words = spokenWords(quotation);
  if (words.length === 0) {
    return false;
  }
  return unspaced.test(quotation)
    ? spoken.replaceAll(' ', '').includes(words.join(''))
    : spoken.includes(` ${words.join(' ')} `);
}

/** The text as a quotation, without marks around it, or undefined when it is too long or not word for word in the note's `spokenText`. */
export function quotable(source: string, spoken: string): string | undefined {
  const text = source
    .replace(/[“”"]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:.…–—-]+|[\s,;:.…!?–—-]+$/g, '')
    .trim();
  const count = countWords(text);
  if (
    count === 0 ||
    count > longest ||
    text.length > longestText ||
    quotationsIn(source).length > 0 ||
    /[!?;:]/.test(text) ||
    !standsAmong(text, spoken)
  ) {
    return undefined;
  }
  return text;
}

/** Up to `count` first words of a note, for a note that can neither be told nor quoted whole. */
export function beginningOf(tidied: string, content: string, count: number): string | undefined {
  const words = tidied
    .replace(/[“”"]/g, '')
    .replace(/[!?;:]+(?=\s)/g, ',')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  for (let length = Math.min(count, words.length); length > 0; length -= 1) {
    const text = cut(words.slice(0, length).join(' ')).replace(/[\s,;:.…!?–—-]+$/, '');
    if (text !== '' && text.length <= longestText && standsIn(text, content)) {
      return text;
    }
  }
  return undefined;
}

/** Scripts without spaces are cut by length, as a note may be one 'word'. */
function cut(text: string): string {
  return unspaced.test(text) ? [...text].slice(0, 40).join('') : text;
}
