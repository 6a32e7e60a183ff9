import type { Chooser } from '../base/random.ts';
import type { Item } from '../guests/told.ts';
import { imageOf } from './image.ts';
import { withQuotationsJoined } from './join-quotations.ts';
import { isHeavyOrWorse, type Severity } from '../severity/severity.ts';
import { mostQuoted } from '../base/quotable.ts';
import { countWords } from '../base/tokens.ts';
import {
  asks,
  asQuotation,
  isBright,
  isSpoken,
  lengthOf,
  standsAlone,
  type Unit,
  type Words,
} from '../reading/unit.ts';
import { quotedWhole, toldWhole } from '../reading/quote-whole-note.ts';
import type { Week } from '../reading/judge-week.ts';
import { candidatesOf, worthOf } from '../reading/candidates.ts';
import type { ReadNote } from '../reading/read-week.ts';

/**
 * What a toast will tell, oldest first, which clauses are heard in the writer's own words, and the note that the toast is
 * built around.
 */
export type Plan = { items: Item[]; quoted: Set<Unit>; image: ReadNote | undefined };

const mostNotes = 10;
/** The words of the notes that go into one toast by their best clauses. */
const mostWords = 330;
/** So many words at most are heard of a week of long notes: a little over three minutes. */
const mostHeard = 500;
const fewestWords = { oneNote: 105, note: 22 } as const;
/** Of a long note that is heavy in one place much else may be told. */
const manyClauses = 8;
const roomForEnding = 18;
/** A note with a clause that cannot be turned is quoted whole up to so many words. */
const quotedUpTo = 45;
/** So many clauses are quoted because they cannot be told. */
const mostNeeded = 6;
const worthAdding = 0.5;

/** Chooses what to tell of a week. In a hard week that is at most two good things; else nearly all that can be told. */
export function planOf(week: Week, chooser: Chooser): Plan {
  const notes = chosenNotes(week, chooser);
  const share = Math.min(
    fewestWords.oneNote,
    Math.max(fewestWords.note, Math.floor(mostWords / Math.max(1, notes.length))),
  );
  const quiet = week.mood === 'hard';
  const image = imageOf(notes, week);
  const items = notes.flatMap((note) => {
    const room = note === image ? mostQuoted : share;
    const short = quiet || (note.severity === 'heavy' && note.units.length < manyClauses);
    return wholeItem(note) ?? (note.plainly ? [] : itemOf(note, short ? 0 : room));
  });
  const fitting = fittingIn(items, week, { image, share });
  const quoted = quotedAmong(fitting);
  const joined = fitting.map((item) => withQuotationsJoined(withoutUnspoken(item, quoted), quoted));
  return {
    items: joined.map(({ item }) => item),
    quoted: new Set([...quoted, ...joined.flatMap(({ quotations }) => [...quotations])]),
    image,
  };
}

/**
 * The same, where all of them together are not too long: else the longest that are quoted whole are told by their best
 * clauses until they are, without what is hard. The one that the toast is built around stays, and so does what is heavy.
 */
function fittingIn(
  items: readonly Item[],
  { names }: Week,
  { image, share }: { image: ReadNote | undefined; share: number },
): Item[] {
  const fitting = [...items];
  const longest = items
    .filter(({ note }) => note !== image && !note.plainly && isQuotedWhole(note))
    .toSorted((a, b) => wordsOf(b) - wordsOf(a));
  let words = sumOf(items.map(wordsOf));
  for (const item of longest) {
    const units = item.note.clauses.filter(({ hard, severity }) => !hard && !isHeavyOrWorse(severity));
    const rated = units.map((unit) => ({ unit, score: worthOf(unit, names) }));
    const candidates = candidatesOf(rated, { quote: item.note.severity === 'light', few: false });
    if (words > mostHeard && wordsOf(item) > share && candidates.length > 0) {
      const told = { ...itemOf({ ...item.note, units, candidates }, share), note: item.note };
      fitting[items.indexOf(item)] = told;
      words += wordsOf(told) - wordsOf(item);
    }
  }
  return fitting;
}

function isQuotedWhole({ units, clauses }: ReadNote): boolean {
  return units.length === 1 && units[0]?.kind === 'words' && clauses.length > 1;
}

/** The same plan with these clauses in the writer's own words, where they can be quoted. */
export function quotedInstead(plan: Plan, clauses: readonly Unit[]): Plan {
  const meant = (unit: Unit): boolean =>
    unit.quote !== undefined &&
    clauses.some(({ moment, source }) => moment.id === unit.moment.id && source === unit.source);
  return {
    ...plan,
    items: plan.items.map((item) => {
      const isMeant = [item.main, ...item.more].some(meant);
      const whole = isMeant && item.note.severity === 'light' ? quotedWhole(item.main, item.note) : undefined;
      if (whole && item.note.units.every(({ hard }) => !hard)) {
        return { ...item, main: whole, more: [] };
      }
      return meant(item.main) ? { ...item, main: asQuotation(item.main) } : item;
    }),
    quoted: new Set([...plan.quoted, ...plan.items.flatMap(({ more }) => more.filter(meant))]),
  };
}

/** The same plan without these clauses. */
export function withoutClauses(plan: Plan, clauses: readonly Unit[]): Plan {
  const isLeft = (unit: Unit): boolean =>
    clauses.some(({ moment, source }) => moment.id === unit.moment.id && source === unit.source);
  return {
    ...plan,
    items: plan.items.flatMap((item) => {
      const [main, ...more] = [item.main, ...item.more].filter((unit) => !isLeft(unit));
      return main ? [{ ...item, main, more }] : [];
    }),
  };
}

function chosenNotes(week: Week, chooser: Chooser): ReadNote[] {
  if (week.mood === 'hard') {
    return highlights(week, 2, chooser).filter(({ score }) => score >= 1);
  }
  const found = highlights(week, mostNotes, chooser);
  return found.length > 0 ? found : week.notes.filter(({ severity }) => isCalm(severity)).slice(0, 2);
}

function isCalm(severity: Severity): boolean {
  return severity === 'light' || severity === 'tender';
}

/** Up to `most` notes to tell of, oldest first: the best, on different days and about different things. */
function highlights(week: Week, most: number, chooser: Chooser): ReadNote[] {
  const open = week.notes
    .filter(({ score, severity, units }) => score > -3 || (isCalm(severity) && units.length > 0))
    .map((note) => ({ note, score: note.score + chooser.fraction() * 0.5 }));
  const chosen: ReadNote[] = [];
  const worth = ({ note, score }: { note: ReadNote; score: number }): number => {
    const sameDay = chosen.filter(({ moment }) => moment.localDate === note.moment.localDate).length;
    const alike = chosen.filter(({ themes }) => themes[0] !== undefined && themes[0] === note.themes[0]).length;
    return score - sameDay * 1.6 - alike * 0.6;
  };
  while (chosen.length < most) {
    const next = open.filter(({ note }) => !chosen.includes(note)).sort((a, b) => worth(b) - worth(a))[0];
    if (!next) {
      break;
    }
    chosen.push(next.note);
  }
  return week.notes.filter((note) => chosen.includes(note));
}

/** A note from its first clause to its last, where it is not too long. */
function wholeItem(note: ReadNote): Item | undefined {
  const words = note.units.reduce((sum, { source }) => sum + countWords(source), 0);
  if (words > mostQuoted || (countWords(note.tidied) > mostQuoted && note.severity !== 'heavy')) {
    return undefined;
  }
  const [first, next, ...others] = toldWhole(note.units);
  const isMute = first !== undefined && !isSpoken(first) && first.quote === undefined;
  const [main, more] = isMute && next ? [next, others] : [first, next ? [next, ...others] : []];
  return main ? { note, main, more } : undefined;
}

/** The clauses of a note worth telling, best first until they fill its share of words, then in the order they were written. */
function itemOf(note: ReadNote, share: number): Item {
  const [best, ...others] = note.candidates;
  if (!best) {
    return { note, main: nothing(note), more: [] };
  }
  const chosen = new Set([best.main]);
  let words = lengthOf(best.main);
  const add = (unit: Unit | undefined, room: number): void => {
    const sized = unit ? lengthOf(unit) : 0;
    const leansOnNothing = unit?.leansBack === true && ![...chosen].some(({ index }) => index === unit.index - 1);
    const fragment = unit?.kind === 'phrase' && lengthOf(unit) <= 2 && unit !== best.main;
    if (unit && !fragment && !chosen.has(unit) && words + sized <= room && !leansOnNothing) {
      chosen.add(unit);
      words += sized;
    }
  };
  add(best.follow, Math.max(share, words + (share === 0 ? 14 : 24)));
  for (const { main, follow, score } of others) {
    if (score >= worthAdding && isBright(main) && !asks(main) && !main.dayless) {
      add(main, share);
      add(follow && chosen.has(main) ? follow : undefined, share);
    }
  }
  // What a note comes to stands at its end.
  const ending = note.units.at(-1);
  add(share > 0 && ending && canEnd(ending) ? ending : undefined, share + roomForEnding);
  const { aside } = best;
  add(aside && [...chosen].some(({ index }) => index === aside.index) ? undefined : aside, share);
  const told = [...chosen].sort((a, b) => a.index - b.index);
  const first = told.findIndex(standsAlone);
  const from = first < 0 ? 0 : first;
  const main = told[from] ?? best.main;
  const begun = !isSpoken(main) && main.quote === undefined;
  return { note, main, more: begun ? [] : told.slice(from + 1) };
}

function canEnd(unit: Unit): boolean {
  return unit.kind === 'told' && isBright(unit) && !asks(unit);
}

/** A note without words is still a moment; it has no clause. */
function nothing(note: ReadNote): Words {
  return {
    moment: note.moment,
    index: 0,
    kind: 'words',
    quote: undefined,
    source: note.tidied,
    part: undefined,
    dayless: false,
    joint: '',
    leansBack: false,
    severity: 'light',
    hard: false,
    sour: false,
    marked: '',
  };
}

/**
 * The clauses heard in the writer's own words, of what goes on from a moment: those that cannot be told otherwise, for the
 * point of a note may be among them.
 */
function quotedAmong(items: readonly Item[]): Set<Unit> {
  const needed = items
    .filter(({ note }) => isCalm(note.severity) || note.plainly)
    .flatMap(({ more }) =>
      more.filter((unit) => !isSpoken(unit) && unit.quote !== undefined && unit.severity === 'light'),
    );
  return new Set(needed.slice(0, mostNeeded));
}

/** What can only be quoted and is not: a short note is then quoted whole; of a long one it goes unsaid. */
function withoutUnspoken(item: Item, quoted: ReadonlySet<Unit>): Item {
  const { main, more, note } = item;
  const lost = more.some((unit) => !isSpoken(unit) && !quoted.has(unit));
  const whole = lost && countWords(note.tidied) <= quotedUpTo ? quotedWhole(main, note) : undefined;
  if (whole) {
    return { note, main: whole, more: [] };
  }
  return { ...item, more: item.more.filter((unit) => isSpoken(unit) || quoted.has(unit)) };
}

/** How many words the moments of a plan hold. */
export function wordCount(plan: Plan): number {
  return sumOf(plan.items.map(wordsOf));
}

function wordsOf({ main, more }: Item): number {
  return sumOf([main, ...more].map(lengthOf));
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
