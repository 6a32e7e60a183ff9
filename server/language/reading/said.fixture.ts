import type { Moment } from '../base/types.ts';
import { tidy } from '../base/clean-note.ts';
import { namesIn } from '../base/proper-names.ts';
import { unitsOf } from './read-clauses.ts';
import { readWeek } from './read-week.ts';
import { saidOf, type Unit } from './unit.ts';

/** What is said of a note, clause by clause; in quotation marks what only its writer can say. */
export function said(content: string): string[] {
  return heard(readWeek([momentOf(content)]).notes[0]?.units ?? []);
}

/** The same before it is chosen whether the note is heard whole, in the words of its writer. */
export function clauses(content: string): string[] {
  const tidied = tidy(content);
  return heard(unitsOf({ moment: momentOf(content), tidied }, namesIn([tidied]), 10));
}

function heard(units: readonly Unit[]): string[] {
  return units.map((unit) => saidOf(unit) || `“${unit.quote ?? ''}”`);
}

function momentOf(content: string): Moment {
  return { id: 1, content, localDate: '2025-03-04', createdAt: 0 };
}
