import { chooserFrom } from '#server/language/base/random.ts';
import type { Labelled } from './corpus.ts';

/** How many ordinary notes stand beside each, round by round: long notes must be as often light as short ones are. */
const company = [1, 1, 4];
const longest = 300;
const longestOrdinary = 160;

/**
 * The notes, and each of them again and again among ordinary ones: what is dreadful mostly stands in the middle of
 * something good. The same notes always give the same.
 */
export function mixed(notes: readonly Labelled[]): Labelled[] {
  const { fraction } = chooserFrom('mixed');
  return [...notes, ...company.flatMap((count) => amongOrdinary(notes, () => count, fraction))];
}

/** Each note that is not long among so many ordinary ones. */
export function amongOrdinary(notes: readonly Labelled[], howMany: () => number, fraction: () => number): Labelled[] {
  const ordinary = notes.filter(({ severity, text }) => severity === 3 && text.length < longestOrdinary);
  return notes
    .filter(({ text }) => text.length <= longest)
    .map((note) => {
      const count = howMany();
      const texts = Array.from({ length: count }, () => ordinary[Math.floor(fraction() * ordinary.length)]?.text ?? '');
      return { ...note, text: joined(texts.toSpliced(Math.floor(fraction() * (count + 1)), 0, note.text)) };
    });
}

function joined(texts: readonly string[]): string {
  return texts.map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`)).join(' ');
}
