import type { DraftLine } from '../reading/evidence.ts';
import type { Selection } from '../selection/select.ts';
import { lastWords } from '../templates/last-words.ts';
import type { Manner } from './opening-and-closing.ts';
import { endLine } from './end-line.ts';
import { daySlots } from './template-slots.ts';
import { capitalized } from '../base/tokens.ts';
import { asQuotation } from '../reading/unit.ts';

/** One clause of the week once more, after the glass; undefined where none is worth it. */
export function lastWordLine(
  { lastWord, days }: Selection,
  { deck }: Manner,
  told: readonly DraftLine[],
): DraftLine | undefined {
  if (!lastWord) {
    return undefined;
  }
  const { text, unit, note } = lastWord;
  const slots = { ...daySlots(note.moment, undefined, days), q: capitalized(text) };
  return endLine(deck, [lastWords], slots, { noteIds: [note.moment.id], from: [asQuotation(unit, text)], after: told });
}
