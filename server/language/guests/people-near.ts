import { list } from '../lexicon/list.ts';
import type { Mention } from '../reading/mentions.ts';
import { isDoing } from './nearness.ts';

/**
 * Whether they are known for somebody, or what may be a name opens a clause and does something ('Efa stopped one'), or is
 * written of in several notes and is beside the writer in one: 'Nothing from Lech', 'our games with Lech'.
 */
export function isSomebody(mentions: readonly Mention[]): boolean {
  const isKnown = mentions.some((mention) => mention.isSure || isDoing(mention));
  return isKnown || (notesWith(mentions) > 1 && mentions.some((mention) => besidePeople.has(wordBefore(mention))));
}

/** In how many notes somebody is named. */
function notesWith(mentions: readonly Mention[]): number {
  return new Set(mentions.map(({ note }) => note)).size;
}

/** What stands before somebody with whom something is done, and before nothing else; and what stands before things as well. */
const besidePeople = list(`with rang phoned texted met told asked hugged thanked visited dropped fetched collected`);
const besideThings = list(`let beside and called got took gave showed helped taught our see saw`);

/** Whether a word of company stands right before somebody's name: 'with Ana', 'dropped Ana', 'saw Ana'. */
export function isBesideCompany(mention: Mention): boolean {
  const before = wordBefore(mention);
  return besidePeople.has(before) || besideThings.has(before);
}

/** The word right before somebody's name, or before 'little Cadi', in small letters; '' where a mark parts them. */
function wordBefore({ words, from }: Mention): string {
  const isLittle = words[from]?.mark === '' && /^(?:little|wee|young|old)$/.test(words[from - 1]?.lower ?? '');
  const first = isLittle ? from - 1 : from;
  return words[first]?.mark === '' ? (words[first - 1]?.lower ?? '') : '';
}
