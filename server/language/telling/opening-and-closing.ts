import type { NarratorId } from '#shared/contract/narrators.ts';
import { eachOnce, hadPart } from '../selection/deeds.ts';
import type { Deck } from './template-deck.ts';
import type { Memory } from '../selection/recently-heard.ts';
import type { SpokenTone } from '../base/types.ts';
import { beforeRaising, spoken } from './recap-lines.ts';
import { glassFor } from '../selection/closing-subject.ts';
import { phrasings } from '../templates/index-of-templates.ts';
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
  plainClosings,
  plainOpenings,
  untoldOpenings,
} from '../templates/care.ts';
import { narratorPhrasing } from '../templates/narrators.ts';
import { cooldown, type Closings, type Ends, type Pool } from '../templates/types.ts';
import { weightOfPlan } from '../selection/choose-notes.ts';
import type { Plan } from '../selection/choose-notes.ts';
import type { Chooser } from '../base/random.ts';
import type { DraftLine } from '../reading/evidence.ts';
import { series } from '../base/sentences.ts';
import { distinctThings, known, type Thing } from '../reading/nameable-things.ts';
import type { Unit } from '../reading/read-clauses.ts';
import type { Week } from '../reading/read-week.ts';

type EndsRequest = {
  week: Week;
  plan: Plan;
  tone: SpokenTone;
  narrator: NarratorId;
  deck: Deck;
  chooser: Chooser;
  memory: Memory;
};

const thinWords = 40;
const fullItems = 4;
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
  if (week.mood === 'plain') {
    const openings = plan.items.length > 0 ? plainOpenings : untoldOpenings;
    return {
      opening: () => [spoken(deck, [openings], {})],
      closing: (after) => [spoken(deck, [plainClosings], {}, { after })],
    };
  }
  const things = distinctThings(
    plan.items.map(({ note, main, more }) => (note.weight === 'light' ? [main, ...more] : [])),
    week.names,
  );
  const company = eachOnce(things.filter((thing) => hadPart(thing) && !unnamed.test(thing.text)));
  const ownOpening = chooser.fraction() < 0.5;
  return {
    opening: () => [openingLine(request, { company, byNarrator: ownOpening })],
    closing: (told) => closingLines(request, { company, told, byNarrator: !ownOpening || chooser.fraction() < 0.3 }),
  };
}

type EndChoice = { company: Thing[]; byNarrator: boolean };
type ClosingChoice = EndChoice & { told: readonly DraftLine[] };

function openingLine(request: EndsRequest, { company, byNarrator }: EndChoice): DraftLine {
  const { week, plan, deck, tone, narrator, chooser } = request;
  if (week.mood === 'mixed') {
    return spoken(deck, [inCrisis(week) ? crisisOpenings : mixedOpenings], {}, { noteIds: week.heavyIds });
  }
  const ends = { tone: phrasings[tone].openings, narrator: narratorPhrasing[narrator].openings };
  const pools = (kind: keyof Ends): Pool[] => poolsOf(ends.tone[kind], ends.narrator[kind], byNarrator);
  if (isThin(plan)) {
    return spoken(deck, pools('thin'), {});
  }
  const [one, two] = company;
  const naming = chooser.fraction();
  const named =
    one && two && one.noteId !== two.noteId && naming < 0.25 ? [one, two] : naming < 0.1 && one ? [one] : [];
  const slots = { list: series(named.map(({ text }) => text)), a: named[0]?.text ?? '' };
  const line =
    named.length > 0
      ? spoken(deck, pools(named.length > 1 ? 'things' : 'thing'), slots, {
          noteIds: named.map(({ noteId }) => noteId),
          from: named.flatMap(({ units }) => units.slice(0, 1)),
          must: false,
          apart: cooldown.ends,
        })
      : undefined;
  return line && line.text !== '' ? line : spoken(deck, pools('plain'), {});
}

/** The glass goes to people with what they did, to what the writer did, and to no odd object. */
function closingLines(request: EndsRequest, { company, byNarrator, told }: ClosingChoice): DraftLine[] {
  const { week, plan, deck, tone, narrator, chooser } = request;
  if (week.mood === 'mixed') {
    const [first] = company.map(known);
    return [
      first && chooser.fraction() < 0.5
        ? spoken(deck, [mixedThingClosings, mixedClosings], { a: first.text }, groundsOf(first))
        : spoken(deck, [mixedClosings], {}),
    ].map((line) => (first && line.text.includes(first.text) ? line : { ...line, noteIds: [], from: [] }));
  }
  const ends = { tone: phrasings[tone].closings, narrator: narratorPhrasing[narrator].closings };
  const pools = (kind: keyof Closings): Pool[] => poolsOf(ends.tone[kind], ends.narrator[kind], byNarrator);
  if (plan.items.length < 2) {
    return [spoken(deck, pools(isThin(plan) ? 'thin' : 'plain'), {}, { after: told })];
  }
  const raisedTo = glassFor(plan, week, { company, chooser, memory: request.memory });
  const before =
    plan.items.length >= fullItems ? beforeRaising(request, { company, told, glassIds: raisedTo.noteIds }) : [];
  const kind = raisedTo.kind === 'plain' && isThin(plan) ? 'thin' : raisedTo.kind;
  const { slots, noteIds, from } = raisedTo;
  return [...before, spoken(deck, pools(kind), slots, { noteIds, from, after: [...told, ...before] })];
}

function groundsOf({ noteId, units }: Thing): { noteIds: number[]; from: Unit[] } {
  return { noteIds: [noteId], from: units.slice(0, 1) };
}

function isThin(plan: Plan): boolean {
  return weightOfPlan(plan) <= thinWords && plan.items.length <= 3;
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
