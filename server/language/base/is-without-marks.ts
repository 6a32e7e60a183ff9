import { tokenize } from './tokens.ts';

/** So many words without a mark were spoken into a machine that puts none. */
const fewestWords = 18;

/** Whether a text was likely dictated, for it has words enough and no mark between them. */
export function isUnmarked(text: string): boolean {
  const tokens = tokenize(text.trim());
  const last = tokens.findLastIndex(({ kind }) => kind === 'word');
  const words = tokens.filter(({ kind }) => kind === 'word');
  const isApart = tokens.slice(0, last).some(({ kind, text: token }) => kind === 'mark' || token.includes('\n'));
  return words.length >= fewestWords && !isApart;
}
