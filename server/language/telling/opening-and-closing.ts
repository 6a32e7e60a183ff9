import type { NarratorId } from '#shared/contract/narrators.ts';
import type { Deck } from './template-deck.ts';
import type { Memory } from '../selection/recently-heard.ts';
import type { SpokenTone } from '../base/types.ts';
import { endLine } from './end-line.ts';
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
import type { Pool } from '../templates/types.ts';
import { wordCount } from '../selection/choose-notes.ts';
import type { Plan } from '../selection/choose-notes.ts';
import type { Chooser } from '../base/random.ts';
import type { DraftLine } from '../reading/evidence.ts';
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

/** The opening and closing lines of a toast. At least one of them is in the narrator's own words. */
export function endsOf(request: EndsRequest): {
  opening: () => DraftLine[];
  closing: (spoken: readonly DraftLine[]) => DraftLine[];
} {
  const { week, plan, chooser, deck } = request;
  if (week.mood === 'hard') {
    return {
      opening: () => hardOpening(request),
      closing: (after) => [endLine(deck, [inCrisis(week) ? crisisClosings : hardClosings], {}, { after })],
    };
  }
  if (week.mood === 'grumpy') {
    const noteIds = week.notes.map(({ moment }) => moment.id);
    return {
      opening: () => [endLine(deck, [grumpyOpenings], {}, { noteIds })],
      closing: () => [endLine(deck, [grumpyClosings], {}, { noteIds })],
    };
  }
  if (week.mood === 'plain') {
    const openings = plan.items.length > 0 ? plainOpenings : untoldOpenings;
    return {
      opening: () => [endLine(deck, [openings], {})],
      closing: (after) => [endLine(deck, [plainClosings], {}, { after })],
    };
  }
  const ownOpening = chooser.fraction() < 0.5;
  return {
    opening: () => [openingLine(request, { byNarrator: ownOpening })],
    closing: (told) => [closingLine(request, { told, byNarrator: !ownOpening || chooser.fraction() < 0.3 })],
  };
}

function openingLine(
  { week, plan, deck, tone, narrator }: EndsRequest,
  { byNarrator }: { byNarrator: boolean },
): DraftLine {
  if (week.mood === 'mixed') {
    return endLine(deck, [inCrisis(week) ? crisisOpenings : mixedOpenings], {}, { noteIds: week.heavyIds });
  }
  if (isMostlyPlain(plan)) {
    return endLine(deck, [plainOpenings], {});
  }
  const kind = isThin(plan) ? 'thin' : 'plain';
  const ends = { tone: phrasings[tone].openings, narrator: narratorPhrasing[narrator].openings };
  return endLine(deck, poolsOf(ends.tone[kind], ends.narrator[kind], byNarrator), {});
}

/** The glass goes to someone or something of what was told, and to the writer. */
function closingLine(
  { week, plan, deck, tone, narrator, memory }: EndsRequest,
  { byNarrator, told }: { byNarrator: boolean; told: readonly DraftLine[] },
): DraftLine {
  const { kind: found, slots, noteIds, from } = glassFor(plan, week, memory);
  if (week.mood === 'mixed') {
    return found === 'plain'
      ? endLine(deck, [mixedClosings], {}, { after: told })
      : endLine(deck, [mixedThingClosings, mixedClosings], slots, { noteIds, from, after: told });
  }
  if (found === 'plain' && endsPlainly(plan)) {
    return endLine(deck, [plainClosings], {}, { after: told });
  }
  const kind = found !== 'plain' ? found : isThin(plan) ? 'thin' : 'plain';
  const ends = { tone: phrasings[tone].closings, narrator: narratorPhrasing[narrator].closings };
  return endLine(deck, poolsOf(ends.tone[kind], ends.narrator[kind], byNarrator), slots, {
    noteIds,
    from,
    after: told,
  });
}

/** Whether a third of what is told, or more, is not surely good: then nothing is announced with a flourish. */
function isMostlyPlain({ items }: Plan): boolean {
  return items.filter(({ note }) => note.severity !== 'light').length * 3 >= items.length && items.length > 0;
}

/** Whether the last moment told is not surely good. */
function endsPlainly({ items, image }: Plan): boolean {
  const last = items.find(({ note }) => note === image) ?? items.at(-1);
  return last !== undefined && last.note.severity !== 'light';
}

function isThin(plan: Plan): boolean {
  return wordCount(plan) <= thinWords && plan.items.length <= 3;
}

function hardOpening({ week, plan, deck }: EndsRequest): DraftLine[] {
  const noteIds = week.heavyIds;
  const opened = endLine(deck, [inCrisis(week) ? crisisOpenings : hardOpenings], {}, { noteIds });
  const middle = deck.line(hardMiddles, {}, { must: true }) ?? '';
  return plan.items.length > 0 ? [opened] : [opened, { text: middle, noteIds: [...noteIds], from: [] }];
}

function inCrisis(week: Week): boolean {
  return week.notes.some(({ severity }) => severity === 'crisis');
}

/** Pools to try: the narrator's own words first where they are wanted, and last where they are not. */
function poolsOf(tone: Pool, narrator: Pool = [], byNarrator = false): Pool[] {
  return byNarrator ? [narrator, tone] : [tone, narrator];
}
