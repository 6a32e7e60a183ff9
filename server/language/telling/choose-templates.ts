import { dayNumber } from '../base/days.ts';
import { isEnglish } from '../base/is-english.ts';
import {
  bareAgain,
  bareAgainLoose,
  bareAgainPhrase,
  bareDayless,
  bareDaylessPhrase,
  bareDoing,
  bareHeaded,
  bareLoose,
  bareNextDay,
  bareNextDayLoose,
  bareNextDayPhrase,
  bareNextDayWords,
  barePhrase,
  bareSameDay,
  bareSameDayLoose,
  bareSameDayPhrase,
  bareSameDayWords,
  bareShortWords,
  bareStated,
  bareThanks,
  bareTold,
  twoDays,
  twoDaysLoose,
  twoDaysPhrase,
  twoDaysWords,
  bareWords,
  sparseNextDayWords,
  sparseTwoDaysWords,
  sparseWords,
  imageTold,
  imageQuoted,
} from '../templates/plain.ts';
import { hardLinks } from '../templates/care.ts';
import { daylessWords, otherLanguage, plainTold, plainWords, thanksSeries } from '../templates/shared.ts';
import type { Pool, Slots } from '../templates/types.ts';
import type { Item } from '../guests/told.ts';
import type { Place, Telling } from './tell-moment.ts';
import { namesDay } from './names-day.ts';
import { opensBare } from '../grammar/clause-form.ts';
import type { Week } from '../reading/judge-week.ts';
import type { ReadNote } from '../reading/read-week.ts';
import { lengthOf, type Phrase, type Unit } from '../reading/unit.ts';
import { determiners, possessives, prepositions, subordinators } from '../lexicon/function-words.ts';

/** A quotation of so many words may come before who wrote it. */
const fewQuoted = 14;

type Framing = { telling: Telling; place: Place; slots: Slots };

/** Pools to try, in order: sentences with nothing of the composer's own but the day. */
export function poolsFor(item: Item, framing: Framing): Pool[] {
  const { note, main: unit } = item;
  const { telling, place, slots } = framing;
  if (slots['day'] === undefined) {
    return unit.kind === 'words' ? [daylessWords] : unit.kind === 'told' ? [bareDayless] : [bareDaylessPhrase];
  }
  if (unit.dayless && unit.kind !== 'words') {
    return unit.kind === 'told' ? [bareHeaded, bareDayless] : [bareLoose, bareDaylessPhrase];
  }
  switch (unit.kind) {
    case 'words':
      return isEnglish(unit.source)
        ? [
            ...(place.isKept ? [imageQuoted] : []),
            ...(saysWhoseWords(telling) ? sparsePools(item, framing) : []),
            ...same(item, place, bareSameDayWords),
            ...soon(item, framing, [bareNextDayWords, twoDaysWords]),
            wordsFor(unit),
            plainWords,
          ]
        : [otherLanguage];
    case 'phrase':
      return isLoose(unit, telling)
        ? loosePools(item, framing)
        : [
            ...again(item, framing, bareAgainPhrase),
            ...same(item, place, bareSameDayPhrase),
            ...soon(item, framing, [bareNextDayPhrase, twoDaysPhrase]),
            barePhrase,
          ];
    case 'stated':
      return [...soon(item, framing, [bareNextDayLoose, twoDaysLoose]), bareStated];
    case 'thanks':
      return [bareThanks, thanksSeries];
    case 'doing':
      return [bareDoing];
    case 'told':
      if (opensBare(unit.said, telling.week.names)) {
        return loosePools(item, framing);
      }
      return besideTheHard(note, telling.week)
        ? [hardLinks, bareTold]
        : [
            ...(place.isKept ? [imageTold] : []),
            ...again(item, framing, bareAgain),
            ...same(item, place, bareSameDay),
            nextTo(item, framing),
            plainTold,
          ];
  }
}

/** For what no 'on Monday' can stand before: the day, and then the thing as one says it. */
function loosePools(item: Item, framing: Framing): Pool[] {
  return [
    ...again(item, framing, bareAgainLoose),
    ...same(item, framing.place, bareSameDayLoose),
    ...soon(item, framing, [bareNextDayLoose, twoDaysLoose]),
    bareLoose,
  ];
}

/** After so many lines that say whose words they are, the next need not. */
const saidOften = 2;

function saysWhoseWords({ spoken }: Telling): boolean {
  const says = (text: string): boolean =>
    /\byou (?:wrote|put it)\b|\byour (?:own )?words\b/.test(text.replace(/“[^“”]*”/g, '“”')) && text.includes('“');
  return spoken.filter(({ text }) => says(text)).length >= saidOften;
}

/** Frames that say only the day of a quotation. */
function sparsePools(item: Item, framing: Framing): Pool[] {
  return isSameDay(item, framing.place)
    ? []
    : [...soon(item, framing, [sparseNextDayWords, sparseTwoDaysWords]), sparseWords];
}

function wordsFor(unit: Unit): Pool {
  return lengthOf(unit) <= fewQuoted ? [...bareWords, ...bareShortWords] : bareWords;
}

/** Whether a moment is what is good beside something hard, in a toast that opened with that. */
function besideTheHard({ severity, plainly }: ReadNote, { mood }: Week): boolean {
  return mood === 'hard' || (mood === 'mixed' && severity === 'heavy' && !plainly);
}

function same(item: Item, place: Place, pool: Pool): Pool[] {
  return isSameDay(item, place) ? [pool] : [];
}

/** For a moment one day after the one before it, or two, where the weekday of that was heard. */
function soon(item: Item, framing: Framing, [afterOne, afterTwo]: readonly [Pool, Pool]): Pool[] {
  const days = daysSinceHeard(item, framing);
  return days === 1 ? [afterOne] : days === 2 ? [afterTwo] : [];
}

/** A day by its name, or as the one after the day of the moment before, where that was said. */
function nextTo(item: Item, framing: Framing): Pool {
  return daysSinceHeard(item, framing) === 1 ? [...bareNextDay, ...bareTold] : bareTold;
}

/** How many days a moment comes after the one before it; NaN where the weekday of that was not heard. */
function daysSinceHeard(item: Item, { place: { before }, telling }: Framing): number {
  const { moment } = before?.note ?? {};
  const isHeard = telling.spoken.some(
    ({ text, noteIds }) => moment && noteIds.includes(moment.id) && namesDay(text, moment.localDate),
  );
  return isHeard && item.main.part === undefined ? daysAfter(item, before) : Number.NaN;
}

/**
 * Pools for a moment that is told without its weekday, by how long after the one before it was: without either it would
 * be heard as of the same day. None for one that is more than two days later.
 */
export function jointPools(item: Item, { before }: Place, telling: Telling): Pool[] {
  const pools = timedPools(item, telling);
  return pools[daysAfter(item, before)] ?? [];
}

/** For a moment of the same day, of the next and of the day after that. */
function timedPools({ main }: Item, telling: Telling): Pool[][] {
  switch (main.kind) {
    case 'words':
      return saysWhoseWords(telling)
        ? [[bareSameDayWords], [sparseNextDayWords], [sparseTwoDaysWords]]
        : [[bareSameDayWords], [bareNextDayWords], [twoDaysWords]];
    case 'told':
      return opensBare(main.said, telling.week.names) ? loose : [[bareSameDay], [bareNextDay], [twoDays]];
    case 'phrase':
      return isLoose(main, telling) ? loose : [[bareSameDayPhrase], [bareNextDayPhrase], [twoDaysPhrase]];
    case 'stated':
      return loose;
    case 'thanks':
    case 'doing':
      return [];
  }
}

const loose: Pool[][] = [[bareSameDayLoose], [bareNextDayLoose], [twoDaysLoose]];

/** How many days a moment comes after the one before it; NaN where that cannot be told. */
function daysAfter({ main }: Item, before: Item | undefined): number {
  const [then, now] = [before?.note.moment.localDate, main.moment.localDate].map((date) => dayNumber(date ?? ''));
  return (now ?? Number.NaN) - (then ?? Number.NaN);
}

/** Whether the moment before was of the same day, and nothing says at what time of it. */
function isSameDay({ note, main }: Item, { before }: Place): boolean {
  return main.part === undefined && before?.note.moment.localDate === note.moment.localDate;
}

/** For the first moment of a day whose weekday the toast has come by already, a week before. */
function again(item: Item, { telling, place, slots }: Framing, pool: Pool): Pool[] {
  const { main: unit } = item;
  const heard = telling.spoken.some(({ text }) => text.includes(slots['wd'] ?? '?'));
  return / the /.test(slots['day'] ?? '') && heard && !isSameDay(item, place) && unit.part === undefined ? [pool] : [];
}

/** Whether a phrase has no article where it would need one: 'rainbow over the whole valley' goes badly after 'on Monday'. */
function isLoose(unit: Phrase, { week }: Telling): boolean {
  const first = /^[\p{L}\d]+/u.exec(unit.said)?.[0]?.toLowerCase() ?? '';
  const mass =
    /^(?:coffee|tea|rain|sunshine|sun|snow|time|dinner|lunch|breakfast|soup|bread|pizza|music|laughter|peace|quiet|silence|sleep|hugs?|cuddles|flowers|pancakes|kids?|friends)(?=$|,| (?:and|with|in|at|on|by|for|from|to|of|all|after)\b)/i.test(
      unit.said,
    );
  return !(
    /: “/.test(unit.said) ||
    mass ||
    opensSmall(first) ||
    determiners.has(first) ||
    possessives.has(first) ||
    week.names.isName(/^[\p{L}'-]+/u.exec(unit.said)?.[0] ?? '', '') ||
    /^\d|^(?:two|three|four|five|six|seven|eight|nine|ten|no|one|nothing|everyone|everybody|nobody)$/.test(first)
  );
}

function opensSmall(word: string): boolean {
  return prepositions.has(word) || subordinators.has(word) || /^(?:just|only|not|so|also)$/.test(word);
}
