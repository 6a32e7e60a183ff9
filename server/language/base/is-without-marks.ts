import { tokenize } from './tokens.ts';

/** So many words without a mark were spoken into a machine that puts none. */
const fewestWords = 18;

/** By far the most texts have one of these, and need not be cut into words to know it. */
const anyMark = /[;!?…“”"()\n]|[.,:](?!\d)/u;

/** Whether a text was likely dictated, for it has words enough and no mark at all, not even at its end. */
export function isWithoutMarks(text: string): boolean {
  const trimmed = text.trim();
  if (anyMark.test(trimmed)) {
    return false;
  }
  const tokens = tokenize(trimmed);
  const isMarked = tokens.some(({ kind }) => kind === 'mark');
  return !isMarked && tokens.filter(({ kind }) => kind === 'word').length >= fewestWords;
}
