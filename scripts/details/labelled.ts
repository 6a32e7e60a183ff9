import { filesIn, weeksInFile } from '../severity/corpus.ts';

/**
 * A note with the thing of it that a friend would raise a glass to, whose it is, and its place among the notes that tell
 * what the week was about, from 1; undefined where there is none.
 */
export type LabelledNote = {
  text: string;
  thing: string | undefined;
  owner: string | undefined;
  heart: number | undefined;
};

/** For each note a line of these three, the first two as they stand in the note, parted by tabs; '-' for none. */
const labels = new URL('labels/', import.meta.url);

/** The weeks of `scripts/severity/weeks` for which somebody who had seen no code wrote that down, note by note. */
export function weeksWithDetails(): LabelledNote[][] {
  return filesIn(labels).flatMap(({ name, text: table }) => {
    const weeks = table.trimEnd().split('\n\n');
    return weeksInFile('weeks', name).map((notes, at) => {
      const lines = weeks[at]?.split('\n') ?? [];
      return notes.map(({ text }, index) => {
        const [thing, owner, heart] = (lines[index]?.split('\t') ?? []).map(unlessNone);
        return { text, thing, owner, heart: heart === undefined ? undefined : Number(heart) };
      });
    });
  });
}

function unlessNone(cell: string): string | undefined {
  return cell === '-' ? undefined : cell;
}
