import type { Word } from './word-stream.ts';
import type { Token } from '../base/tokens.ts';
import { looksPast, pastAuxiliaries, presentAuxiliaries } from '../lexicon/verbs.ts';

/** What joins one clause to the next. */
export const joints = new Set(['and', 'but', 'so', 'then', 'plus']);

/** Whether a word is surely, or likely, a verb of its clause. */
export function isVerb(lower: string): boolean {
  return looksPast(lower) || pastAuxiliaries.has(lower) || presentAuxiliaries.has(lower);
}

/** The words from one place to another as they were written; '' where a quotation would be cut. */
export function sliceWords(
  tokens: readonly Token[],
  words: readonly Word[],
  span: { from: number; to: number },
): string {
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
