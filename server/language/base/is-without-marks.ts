import { tokenize } from './tokens.ts';

/** So many words without a mark were spoken into a machine that puts none. */
const fewestWords = 18;

/** By far the most texts have one of these, and need not be cut into words to know it. */
const anyMark = /[;!?…“”"()\n]|[.,:](?!\d)/u;

/** Whether a text was likely dictated, for it has words enough and no mark at all, not even at its end. */
export function isWithoutMarks(text: string): boolean {
  if (anyMark.test(text.trim())) {
    return false;
  }
  const tokens = tokenize(text.trim());
  const isApart = tokens.some(({ kind }) => kind === 'mark');
  return !isApart && tokens.filter(({ kind }) => kind === 'word').length >= fewestWords;
}
