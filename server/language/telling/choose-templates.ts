import { dayNumber } from '../base/days.ts';
import { isEnglish } from '../base/is-english.ts';
import {
  bareAgain,
  bareAgainLoose,
  bareAgainPhrase,
  bareDayless,
  bareDaylessPhrase,
  bareDoing,
  bareLoose,
  bareNextDay,
  barePhrase,
  bareSameDay,
  bareSameDayLoose,
  bareSameDayPhrase,
  bareStated,
  bareThanks,
  bareTold,
  bareWords,
  imageTold,
} from '../templates/plain.ts';
import { hardLinks } from '../templates/care.ts';
import { daylessWords, otherLanguage, plainTold, plainWords, thanksSeries } from '../templates/shared.ts';
import type { Pool, Slots } from '../templates/types.ts';
import type { Item } from '../selection/choose-notes.ts';
import type { Place, Telling } from './tell-moment.ts';
import { tellsDay } from './tells-day.ts';
import type { Week } from '../reading/judge-week.ts';
import type { ReadNote } from '../reading/read-week.ts';
import type { Phrase } from '../reading/unit.ts';
import { determiners, possessives, prepositions, subordinators } from '../lexicon/function-words.ts';

type Framing = { telling: Telling; place: Place; slots: Slots };

/** Pools to try, in order: sentences with nothing of the composer's own but the day. */
export function poolsFor(item: Item, framing: Framing): Pool[] {
  const { note, main: unit } = item;
  const { telling, place, slots } = framing;
  if (slots['day'] === undefined) {
    return unit.kind === 'words' ? [daylessWords] : unit.kind === 'told' ? [bareDayless] : [bareDaylessPhrase];
  }
  switch (unit.kind) {
    case 'words':
      return isEnglish(unit.source) ? [bareWords, plainWords] : [otherLanguage];
    case 'phrase':
      return isLoose(unit, telling)
        ? [...again(item, framing, bareAgainLoose), ...same(item, place, bareSameDayLoose), bareLoose]
        : [...again(item, framing, bareAgainPhrase), ...same(item, place, bareSameDayPhrase), barePhrase];
    case 'stated':
      return [bareStated];
    case 'thanks':
      return [bareThanks, thanksSeries];
    case 'doing':
      return [bareDoing];
    case 'told':
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

/** Whether a moment is what is good beside something hard, in a toast that opened with that. */
function besideTheHard({ severity, plainly }: ReadNote, { mood }: Week): boolean {
  return mood === 'hard' || (mood === 'mixed' && severity === 'heavy' && !plainly);
}

function same(item: Item, place: Place, pool: Pool): Pool[] {
  return isSameDay(item, place) ? [pool] : [];
}

/** A day by its name, or as the one after the day of the moment before, where that was said. */
function nextTo({ main }: Item, { place: { before }, telling }: Framing): Pool {
  const [then, now] = [before?.note.moment.localDate, main.moment.localDate].map((date) => dayNumber(date ?? ''));
  const isHeard = telling.spoken.some(
    ({ text, noteIds }) => tellsDay(text) && noteIds.includes(before?.note.moment.id ?? Number.NaN),
  );
  const follows = isHeard && then !== undefined && now === then + 1 && main.part === undefined;
  return follows ? [...bareNextDay, ...bareTold] : bareTold;
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
