import type { NarratorId } from '#shared/contract/narrators.ts';
import { dayNumber } from './days.ts';
import { sentenceCount } from './fill.ts';
import type { Deck, Slots } from './fill.ts';
import { isEnglish } from './language.ts';
import type { Moment, SpokenTone } from './moment.ts';
import { phrasings } from './phrasing/all.ts';
import {
  bareDayless,
  bareDaylessPhrase,
  bareDoing,
  barePhrase,
  bareSameDay,
  bareThanks,
  bareNextDay,
  bareTold,
  bareWords,
} from './phrasing/bare.ts';
import { narratorPhrasing } from './phrasing/narrators.ts';
import type { Phrasing, Pool } from './phrasing/phrasing.ts';
import { hardLinks } from './phrasing/care.ts';
import {
  alike,
  beginnings,
  daylessPhrase,
  daylessWordless,
  daylessWords,
  loosePhrase,
  otherLanguage,
  plainPhrase,
  plainTold,
  plainWords,
  thanksSeries,
  thereYouWere,
  unlike,
  wordless,
} from './phrasing/shared.ts';
import { beginningOf } from './quotes.ts';
import type { DraftLine } from './rests.ts';
import { capitalized, countWords } from './tokens.ts';
import type { Unit } from './units.ts';
import type { Item } from './plan.ts';
import type { Chooser } from './random.ts';
import type { ReadNote, Week } from './week.ts';
import { determiners, possessives, prepositions, subordinators } from './words/function-words.ts';

export type Telling = {
  week: Week;
  tone: SpokenTone;
  narrator: NarratorId;
  deck: Deck;
  chooser: Chooser;
  /** The lines so far; three sentences in a row must not start with the same word. */
  spoken: DraftLine[];
  /** How much of what is told gets a frame, from 0 to 1: more in a week of few words. */
  framed: number;
};
/** Where in the toast a line is told: after which moment, whether it may be linked to that, and whether a sentence follows it. */
export type Place = { before: Item | undefined; mayLink: boolean; moreToCome: boolean };

const longestLine = 45;
/** Openings of frames that only make sense after another moment. */
const afterAnother =
  /^(?:And|Then|Meanwhile|In other news|Also|Count|Add|Turn|Aye, and|Ooh, and|And then|Next|More|Oh, and|A late entry|From the appendix|Save)\b|\b(?:too|as well|more where|another)\b/;

/** The line for a moment: its clause in a frame of the tone, or bare. Undefined for one that cannot be told. */
export function tell(item: Item, telling: Telling, place: Place): DraftLine | undefined {
  const { main: unit, note } = item;
  const slots = slotsFor(unit, telling.week);
  const fit = (line: string, template: string): boolean =>
    (place.before !== undefined || !afterAnother.test(template)) &&
    startsAfresh(line, telling.spoken) &&
    (!place.moreToCome || (sentenceCount(line) === 1 && !/in a sentence/.test(template))) &&
    !(template.includes('{p} in it') && countWords(slots['p'] ?? '') > 6);
  const framed = poolsFor(item, { telling, place, slots }).reduce<string | undefined>(
    (found, pool) => found ?? telling.deck.line(pool, slots, { fit }),
    undefined,
  );
  if (framed) {
    return { text: framed, noteIds: [note.moment.id], from: [unit] };
  }
  return untold(item, telling, daySlots(note.moment, undefined, telling.week));
}

/** Whether a line would not be the third sentence in a row that starts with the same word. */
export function startsAfresh(line: string, spoken: readonly DraftLine[]): boolean {
  const last = spoken.slice(-2).map(({ text }) => text);
  const starts = [...last, line]
    .join(' ')
    .replace(/“[^”]*?([.!?…]?)”/g, '“x$1”')
    .split(/(?<=[.!?…]”?)\s+/)
    .map((sentence) => /[\p{L}\p{N}]+/u.exec(sentence)?.[0].toLowerCase());
  return starts.every((start, at) => at < 2 || start !== starts[at - 1] || start !== starts[at - 2]);
}

/** A clause that goes on from another of its note, as a sentence. */
export function sentenceOf(unit: Unit, { deck, tone, chooser, spoken }: Telling): string {
  if (unit.kind === 'told' && unit.subjectFirst && !unit.sour && unit.weight === 'light' && chooser.fraction() < 0.3) {
    const onward = deck.line(
      [...phrasings[tone].onward, 'And {c}.'],
      { c: unit.said },
      { fit: (line) => startsAfresh(line, spoken) },
    );
    if (onward) {
      return onward;
    }
  }
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
  const asked = unit.kind === 'words' && unit.marked === '?' ? '?' : '';
  const quote = unit.quote === undefined ? {} : { q: `${capitalized(unit.quote)}${asked}` };
  const said =
    unit.said === ''
      ? {}
      : unit.kind === 'told'
        ? {
            c: unit.said,
            ...(unit.subjectFirst ? { s: unit.said, ...(/^you\b(?!')/.test(unit.said) ? { y: unit.said } : {}) } : {}),
          }
        : { p: unit.said };
  return { ...days, ...quote, ...said };
}

function daySlots(moment: Moment, part: string | undefined, week: Week): Slots {
  const name = week.days.get(moment.localDate);
  if (name === undefined) {
    return {};
  }
  const day = part ? `${name} ${part}` : name;
  return { day, on: `on ${day}`, days: `${day}'s`, ...(/ the /.test(name) ? {} : { which: day }) };
}

type Framing = { telling: Telling; place: Place; slots: Slots };

/** Pools to try, in order. What is tender gets plain words only; what stands in a heavy note or week a soft link. */
function poolsFor(item: Item, framing: Framing): Pool[] {
  const { note, main: unit } = item;
  const { telling, slots } = framing;
  const tone = phrasings[telling.tone];
  const plainly = note.weight !== 'light' || unit.sour;
  const dayless = slots['day'] === undefined;
  const framed = !plainly && telling.chooser.fraction() < telling.framed * 1.5;
  switch (unit.kind) {
    case 'words':
      return dayless ? [daylessWords] : [...wordsPools(item, tone), bareWords, plainWords];
    case 'phrase':
      return dayless ? [daylessPhrase, bareDaylessPhrase] : [...phrasePools(item, framing), barePhrase];
    case 'thanks':
      return dayless
        ? [daylessPhrase, bareDaylessPhrase]
        : [...(framed ? [tone.thanks] : []), bareThanks, thanksSeries];
    case 'doing':
      return dayless ? [daylessPhrase, bareDaylessPhrase] : [...(framed ? [tone.doing] : []), thereYouWere, bareDoing];
    case 'told':
      return dayless ? [...(framed ? [tone.dayless] : []), bareDayless] : toldPools(item, framing, plainly);
  }
}

function toldPools(item: Item, { telling, place }: Framing, plainly: boolean): Pool[] {
  if (item.note.weight === 'heavy' || telling.week.mood === 'hard') {
    return [hardLinks, bareTold];
  }
  const links = linkPools(item, telling, place);
  // A week with something heavy in it is told without anyone's flourishes.
  const own = telling.week.mood === 'light' ? (narratorPhrasing[telling.narrator].told ?? []) : [];
  const framed = !plainly && links.length === 0 && telling.chooser.fraction() < telling.framed;
  return [...links, ...(framed ? [[...phrasings[telling.tone].told, ...own]] : []), bareTold, plainTold];
}

function wordsPools({ note, main: unit }: Item, tone: Phrasing): Pool[] {
  if (!isEnglish(unit.source)) {
    return [otherLanguage];
  }
  if (note.weight !== 'light' || unit.sour) {
    return [];
  }
  const few = countWords(unit.source) <= 3 || (/[.] /.test(unit.source) && countWords(unit.source) <= 7);
  return [few && isWhole(note, unit) ? tone.fewWords : tone.words];
}

function phrasePools({ note, main: unit }: Item, { telling }: Framing): Pool[] {
  const tone = phrasings[telling.tone];
  const first = /^\p{L}+/u.exec(unit.said)?.[0]?.toLowerCase() ?? '';
  const named = telling.week.names.isName(/^[\p{L}'-]+/u.exec(unit.said)?.[0] ?? '', '');
  if (countWords(unit.source) <= 3 && isWhole(note, unit) && unit.quote !== undefined && note.weight === 'light') {
    return [tone.fewWords];
  }
  if (/: “/.test(unit.said)) {
    return [];
  }
  if (
    /,/.test(unit.said) ||
    prepositions.has(first) ||
    subordinators.has(first) ||
    /^(?:just|only|not|so|also)$/.test(first)
  ) {
    return [loosePhrase];
  }
  const whole =
    determiners.has(first) ||
    possessives.has(first) ||
    named ||
    /^\d|^(?:two|three|four|five|six|seven|eight|nine|ten)$/.test(first);
  const mass =
    /^(?:coffee|tea|rain|sunshine|sun|snow|time|dinner|lunch|breakfast|soup|bread|pizza|music|laughter|peace|quiet|silence|sleep|hugs?|cuddles|flowers|pancakes|kids?|friends)(?=$|,| (?:and|with|in|at|on|by|for|from|to|of|all|after)\b)/i.test(
      unit.said,
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

/** 'The next day', 'the same day', or a link by what both moments are about, where the line before makes that clear. */
function linkPools({ main: unit, note }: Item, telling: Telling, { before, mayLink }: Place): Pool[] {
  const [then, now] = [dayNumber(before?.note.moment.localDate ?? ''), dayNumber(unit.moment.localDate)];
  if (!before || then === undefined || now === undefined || unit.part !== undefined) {
    return [];
  }
  const light = unit.weight === 'light' && !unit.sour;
  const tone = phrasings[light ? telling.tone : 'reflective'];
  if (now === then) {
    return [tone.sameDay, bareSameDay];
  }
  if (!mayLink) {
    return [];
  }
  if (now === then + 1 && telling.chooser.fraction() < 0.4) {
    return [tone.nextDay, bareNextDay];
  }
  const plain = light && note.weight === 'light' && before.note.weight === 'light' && telling.week.mood === 'light';
  if (!plain) {
    return [];
  }
  const [theme] = note.themes;
  return theme !== undefined && theme === before.note.themes[0] ? [alike[theme] ?? []] : [unlike];
}

/** A note without anything that can be turned: how it begins, or that it has no words. */
function untold({ note, main: unit }: Item, telling: Telling, slots: Slots): DraftLine | undefined {
  if (note.weight === 'heavy' || note.weight === 'crisis') {
    return undefined;
  }
  const start = beginningOf(note.tidied, note.moment.content, 12);
  const dayless = slots['day'] === undefined;
  if (start === undefined) {
    const hasWords = /[\p{L}\p{N}]/u.test(note.tidied);
    const text = hasWords ? undefined : telling.deck.line(dayless ? daylessWordless : wordless, slots, { must: true });
    return text ? { text, noteIds: [note.moment.id], from: [{ ...unit, kind: 'words', quote: '' }] } : undefined;
  }
  const whole = countWords(start) === countWords(note.tidied);
  const pool = dayless ? daylessWords : whole ? plainWords : beginnings;
  const fit = (line: string): boolean => startsAfresh(line, telling.spoken);
  const filled = { ...slots, q: capitalized(start) };
  const text = telling.deck.line(pool, filled, { fit }) ?? telling.deck.line(pool, filled, { must: true });
  return text ? { text, noteIds: [note.moment.id], from: [{ ...unit, kind: 'words', quote: start }] } : undefined;
}
