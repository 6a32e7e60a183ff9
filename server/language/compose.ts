import { onlyTrue } from './check/only-true.ts';
import { dayNames } from './base/days.ts';
import { endsOf } from './telling/opening-and-closing.ts';
import { deckFrom } from './telling/template-deck.ts';
import { lookBackFor } from './selection/look-back.ts';
import { memoryOf } from './selection/recently-heard.ts';
import { middleLines } from './telling/moment-lines.ts';
import type { ComposedLine, ComposeRequest, SpokenTone } from './base/types.ts';
import { withNods } from './telling/short-remarks.ts';
import { planOf, weightOfPlan } from './selection/choose-notes.ts';
import type { Plan } from './selection/choose-notes.ts';
import { chooserFrom } from './base/random.ts';
import { restsOf } from './reading/evidence.ts';
import { countWords } from './base/tokens.ts';
import { readWeek, spokenTone } from './reading/read-week.ts';
import type { Week } from './reading/read-week.ts';

const fullItems = 6;
/** How many words the toast of a full week has at least where it can: a minute to hear. */
const wantedWords = 174;
const fewWords = 100;
/** A week of many notes in so few words is not drawn out to that minute. */
const thinWeek = { ownWords: 53, wanted: 110 } as const;
/** How many of the moments may have a breath behind them. */
const nodsAtMost = 0.85;

export type { ComposedLine, ComposeRequest, Moment } from './base/types.ts';

/**
 * Writes a toast from a week of reflections: an opening, up to six moments told to 'you', a closing that raises the
 * glass. The same request gives the same toast. Never throws on odd text; every line passes `check`, the last guard
 * against a wrong turn of words.
 */
export function compose(request: ComposeRequest): { lines: ComposedLine[]; tone: SpokenTone } {
  const { lines, tone } = draft(request);
  return { lines: onlyTrue(lines, [...(request.earlier ?? []), ...request.moments]), tone };
}

/** How much of what is told gets a turn of the composer's own: more where a full week is in few words. */
function framedShare(plan: Plan): number {
  return plan.items.length < fullItems ? 0.4 : weightOfPlan(plan) < fewWords ? 0.5 : 0.25;
}

/** How many words the notes of a week hold. */
function ownWords({ notes }: Week): number {
  return notes.reduce((sum, { tidied }) => sum + countWords(tidied), 0);
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
  const spoken = ends.opening();
  const full = plan.items.length >= fullItems;
  const telling = { week, tone, narrator, deck, chooser, spoken, framed: framedShare(plan) };
  middleLines(plan, telling, back);
  const last = ends.closing(spoken);
  const lines = withNods([...spoken, ...last], {
    plan,
    telling,
    until: spoken.length,
    most: Math.ceil(plan.items.length * nodsAtMost),
    wanted: full ? (ownWords(week) < thinWeek.ownWords ? thinWeek.wanted : wantedWords) : 0,
  });
  return { lines: lines.map(({ text, noteIds, from }) => ({ text, noteIds, rests: restsOf(from) })), tone };
}
