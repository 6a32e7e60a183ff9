import type { NarratorId } from '#shared/contract/narrators.ts';
import { dayNumber } from './days.ts';
import { sentenceCount } from './fill.ts';
import type { Deck, Slots } from './fill.ts';
import { isEnglish } from './language.ts';
import type { ComposedLine, Moment, SpokenTone } from './moment.ts';
import { phrasings } from './phrasing/all.ts';
import { narratorPhrasing } from './phrasing/narrators.ts';
import type { Phrasing, Pool } from './phrasing/phrasing.ts';
import {
  beginnings,
  daylessPhrase,
  daylessWordless,
  daylessWords,
  hardLinks,
  loosePhrase,
  otherLanguage,
  plainPhrase,
  plainTold,
  plainWords,
  thanksSeries,
  thereYouWere,
  wordless,
} from './phrasing/shared.ts';
import { beginningOf } from './quotes.ts';
import { capitalized, countWords } from './tokens.ts';
import type { Unit } from './units.ts';
import type { Item } from './plan.ts';
import type { ReadNote, Week } from './week.ts';
import { determiners, possessives, prepositions, subordinators } from './words/function-words.ts';

export type Telling = { week: Week; tone: SpokenTone; narrator: NarratorId; deck: Deck };
/** Where in the toast a line is told: the moment of the line before, whether its day may be linked to that, and whether a sentence follows it. */
export type Place = { before: Moment | undefined; mayLink: boolean; moreToCome: boolean };

const longestLine = 45;
/** Openings of frames that only make sense after another moment. */
const afterAnother =
  /^(?:And|Then|Meanwhile|In other news|Also|Count|Add|Turn|Aye, and|Ooh, and|And then)\b|\b(?:too|as well|more where|another)\b/;

/** The line for a moment: its clause in a frame of the tone. Undefined for one that cannot be told. */
export function tell(item: Item, telling: Telling, place: Place): ComposedLine | undefined {
  const { main: unit, note } = item;
  const slots = slotsFor(unit, telling.week);
  const fit = (line: string, template: string): boolean =>
    (place.before !== undefined || !afterAnother.test(template)) &&
    (!place.moreToCome || (sentenceCount(line) === 1 && !/in a sentence/.test(template))) &&
    !(template.includes('{p} in it') && countWords(slots['p'] ?? '') > 6);
  const framed = poolsFor(item, { telling, place, slots }).reduce<string | undefined>(
    (found, pool) => found ?? telling.deck.line(pool, slots, fit),
    undefined,
  );
  if (framed) {
    return { text: framed, noteIds: [note.moment.id] };
  }
  const text = untold(note, telling, daySlots(note.moment, undefined, telling.week));
  return text ? { text, noteIds: [note.moment.id] } : undefined;
}

/** The clause after the main one, as a sentence. */
export function sentenceOf(unit: Unit): string {
  const said = {
    told: unit.said,
    thanks: `you were grateful for ${unit.said}`,
    doing: `you were ${unit.said}`,
    phrase: unit.said,
    words: '',
  }[unit.kind];
  return said === '' ? '' : `${capitalized(said)}.`;
}

/** The line with `more` after it, when the two are at most two sentences and short enough to be one line. */
export function extended(line: string, more: string): string | undefined {
  const joined = `${line} ${more}`;
  return sentenceCount(joined) <= 2 && countWords(joined) <= longestLine ? joined : undefined;
}

/** Main and following clause as one, where they are short: 'you called your mum, and she told you about the goat'. */
export function joinedClause(main: Unit, follow: Unit): string | undefined {
  const both = main.kind === 'told' && follow.kind === 'told' && (follow.subjectFirst || follow.leansBack);
  const smooth =
    both &&
    !/,| and | but |“/.test(main.said) &&
    !/ and /.test(follow.said) &&
    !/^that\b/.test(follow.said) &&
    countWords(main.said) + countWords(follow.said) <= 22;
  return smooth ? `${main.said}, and ${follow.said}` : undefined;
}

export function slotsFor(unit: Unit, week: Week): Slots {
  const days = unit.dayless ? {} : daySlots(unit.moment, unit.part, week);
  const quote = unit.quote === undefined ? {} : { q: capitalized(unit.quote) };
  const said =
    unit.said === ''
      ? {}
      : unit.kind === 'told'
        ? { c: unit.said, ...(unit.subjectFirst ? { s: unit.said } : {}) }
        : { p: unit.said };
  return { ...days, ...quote, ...said };
}

function daySlots(moment: Moment, part: string | undefined, week: Week): Slots {
  const name = week.days.get(moment.localDate);
  if (name === undefined) {
    return {};
  }
  const day = part ? `${name} ${part}` : name;
  return { day, on: `on ${day}`, days: `${day}'s` };
}

type Framing = { telling: Telling; place: Place; slots: Slots };

/** Pools to try, in order. What is tender gets plain words only; what stands in a heavy note or week a soft link. */
function poolsFor(item: Item, framing: Framing): Pool[] {
  const { note, main: unit } = item;
  const { telling, place, slots } = framing;
  const tone = phrasings[telling.tone];
  // A week with something heavy in it is told without anyone's flourishes.
  const own = telling.week.mood === 'light' ? (narratorPhrasing[telling.narrator].told ?? []) : [];
  const plainly = note.weight !== 'light' || unit.sour;
  const dayless = slots['day'] === undefined;
  switch (unit.kind) {
    case 'words':
      return dayless ? [daylessWords] : [wordsPool(item, tone), plainWords];
    case 'phrase':
      return dayless ? [daylessPhrase] : phrasePools(item, framing);
    case 'thanks':
      return dayless ? [daylessPhrase] : [plainly ? thanksSeries : tone.thanks, thanksSeries];
    case 'doing':
      return dayless ? [daylessPhrase] : [plainly ? thereYouWere : tone.doing];
    case 'told':
  }
  if (item.onward && !plainly) {
    return [tone.onward, tone.dayless];
  }
  if (dayless) {
    return [plainly ? phrasings.reflective.dayless : tone.dayless, ['{C}.']];
  }
  if (note.weight === 'heavy' || telling.week.mood === 'hard') {
    return [hardLinks, plainTold];
  }
  const link = linkPool(unit, telling, place);
  return [...(link ? [link] : []), plainly ? plainTold : [...tone.told, ...own], plainTold];
}

function wordsPool({ note, main: unit }: Item, tone: Phrasing): Pool {
  if (!isEnglish(unit.source)) {
    return otherLanguage;
  }
  if (note.weight !== 'light' || unit.sour) {
    return plainWords;
  }
  const few = countWords(unit.source) <= 3 || (/[.] /.test(unit.source) && countWords(unit.source) <= 7);
  return few && isWhole(note, unit) ? tone.fewWords : tone.words;
}

function phrasePools({ note, main: unit }: Item, { telling }: Framing): Pool[] {
  const tone = phrasings[telling.tone];
  const first = /^\p{L}+/u.exec(unit.said)?.[0]?.toLowerCase() ?? '';
  const named = telling.week.names.isName(/^[\p{L}'-]+/u.exec(unit.said)?.[0] ?? '', '');
  if (countWords(unit.source) <= 3 && isWhole(note, unit) && unit.quote !== undefined && note.weight === 'light') {
    return [tone.fewWords];
  }
  if (prepositions.has(first) || subordinators.has(first) || /^(?:just|only|not|so|also)$/.test(first)) {
    return [loosePhrase];
  }
  const whole =
    determiners.has(first) ||
    possessives.has(first) ||
    named ||
    /^\d|^(?:two|three|four|five|six|seven|eight|nine|ten)$/.test(first);
  const mass =
    /^(?:coffee|tea|rain|sunshine|sun|snow|time|dinner|lunch|breakfast|soup|bread|pizza|music|laughter|peace|quiet|silence|sleep|hugs?|cuddles|flowers|pancakes|kids?|friends)$/.test(
      first,
    );
  if (note.weight !== 'light' || unit.sour) {
    return [plainPhrase];
  }
  return whole || mass ? [tone.phrase, plainPhrase] : [loosePhrase];
}

/** Whether a unit is all that its note says. */
export function isWhole(note: ReadNote, unit: Unit): boolean {
  return countWords(note.tidied) === countWords(unit.source);
}

/** 'The next day' or 'the same day' instead of a name, where the line before makes that clear. */
function linkPool(unit: Unit, telling: Telling, place: Place): Pool | undefined {
  const [before, now] = [dayNumber(place.before?.localDate ?? ''), dayNumber(unit.moment.localDate)];
  if (before === undefined || now === undefined || unit.part !== undefined) {
    return undefined;
  }
  const tone = phrasings[unit.weight === 'light' && !unit.sour ? telling.tone : 'reflective'];
  if (now === before) {
    return tone.sameDay;
  }
  return now === before + 1 && place.mayLink ? tone.nextDay : undefined;
}

/** A note without anything that can be turned: how it begins, or that it has no words. */
function untold(note: ReadNote, telling: Telling, slots: Slots): string | undefined {
  if (note.weight === 'heavy' || note.weight === 'crisis') {
    return undefined;
  }
  const start = beginningOf(note.tidied, note.moment.content, 12);
  const dayless = slots['day'] === undefined;
  if (start === undefined) {
    const hasWords = /[\p{L}\p{N}]/u.test(note.tidied);
    return hasWords ? undefined : telling.deck.line(dayless ? daylessWordless : wordless, slots);
  }
  const whole = countWords(start) === countWords(note.tidied);
  const pool = dayless ? daylessWords : whole ? plainWords : beginnings;
  return telling.deck.line(pool, { ...slots, q: capitalized(start) });
}
