import { excerpted } from './base/excerpt.ts';
import { complaintsByLine } from './check/check.ts';
import { onlyTrue } from './check/only-true.ts';
import { dayNames } from './base/days.ts';
import { endsOf } from './telling/opening-and-closing.ts';
import { deckFrom } from './telling/template-deck.ts';
import { lookBackFor } from './selection/look-back.ts';
import { memoryOf } from './selection/recently-heard.ts';
import { middleLines } from './telling/moment-lines.ts';
import type { ComposedLine, ComposeRequest, SpokenTone } from './base/types.ts';
import { planOf, quotedInstead } from './selection/choose-notes.ts';
import { chooserFrom } from './base/random.ts';
import { evidenceOf, type DraftLine } from './reading/evidence.ts';
import { readWeek, spokenTone } from './reading/read-week.ts';
import type { Unit } from './reading/unit.ts';

export type { ComposedLine, ComposeRequest, Moment } from './base/types.ts';

/**
 * Writes a toast from a week of reflections: an opening, its moments told to 'you', a closing that raises the glass. What
 * turns out wrong when it is told is quoted, and left out when that is wrong too. The same request gives the same toast.
 * Never throws on odd text; every line passes `check`, the last guard against a wrong turn of words.
 */
export function compose(request: ComposeRequest): { lines: ComposedLine[]; tone: SpokenTone } {
  const notes = [...(request.earlier ?? []), ...request.moments];
  const first = drafted(request);
  const complaints = complaintsByLine(first.lines, notes.map(excerpted));
  const wrong = first.lines.filter((_, at) => complaints[at]?.length !== 0).flatMap(({ from }) => from);
  const { lines, tone } = wrong.length === 0 ? first : drafted(request, wrong);
  return { lines: onlyTrue(lines.map(composed), notes), tone };
}

/** The toast as first written, before the last look at whether every line is true. */
export function draft(request: ComposeRequest): { lines: ComposedLine[]; tone: SpokenTone } {
  const { lines, tone } = drafted(request);
  return { lines: lines.map(composed), tone };
}

/** A toast in which these clauses are heard in the writer's own words. */
function drafted(request: ComposeRequest, quoted: readonly Unit[] = []): { lines: DraftLine[]; tone: SpokenTone } {
  const { narrator, seed, said = [], earlier = [], goesOn = false } = request;
  const chooser = chooserFrom(seed);
  const read = readWeek(request.moments, request.taught);
  const tone = spokenTone(read, request.tone);
  const memory = memoryOf(said);
  const deck = deckFrom(chooser, { memory, goesOn });
  const plan = quotedInstead(planOf(read, tone, chooser), quoted);
  const week = { ...read, days: dayNames(plan.items.map(({ note }) => note.moment.localDate)) };
  const ends = endsOf({ week, plan, tone, narrator, deck, chooser, memory });
  const back = lookBackFor({ week, plan, earlier, said, memory, chooser });
  const opening = ends.opening();
  const middle = middleLines(plan, { week, tone, deck, spoken: opening }, back);
  return { lines: [...opening, ...middle, ...ends.closing([...opening, ...middle])], tone };
}

function composed({ text, noteIds, from }: DraftLine): ComposedLine {
  return { text, noteIds, evidence: evidenceOf(from) };
}
