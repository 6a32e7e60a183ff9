import type { NarratorId } from '#shared/contract/narrators.ts';
import { weekdayOf } from './days.ts';
import { rest } from './fill.ts';
import type { Deck, Slots } from './fill.ts';
import type { SpokenTone } from './moment.ts';
import { phrasings } from './phrasing/all.ts';
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
} from './phrasing/care.ts';
import { narratorPhrasing } from './phrasing/narrators.ts';
import type { Closings, Ends, Pool } from './phrasing/phrasing.ts';
import { recap, twice } from './phrasing/shared.ts';
import { weightOfPlan } from './plan.ts';
import type { Plan } from './plan.ts';
import type { Chooser } from './random.ts';
import type { DraftLine } from './rests.ts';
import { voice } from './salience.ts';
import { series } from './sentences.ts';
import { slotsFor, startsAfresh } from './telling.ts';
import { distinctThings } from './things.ts';
import type { Thing } from './things.ts';
import { capitalized, countWords } from './tokens.ts';
import type { Unit } from './units.ts';
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
const mostDeedWords = 11;
/** Under so many words a full week has room for a line or two more before its glass. */
const shortWeek = 175;
const worthRecalling = 1.3;
const mostRecalled = 4;
/** People are toasted by name or as the writer's own; 'a clever boy' may be anyone. */
const unnamed = /^(?:an?|the|two|three|both) |^your (?:boss|manager|supervisor|landlord|landlady)$/;

/** The opening and closing lines of a toast. At least one of them is in the narrator's own words. */
export function endsOf(request: EndsRequest): {
  opening: () => DraftLine[];
  closing: (spoken: readonly DraftLine[]) => DraftLine[];
} {
  const { week, plan, chooser, deck } = request;
  if (week.mood === 'hard') {
    return {
      opening: () => hardOpening(request),
      closing: (after) => [spoken(deck, [inCrisis(week) ? crisisClosings : hardClosings], {}, { after })],
    };
  }
  if (week.mood === 'grumpy') {
    const noteIds = week.notes.map(({ moment }) => moment.id);
    return {
      opening: () => [spoken(deck, [grumpyOpenings], {}, { noteIds })],
      closing: () => [spoken(deck, [grumpyClosings], {}, { noteIds })],
    };
  }
  const things = distinctThings(
    plan.items.map(({ note, main, more }) => (note.weight === 'light' ? [main, ...more] : [])),
    week.names,
  );
  const company = things.filter(({ person, creature, text }) => creature || (person && !unnamed.test(text)));
  const ownOpening = chooser.fraction() < 0.5;
  return {
    opening: () => [openingLine(request, { company, byNarrator: ownOpening })],
    closing: (before) =>
      closingLines(request, { company, things, before, byNarrator: !ownOpening || chooser.fraction() < 0.3 }),
  };
}

type EndChoice = { company: Thing[]; byNarrator: boolean };
type ClosingChoice = EndChoice & { things: Thing[]; before: readonly DraftLine[] };

function openingLine(request: EndsRequest, { company, byNarrator }: EndChoice): DraftLine {
  const { week, plan, deck, tone, narrator, chooser } = request;
  if (week.mood === 'mixed') {
    return spoken(deck, [inCrisis(week) ? crisisOpenings : mixedOpenings], {}, { noteIds: week.heavyIds });
  }
  const ends = { tone: phrasings[tone].openings, narrator: narratorPhrasing[narrator].openings };
  const pools = (kind: keyof Ends): Pool[] => poolsOf(ends.tone[kind], ends.narrator[kind], byNarrator);
  if (weightOfPlan(plan) <= thinWords && plan.items.length <= 3) {
    return spoken(deck, pools('thin'), {});
  }
  const [one, two] = company;
  const naming = chooser.fraction();
  if (one && two && one.noteId !== two.noteId && naming < 0.3) {
    return withThings(deck, [...pools('things'), ...pools('plain')], [one, two]);
  }
  return one && naming < 0.15
    ? withThings(deck, [...pools('thing'), ...pools('plain')], [one])
    : spoken(deck, pools('plain'), {});
}

/** The glass goes to people and creatures first, then to a deed, and to no odd object. */
function closingLines(request: EndsRequest, { company, byNarrator, things, before: told }: ClosingChoice): DraftLine[] {
  const { week, plan, deck, tone, narrator, chooser } = request;
  const [first, second] = company.map(known);
  if (week.mood === 'mixed') {
    return [
      first && chooser.fraction() < 0.5
        ? withThings(deck, [mixedThingClosings, mixedClosings], [first])
        : spoken(deck, [mixedClosings], {}),
    ];
  }
  const ends = { tone: phrasings[tone].closings, narrator: narratorPhrasing[narrator].closings };
  const pools = (kind: keyof Closings): Pool[] => poolsOf(ends.tone[kind], ends.narrator[kind], byNarrator);
  if (plan.items.length < 2) {
    return [spoken(deck, pools(weightOfPlan(plan) <= thinWords ? 'thin' : 'plain'), {})];
  }
  const before = plan.items.length >= fullItems ? beforeRaising(request, { company, things, told }) : [];
  const deed = deedOf(plan, week, first);
  const way = chooser.fraction();
  if (deed && first && way < 0.3) {
    return [...before, raised(deck, [...pools('both'), ...pools('plain')], { things: [first], deed, after: [...told, ...before] })];
  }
  if (first && second && first.noteId !== second.noteId && way < 0.7) {
    return [...before, withThings(deck, [...pools('things'), ...pools('plain')], [first, second], [...told, ...before])];
  }
  if (deed && (!first || way < 0.85)) {
    return [...before, raised(deck, [...pools('deed'), ...pools('plain')], { things: [], deed, after: [...told, ...before] })];
  }
  if (first) {
    return [...before, withThings(deck, [...pools('thing'), ...pools('plain')], [first], [...told, ...before])];
  }
  const thin = weightOfPlan(plan) <= thinWords && plan.items.length <= 3;
  return [...before, spoken(deck, pools(thin ? 'thin' : 'plain'), {})];
}

/** The short deed most worth a glass: something the writer or someone else did on a day, not by the thing already named. */
function deedOf(plan: Plan, week: Week, named: Thing | undefined): Unit | undefined {
  return plan.items
    .filter(({ note, main }) => note.weight === 'light' && !main.sour && main.kind === 'told' && main.subjectFirst)
    .filter(
      ({ main }) =>
        countWords(main.said) <= mostDeedWords &&
        !main.leansBack &&
        !/[“,;:]|\b(?:but|was|were|had|felt|could|would|did|got|it|so)\b|n't\b/.test(main.said) &&
        /^(?:you|your|the|an?|\p{Lu}\S*)\s/u.test(main.said) &&
        slotsFor(main, week)['which'] !== undefined &&
        named?.noteId !== main.moment.id,
    )
    .sort((a, b) => b.note.score - a.note.score)[0]?.main;
}

/** What gathers the week before the glass is raised: what came up twice, words not heard yet, its two ends. */
function beforeRaising(
  request: EndsRequest,
  { company, things, told }: { company: readonly Thing[]; things: readonly Thing[]; told: readonly DraftLine[] },
): DraftLine[] {
  const often = company.find(({ noteIds }) => noteIds.length > 1);
  const words = told.reduce((sum, { text }) => sum + countWords(text), 0);
  const lines = [often ? oftenLine(request, often) : lastWordLine(request)];
  if (words < shortWeek || lines[0] === undefined) {
    lines.push(words < shortWeek && often ? lastWordLine(request) : undefined, recapLine(request, things) ?? spanLine(request, things));
  }
  return lines.filter((line): line is DraftLine => line !== undefined).slice(0, words < shortWeek ? 3 : 1);
}

function oftenLine({ week, tone, deck }: EndsRequest, often: Thing): DraftLine | undefined {
  const words = phrasings[tone];
  const from = often.noteIds.flatMap((id) => often.units.find(({ moment }) => moment.id === id) ?? []);
  const [one, two] = from.map((unit) => slotsFor({ ...unit, part: undefined }, week));
  const days = one?.['day'] && two?.['day'] && one['day'] !== two['day'];
  const slots = days ? { day: one['day'] ?? '', on: one['on'] ?? '', day2: two['day'] ?? '', on2: two['on'] ?? '' } : {};
  const pool = from.length === 2 && standsInTwo(often, week) ? [...twice, ...words.often] : words.often;
  const line = spoken(deck, [pool], { a: known(often).text, ...slots }, { noteIds: often.noteIds, from, must: false });
  return line.text === '' ? undefined : line;
}

function lastWordLine({ plan, tone, deck }: EndsRequest): DraftLine | undefined {
  const heard = new Set(plan.items.flatMap(({ main, more }) => [main, ...more]));
  const quote = plan.items
    .filter(({ note }) => note.weight === 'light')
    .flatMap(({ note }) => note.picks.flatMap(({ main, follow, aside }) => [main, follow, aside]))
    .find((unit) => unit !== undefined && !heard.has(unit) && unit.quote !== undefined && voice(unit) >= 2);
  const line = quote?.quote
    ? spoken(deck, [phrasings[tone].lastWord], { q: capitalized(quote.quote) }, {
        noteIds: [quote.moment.id],
        from: [{ ...quote, kind: 'words' }],
        must: false,
      })
    : undefined;
  return line && line.text !== '' ? line : undefined;
}

/** Three or four things of different notes once more, in the order they came. */
function recapLine({ deck }: EndsRequest, things: readonly Thing[]): DraftLine | undefined {
  const named = [...new Map(things.filter(({ rank }) => rank >= worthRecalling).map((thing) => [thing.noteId, thing])).values()]
    .slice(0, mostRecalled)
    .sort((a, b) => a.order - b.order)
    .map(known);
  if (named.length < 3) {
    return undefined;
  }
  const line = spoken(deck, [recap], { list: series(named.map(({ text }) => text)) }, {
    noteIds: named.map(({ noteId }) => noteId),
    from: named.flatMap(({ units }) => units.slice(0, 1)),
    must: false,
  });
  return line.text === '' ? undefined : line;
}

/** From one thing of the week to another; each is known to the listener by then. */
function spanLine({ tone, deck }: EndsRequest, things: readonly Thing[]): DraftLine | undefined {
  const named = things.filter(({ rank, text }) => rank >= worthRecalling && !/^(?:two|three|both) /.test(text)).sort((a, b) => a.order - b.order);
  const [first, last] = [named[0], named.at(-1)];
  if (!first || !last || first.noteId === last.noteId) {
    return undefined;
  }
  const slots = { a: known(first).text, b: known(last).text };
  const line = spoken(deck, [phrasings[tone].span], slots, {
    noteIds: [first.noteId, last.noteId],
    from: [...first.units.slice(0, 1), ...last.units.slice(0, 1)],
    must: false,
  });
  return line.text === '' ? undefined : line;
}

/** Whether no third note of the week names it. */
function standsInTwo({ key }: Thing, week: Week): boolean {
  return week.notes.filter(({ tidied }) => new RegExp(`\\b${key}(?:s|'s)?\\b`, 'i').test(tidied)).length === 2;
}

function hardOpening({ week, plan, deck }: EndsRequest): DraftLine[] {
  const noteIds = week.heavyIds;
  const opened = spoken(deck, [inCrisis(week) ? crisisOpenings : hardOpenings], {}, { noteIds });
  const middle = deck.line(hardMiddles, {}, { must: true }) ?? '';
  return plan.items.length > 0 ? [opened] : [opened, { text: middle, noteIds: [...noteIds], from: [] }];
}

function inCrisis(week: Week): boolean {
  return week.notes.some(({ weight }) => weight === 'crisis');
}

/** Pools to try: the narrator's own words first where they are wanted, and last where they are not. */
function poolsOf(tone: Pool, narrator: Pool = [], byNarrator = false): Pool[] {
  return byNarrator ? [narrator, tone] : [tone, narrator];
}

function withThings(deck: Deck, pools: readonly Pool[], things: readonly Thing[], after: readonly DraftLine[] = []): DraftLine {
  return raised(deck, pools, { things, deed: undefined, after });
}

function raised(
  deck: Deck,
  pools: readonly Pool[],
  { things, deed, after = [] }: { things: readonly Thing[]; deed: Unit | undefined; after?: readonly DraftLine[] },
): DraftLine {
  const slots: Slots = {
    list: series(things.map(({ text }) => text)),
    a: things[0]?.text ?? '',
    b: things[1]?.text ?? '',
    ...(deed ? { s: deed.said, which: deedDay(deed) } : {}),
  };
  const line = spoken(deck, pools, slots, {
    noteIds: [...new Set([...things.map(({ noteId }) => noteId), ...(deed ? [deed.moment.id] : [])])],
    from: [...things.flatMap(({ units }) => units.slice(0, 1)), ...(deed ? [deed] : [])],
    after,
  });
  return names(line.text, [...things.map(({ text }) => text), deed?.said ?? '']) ? line : { ...line, noteIds: [], from: [] };
}

function deedDay({ moment, part }: Unit): string {
  return `${weekdayOf(moment.localDate) ?? ''}${part ? ` ${part}` : ''}`;
}

/** Whether a line names any of these; a plain one, spoken because every other is too fresh, rests on nothing. */
function names(line: string, things: readonly string[]): boolean {
  const lower = line.toLowerCase();
  return things.some((thing) => thing !== '' && lower.includes(thing.toLowerCase()));
}

type Grounds = { noteIds?: readonly number[]; from?: readonly Unit[]; must?: boolean; after?: readonly DraftLine[] };

/** A line of the first pool that has one left, or, where something must be said, the one heard longest ago. */
function spoken(
  deck: Deck,
  pools: readonly Pool[],
  slots: Slots,
  { noteIds = [], from = [], must = true, after = [] }: Grounds = {},
): DraftLine {
  const fit = (line: string): boolean => startsAfresh(line, after);
  const apart = must ? rest.ends : rest.frames;
  const fresh = pools.reduce<string | undefined>((found, pool) => found ?? deck.line(pool, slots, { apart, fit }), undefined);
  const stale = (): string | undefined =>
    deck.line(pools.flat(), slots, { apart, fit, must }) ?? deck.line(pools.flat(), slots, { apart, must });
  const text = fresh ?? (must ? stale() : undefined);
  return { text: text ?? '', noteIds: [...noteIds], from };
}

/** A thing that has been told of is known by then: 'a robin' has become 'the robin'. */
function known(thing: Thing): Thing {
  return { ...thing, text: thing.text.replace(/^an? /, 'the ') };
}
