import { isWorthNaming, type Names } from '../base/proper-names.ts';
import { tokenize } from '../base/tokens.ts';
import { wordsAmong, type Word } from '../grammar/word-stream.ts';
import { firstNames } from '../lexicon/first-names.ts';
import { kinNames } from '../lexicon/people.ts';
import { womenNames } from '../lexicon/women-names.ts';

/** What a woman is called by who knows her, and what a man is. */
export const women =
  /\b(?:mum|mom|mam|ma|mama|mother|grandmother|sister|wife|daughter|granddaughter|niece|nan|nana|gran|granny|grandma|girlfriend)$|^(?:aunt\w*|mrs|ms|miss|sister)\b/i;
export const men =
  /\b(?:dad|daddy|papa|father|grandfather|brother|husband|son|nephew|grandad|grandpa|grandson|boyfriend)$|^(?:uncle|mr|father|brother)\b/i;

const he = /^(?:he|him|his)(?:['’]\p{L}+)?$/u;
const she = /^(?:she|hers?)(?:['’]\p{L}+)?$/u;

/** Whether every 'he' and 'she' of a text comes after somebody in it who may be meant: 'Keith rang, and he asked'. */
export function saysWho(text: string, names: Names): boolean {
  const words = wordsAmong(tokenize(text));
  const isKnown = (pronoun: RegExp, mayBe: (who: string) => boolean): boolean => {
    const at = words.findIndex(({ lower }) => pronoun.test(lower));
    return words.slice(0, Math.max(0, at)).some((_, before) => mayBe(somebodyAt(words, before, names))) || at < 0;
  };
  return (
    isKnown(he, (who) => who !== '' && !women.test(who) && !womenNames.has(who)) &&
    isKnown(she, (who) => who !== '' && !men.test(who) && (!firstNames.has(who) || womenNames.has(who)))
  );
}

/** Who stands there, in small letters: by a name or as 'Dad'; '' for nobody, and for 'my son', who may be named elsewhere. */
function somebodyAt(words: readonly Word[], at: number, names: Names): string {
  const { text = '', lower = '' } = words[at] ?? {};
  const [name, bare] = [text, lower].map((word) => word.replace(/['’]s$/u, ''));
  const isSomeone = kinNames.has(bare ?? '');
  const isName =
    /^\p{Lu}\p{Ll}/u.test(text) &&
    isWorthNaming(text) &&
    (firstNames.has(bare ?? '') || names.isName(name ?? '', words[at + 1]?.lower ?? ''));
  return isSomeone || isName ? (bare ?? '') : '';
}

/** How somebody is called, and the key of their name. */
export type Named = { text: string; key: string };

/** Whom a text may mean without a name. */
const himOrHis =
  /\b(?:he|him|his|husband|boyfriend|fiancé|dad|daddy|papa|father|stepdad|stepfather|brother|uncle|son|partner|ex|flatmate|housemate|roommate)\b/i;
const herOrHers =
  /\b(?:she|hers?|wife|girlfriend|fiancée|mum|mom|mummy|mommy|mama|mother|stepmum|stepmom|stepmother|sister|aunt|auntie|daughter|partner|ex|flatmate|housemate|roommate)\b/i;

/** Whether somebody may be whom one of these texts means by 'he', 'she' or 'my partner': a man or a woman as it says, or anybody whose name tells neither. */
export function mayBeMeant({ text }: Named, texts: readonly string[]): boolean {
  const isWoman = women.test(text) || womenNames.has(text.toLowerCase());
  const [isOfHim, isOfHer] = [himOrHis, herOrHers].map((word) => texts.some((one) => word.test(one)));
  return (isOfHer === true && !men.test(text)) || (isOfHim === true && !isWoman);
}
