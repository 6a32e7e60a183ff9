import { firstNames } from '../lexicon/first-names.ts';
import { kinNames } from '../lexicon/people.ts';
import { men, women } from '../reading/actors.ts';
import type { Week } from '../reading/judge-week.ts';
import type { Thing } from '../reading/nameable-things.ts';
import type { Names } from '../base/proper-names.ts';

const him = /\b(?:he|him|his|husband|boyfriend|fiancé|stepdad|stepfather|partner|ex)\b/i;
const her = /\b(?:she|hers?|wife|girlfriend|fiancée|stepmum|stepmom|stepmother|partner|ex)\b/i;
/** Names of men that end as most names of women do. */
const menInA =
  /(?:endra|mza|kuba|luka|luca|tila|ilya|ezra|shua|tafa|sasha|nikita|misha|vanya|kolya|nikola|kosta|costa|krishna|rama|surya|aditya|musa|isa|taha|yahya|reza|raza|mirza|osama|usama|dima|sava|ola|tunka)$/;
/** Who opens a clause: 'Marcus checks my phone', 'if Dad comes'. */
const opensClause = /(?:^|[.!?;:] |\b(?:and|but|when|if|because|until|so) )(\p{L}+) (?=\p{Ll})/giu;

/**
 * Whether someone may be who a silent note is afraid of and calls by no name: a man or a woman as it says, or anybody
 * whose name tells neither.
 */
export function mayBeFeared({ text }: Thing, { notes, danger, names }: Week): boolean {
  const unnamed = notes.filter(({ severity, tidied }) => severity === 'crisis' && !namesWhoActs(tidied, names));
  const isOf = (word: RegExp): boolean => unnamed.some(({ tidied }) => word.test(tidied));
  const isWoman = women.test(text) || (/^\p{Lu}\p{Ll}+a$/u.test(text) && isOfWomen(text.toLowerCase()));
  const isFeared = isWoman ? isOf(her) : men.test(text) ? isOf(him) : isOf(him) || isOf(her);
  return danger.mayBeFromOthers && isFeared;
}

function isOfWomen(name: string): boolean {
  return firstNames.has(name) && !menInA.test(name);
}

/** Whether somebody does something in a note by a name, before anybody does it by none. */
function namesWhoActs(text: string, names: Names): boolean {
  const before = text.slice(
    0,
    Math.max(0, text.search(/\b(?:s?he|they|husband|boyfriend|partner|wife|girlfriend|ex)\b/i)),
  );
  return [...before.matchAll(opensClause)].some(
    ([, word = '']) =>
      kinNames.has(word.toLowerCase()) || (firstNames.has(word.toLowerCase()) && names.isName(word, '')),
  );
}
