import { complaintsByLine } from './check.ts';
import { endsOf } from './ends.ts';
import { deckFrom } from './fill.ts';
import { middleLines } from './middle.ts';
import type { ComposedLine, ComposeRequest, Moment, SpokenTone } from './moment.ts';
import { planOf } from './plan.ts';
import { chooserFrom } from './random.ts';
import { readWeek, spokenTone } from './week.ts';

export type { ComposedLine, ComposeRequest, Moment } from './moment.ts';

/**
 * Writes a toast from a week of reflections: an opening, up to six moments told to 'you', a closing that raises the
 * glass. The same request gives the same toast. Never throws on odd text; every line passes `check`.
 */
export function compose(request: ComposeRequest): { lines: ComposedLine[]; tone: SpokenTone } {
  const { lines, tone } = draft(request);
  return { lines: onlyTrue(lines, request.moments), tone };
}

/** The toast as first written, before the last look at whether every line is true. */
export function draft(request: ComposeRequest): { lines: ComposedLine[]; tone: SpokenTone } {
  const chooser = chooserFrom(request.seed);
  const week = readWeek(request.moments);
  const tone = spokenTone(week, request.tone);
  const deck = deckFrom(chooser);
  const plan = planOf(week, tone, chooser);
  const { opening, closing } = endsOf({ week, plan, tone, narrator: request.narrator, deck, chooser });
  const middle = middleLines(plan, { week, tone, narrator: request.narrator, deck }, chooser.fraction);
  return { lines: [...opening, ...middle, ...closing], tone };
}

/** Leaves out what `check` would refuse. That should be nothing; it is the last guard against a wrong turn of words. */
function onlyTrue(lines: readonly ComposedLine[], moments: Moment[]): ComposedLine[] {
  const complaints = complaintsByLine(lines, moments);
  const kept = lines.filter((_, at) => complaints[at]?.length === 0);
  return kept.length === lines.length ? kept : onlyTrue(kept, moments);
}
