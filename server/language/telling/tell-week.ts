import type { DraftLine } from '../reading/evidence.ts';
import type { Selection } from '../selection/select.ts';
import { lastWordLine } from './last-word-line.ts';
import { momentLines } from './moment-lines.ts';
import { closingLine, openingLines, type Manner } from './opening-and-closing.ts';

/** What was chosen of a week as lines: an opening, its moments, and the glass; and what is heard once more after it. */
export type ToldWeek = { lines: DraftLine[]; lastWord: DraftLine | undefined };

/** Tells what was chosen of a week. */
export function tellWeek(selection: Selection, manner: Manner): ToldWeek {
  const opening = openingLines(selection, manner);
  const told = [...opening, ...momentLines(selection, { ...manner, days: selection.days, spoken: opening })];
  const lines = [...told, closingLine(selection, manner, told)];
  return { lines, lastWord: lastWordLine(selection, manner, lines) };
}
