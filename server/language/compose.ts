import { onlyTrue } from './check/only-true.ts';
import { dayNames } from './base/days.ts';
import { endsOf } from './telling/opening-and-closing.ts';
import { deckFrom } from './telling/template-deck.ts';
import { lookBackFor } from './selection/look-back.ts';
import { memoryOf } from './selection/recently-heard.ts';
import { middleLines } from './telling/moment-lines.ts';
import type { ComposedLine, ComposeRequest, SpokenTone } from './base/types.ts';
import { planOf } from './selection/choose-notes.ts';
import { chooserFrom } from './base/random.ts';
import { evidenceOf } from './reading/evidence.ts';
import { readWeek, spokenTone } from './reading/read-week.ts';

export type { ComposedLine, ComposeRequest, Moment } from './base/types.ts';

/**
 * Writes a toast from a week of reflections: an opening, its moments told to 'you', a closing that raises the glass. The same request gives the same toast. Never throws on odd text; every line passes `check`, the last guard
 * against a wrong turn of words.
 */
export function compose(request: ComposeRequest): { lines: ComposedLine[]; tone: SpokenTone } {
  const { lines, tone } = draft(request);
  return { lines: onlyTrue(lines, [...(request.earlier ?? []), ...request.moments]), tone };
}

/** The toast as first written, before the last look at whether every line is true. */
export function draft(request: ComposeRequest): { lines: ComposedLine[]; tone: SpokenTone } {
  const { narrator, seed, said = [], earlier = [], goesOn = false } = request;
  const chooser = chooserFrom(seed);
  const read = readWeek(request.moments, request.taught);
  const tone = spokenTone(read, request.tone);
  const memory = memoryOf(said);
  const deck = deckFrom(chooser, { memory, goesOn });
  const plan = planOf(read, tone, chooser);
  const week = { ...read, days: dayNames(plan.items.map(({ note }) => note.moment.localDate)) };
  const ends = endsOf({ week, plan, tone, narrator, deck, chooser, memory });
  const back = lookBackFor({ week, plan, earlier, said, memory, chooser });
  const opening = ends.opening();
  const middle = middleLines(plan, { week, tone, deck, spoken: opening }, back);
  const lines = [...opening, ...middle, ...ends.closing([...opening, ...middle])];
  return { lines: lines.map(({ text, noteIds, from }) => ({ text, noteIds, evidence: evidenceOf(from) })), tone };
}
