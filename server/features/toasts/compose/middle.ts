import { dayNumber } from './days.ts';
import { sentenceCount } from './fill.ts';
import type { ComposedLine, Moment } from './moment.ts';
import { phrasings } from './phrasing/all.ts';
import { narratorPhrasing } from './phrasing/narrators.ts';
import { fewThreeTogether, fewTogether } from './phrasing/shared.ts';
import type { Item, Plan } from './plan.ts';
import { quotedUnit } from './plan.ts';
import { extended, isWhole, joinedClause, sentenceOf, slotsFor, tell } from './telling.ts';
import type { Telling } from './telling.ts';
import { capitalized, countWords } from './tokens.ts';

/** The most words of the moments together, so that a toast is spoken in two and a half minutes. */
const mostWords = 265;
const shortClause = 10;

/** The moments of a toast as lines, some of them in pairs. */
export function middleLines(plan: Plan, telling: Telling, fraction: () => number): ComposedLine[] {
  const lines: ComposedLine[] = [];
  const full = plan.items.length >= 5;
  const left = {
    joints: full && telling.tone !== 'reflective' ? 1 : 0,
    thanks: 2,
    links: full ? 1 : 0,
    words: mostWords,
  };
  let before: Moment | undefined;
  for (let at = 0; at < plan.items.length; at += 1) {
    const item = plan.items[at];
    if (!item) {
      continue;
    }
    const joined = jointOf(plan.items.slice(at), telling, {
      thanks: left.thanks > 0,
      clauses: left.joints > 0 && fraction() < 0.5,
    });
    if (joined) {
      left.thanks -= item.main.kind === 'thanks' ? 1 : 0;
      left.joints -= item.main.kind === 'told' ? 1 : 0;
      at += joined.line.noteIds.length - 1;
      before = joined.last;
      lines.push(joined.line);
      continue;
    }
    const mayLink = left.links > 0 && isNextDay(before, item.note.moment) && fraction() < 0.5;
    const own = linesOf(item, telling, { before, mayLink, quoted: plan.quoted.has(item), room: left.words });
    left.links -= mayLink ? 1 : 0;
    left.words -= own.reduce((sum, { text }) => sum + countWords(text), 0);
    before = own.length > 0 ? item.note.moment : before;
    lines.push(...own);
  }
  return lines;
}

type Room = { before: Moment | undefined; mayLink: boolean; quoted: boolean; room: number };

/** A moment with what follows it: in the same line when that stays sayable, else in one of its own. */
function linesOf(item: Item, telling: Telling, { before, mayLink, quoted, room }: Room): ComposedLine[] {
  const { main, follow, note } = item;
  const roomy = follow !== undefined && room > 45;
  const clause = roomy ? joinedClause(main, follow) : undefined;
  const line = tell(clause ? { ...item, main: { ...main, said: clause } } : item, telling, {
    before,
    mayLink,
    moreToCome: quoted || (roomy && !clause),
  });
  if (!line) {
    return [];
  }
  const lines = [line];
  for (const extra of [roomy && !clause ? sentenceOf(follow) : '', quoted ? tailOf(item, telling) : '']) {
    const last = lines.at(-1);
    const longer = last && extra ? extended(last.text, extra) : undefined;
    if (last && longer) {
      last.text = longer;
    } else if (extra) {
      lines.push({ text: extra, noteIds: [note.moment.id] });
    }
  }
  return lines;
}

function tailOf(item: Item, telling: Telling): string {
  const unit = quotedUnit(item);
  const pool = [...phrasings[telling.tone].tail, ...(narratorPhrasing[telling.narrator].tail ?? [])];
  return unit?.quote ? (telling.deck.line(pool, { q: capitalized(unit.quote) }) ?? '') : '';
}

type Joint = { line: ComposedLine; last: Moment };

/** The first two or three of these moments in one line, where they are short enough: words, thanks or clauses. */
function jointOf(
  items: readonly Item[],
  telling: Telling,
  may: { thanks: boolean; clauses: boolean },
): Joint | undefined {
  const words = phrasings[telling.tone];
  const [one, two] = items;
  if (!one || !two || telling.week.mood === 'hard') {
    return undefined;
  }
  const few = items.slice(0, 3).filter((item, at) => items.slice(0, at + 1).every(isFew));
  if (few.length === 3) {
    return joint(few, telling, fewThreeTogether);
  }
  if (few.length === 2) {
    return joint(few, telling, fewTogether);
  }
  if (
    may.thanks &&
    [one, two].every(
      ({ main, note }) => main.kind === 'thanks' && countWords(main.said) <= shortClause && note.weight === 'light',
    )
  ) {
    return joint([one, two], telling, words.jointThanks);
  }
  return may.clauses && isShortClause(one) && isShortClause(two) ? joint([one, two], telling, words.joint) : undefined;
}

function isFew({ main, note }: Item): boolean {
  return (
    main.quote !== undefined &&
    note.weight === 'light' &&
    countWords(note.tidied) <= 2 &&
    countWords(note.tidied) > 0 &&
    isWhole(note, main)
  );
}

function isShortClause({ main, follow, aside, note }: Item): boolean {
  const plain = main.kind === 'told' && main.subjectFirst && !main.sour && note.weight === 'light';
  return (
    plain &&
    follow === undefined &&
    aside === undefined &&
    main.part === undefined &&
    countWords(main.said) <= shortClause
  );
}

function joint(items: readonly Item[], telling: Telling, pool: readonly string[]): Joint | undefined {
  const all = items.map(({ main }) => slotsFor(main, telling.week));
  const last = items.at(-1)?.note.moment;
  if (!last || all.some((slots) => !slots['day']) || new Set(all.map((slots) => slots['day'])).size < all.length) {
    return undefined;
  }
  const slots = Object.fromEntries(
    all.flatMap((own, at) => Object.entries(own).map(([name, value]) => [at === 0 ? name : `${name}${at + 1}`, value])),
  );
  const text = telling.deck.line(pool, slots, (line) => sentenceCount(line) <= 2);
  return text ? { line: { text, noteIds: items.map(({ note }) => note.moment.id) }, last } : undefined;
}

function isNextDay(before: Moment | undefined, now: Moment): boolean {
  const day = dayNumber(before?.localDate ?? '');
  return day !== undefined && dayNumber(now.localDate) === day + 1;
}
