import { rest } from './fill.ts';
import type { Deck, Slots } from './fill.ts';
import type { SpokenTone } from './moment.ts';
import { phrasings } from './phrasing/all.ts';
import type { Pool } from './phrasing/phrasing.ts';
import { recap, twice } from './phrasing/shared.ts';
import type { Plan } from './plan.ts';
import type { DraftLine } from './rests.ts';
import { voice } from './salience.ts';
import { series } from './sentences.ts';
import { slotsFor, startsAfresh } from './telling.ts';
import type { Thing } from './things.ts';
import { capitalized, countWords } from './tokens.ts';
import type { Unit } from './units.ts';
import type { Week } from './week.ts';

/** Under so many words a full week has room for a line or two more before its glass. */
const shortWeek = 175;
const worthRecalling = 1.3;
const mostRecalled = 4;

/** What can be named once more: no 'friend' who may be anyone, and nothing counted. */
function worthNaming({ rank, text, person }: Thing): boolean {
  return rank >= worthRecalling && !/^(?:two|three|both) /.test(text) && !(person && /^an? /.test(text));
}

type GatherRequest = { week: Week; plan: Plan; tone: SpokenTone; deck: Deck };

/** What gathers the week before the glass is raised: what came up twice, words not heard yet, its two ends. */
export function beforeRaising(
  request: GatherRequest,
  { company, things, told }: { company: readonly Thing[]; things: readonly Thing[]; told: readonly DraftLine[] },
): DraftLine[] {
  const often = company.find(({ noteIds }) => noteIds.length > 1);
  const words = told.reduce((sum, { text }) => sum + countWords(text), 0);
  const lines = [often ? oftenLine(request, often) : lastWordLine(request)];
  if (words < shortWeek || lines[0] === undefined) {
    lines.push(
      words < shortWeek && often ? lastWordLine(request) : undefined,
      recapLine(request, things) ?? spanLine(request, things),
    );
  }
  return lines.filter((line): line is DraftLine => line !== undefined).slice(0, words < shortWeek ? 3 : 1);
}

function oftenLine({ week, tone, deck }: GatherRequest, often: Thing): DraftLine | undefined {
  const words = phrasings[tone];
  const from = often.noteIds.flatMap((id) => often.units.find(({ moment }) => moment.id === id) ?? []);
  const [one, two] = from.map((unit) => slotsFor({ ...unit, part: undefined }, week));
  const days = one?.['day'] && two?.['day'] && one['day'] !== two['day'];
  const slots = days
    ? { day: one['day'] ?? '', on: one['on'] ?? '', day2: two['day'] ?? '', on2: two['on'] ?? '' }
    : {};
  const pool = from.length === 2 && standsInTwo(often, week) ? [...twice, ...words.often] : words.often;
  const line = spoken(deck, [pool], { a: known(often).text, ...slots }, { noteIds: often.noteIds, from, must: false });
  return line.text === '' ? undefined : line;
}

function lastWordLine({ plan, tone, deck }: GatherRequest): DraftLine | undefined {
  const heard = new Set(plan.items.flatMap(({ main, more }) => [main, ...more]));
  const quote = plan.items
    .filter(({ note }) => note.weight === 'light')
    .flatMap(({ note }) => note.picks.flatMap(({ main, follow, aside }) => [main, follow, aside]))
    .find((unit) => unit !== undefined && !heard.has(unit) && unit.quote !== undefined && voice(unit) >= 2);
  const line = quote?.quote
    ? spoken(
        deck,
        [phrasings[tone].lastWord],
        { q: capitalized(quote.quote) },
        {
          noteIds: [quote.moment.id],
          from: [{ ...quote, kind: 'words' }],
          must: false,
        },
      )
    : undefined;
  return line && line.text !== '' ? line : undefined;
}

/** Three or four things of different notes once more, in the order they came. */
function recapLine({ deck }: GatherRequest, things: readonly Thing[]): DraftLine | undefined {
  const named = [...new Map(things.filter(worthNaming).map((thing) => [thing.noteId, thing])).values()]
    .slice(0, mostRecalled)
    .sort((a, b) => a.order - b.order)
    .map(known);
  if (named.length < 3) {
    return undefined;
  }
  const line = spoken(
    deck,
    [recap],
    { list: series(named.map(({ text }) => text)) },
    {
      noteIds: named.map(({ noteId }) => noteId),
      from: named.flatMap(({ units }) => units.slice(0, 1)),
      must: false,
    },
  );
  return line.text === '' ? undefined : line;
}

/** From one thing of the week to another; each is known to the listener by then. */
function spanLine({ tone, deck }: GatherRequest, things: readonly Thing[]): DraftLine | undefined {
  const named = things.filter(worthNaming).sort((a, b) => a.order - b.order);
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

type Grounds = { noteIds?: readonly number[]; from?: readonly Unit[]; must?: boolean; after?: readonly DraftLine[] };

/** A line of the first pool that has one left, or, where something must be said, the one heard longest ago. */
export function spoken(
  deck: Deck,
  pools: readonly Pool[],
  slots: Slots,
  { noteIds = [], from = [], must = true, after = [] }: Grounds = {},
): DraftLine {
  const fit = (line: string): boolean => startsAfresh(line, after);
  const apart = must ? rest.ends : rest.frames;
  const fresh = pools.reduce<string | undefined>(
    (found, pool) => found ?? deck.line(pool, slots, { apart, fit }),
    undefined,
  );
  const stale = (): string | undefined =>
    deck.line(pools.flat(), slots, { apart, fit, must }) ?? deck.line(pools.flat(), slots, { apart, must });
  const text = fresh ?? (must ? stale() : undefined);
  return { text: text ?? '', noteIds: [...noteIds], from };
}

/** A thing that has been told of is known by then: 'a robin' has become 'the robin'. */
export function known(thing: Thing): Thing {
  return { ...thing, text: thing.text.replace(/^an? /, 'the ') };
}
