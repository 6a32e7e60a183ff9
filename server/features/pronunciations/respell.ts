import { nameKey, type Pronunciation } from '#shared/contract/pronunciation-fields.ts';

// Unicode counts one of the apostrophes among the letters.
const letter = String.raw`[[\p{L}\p{N}]--ʼ]`;
const apostrophe = `['’ʼ]`;
/** Not within a word, nor in a part of one that an apostrophe joins to what is before it: the "Dea" of "O'Dea". */
const wordStart = String.raw`(?<!${letter}\p{M}*${apostrophe}?)`;
/** Not within a word either: "Jo" is neither in "Joanna" nor in "Jo'burg", but it is in "Jo's" and "Jo'll". */
const wordEnd = String.raw`(?!${letter}|\p{M}|${apostrophe}(?!(?:s|d|m|ll|re|ve)(?!${letter}))${letter})`;

/**
 * Makes the function that writes every name of the list the way it is said, and leaves all else as it is. Whole words
 * count, capitals do not, the longest name goes first, and what was put in is not looked at again.
 */
export function respelling(list: readonly Pronunciation[]): (text: string) => string {
  if (list.length === 0) {
    return (text) => text;
  }
  const saidOf = new Map(list.map(({ written, said }) => [nameKey(written), said]));
  const longestFirst = [...saidOf.keys()].toSorted((a, b) => b.length - a.length);
  const names = new RegExp(`${wordStart}(?:${longestFirst.map(patternOf).join('|')})${wordEnd}`, 'giv');
  return (text) => text.normalize('NFC').replace(names, (name) => saidOf.get(nameKey(name)) ?? name);
}

/** A name as part of a pattern. The kinds of apostrophe, of hyphen and of space each match one another. */
function patternOf(key: string): string {
  return key
    .replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
    .replaceAll("'", apostrophe)
    .replaceAll('-', '[‐‑\\-]')
    .replaceAll(' ', String.raw`\s+`);
}
