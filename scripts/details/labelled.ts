import { readdirSync, readFileSync } from 'node:fs';
import { weeksOf } from '../severity/corpus.ts';

/** A note with the thing of it that a friend would raise a glass to, and whose it is; undefined where there is none. */
export type LabelledNote = { text: string; thing: string | undefined; owner: string | undefined };

/** For each note a line: the thing as it stands in the note, a tab, and whose it is; '-' for none. */
const labels = new URL('labels/', import.meta.url);

/** The weeks of `scripts/severity/weeks` for which somebody who had seen no code wrote that down, note by note. */
export function weeksWithDetails(): LabelledNote[][] {
  const files = readdirSync(labels).filter((name) => name.endsWith('.tsv'));
  return files.toSorted().flatMap((file) => {
    const weeks = readFileSync(new URL(file, labels), 'utf8').trimEnd().split('\n\n');
    return weeksOf(file).map((notes, at) => {
      const lines = weeks[at]?.split('\n') ?? [];
      return notes.map(({ text }, index) => {
        const [thing, owner] = lines[index]?.split('\t') ?? [];
        return { text, thing: unlessNone(thing), owner: unlessNone(owner) };
      });
    });
  });
}

function unlessNone(cell: string | undefined): string | undefined {
  return cell === '-' ? undefined : cell;
}
