import { asMeant } from './as-meant.ts';
import { verbatim } from './clean-note.ts';
import { isHesitation } from './hesitation.ts';
import { inFullWords } from './mend-words.ts';
import { asWritten } from './as-written.ts';
import { capitalized, countWords, plain, tokenize } from './tokens.ts';

/** So many words are heard as one quotation; of a longer note only a part is. */
export const mostQuoted = 200;
const longestText = 1250;
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** What is laughed or sighed in writing and never said aloud. */
const laughter = /^(?:lol|lmao|omg|(?:ha){2,}h?|tbh|imo|btw|ngl|bruh)$/;

/** The words of a text as they are compared in quotations: lower case, without apostrophes. */
function spokenWords(text: string): string[] {
  return tokenize(
    inFullWords(verbatim(text))
      .replace(/(?<=\s)[&+](?=\s)/g, 'and')
      .replace(/(?<=\s)@(?=\s)/g, 'at'),
  )
    .filter(({ kind }) => kind === 'word')
    .map(({ text: word }) => plain(word).replaceAll("'", ''))
    .filter((word) => !laughter.test(word) && !isHesitation(word));
}

/** Whether the words of a quotation stand in a note, one after the other. Marks, capitals and apostrophes may differ. */
export function standsIn(quotation: string, content: string): boolean {
  return standsAmong(quotation, spokenText(content));
}

/** The words of a note as `standsAmong` looks through them; of a dictated one also those that were meant. */
export function spokenText(content: string): string {
  const written = verbatim(content);
  return [...new Set([written, asMeant(written)])].map((text) => ` ${spokenWords(text).join(' ')} `).join('/');
}

/** As `standsIn`, for a note whose `spokenText` is at hand. */
export function standsAmong(quotation: string, spoken: string): boolean {
  const words = spokenWords(quotation);
  if (words.length === 0) {
    return false;
  }
  return unspaced.test(quotation)
    ? spoken.replaceAll(' ', '').includes(words.join(''))
    : spoken.includes(` ${words.join(' ')} `);
}

/**
 * The text as a quotation, without marks around it, or undefined when it is too long or not word for word in the note's
 * `spokenText`. What is quoted in it gets single marks; its colons stay.
 */
export function quotable(source: string, spoken: string): string | undefined {
  const text = singleMarks(source)
    .replace(/\s+/g, ' ')
    .replace(/^(?!-\d)[\s,;:.…–—-]+/, '')
    .replace(/(?<![\s,;:.…!?–—-])[\s,;:.…!?–—-]+$/, '')
    .replace(/[.,]’$/, '’')
    .trim();
  const count = countWords(text);
  const own = text.replace(/‘[^‘]*’/g, '‘’');
  if (
    count === 0 ||
    count > mostQuoted ||
    text.length > longestText ||
    /[!?;]/.test(own) ||
    !standsAmong(text, spoken)
  ) {
    return undefined;
  }
  return text;
}

/**
 * A whole note as a quotation, its sentences and lines one after the other: as it was written or, where that is not
 * sayable, as it was tidied. `asks` when a question ends it.
 */
export function quotableWhole(tidied: string, content: string): { quote: string; asks: boolean } | undefined {
  const written = asWritten(content);
  return (written === undefined ? undefined : asOne(written, content)) ?? asOne(tidied, content);
}

function asOne(own: string, content: string): { quote: string; asks: boolean } | undefined {
  const lines = own
    .split('\n')
    .map((line) => line.replace(/^(?:[-–—•·‣▪◦]+|\d{1,2}[.)])\s+/, '').trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
  const joined = lines.map((line, at) => (at > 0 ? capitalized(line) : line)).join('\n');
  const text = singleMarks(joined)
    .replace(/(?<![.!?…:,;])\n/g, '. ')
    .replace(/!+/g, '!')
    .replace(/\s+/g, ' ')
    // 'She texted “do you need it back” I'm lying down': what was said ends there.
    .replace(/(?<=\p{L} \p{L}{1,20} \p{L}{1,20})’ (?=(?:I|I'm|I've|we|we're) \p{Ll})/gu, '’. ')
    .replace(/(?<=(?:\p{L}{2}|\p{N})['’”")]?[.?!] )\p{Ll}/gu, (letter) => letter.toUpperCase())
    .trim();
  const quote = text
    .replace(/^(?!-\d)[\s,;:.…!–—-]+/, '')
    .replace(/(?<![\s,;:.…?!–—-])[\s,;:.…?!–—-]+$/, '')
    .replace(/[.,]’$/, '’')
    .replace(/^\(([^()]*)\)$/, '$1');
  const fits = countWords(quote) > 0 && countWords(quote) <= mostQuoted && quote.length <= longestText;
  return fits && standsIn(quote, content) ? { quote, asks: /\?\s*$/.test(text) } : undefined;
}

/** Quotation marks inside a quotation are single ones; one at the very end goes, as the outer mark follows. */
function singleMarks(text: string): string {
  return text.replace(/“([^“”]*)”/g, '‘$1’').replace(/[“”"]/g, '');
}

/**
 * The first sentences of a note that can neither be told nor quoted whole, up to `mostQuoted` words; where the first of
 * them is longer, its first `count` words.
 */
export function beginningOf(tidied: string, content: string, count: number): string | undefined {
  // Beyond that none fits, and each is read from the beginning.
  const ends = [...tidied.slice(0, longestText).matchAll(/[.!?](?=\s)|\n/g)].map(({ index }) => index);
  for (const end of ends.toReversed()) {
    const whole = asOne(tidied.slice(0, end), content);
    if (whole && !whole.asks) {
      return whole.quote;
    }
  }
  const words = singleMarks(tidied)
    .replace(/(?<!!)!+(?=\s)/g, '!')
    .replace(/\n+/g, '. ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const spoken = spokenText(content);
  for (let length = Math.min(count, words.length); length > 0; length -= 1) {
    const text = balanced(cut(words.slice(0, length).join(' ')).replace(/(?<![\s,;:.…!?–—-])[\s,;:.…!?–—-]+$/, ''));
    if (text !== '' && text.length <= longestText && standsAmong(text, spoken)) {
      return text;
    }
  }
  return undefined;
}

/** Without an inner quotation that the cut has left open. */
function balanced(text: string): string {
  return text.split('‘').length === text.split(/’(?=[\s.,!?]|$)/).length ? text : text.replace(/‘(?=[^‘]*$)/, '');
}

/** Scripts without spaces are cut by length, as a note may be one 'word'. */
function cut(text: string): string {
  return unspaced.test(text) ? [...text].slice(0, 40).join('') : text;
}
