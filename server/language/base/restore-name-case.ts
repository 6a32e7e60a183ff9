import { isCommon } from './proper-names.ts';
import { alsoWords } from '../lexicon/first-names.ts';

/** Gives names their capitals back. */
export type NameMender = (text: string) => string;

/**
 * What gives names that a person has taught their narrator ('Siobhan', 'Mary-Kate', 'Nan Ngozi') the letters they are
 * taught with, where a tidied note has them in small ones. A name that is a word as well ('Will') is left as it stands.
 */
export function namesTaught(written: readonly string[]): NameMender {
  const names = new Map(
    written.filter((name) => /^\p{Lu}/u.test(name) && !isWord(name)).map((name) => [name.toLowerCase(), name]),
  );
  if (names.size === 0) {
    return (text) => text;
  }
  const longestFirst = [...names.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}'’-])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}-])`, 'gu');
  return (text) => text.replace(pattern, (found) => names.get(found) ?? found);
}

function isWord(name: string): boolean {
  const lower = name.toLowerCase();
  return isCommon(lower) || alsoWords.has(lower);
}

function escaped(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
}
