import type { NarratorId } from '#shared/contract/narrators.ts';
import type { Deck } from './template-deck.ts';
import { endLine } from './end-line.ts';
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
  plainThingClosings,
  untoldOpenings,
} from '../templates/care.ts';
import { narratorPhrasing } from '../templates/narrators.ts';
import { cooldown, type Pool } from '../templates/types.ts';
import { wordCount } from '../selection/choose-notes.ts';
import type { Plan } from '../selection/choose-notes.ts';
import type { Chooser } from '../base/random.ts';
import type { DraftLine } from '../reading/evidence.ts';
import type { Week } from '../reading/judge-week.ts';
import type { Selection } from '../selection/select.ts';

/** How a toast is spoken, and what its sentences are drawn from. */
export type Manner = { week: Week; narrator: NarratorId; deck: Deck; chooser: Chooser };

const thinWords = 40;

/** The opening of a toast: in a week with hardly anything to tell also what stands in place of it. */
export function openingLines(selection: Selection, manner: Manner): DraftLine[] {
  const { week, deck } = manner;
  switch (week.mood) {
    case 'hard':
      return hardOpening(selection, manner);
    case 'grumpy':
      return [endLine(deck, [grumpyOpenings], {}, { noteIds: everyId(week) })];
    case 'plain':
      return [endLine(deck, [selection.items.length > 0 ? plainOpenings : untoldOpenings], {})];
    case 'mixed':
      // One alarm that is not plain may be in vain, and much else in the week good.
      return [
        endLine(deck, [isPlainlyInCrisis(week) ? crisisOpenings : mixedOpenings], {}, { noteIds: week.heavyIds }),
      ];
    case 'light':
      return [namedOpening(selection, manner) ?? endLine(deck, lightOpenings(selection, manner), {})];
  }
}

/** Most weeks with several people in them begin with who they are. */
const namesFirst = 0.7;

function namedOpening(
  { glass, narratorOpens }: Selection,
  { week, narrator, deck, chooser }: Manner,
): DraftLine | undefined {
  if (glass.company === '' || week.bearing === 'quiet' || chooser.fraction() >= namesFirst) {
    return undefined;
  }
  const [own, theirs] = [phrasings[week.tone].openings.named, narratorPhrasing[narrator].openings.named];
  const pools = poolsOf(own, theirs, narratorOpens);
  const text = pools.reduce<string | undefined>(
    (found, pool) => found ?? deck.line(pool, { company: glass.company }, { apart: cooldown.ends }),
    undefined,
  );
  return text === undefined ? undefined : { text, noteIds: glass.noteIds, from: glass.from };
}

function lightOpenings(selection: Selection, { week, narrator }: Manner): Pool[] {
  if (week.bearing === 'quiet') {
    return [plainOpenings];
  }
  if (week.bearing === 'steady' || isMostlyPlain(selection)) {
    return [phrasings[week.tone].openings.steady, plainOpenings];
  }
  const kind = isThin(selection) ? 'thin' : 'plain';
  const [own, theirs] = [phrasings[week.tone].openings, narratorPhrasing[narrator].openings];
  return poolsOf(own[kind], theirs[kind], selection.narratorOpens);
}

/** The glass at the end. In a light or mixed week the opening or the closing is in the narrator's own words. */
export function closingLine(selection: Selection, manner: Manner, told: readonly DraftLine[]): DraftLine {
  const { week, deck } = manner;
  switch (week.mood) {
    case 'hard':
      return endLine(deck, [inCrisis(week) ? crisisClosings : hardClosings], {}, { after: told });
    case 'grumpy':
      return endLine(deck, [grumpyClosings], {}, { noteIds: everyId(week) });
    case 'plain':
      return selection.glass.isNamed && !mayBeInDanger(week)
        ? endLine(deck, [plainThingClosings], { glass: selection.glass.text }, { ...selection.glass, after: told })
        : endLine(deck, [plainClosings], {}, { after: told });
    case 'mixed':
    case 'light':
      return glassLine(selection, manner, told);
  }
}

/** The glass goes to someone or something of what was told, and to the writer. */
function glassLine(selection: Selection, manner: Manner, told: readonly DraftLine[]): DraftLine {
  const { week, narrator, deck, chooser } = manner;
  const byNarrator = !selection.narratorOpens || chooser.fraction() < 0.3;
  const { text: glass, them, isNamed, noteIds, from } = selection.glass;
  const grounds = { noteIds, from, after: told };
  if (week.mood === 'mixed') {
    return isNamed && !mayBeInDanger(week)
      ? endLine(deck, [mixedThingClosings], { glass }, grounds)
      : endLine(deck, [mixedClosings], {}, { after: told });
  }
  const slots = { glass, them };
  // No joke of ours comes after notes of which many are not surely light, and nothing loud after one that may be grave.
  const isGrave = week.tone === 'humorous' && isMostlyPlain(selection);
  if (week.bearing !== 'free' || isGrave) {
    return endLine(deck, [phrasings[week.tone].closings.steady, plainThingClosings], slots, grounds);
  }
  const kind = !isNamed && isThin(selection) ? 'thin' : 'glass';
  const [own, theirs] = [phrasings[week.tone].closings, narratorPhrasing[narrator].closings];
  return endLine(deck, poolsOf(own[kind], theirs[kind], byNarrator), slots, grounds);
}

function everyId({ notes }: Week): number[] {
  return notes.map(({ moment }) => moment.id);
}

/** Whether a third of what is told, or more, is not surely good: then nothing is announced with a flourish. */
function isMostlyPlain({ items }: Plan): boolean {
  return items.filter(({ note }) => note.severity !== 'light').length * 3 >= items.length && items.length > 0;
}

function isThin(plan: Plan): boolean {
  return wordCount(plan) <= thinWords && plan.items.length <= 3;
}

function hardOpening({ items }: Selection, { week, deck }: Manner): DraftLine[] {
  const noteIds = week.heavyIds;
  const opened = endLine(deck, [inCrisis(week) ? crisisOpenings : hardOpenings], {}, { noteIds });
  const middle = deck.line(hardMiddles, {}, { must: true }) ?? '';
  return items.length > 0 ? [opened] : [opened, { text: middle, noteIds: [...noteIds], from: [] }];
}

function inCrisis(week: Week): boolean {
  return week.notes.some(({ severity }) => severity === 'crisis');
}

function isPlainlyInCrisis(week: Week): boolean {
  return week.danger.isPlain && inCrisis(week);
}

/** Whether several notes are silent and danger may come from others: then nobody is named, who may be the one to fear. */
function mayBeInDanger({ notes, danger }: Week): boolean {
  return danger.mayBeFromOthers && notes.filter(({ severity }) => severity === 'crisis').length > 1;
}

/** Pools to try: the narrator's own words first where they are wanted, and last where they are not. */
function poolsOf(tone: Pool, narrator: Pool = [], byNarrator = false): Pool[] {
  return byNarrator ? [narrator, tone] : [tone, narrator];
}
