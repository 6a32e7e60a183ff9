import { sentenceCount } from './template-deck.ts';
import type { LookBack } from '../selection/look-back.ts';
import { bareFew, bareFewThree, bareTail } from '../templates/plain.ts';
import { phrasings } from '../templates/index-of-templates.ts';
import { fewThreeTogether, fewTogether, lookBack } from '../templates/shared.ts';
import type { Item, Plan } from '../selection/choose-notes.ts';
import type { Selection } from '../selection/select.ts';
import type { DraftLine } from '../reading/evidence.ts';
import { slotsFor } from './template-slots.ts';
import { extended, joinedClause, sentenceOf, startsAfresh, tell } from './tell-moment.ts';
import type { Place, Telling } from './tell-moment.ts';
import { capitalized, countWords, wordsOf } from '../base/tokens.ts';
import { freeWords, timeWords } from '../lexicon/function-words.ts';
import { asks, asQuotation, lengthOf, saidOf, standsAlone, takesBareDay, type Unit } from '../reading/unit.ts';

const smallWords = 12;
const fewestSmall = 3;
const mostInList = 4;
/** A word of so many letters that returns within a week is mostly a thing or a person. */
const fewestLetters = 4;

/**
 * The moments of a toast as lines: the small ones together in one quick list without their days, the others day by day,
 * and the one that the toast is built around last, unless something later goes on from it.
 */
export function momentLines(selection: Selection, telling: Telling): DraftLine[] {
  const { image, small, others } = partsOf(selection, telling);
  const lists = listsOf(small, telling);
  const told = [...lists, ...dayByDay(others, selection, heard(telling, lists))];
  return image
    ? [...told, ...tellItem(image, selection, heard(telling, told), { before: undefined, isKept: true })]
    : told;
}

/** What is told in a list, what day by day, and what last of all. */
function partsOf(selection: Selection, telling: Telling): { small: Item[]; others: Item[]; image: Item | undefined } {
  const { items } = selection;
  const small = smallAmong(selection, telling);
  const found = items.find(({ note }) => note === selection.image);
  const waits = found && items.length > 2 && telling.week.mood === 'light' && canWait(found, selection);
  const image = waits ? found : undefined;
  return { small, image, others: items.filter((item) => !small.includes(item) && item !== image) };
}

/** The same telling after some more lines. */
function heard(telling: Telling, lines: readonly DraftLine[]): Telling {
  return { ...telling, spoken: [...telling.spoken, ...lines] };
}

function dayByDay(items: readonly Item[], selection: Selection, telling: Telling): DraftLine[] {
  const lines: DraftLine[] = [];
  let before: Item | undefined;
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at];
    const now = heard(telling, lines);
    const few = fewTogetherOf(items.slice(at), now);
    if (few) {
      lines.push(few.line);
      at += few.items.length - 1;
      before = few.items.at(-1);
    } else if (item) {
      const own = tellItem(item, selection, now, { before, isKept: false });
      lines.push(...own);
      before = own.length > 0 ? item : before;
    }
  }
  return lines;
}

/** One moment with what goes on from it, beside an earlier one where the toast looks back from it. */
function tellItem(item: Item, selection: Selection, telling: Telling, place: Omit<Place, 'moreToCome'>): DraftLine[] {
  const { back } = selection;
  const looked = back?.item === item ? lookingBack(back, telling) : undefined;
  return looked ? moreLines([looked], item.more, selection, telling) : linesOf(item, selection, telling, place);
}

/** Whether a moment can be told after all others: in a clause that its day can stand before, and nothing goes on from it. */
function canWait(item: Item, { items }: Plan): boolean {
  const { main } = item;
  const later = items.slice(items.indexOf(item) + 1);
  return main.kind === 'told' && !main.dayless && standsAlone(main) && !later.some((other) => goesOnFrom(item, other));
}

const openingPronoun =
  /^(?:and |but |so |then |today |now )*(?:he|she|they|it|him|her|them|same|again|still)\b|\bagain\b/i;

/** Whether a later moment takes up a word of an earlier one, or speaks of someone as known. */
function goesOnFrom({ note: earlier }: Item, { note: later }: Item): boolean {
  const known = new Set(rareWords(earlier.tidied));
  return openingPronoun.test(later.tidied) || rareWords(later.tidied).some((word) => known.has(word));
}

function rareWords(text: string): string[] {
  return wordsOf(text).filter((word) => word.length >= fewestLetters && !freeWords.has(word) && !timeWords.has(word));
}

/** The moments of one short clause each, where there are enough of them for a list. */
function smallAmong({ items, image, back }: Selection, { week }: Telling): Item[] {
  if (week.mood !== 'light' && week.mood !== 'plain') {
    return [];
  }
  const small = items.filter(
    (item) =>
      item.note !== image &&
      item !== back?.item &&
      item.more.length === 0 &&
      item.note.severity !== 'heavy' &&
      (item.main.kind === 'told' || item.main.kind === 'phrase') &&
      standsAlone(item.main) &&
      takesBareDay(item.main) &&
      !saidOf(item.main).includes(':') &&
      /\p{L}{2}/u.test(saidOf(item.main)) &&
      lengthOf(item.main) <= smallWords,
  );
  return small.length >= fewestSmall ? small : [];
}

/** The small moments as lists of two to four, the first with a lead of the tone's. */
function listsOf(items: readonly Item[], { deck, week }: Telling): DraftLine[] {
  const lists = Array.from({ length: Math.ceil(items.length / mostInList) }, (_, at) =>
    items.slice(at * mostInList, (at + 1) * mostInList),
  );
  return lists.map((own, at) => {
    const list = listed(own.map(({ main }) => saidOf(main)));
    const lead = at === 0 ? deck.line(phrasings[week.tone].small, { list }) : undefined;
    return {
      text: lead ?? `${capitalized(list)}.`,
      noteIds: own.map(({ note }) => note.moment.id),
      from: own.map(({ main }) => main),
    };
  });
}

function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join('; ')}; and ${last}`;
}

/** A moment with what goes on from it: in the same line while that stays sayable, else in lines of their own. */
function linesOf(item: Item, plan: Plan, telling: Telling, place: Omit<Place, 'moreToCome'>): DraftLine[] {
  const [next, ...rest] = item.more;
  const clause = next && !plan.quoted.has(next) ? joinedClause(item.main, next) : undefined;
  const more = clause ? rest : item.more;
  const main = clause ?? item.main;
  const told = tell({ ...item, main }, telling, { ...place, moreToCome: more.length > 0 });
  if (!told) {
    return [];
  }
  const first = clause && next ? { ...told, from: [item.main, next] } : told;
  return moreLines([first], more, plan, telling);
}

/** The lines of a moment with the clauses after it: sentences of two to a line, quotations among them. */
function moreLines(begun: readonly DraftLine[], units: readonly Unit[], plan: Plan, telling: Telling): DraftLine[] {
  const lines = [...begun];
  for (let at = 0; at < units.length; at += 1) {
    const [unit, next] = [units[at], units[at + 1]];
    if (!unit) {
      continue;
    }
    const clause = next && !plan.quoted.has(unit) && !plan.quoted.has(next) ? joinedClause(unit, next) : undefined;
    at += clause ? 1 : 0;
    const spoken = [...telling.spoken, ...lines];
    const text = plan.quoted.has(unit)
      ? quotation(unit, { ...telling, spoken })
      : sentenceOf(clause ?? unit, { ...telling, spoken });
    if (!text) {
      continue;
    }
    const from = plan.quoted.has(unit) ? [asQuotation(unit)] : clause && next ? [unit, next] : [unit];
    const last = lines.at(-1);
    const longer = last ? extended(last.text, text) : undefined;
    if (last && longer) {
      lines[lines.length - 1] = { ...last, text: longer, from: [...last.from, ...from] };
    } else {
      lines.push({ text, noteIds: [unit.moment.id], from });
    }
  }
  return lines;
}

function quotation(unit: Unit, { deck, spoken }: Telling): string | undefined {
  const slots = { q: `${capitalized(unit.quote ?? '')}${asks(unit) ? '?' : ''}` };
  const fit = (line: string): boolean => startsAfresh(line, spoken);
  return deck.line(bareTail, slots, { fit }) ?? deck.line(bareTail, slots);
}

/** The moment beside the words of an earlier week. */
function lookingBack({ item, past, when }: LookBack, telling: Telling): DraftLine | undefined {
  const slots = { ...slotsFor(item.main, telling.days), q: capitalized(past.quote ?? ''), when };
  const text = telling.deck.line(lookBack, slots);
  return text
    ? {
        text,
        noteIds: [past.moment.id, item.note.moment.id],
        from: [past, item.main],
      }
    : undefined;
}

/** The first two or three of these moments in one line, where each is no more than a word or two. */
function fewTogetherOf(items: readonly Item[], telling: Telling): { line: DraftLine; items: Item[] } | undefined {
  const few = items.slice(0, 3).filter((_, at) => items.slice(0, at + 1).every(isFew));
  const all = few.map(({ main }) => slotsFor(main, telling.days));
  const days = all.map((slots) => slots['day']);
  if (few.length < 2 || telling.week.mood === 'hard' || days.includes(undefined) || new Set(days).size < days.length) {
    return undefined;
  }
  const slots = Object.fromEntries(
    all.flatMap((own, at) => Object.entries(own).map(([name, value]) => [at === 0 ? name : `${name}${at + 1}`, value])),
  );
  const fit = (line: string): boolean => sentenceCount(line) <= 2 && startsAfresh(line, telling.spoken);
  const [pool, bare] = few.length === 3 ? [fewThreeTogether, bareFewThree] : [fewTogether, bareFew];
  const text = telling.deck.line(pool, slots, { fit }) ?? telling.deck.line(bare, slots, { fit });
  const line = { noteIds: few.map(({ note }) => note.moment.id), from: few.map(({ main }) => main) };
  return text === undefined ? undefined : { line: { text, ...line }, items: few };
}

function isFew({ main, note, more }: Item): boolean {
  const words = countWords(note.tidied);
  return (
    main.quote !== undefined &&
    note.severity === 'light' &&
    more.length === 0 &&
    words > 0 &&
    words <= 2 &&
    words === countWords(main.source)
  );
}
