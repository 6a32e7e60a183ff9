import type { NarratorId } from '#shared/contract/narrators.ts';
import { weekdayOf } from './days.ts';
import type { Deck, Slots } from './fill.ts';
import type { SpokenTone } from './moment.ts';
import { beforeRaising, known, spoken } from './gather.ts';
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
import { weightOfPlan } from './plan.ts';
import type { Plan } from './plan.ts';
import type { Chooser } from './random.ts';
import type { DraftLine } from './rests.ts';
import { series } from './sentences.ts';
import { slotsFor } from './telling.ts';
import { distinctThings } from './things.ts';
import type { Thing } from './things.ts';
import { countWords } from './tokens.ts';
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
    return [
      ...before,
      raised(deck, [...pools('both'), ...pools('plain')], { things: [first], deed, after: [...told, ...before] }),
    ];
  }
  if (first && second && first.noteId !== second.noteId && way < 0.7) {
    return [
      ...before,
      withThings(deck, [...pools('things'), ...pools('plain')], [first, second], [...told, ...before]),
    ];
  }
  if (deed && (!first || way < 0.85)) {
    return [
      ...before,
      raised(deck, [...pools('deed'), ...pools('plain')], { things: [], deed, after: [...told, ...before] }),
    ];
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

function withThings(
  deck: Deck,
  pools: readonly Pool[],
  things: readonly Thing[],
  after: readonly DraftLine[] = [],
): DraftLine {
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
  return names(line.text, [...things.map(({ text }) => text), deed?.said ?? ''])
    ? line
    : { ...line, noteIds: [], from: [] };
}

function deedDay({ moment, part }: Unit): string {
  return `${weekdayOf(moment.localDate) ?? ''}${part ? ` ${part}` : ''}`;
}

/** Whether a line names any of these; a plain one, spoken because every other is too fresh, rests on nothing. */
function names(line: string, things: readonly string[]): boolean {
  const lower = line.toLowerCase();
  return things.some((thing) => thing !== '' && lower.includes(thing.toLowerCase()));
}
