import { heartsOf } from '../guests/heart.ts';
import { sentencesOf } from '../base/sentences.ts';
import type { Week } from '../reading/judge-week.ts';
import type { ReadNote } from '../reading/read-week.ts';
import { heardOf, type Unit } from '../reading/unit.ts';
import { isSour } from '../severity/severity.ts';

const fewestNotes = 3;
/** Where no note is so much likelier than any other, nothing stands out, and the week is told day by day. */
const standsOut = 2;

/** The moment that a toast is built around: the likeliest heart of the week that is not heavy and can be told, where it stands out. */
export function imageOf(notes: readonly ReadNote[], week: Week): ReadNote | undefined {
  if (notes.length < fewestNotes || week.mood === 'hard' || week.mood === 'grumpy') {
    return undefined;
  }
  const [best] = heartsOf(notes.filter(({ severity, units }) => severity !== 'heavy' && units.some(isTellable)));
  return best && best.share * notes.length >= standsOut ? best.note : undefined;
}

/** A note of several sentences may complain in one of them and still be what the week was about. */
function isTellable(unit: Unit): boolean {
  const { kind, sour, quote } = unit;
  const isSaid = kind === 'told' || (kind === 'words' && quote !== undefined);
  return isSaid && (!sour || sentencesOf(heardOf(unit)).some(({ text }) => !isSour(text)));
}
