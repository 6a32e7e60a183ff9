import { mayDo } from '../reading/cast.ts';
import type { Mention } from '../reading/mentions.ts';
import type { ReadNote } from '../reading/read-week.ts';

/** The notes that a toast tells, of how many words each is, and the likeliest heart of the week. */
type Lengths = { lengths: ReadonlyMap<ReadNote, number>; image: ReadNote | undefined };

/** What each counts for beside one note that names them: all words of the week, a deed, to open what a toast is built around. */
const worth = { share: 2, deed: 0.3, opening: 0.5 } as const;
const mostNotes = 4;
const mostDeeds = 3;
/** Who is named so early in a note opens it. */
const opens = 0.15;

/**
 * How near somebody whom these mentions name is to the heart of a week: in how many of its notes they are, and in what
 * share of all its words; how often they do something; and whether the moment that its toast is built around opens with
 * them. `scripts/guests` holds whom a friend would name.
 */
export function nearnessOf(mentions: readonly Mention[], { lengths, image }: Lengths): number {
  const own = [...new Set(mentions.map(({ note }) => note))];
  const words = (notes: Iterable<ReadNote>): number =>
    [...notes].reduce((all, note) => all + (lengths.get(note) ?? 0), 0);
  const first = mentions.find(({ note }) => note === image);
  const isOpening = first !== undefined && first.at / first.words.length < opens;
  const deeds = mentions.filter(isDoing).length;
  return (
    Math.min(mostNotes, own.length) +
    (worth.share * words(own)) / Math.max(1, words(lengths.keys())) +
    worth.deed * Math.min(mostDeeds, deeds) +
    (isOpening ? worth.opening : 0)
  );
}

/** Whether who is named opens a clause and does something in it. */
export function isDoing({ words, at, from }: Mention): boolean {
  return mayDo(words, at, from);
}
