import type { Deck } from './template-deck.ts';
import type { SpokenTone } from '../base/types.ts';
import { phrasings } from '../templates/index-of-templates.ts';
import { cooldown, type Pool, type Slots } from '../templates/types.ts';
import { twice } from '../templates/shared.ts';
import type { Item, Plan } from '../selection/choose-notes.ts';
import type { Chooser } from '../base/random.ts';
import type { DraftLine } from '../reading/evidence.ts';
import { voice } from '../reading/score-clause.ts';
import { slotsFor } from './template-slots.ts';
import { startsAfresh } from './tell-moment.ts';
import { known, type Thing } from '../reading/nameable-things.ts';
import { capitalized, countWords } from '../base/tokens.ts';
import type { Unit } from '../reading/read-clauses.ts';
import type { Week } from '../reading/read-week.ts';

/** Under so many words a full week has room for a line or two more before its glass. */
const shortWeek = 160;
const mostRecalled = 11;

type GatherRequest = { week: Week; plan: Plan; tone: SpokenTone; deck: Deck; chooser: Chooser };
type Gathered = { company: readonly Thing[]; told: readonly DraftLine[]; glassIds: readonly number[] };

/** What gathers the week before the glass is raised: who came up twice, words not heard yet, two of its deeds once more. */
export function beforeRaising(request: GatherRequest, { company, told, glassIds }: Gathered): DraftLine[] {
  const words = told.reduce((sum, { text }) => sum + countWords(text), 0);
  const short = words < shortWeek;
  const often = company.find(({ noteIds }) => noteIds.length > 1);
  const lines = [
    often ? oftenLine(request, often, told) : undefined,
    short || !often ? lastWordLine(request, told) : undefined,
    short || request.chooser.fraction() < 0.3 ? recallLine(request, told, glassIds) : undefined,
  ];
  return lines.filter((line): line is DraftLine => line !== undefined).slice(0, short ? 2 : 1);
}

function oftenLine(
  { week, tone, deck }: GatherRequest,
  often: Thing,
  after: readonly DraftLine[],
): DraftLine | undefined {
  const words = phrasings[tone];
  const from = often.noteIds.flatMap((id) => often.units.find(({ moment }) => moment.id === id) ?? []);
  const [one, two] = from.map((unit) => slotsFor({ ...unit, part: undefined }, week));
  const days = one?.['day'] && two?.['day'] && one['wd'] !== two['wd'];
  const slots = days
    ? { day: one['day'] ?? '', on: one['on'] ?? '', day2: two['day'] ?? '', on2: two['on'] ?? '' }
    : {};
  const pool = from.length === 2 && standsInTwo(often, week) ? [...twice, ...words.often] : words.often;
  const line = spoken(
    deck,
    [pool],
    { a: known(often).text, ...slots },
    { noteIds: often.noteIds, from, must: false, after },
  );
  return line.text === '' ? undefined : line;
}

function lastWordLine({ plan, tone, deck }: GatherRequest, after: readonly DraftLine[]): DraftLine | undefined {
  const heard = new Set(plan.items.flatMap(({ main, more }) => [main, ...more]));
  const quote = plan.items
    .filter(({ note }) => note.weight === 'light')
    .flatMap(({ note }) => note.picks.flatMap(({ main, follow, aside }) => [main, follow, aside]))
    .find((unit) => unit !== undefined && !heard.has(unit) && unit.quote !== undefined && voice(unit) >= 2);
  if (quote?.quote === undefined) {
    return undefined;
  }
  const from: Unit[] = [{ ...quote, kind: 'words' }];
  const slots = { q: `${capitalized(quote.quote)}${quote.marked === '?' ? '?' : ''}` };
  const line = spoken(deck, [phrasings[tone].lastWord], slots, {
    noteIds: [quote.moment.id],
    from,
    must: false,
    after,
  });
  return line.text === '' ? undefined : line;
}

/** Two of the best deeds of different notes once more, whole; not the one just told, nor those the glass goes to. */
function recallLine(
  { plan, tone, deck, week }: GatherRequest,
  told: readonly DraftLine[],
  glassIds: readonly number[],
): DraftLine | undefined {
  const taken = new Set([...(told.at(-1)?.noteIds ?? []), ...glassIds]);
  const best = plan.items
    .filter((item) => !taken.has(item.note.moment.id) && canBeRecalled(item))
    .toSorted((a, b) => b.note.score - a.note.score)
    .slice(0, 2)
    .toSorted((a, b) => plan.items.indexOf(a) - plan.items.indexOf(b))
    .map(({ main }) => main);
  const [one, two] = best;
  if (week.mood !== 'light' || !one || !two) {
    return undefined;
  }
  const noteIds = best.map(({ moment }) => moment.id);
  const line = spoken(
    deck,
    [phrasings[tone].recall],
    { s: one.said, s2: two.said },
    { noteIds, from: best, must: false, after: told },
  );
  return line.text === '' ? undefined : line;
}

function canBeRecalled({ note, main }: Item): boolean {
  return (
    note.weight === 'light' &&
    note.score >= 4.5 &&
    main.kind === 'told' &&
    main.subjectFirst &&
    !main.leansBack &&
    !main.dayless &&
    !main.sour &&
    countWords(main.said) <= mostRecalled &&
    countWords(main.said) >= 4 &&
    !/[“”,;:()]|\b(?:and|but|so|then|it|he|she|they|them|him|there|that day|was|were|had|felt|could|would|did|no|not|nothing|nobody)\b|n't\b/.test(
      main.said,
    )
  );
}

/** Whether no third note of the week names it. */
function standsInTwo({ key }: Thing, week: Week): boolean {
  return week.notes.filter(({ tidied }) => new RegExp(`\\b${key}(?:s|'s)?\\b`, 'i').test(tidied)).length === 2;
}

type Grounds = {
  noteIds?: readonly number[];
  from?: readonly Unit[];
  must?: boolean;
  apart?: number;
  after?: readonly DraftLine[];
};

/** A line of the first pool that has one left, or, where something must be said, the one heard longest ago. */
export function spoken(
  deck: Deck,
  pools: readonly Pool[],
  slots: Slots,
  { noteIds = [], from = [], must = true, apart = must ? cooldown.ends : cooldown.frames, after = [] }: Grounds = {},
): DraftLine {
  const fit = (line: string): boolean => startsAfresh(line, after);
  const fresh = pools.reduce<string | undefined>(
    (found, pool) => found ?? deck.line(pool, slots, { apart, fit }),
    undefined,
  );
  const stale = (): string | undefined =>
    deck.line(pools.flat(), slots, { apart, fit, must }) ?? deck.line(pools.flat(), slots, { apart, must });
  const text = fresh ?? (must ? stale() : undefined);
  return { text: text ?? '', noteIds: [...noteIds], from };
}
