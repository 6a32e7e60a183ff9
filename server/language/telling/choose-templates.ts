import { dayNumber } from '../base/days.ts';
import { isEnglish } from '../base/is-english.ts';
import { phrasings } from '../templates/index-of-templates.ts';
import {
  bareAgain,
  bareAgainLoose,
  bareAgainPhrase,
  bareDayless,
  bareDaylessPhrase,
  bareDoing,
  bareLater,
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
} from '../templates/plain.ts';
import { hardLinks } from '../templates/care.ts';
import { narratorPhrasing } from '../templates/narrators.ts';
import type { NarratorPhrasing, Phrasing, Pool, Slots } from '../templates/types.ts';
import {
  daylessPhrase,
  daylessWords,
  first,
  kept,
  last,
  loosePhrase,
  otherLanguage,
  placedPhrase,
  plainPhrase,
  plainTold,
  plainWords,
  standing,
  thanksSeries,
  thereYouWere,
  unlike,
} from '../templates/shared.ts';
import type { Item } from '../selection/choose-notes.ts';
import type { Place, Telling } from './tell-moment.ts';
import { countWords } from '../base/tokens.ts';
import type { Unit } from '../reading/read-clauses.ts';
import type { ReadNote } from '../reading/read-week.ts';
import { determiners, possessives, prepositions, subordinators } from '../lexicon/function-words.ts';

const loosely: Pool = loosePhrase.slice(0, 4);
const placed: Pool = placedPhrase.slice(0, 3);

type Framing = { telling: Telling; place: Place; slots: Slots };

/** Pools to try, in order. What is tender gets plain words only; what stands in a heavy note or week a soft link. */
export function poolsFor(item: Item, framing: Framing): Pool[] {
  const { note, main: unit } = item;
  const { telling, place, slots } = framing;
  const tone = phrasings[telling.tone];
  const plainly = note.weight !== 'light' || unit.sour;
  const dayless = slots['day'] === undefined;
  const framed = !plainly && telling.week.mood !== 'hard' && telling.chooser.fraction() < telling.framed * 2;
  switch (unit.kind) {
    case 'words':
      return dayless ? [daylessWords] : [...wordsPools(item, tone), bareWords, plainWords];
    case 'phrase':
      return dayless
        ? [daylessPhrase, bareDaylessPhrase]
        : isLoose(unit, telling)
          ? [
              ...againPools(item, framing, bareAgainLoose),
              ...(isSameDay(item, place) ? [bareSameDayLoose] : []),
              ...phrasePools(item, framing, framed),
              bareLoose,
            ]
          : [
              ...againPools(item, framing, bareAgainPhrase),
              ...(isSameDay(item, place) ? [bareSameDayPhrase] : []),
              ...phrasePools(item, framing, framed),
              barePhrase,
            ];
    case 'stated':
      return dayless ? [daylessPhrase, bareDaylessPhrase] : [...(framed ? [standing] : []), bareStated];
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

function toldPools(item: Item, framing: Framing, plainly: boolean): Pool[] {
  const { telling, place } = framing;
  if (item.note.weight === 'heavy' || telling.week.mood === 'hard') {
    return [hardLinks, bareTold];
  }
  const words = phrasings[telling.tone];
  // A week with something heavy in it is told without anyone's flourishes.
  const own: Pick<NarratorPhrasing, 'told' | 'peak'> =
    telling.week.mood === 'light' ? narratorPhrasing[telling.narrator] : {};
  const { fraction } = telling.chooser;
  const peaks = [...words.peak, ...(own.peak ?? [])];
  switch (plainly ? undefined : place.role) {
    case 'kept':
      return [kept, peaks, bareTold];
    case 'peak':
      return [peaks, bareTold];
    case 'first':
      return fraction() < telling.framed * 1.5 ? [first, bareTold] : [bareTold];
    case 'last':
      return fraction() < telling.framed * 1.5 ? [last, bareTold] : [bareTold, plainTold];
    case undefined: {
      const links = [...againPools(item, framing, bareAgain), ...linkPools(item, telling, place)];
      const framed = !plainly && links.length === 0 && fraction() < telling.framed;
      return [...links, ...(framed ? [[...words.told, ...(own.told ?? [])]] : []), bareTold, plainTold];
    }
  }
}

/** Whether the moment before was of the same day, and nothing says at what time of it. */
function isSameDay({ note, main }: Item, { before }: Place): boolean {
  return main.part === undefined && before?.note.moment.localDate === note.moment.localDate;
}

/** For the first moment of a day whose weekday the toast has come by already, a week before. */
function againPools(item: Item, { telling, place, slots }: Framing, pool: Pool): Pool[] {
  const { main: unit } = item;
  const heard = telling.spoken.some(({ text }) => text.includes(slots['wd'] ?? '?'));
  return / the /.test(slots['day'] ?? '') && heard && !isSameDay(item, place) && unit.part === undefined ? [pool] : [];
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

function phrasePools({ note, main: unit }: Item, { telling }: Framing, framed: boolean): Pool[] {
  const tone = phrasings[telling.tone];
  if (countWords(unit.source) <= 3 && isWhole(note, unit) && unit.quote !== undefined && note.weight === 'light') {
    return [tone.fewWords];
  }
  if (/: “/.test(unit.said)) {
    return [];
  }
  if (isLoose(unit, telling)) {
    return [framed ? loosePhrase : loosely];
  }
  if (/,/.test(unit.said) || opensSmall(firstWord(unit))) {
    return [...(framed ? [loosePhrase.slice(4)] : []), placed];
  }
  if (note.weight !== 'light' || unit.sour) {
    return [plainPhrase];
  }
  return [...(framed ? [tone.phrase] : []), plainPhrase];
}

function firstWord({ said }: Unit): string {
  return /^[\p{L}\d]+/u.exec(said)?.[0]?.toLowerCase() ?? '';
}

function opensSmall(word: string): boolean {
  return prepositions.has(word) || subordinators.has(word) || /^(?:just|only|not|so|also)$/.test(word);
}

/** Whether a phrase has no article where it would need one: 'rainbow over the whole valley' goes badly after 'on Monday'. */
function isLoose(unit: Unit, { week }: Telling): boolean {
  const first = firstWord(unit);
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

/** Whether a unit is all that its note says. */
export function isWhole(note: ReadNote, unit: Unit): boolean {
  return countWords(note.tidied) === countWords(unit.source);
}

/** 'The next day', 'the same day', 'later in the week', or a turn to something else, where the line before makes that clear. */
function linkPools({ main: unit, note }: Item, telling: Telling, { before, mayLink }: Place): Pool[] {
  const [then, now] = [dayNumber(before?.note.moment.localDate ?? ''), dayNumber(unit.moment.localDate)];
  if (!before || then === undefined || now === undefined || unit.part !== undefined) {
    return [];
  }
  const light = unit.weight === 'light' && !unit.sour;
  const tone = phrasings[light ? telling.tone : 'reflective'];
  const { fraction } = telling.chooser;
  if (now === then) {
    return fraction() < 0.5 ? [tone.sameDay, bareSameDay] : [bareSameDay];
  }
  if (now === then + 1 && fraction() < 0.4) {
    return fraction() < 0.3 ? [tone.nextDay, bareNextDay] : [bareNextDay];
  }
  const start = dayNumber(telling.week.notes[0]?.moment.localDate ?? '') ?? now;
  const late = now > then + 1 && now - start >= 3 && now - start <= 6;
  if (late && fraction() < 0.4 && !telling.spoken.some(({ text }) => text.includes('ater in the week'))) {
    return [bareLater];
  }
  const plain = light && note.weight === 'light' && before.note.weight === 'light' && telling.week.mood === 'light';
  const apart = note.themes.every((theme) => !before.note.themes.includes(theme));
  return mayLink && plain && apart && fraction() < 0.25 ? [unlike] : [];
}
