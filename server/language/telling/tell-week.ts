import type { DraftLine } from '../reading/evidence.ts';
import type { Selection } from '../selection/select.ts';
import { momentLines } from './moment-lines.ts';
import { closingLine, openingLines, type Manner } from './opening-and-closing.ts';

/** What was chosen of a week as lines: an opening, its moments, and the glass. */
export function tellWeek(selection: Selection, manner: Manner): DraftLine[] {
  const opening = openingLines(selection, manner);
  const told = [...opening, ...momentLines(selection, { ...manner, days: selection.days, spoken: opening })];
  return [...told, closingLine(selection, manner, told)];
}
