import type { NarratorId } from '#shared/contract/narrators.ts';
import type { Deck, Slots } from './fill.ts';
import type { ComposedLine, SpokenTone } from './moment.ts';
import { phrasings } from './phrasing/all.ts';
import { narratorPhrasing } from './phrasing/narrators.ts';
import type { Ends, Pool } from './phrasing/phrasing.ts';
import {
  crisisClosings,
  crisisOpenings,
  grumpyClosings,
  grumpyOpenings,
  hardClosings,
  hardMiddles,
  hardOpenings,
  mixedClosings,
  mixedOpenings,
  mixedThingClosings,
} from './phrasing/shared.ts';
import { quotedUnit, weightOfPlan } from './plan.ts';
import type { Plan } from './plan.ts';
import type { Chooser } from './random.ts';
import { voice } from './salience.ts';
import { series } from './sentences.ts';
import { distinctThings } from './things.ts';
import type { Thing } from './things.ts';
import { capitalized } from './tokens.ts';
import type { Week } from './week.ts';

type EndsRequest = {
  week: Week;
  plan: Plan;
  tone: SpokenTone;
  narrator: NarratorId;
  deck: Deck;
  chooser: Chooser;
};

const thinWords = 40;
const fullItems = 4;

/** The opening and closing lines of a toast. At least one of them is in the narrator's own words. */
export function endsOf(request: EndsRequest): { opening: ComposedLine[]; closing: ComposedLine[] } {
  const { week, plan, chooser, deck } = request;
  if (week.mood === 'hard') {
    return {
      opening: hardOpening(request),
      closing: [spoken(deck, inCrisis(week) ? crisisClosings : hardClosings, {}, [])],
    };
  }
  if (week.mood === 'grumpy') {
    const ids = week.notes.map(({ moment }) => moment.id);
    return { opening: [spoken(deck, grumpyOpenings, {}, ids)], closing: [spoken(deck, grumpyClosings, {}, ids)] };
  }
  const things = distinctThings(
    plan.items.map(({ note, main, follow }) => (note.weight === 'light' ? [main, follow] : [])),
    week.names,
  );
  const ownOpening = chooser.fraction() < 0.5;
  return {
    opening: openingLines(request, { things: forOpening(things), byNarrator: ownOpening }),
    closing: closingLines(request, { things, byNarrator: !ownOpening || chooser.fraction() < 0.3 }),
  };
}

type EndChoice = { things: Thing[]; byNarrator: boolean };

function openingLines(request: EndsRequest, choice: EndChoice): ComposedLine[] {
  const { week, plan, deck, tone, narrator, chooser } = request;
  if (week.mood === 'mixed') {
    return [spoken(deck, inCrisis(week) ? crisisOpenings : mixedOpenings, {}, week.heavyIds)];
  }
  const ends = { tone: phrasings[tone].openings, narrator: narratorPhrasing[narrator].openings };
  if (weightOfPlan(plan) <= thinWords && plan.items.length <= 3) {
    return [spoken(deck, poolOf(ends, 'thin', choice.byNarrator), {}, [])];
  }
  const named = choice.things.length > 1;
  if (named && plan.items.length >= fullItems && chooser.fraction() < 0.65) {
    const hello = spoken(deck, poolOf(ends, 'plain', true), {}, []);
    return [hello, withThings(deck, ends.tone.things, choice.things)];
  }
  if (named) {
    return [withThings(deck, poolOf(ends, 'things', choice.byNarrator), choice.things)];
  }
  return choice.things.length === 1 && chooser.fraction() < 0.4
    ? [withThings(deck, poolOf(ends, 'thing', choice.byNarrator), choice.things)]
    : [spoken(deck, poolOf(ends, 'plain', choice.byNarrator), {}, [])];
}

function closingLines(request: EndsRequest, choice: EndChoice): ComposedLine[] {
  const { week, plan, deck, tone, narrator } = request;
  const [first] = choice.things;
  if (week.mood === 'mixed') {
    return [first ? withThings(deck, mixedThingClosings, [known(first)]) : spoken(deck, mixedClosings, {}, [])];
  }
  const ends = { tone: phrasings[tone].closings, narrator: narratorPhrasing[narrator].closings };
  const raised = forClosing(choice.things).map(known);
  const before = plan.items.length >= fullItems ? beforeRaising(request, choice.things) : [];
  if (raised.length > 1 && plan.items.length > 1) {
    return [...before, withThings(deck, poolOf(ends, 'things', choice.byNarrator), raised)];
  }
  if (raised.length > 0 && plan.items.length > 1) {
    return [...before, withThings(deck, poolOf(ends, 'thing', choice.byNarrator), raised)];
  }
  const thin = weightOfPlan(plan) <= thinWords && plan.items.length <= 3;
  const pool = raised.length > 0 && request.chooser.fraction() < 0.5 ? 'thing' : thin ? 'thin' : 'plain';
  return [
    ...before,
    pool === 'thing'
      ? withThings(deck, poolOf(ends, 'thing', choice.byNarrator), raised)
      : spoken(deck, poolOf(ends, pool, choice.byNarrator), {}, []),
  ];
}

/** A line that gathers the week before the glass is raised: what came up often, words not heard yet, or its two ends. */
function beforeRaising({ plan, tone, deck }: EndsRequest, things: readonly Thing[]): ComposedLine[] {
  const often = things.find(({ noteIds, person }) => person && noteIds.length > 1);
  const words = phrasings[tone];
  if (often) {
    return [spoken(deck, words.often, { a: often.text }, often.noteIds)];
  }
  const unheard = plan.items.filter((item) => !plan.quoted.has(item) && item.note.weight === 'light');
  const quote = unheard
    .map((item) => ({ item, unit: quotedUnit(item) }))
    .find(({ unit }) => unit !== undefined && voice(unit) >= 2);
  if (quote?.unit?.quote) {
    return [spoken(deck, words.lastWord, { q: capitalized(quote.unit.quote) }, [quote.item.note.moment.id])];
  }
  const used = new Set([...forOpening(things).slice(0, 1), ...forClosing(things)].map(({ key }) => key));
  const others = things.filter(({ key }) => !used.has(key)).sort((a, b) => a.order - b.order);
  const [from, to] = [others[0], others.at(-1)];
  if (!from || !to || from.noteId === to.noteId) {
    return [];
  }
  return [withThings(deck, words.span, [known(from), known(to)])];
}

function hardOpening({ week, plan, deck }: EndsRequest): ComposedLine[] {
  const opened = spoken(deck, inCrisis(week) ? crisisOpenings : hardOpenings, {}, week.heavyIds);
  return plan.items.length > 0 ? [opened] : [opened, spoken(deck, hardMiddles, {}, week.heavyIds)];
}

function inCrisis(week: Week): boolean {
  return week.notes.some(({ weight }) => weight === 'crisis');
}

/** Pools to try: the narrator's own words first where they are wanted. */
function poolOf(ends: { tone: Ends; narrator: Partial<Ends> }, kind: keyof Ends, byNarrator: boolean): Pool[] {
  return byNarrator ? [ends.narrator[kind] ?? [], ends.tone[kind]] : [ends.tone[kind]];
}

function withThings(deck: Deck, pool: Pool | readonly Pool[], things: readonly Thing[]): ComposedLine {
  const slots: Slots = {
    list: series(things.map(({ text }) => text)),
    a: things[0]?.text ?? '',
    b: things[1]?.text ?? '',
  };
  return spoken(deck, pool, slots, [...new Set(things.map(({ noteId }) => noteId))]);
}

function spoken(deck: Deck, pool: Pool | readonly Pool[], slots: Slots, noteIds: number[]): ComposedLine {
  const pools = pool.map((one) => (typeof one === 'string' ? [one] : one));
  const own = typeof pool[0] === 'string' ? [pools.flat()] : pools;
  const text = own.reduce<string | undefined>((found, one) => found ?? deck.line(one, slots), undefined);
  return { text: text ?? '', noteIds: [...noteIds] };
}

/** A thing that has been told of is known by then: 'a robin' has become 'the robin'. */
function known(thing: Thing): Thing {
  return { ...thing, text: thing.text.replace(/^an? /, 'the ') };
}

/** Two or three things to open with: at most two people, from different notes. */
function forOpening(things: readonly Thing[]): Thing[] {
  if (things.length < 3) {
    return things.slice(0, 1);
  }
  const [lead] = things;
  const other = things.find(({ person, noteId }) => !person && noteId !== lead?.noteId) ?? things[1];
  const third = things.find(
    (thing) => thing !== lead && thing !== other && (thing.person !== lead?.person || things.length > 4),
  );
  return [lead, ...(third && things.length > 3 ? [third] : []), other].filter(
    (thing): thing is Thing => thing !== undefined,
  );
}

/** What the glass is raised to: the best thing, and one that the opening did not name if there is one. */
function forClosing(things: readonly Thing[]): Thing[] {
  const [best] = things;
  const opening = new Set(forOpening(things).map(({ key }) => key));
  const fresh =
    things.find(({ key, noteId }) => !opening.has(key) && noteId !== best?.noteId) ??
    things.find((thing) => thing !== best && thing.noteId !== best?.noteId);
  return [fresh, best].filter((thing): thing is Thing => thing !== undefined);
}
