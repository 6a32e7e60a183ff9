import { complaintsByLine } from './check.ts';
import { endsOf } from './ends.ts';
import { excerpted } from './excerpt.ts';
import { deckFrom } from './fill.ts';
import { lookBackFor } from './look-back.ts';
import { memoryOf } from './memory.ts';
import { middleLines } from './middle.ts';
import type { ComposedLine, ComposeRequest, SpokenTone } from './moment.ts';
import { planOf, weightOfPlan } from './plan.ts';
import { chooserFrom } from './random.ts';
import { restsOf } from './rests.ts';
import { readWeek, spokenTone } from './week.ts';

/** Under so many words of its notes a toast has room for more of its own. */
const fewWords = 140;

export type { ComposedLine, ComposeRequest, Moment } from './moment.ts';

/**
 * Writes a toast from a week of reflections: an opening, up to six moments told to 'you', a closing that raises the
 * glass. The same request gives the same toast. Never throws on odd text; every line passes `check`.
 */
export function compose(request: ComposeRequest): { lines: ComposedLine[]; tone: SpokenTone } {
  const { lines, tone } = draft(request);
  return { lines: onlyTrue(lines, request), tone };
}

/** The toast as first written, before the last look at whether every line is true. */
export function draft(request: ComposeRequest): { lines: ComposedLine[]; tone: SpokenTone } {
  const { narrator, seed, said = [], earlier = [] } = request;
  const chooser = chooserFrom(seed);
  const week = readWeek(request.moments);
  const tone = spokenTone(week, request.tone);
  const memory = memoryOf(said);
  const deck = deckFrom(chooser, memory);
  const plan = planOf(week, tone, chooser);
  const ends = endsOf({ week, plan, tone, narrator, deck, chooser });
  const back = lookBackFor({ week, plan, earlier, said, memory, chooser });
  const spoken = ends.opening();
  middleLines(
    plan,
    { week, tone, narrator, deck, chooser, spoken, framed: weightOfPlan(plan) < fewWords ? 0.95 : 0.45 },
    back,
  );
  const lines = [...spoken, ...ends.closing(spoken)];
  return { lines: lines.map(({ text, noteIds, from }) => ({ text, noteIds, rests: restsOf(from) })), tone };
}

/** Leaves out what `check` would refuse. That should be nothing; it is the last guard against a wrong turn of words. */
function onlyTrue(lines: readonly ComposedLine[], request: ComposeRequest): ComposedLine[] {
  const complaints = complaintsByLine(lines, [...(request.earlier ?? []), ...request.moments].map(excerpted));
  const kept = lines.filter((_, at) => complaints[at]?.length === 0);
  return kept.length === lines.length ? kept : onlyTrue(kept, request);
}
