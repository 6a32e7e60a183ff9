import { womenNames } from '../lexicon/women-names.ts';
import { men, women } from '../reading/actors.ts';
import type { Week } from '../reading/judge-week.ts';
import type { Thing } from '../reading/nameable-things.ts';

const him =
  /\b(?:he|him|his|husband|boyfriend|fiancé|dad|daddy|papa|father|stepdad|stepfather|brother|uncle|son|partner|ex|flatmate|housemate|roommate)\b/i;
const her =
  /\b(?:she|hers?|wife|girlfriend|fiancée|mum|mom|mummy|mommy|mama|mother|stepmum|stepmom|stepmother|sister|aunt|auntie|daughter|partner|ex|flatmate|housemate|roommate)\b/i;

/**
 * Whether someone may be who a silent note is afraid of: a man or a woman as it says, or anybody whose name tells neither.
 * Who else a note names explains no 'he' of it: 'Mum rang. He checks my phone.'
 */
export function mayBeFeared({ text }: Thing, { notes, danger }: Week): boolean {
  const silent = notes.filter(({ severity }) => severity === 'crisis');
  const isOf = (word: RegExp): boolean => silent.some(({ tidied }) => word.test(tidied));
  const isWoman = women.test(text) || womenNames.has(text.toLowerCase());
  const isFeared = isWoman ? isOf(her) : men.test(text) ? isOf(him) : isOf(him) || isOf(her);
  return danger.mayBeFromOthers && isFeared;
}
