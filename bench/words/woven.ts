import { stem, stemsOf } from './own-words.ts';
import type { Toast } from './toasts.ts';

/** A note of a week, whether something of it is heard, and whether that is only a scrap of what it tells. */
export type Woven = { toast: Toast; content: string; heard: boolean; scrap: boolean };

/** Under this share of its words a note is but a scrap; very short and very long notes are left out of that. */
const scrapUnder = 0.25;
const ordinary = { least: 5, most: 25 } as const;

/**
 * Which notes of a week are named or woven in: a line says that it rests on the note and says a word of it. Notes that
 * are only heavy are not counted, for they are left in peace on purpose.
 */
export function wovenNotes(toast: Toast): Woven[] {
  const { notes, heavyIds } = toast.from;
  return notes
    .filter(({ id }) => !heavyIds.includes(id))
    .map(({ id, content }) => {
      const own = stemsOf(content);
      const wordless = own.size === 0 && toast.lines.some(({ noteIds }) => noteIds.includes(id));
      const lines = linesWith(toast, { id, content, least: 1 });
      const said = stemsOf(lines.join('\n'));
      const share = [...own].filter((one) => said.has(one)).length / own.size;
      const scrap = lines.length > 0 && own.size >= ordinary.least && own.size <= ordinary.most && share < scrapUnder;
      return { toast, content, heard: wordless || lines.length > 0, scrap };
    });
}

/** The notes that are only heavy and are held up all the same, each with the first line that says a word of it. */
export function heldUp(toast: Toast): { content: string; line: string }[] {
  return toast.from.notes
    .filter(({ id }) => toast.from.heavyIds.includes(id))
    .flatMap(({ id, content }) =>
      linesWith(toast, { id, content, least: 2 })
        .slice(0, 1)
        .map((line) => ({ content, line })),
    );
}

/** What a toast may say of any week; it shows nothing of a note. */
const ofAnyWeek = new Set(
  ['week', 'day', 'hard', 'heavy', 'wrote', 'write', 'word', 'words', 'side', 'page', 'part', 'thing'].map(stem),
);

/** The lines that rest on a note and say at least `least` of its words, or all of them where it has fewer. */
function linesWith(toast: Toast, { id, content, least }: { id: number; content: string; least: number }): string[] {
  const own = stemsOf(content);
  const wanted = Math.min(least, own.size);
  return toast.lines
    .filter(({ noteIds }) => noteIds.includes(id))
    .map(({ text }) => text)
    .filter((text) => {
      const said = [...stemsOf(text)].filter((one) => own.has(one) && (!ofAnyWeek.has(one) || own.size === 1));
      return said.length > 0 && said.length >= wanted;
    });
}
