import type { DraftLine } from '../reading/evidence.ts';
import type { Week } from '../reading/judge-week.ts';
import { lengthOf, saidOf, standsAlone, takesBareDay } from '../reading/unit.ts';
import { isGoodNews } from '../severity/severity.ts';
import type { Item } from '../guests/told.ts';
import type { Selection } from '../selection/select.ts';
import { phrasings } from '../templates/index-of-templates.ts';
import { goesOnFrom } from '../selection/goes-on-from.ts';
import { startsAfresh, type Telling } from './tell-moment.ts';

const mostWordsOfOne = 14;
const mostWords = 36;
const most = 4;
const fewest: Readonly<Record<Week['tone'], number>> = { humorous: 2, reflective: 3, uplifting: 3 };
/** What leans on the day or the hour it was of, or on somebody of another note, which a list does not say. */
const needsItsDay =
  /\b(?:that (?:morning|afternoon|evening|night|day)|tonight|the (?:next|same) (?:day|morning)|the (?:day|night) (?:before|after)|again|still|already|too|also|yesterday|tomorrow|his|her|their|him|them|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i;

/** What is no small thing: a first, a last, an end of waiting. */
const isMore = /\b(?:finally|at last|first|last|passed|won|never|years?)\b/i;

/**
 * The small moments of a week that are heard side by side in one quick list, without their days: at most half of what is
 * told, the least remarkable first, in the order they came. Empty where too few are small.
 */
export function smallMoments(selection: Selection, week: Week): readonly Item[] {
  const { items } = selection;
  if (week.mood !== 'light' && week.mood !== 'mixed') {
    return [];
  }
  const room = Math.min(most, Math.floor(items.length / 2));
  const small = items
    .filter((item) => isSmall(item, selection))
    .filter((item) => items.every((other) => other === item || !isTakenUp(item, other)))
    .toSorted((one, other) => one.note.score - other.note.score)
    .slice(0, room)
    .filter((_, at, all) => all.slice(0, at + 1).reduce((sum, { main }) => sum + lengthOf(main), 0) <= mostWords);
  return small.length < fewest[week.tone] ? [] : items.filter((item) => small.includes(item));
}

/** The list as a line, with a lead of the tone. */
export function listLine(items: readonly Item[], { deck, week, spoken }: Telling): DraftLine | undefined {
  const fit = (line: string): boolean => startsAfresh(line, spoken);
  const text = deck.line(phrasings[week.tone].lists, { list: listed(items.map(({ main }) => saidOf(main))) }, { fit });
  const grounds = { noteIds: items.map(({ note }) => note.moment.id), from: items.map(({ main }) => main) };
  return text === undefined ? undefined : { text, ...grounds };
}

/** A moment of one short clause that needs no day. */
function isSmall({ main, note, more }: Item, { image, back }: Selection): boolean {
  return (
    note !== image &&
    note !== back?.item.note &&
    more.length === 0 &&
    note.severity === 'light' &&
    (main.kind === 'told' || main.kind === 'phrase') &&
    standsAlone(main) &&
    takesBareDay(main) &&
    !/[:;“!?]|\.\s/.test(saidOf(main)) &&
    !needsItsDay.test(saidOf(main)) &&
    !isMore.test(saidOf(main)) &&
    !isGoodNews(note.tidied) &&
    /\p{L}{2}/u.test(saidOf(main)) &&
    lengthOf(main) <= mostWordsOfOne
  );
}

function isTakenUp(one: Item, other: Item): boolean {
  return goesOnFrom(one, other) || goesOnFrom(other, one);
}

function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join('; ')}; and ${last}`;
}
