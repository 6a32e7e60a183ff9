import { alsoWords, firstNames } from './first-names.ts';
import { rareNamesAToD } from './rare-names-a-to-d.ts';
import { rareNamesEToJ } from './rare-names-e-to-j.ts';
import { rareNamesKToM } from './rare-names-k-to-m.ts';
import { rareNamesNToR } from './rare-names-n-to-r.ts';
import { rareNamesSToZ } from './rare-names-s-to-z.ts';

/**
 * Nicknames and rarer first names of many places. Some of them are words in small letters, so they only tell who bears
 * a name that is written like one; `firstNames` also finds them in small letters.
 */
export const rareNames: ReadonlySet<string> = new Set([
  ...rareNamesAToD,
  ...rareNamesEToJ,
  ...rareNamesKToM,
  ...rareNamesNToR,
  ...rareNamesSToZ,
]);

/** Whether a word in small letters is a first name that is known, common, rare or of two such as 'keisha-ann'. */
export function isKnownName(lower: string): boolean {
  return firstNames.has(lower) || rareNames.has(lower) || isCompound(lower);
}

function isCompound(lower: string): boolean {
  const parts = lower.split('-');
  return parts.length === 2 && parts.every((part) => firstNames.has(part) || alsoWords.has(part));
}
