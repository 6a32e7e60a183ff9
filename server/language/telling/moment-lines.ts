import { sentenceCount } from './template-deck.ts';
import type { LookBack } from '../selection/look-back.ts';
import { bareFew, bareFewThree, bareShort, bareTail } from '../templates/plain.ts';
import { fewThreeTogether, fewTogether, lookBack } from '../templates/shared.ts';
import type { Item } from '../guests/told.ts';
import type { Plan } from '../selection/choose-notes.ts';
import type { Selection } from '../selection/select.ts';
import type { DraftLine } from '../reading/evidence.ts';
import { slotsFor } from './template-slots.ts';
import { extended, joinedClause, sentenceOf, startsAfresh, tell } from './tell-moment.ts';
import type { Place, Telling } from './tell-moment.ts';
import { sentenceEnd } from '../base/sentences.ts';
import { capitalized, countWords } from '../base/tokens.ts';
import { keptForLast } from '../selection/kept-for-last.ts';
import { listLine, smallMoments } from './quick-list.ts';
import { asks, asQuotation, takesBareDay, withJoint, type Unit } from '../reading/unit.ts';

const fewQuoted = 8;
const fewDrawnIn = 4;

/**
 * The moments of a toast as lines, in the order they came, but that the small ones share one quick list, before the moment
 * that the toast is built around, and that the uplifting tone keeps what stands out for the end.
 */
export function momentLines(selection: Selection, telling: Telling): DraftLine[] {
  const kept = keptForLast(selection, telling.week);
  const small = smallMoments(selection, telling.week);
  const others = selection.items.filter((item) => item !== kept);
  const told = withList(small, others, { selection, telling, kept }) ?? inOrder(others, selection, telling);
  return kept
    ? [...told, ...tellItem(kept, selection, heard(telling, told), { before: undefined, isKept: true })]
    : told;
}

/** The moments with the small ones in a list before the one that the toast is built around. Undefined without a list. */
function withList(
  small: readonly Item[],
  all: readonly Item[],
  { selection, telling, kept }: { selection: Selection; telling: Telling; kept: Item | undefined },
): DraftLine[] | undefined {
  if (small.length === 0) {
    return undefined;
  }
  const others = all.filter((item) => !small.includes(item));
  const image = others.findIndex(({ note }) => note === selection.image);
  const from = kept ? others.length : Math.max(1, image);
  const begun = inOrder(others.slice(0, from), selection, telling);
  const list = listLine(small, heard(telling, begun));
  const listed = [...begun, ...(list ? [list] : [])];
  return list && [...listed, ...inOrder(others.slice(from), selection, heard(telling, listed))];
}

/** The same telling after some more lines. */
function heard(telling: Telling, lines: readonly DraftLine[]): Telling {
  return { ...telling, spoken: [...telling.spoken, ...lines] };
}

function inOrder(items: readonly Item[], selection: Selection, telling: Telling): DraftLine[] {
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
  // Quoted whole, which may be a word or two less than the note that was mended.
  const whole = Math.min(countWords(item.note.tidied), countWords(item.note.moment.content));
  if (told.from.some(({ quote }) => countWords(quote ?? '') >= whole)) {
    return [told];
  }
  const first = clause && next ? { ...told, from: [item.main, next] } : told;
  return moreLines([first], more, plan, telling);
}

/** The lines of a moment with the clauses after it: a few sentences to a line, quotations among them. */
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
    const before = lines.at(-1)?.from.at(-1);
    const isNext = before?.moment.id === unit.moment.id && before.index === unit.index - 1;
    const goesOn = isNext && !lastBegins(unit.joint, lines.at(-1)?.text ?? '');
    const text = plan.quoted.has(unit)
      ? quotation(unit, { ...telling, spoken })
      : sentenceOf(goesOn ? withJoint(clause ?? unit) : (clause ?? unit), { ...telling, spoken });
    if (!text) {
      continue;
    }
    const from = plan.quoted.has(unit) ? [asQuotation(unit)] : clause && next ? [unit, next] : [unit];
    const last = lines.at(-1);
    const longer = last ? (drawnIn(last.text, unit, { text, spoken }) ?? extended(last.text, text)) : undefined;
    if (last && longer) {
      lines[lines.length - 1] = { ...last, text: longer, from: [...last.from, ...from] };
    } else {
      lines.push({ text, noteIds: [unit.moment.id], from });
    }
  }
  return lines;
}

/** Whether the last sentence of a line begins with a word. */
function lastBegins(word: string, line: string): boolean {
  const last = line.split(sentenceEnd).at(-1) ?? '';
  return word !== '' && last.toLowerCase().startsWith(`${word} `);
}

/** 'You broke the vase, on purpose.': a few words that would be the third sentence in a row to start as those before. */
function drawnIn(line: string, unit: Unit, { text, spoken }: { text: string; spoken: readonly DraftLine[] }) {
  const isPlain = unit.kind === 'phrase' && /\p{L}\.$/u.test(line) && countWords(unit.said) <= fewDrawnIn;
  return isPlain && !startsAfresh(text, spoken) ? `${line.slice(0, -1)}, ${unit.said}.` : undefined;
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

/** The first two or three of these moments in one line, where each is no more than a word or two, or two short quotations. */
function fewTogetherOf(items: readonly Item[], telling: Telling): { line: DraftLine; items: Item[] } | undefined {
  const words = items.slice(0, 3).filter((_, at) => items.slice(0, at + 1).every(isFew));
  const pair = items.slice(0, 2);
  const isPair = words.length < 2 && pair.length === 2 && pair.every(isShortQuotation);
  const few = isPair ? pair : words;
  const all = few.map(({ main }) => slotsFor(main, telling.days));
  const days = all.map((slots) => slots['day']);
  if (few.length < 2 || telling.week.mood === 'hard' || days.includes(undefined) || new Set(days).size < days.length) {
    return undefined;
  }
  const slots = Object.fromEntries(
    all.flatMap((own, at) => Object.entries(own).map(([name, value]) => [at === 0 ? name : `${name}${at + 1}`, value])),
  );
  const fit = (line: string): boolean => sentenceCount(line) <= 2 && startsAfresh(line, telling.spoken);
  const [pool, bare] = isPair
    ? [bareShort, bareShort]
    : few.length === 3
      ? [fewThreeTogether, bareFewThree]
      : [fewTogether, bareFew];
  const text = telling.deck.line(pool, slots, { fit }) ?? telling.deck.line(bare, slots, { fit });
  const line = { noteIds: few.map(({ note }) => note.moment.id), from: few.map(({ main }) => main) };
  return text === undefined ? undefined : { line: { text, ...line }, items: few };
}

/** A note of a few words that is quoted whole. */
function isShortQuotation({ main, note, more }: Item): boolean {
  const words = countWords(note.tidied);
  return (
    main.kind === 'words' &&
    main.quote !== undefined &&
    takesBareDay(main) &&
    !asks(main) &&
    note.severity === 'light' &&
    more.length === 0 &&
    words <= fewQuoted &&
    words === countWords(main.quote)
  );
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
