import { sentenceCount } from './template-deck.ts';
import type { Deck } from './template-deck.ts';
import { beginnings, daylessWordless, daylessWords, plainWords, wordless } from '../templates/shared.ts';
import type { Item } from '../guests/told.ts';
import type { Pool, Slots, Template } from '../templates/types.ts';
import { jointPools, poolsFor } from './choose-templates.ts';
import { namesDay } from './names-day.ts';
import { beginningOf, quotableWhole } from '../base/quotable.ts';
import type { DraftLine } from '../reading/evidence.ts';
import { daySlots, slotsFor } from './template-slots.ts';
import { capitalized, countWords } from '../base/tokens.ts';
import { asQuotation, saidOf, takesBareDay, type Unit } from '../reading/unit.ts';
import { isHeavyOrWorse } from '../severity/severity.ts';
import type { Week } from '../reading/judge-week.ts';

export type Telling = {
  week: Week;
  days: ReadonlyMap<string, string>;
  deck: Deck;
  /** The lines so far; three sentences in a row must not start with the same word. */
  spoken: readonly DraftLine[];
};
/** Where in the toast a line is told: after which moment, whether it was kept for the end, and whether a sentence follows it. */
export type Place = { before: Item | undefined; isKept: boolean; moreToCome: boolean };

/** 'That morning' is of a day that has been named. */
const ofItsDay = /\bthat (?:morning|afternoon|evening|night|day)\b/;
const longestLine = 45;
const mostSentences = 4;
/** Of a note that can only be quoted, and not whole, so many words at most. */
const mostBegun = 34;

/** The line for a moment. Undefined for one that cannot be told. */
export function tell(item: Item, telling: Telling, place: Place): DraftLine | undefined {
  const { main: unit, note } = item;
  const slots = { ...headingFor(item, telling, place), ...slotsFor(unit, telling.days) };
  const fit = (line: string, { tags }: Template): boolean =>
    (telling.spoken.length > 1 || !tags.has('after another')) &&
    startsAfresh(line, telling.spoken) &&
    (!place.moreToCome || place.isKept || sentenceCount(line) === 1);
  const firstOf = (pools: readonly Pool[]): string | undefined =>
    pools.reduce<string | undefined>((found, pool) => found ?? telling.deck.line(pool, slots, { fit }), undefined);
  const joined =
    !place.isKept && canGoWithoutDay(unit, telling, place) ? firstOf(jointPools(item, place, telling)) : undefined;
  if (joined !== undefined) {
    return { text: joined, noteIds: [note.moment.id], from: [unit] };
  }
  const framed = firstOf(poolsFor(item, { telling, place, slots }));
  if (framed) {
    return { text: framed, noteIds: [note.moment.id], from: [unit] };
  }
  return untold(item, telling, daySlots(note.moment, undefined, telling.days));
}

/** The day of a clause that names another one, where neither it nor the line before says it. */
function headingFor({ main: unit, note }: Item, { days }: Telling, { before }: Place): Slots {
  const { localDate } = note.moment;
  const isHeard = before?.note.moment.localDate === localDate || namesDay(saidOf(unit), localDate);
  return unit.dayless && !isHeard ? daySlots(note.moment, undefined, days) : {};
}

/** After a line that names a weekday the next one names none: a week is no calendar. */
function canGoWithoutDay(unit: Unit, { spoken, week }: Telling, place: Place): boolean {
  const before = spoken.at(-1);
  const date = place.before?.note.moment.localDate;
  return (
    before !== undefined &&
    before.noteIds.length > 0 &&
    date !== undefined &&
    namesDay(before.text, date) &&
    before.noteIds.every((id) => id !== unit.moment.id) &&
    !isHeavyOrWorse(unit.severity) &&
    week.mood !== 'hard' &&
    unit.kind !== 'thanks' &&
    unit.kind !== 'doing' &&
    // 'And lunch with Marta' is heard of the day before.
    unit.kind !== 'phrase' &&
    !unit.leansBack &&
    takesBareDay(unit) &&
    !ofItsDay.test(saidOf(unit))
  );
}

/** Whether a line would not be the third sentence in a row that starts with the same word. */
export function startsAfresh(line: string, spoken: readonly DraftLine[]): boolean {
  const starts = [...spoken.slice(-2), { text: line }]
    .map(({ text }) => text)
    .join(' ')
    .replace(/“[^“”]*?([.!?…]?)\)?”/g, '“x$1”')
    .split(/(?<=[.!?…]”?)(?<!\bno\.)\s+/)
    .map((sentence) => /[\p{L}\p{N}]+/u.exec(sentence)?.[0].toLowerCase());
  return starts.every((start, at) => at < 2 || start !== starts[at - 1] || start !== starts[at - 2]);
}

/** A clause that goes on from another of its note, as a sentence. */
export function sentenceOf(unit: Unit, { spoken }: Pick<Telling, 'spoken'>): string {
  const said = wholeClause(unit);
  const sentence =
    said === '' ? '' : `${capitalized(said).replace(/(?<=[^.!?…,]),?”$/, '.”')}${said.endsWith('”') ? '' : '.'}`;
  return sentence === '' ||
    startsAfresh(sentence, spoken) ||
    unit.kind === 'phrase' ||
    /^(?:and|but|so|then)\b/.test(said)
    ? sentence
    : `And ${said}.`;
}

/** What is said of a clause, with the verb that its kind leaves out. */
function wholeClause(unit: Unit): string {
  switch (unit.kind) {
    case 'told':
    case 'stated':
    case 'phrase':
      return unit.said;
    case 'thanks':
      return `you were grateful for ${unit.said}`;
    case 'doing':
      return `you were ${unit.said}`;
    case 'words':
      return '';
  }
}

/** The line with `more` after it, when the two are few sentences and short enough to be one line. */
export function extended(line: string, more: string): string | undefined {
  const joined = `${line} ${more}`;
  return sentenceCount(joined) <= mostSentences && countWords(joined) <= longestLine ? joined : undefined;
}

/** Two deeds of the writer as one, where they are short: 'you burned your tongue, and you had another'. */
export function joinedClause(main: Unit, follow: Unit): Unit | undefined {
  if (main.kind !== 'told' || follow.kind !== 'told' || !(follow.subjectFirst || follow.leansBack)) {
    return undefined;
  }
  // 'It was a sock.', 'She just didn't get off your feet.': what is said of another, or crowns it, is heard by itself.
  const isNextDeed = /^you\b/.test(main.said) && /^(?:then )?you\b(?! (?:just|even|still|never)\b)/.test(follow.said);
  const smooth =
    isNextDeed &&
    !main.said.includes(follow.said) &&
    !/,| and | but |“/.test(main.said) &&
    !/ and /.test(follow.said) &&
    !/\b(?:had|hadn't)\b/.test(follow.said) &&
    countWords(main.said) + countWords(follow.said) <= 22;
  return smooth ? { ...main, said: `${main.said}, and ${follow.said}` } : undefined;
}

/** A note without anything that can be turned: how it begins, or that it has no words. */
function untold({ note, main: unit }: Item, telling: Telling, slots: Slots): DraftLine | undefined {
  if (isHeavyOrWorse(note.severity)) {
    return undefined;
  }
  const all = quotableWhole(note.tidied, note.moment.content)?.quote;
  const start = all ?? beginningOf(note.tidied, note.moment.content, mostBegun);
  const dayless = slots['day'] === undefined;
  if (start === undefined) {
    const hasWords = /[\p{L}\p{N}]/u.test(note.tidied);
    const text = hasWords ? undefined : telling.deck.line(dayless ? daylessWordless : wordless, slots, { must: true });
    return text ? { text, noteIds: [note.moment.id], from: [asQuotation(unit, '')] } : undefined;
  }
  const whole = all !== undefined || countWords(start) === countWords(note.tidied);
  const pool = dayless ? daylessWords : whole ? plainWords : beginnings;
  const isFirst = telling.spoken.length < 2;
  const fit = (line: string, { tags }: Template): boolean =>
    startsAfresh(line, telling.spoken) && !(isFirst && tags.has('after another'));
  const filled = { ...slots, q: capitalized(start) };
  const text = telling.deck.line(pool, filled, { fit }) ?? telling.deck.line(pool, filled, { must: true });
  return text ? { text, noteIds: [note.moment.id], from: [asQuotation(unit, start)] } : undefined;
}
