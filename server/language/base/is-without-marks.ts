import { tokenize } from './tokens.ts';

/** So many words without a mark were spoken into a machine that puts none. */
const fewestWords = 18;

/** Whether a text was likely dictated, for it has words enough and no mark at all, not even at its end. */
export function isWithoutMarks(text: string): boolean {
  const tokens = tokenize(text.trim());
  const isApart = tokens.some(({ kind, text: token }) => kind === 'mark' || token.includes('\n'));
  return !isApart && tokens.filter(({ kind }) => kind === 'word').length >= fewestWords;
}
