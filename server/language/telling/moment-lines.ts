import { sentenceCount } from './template-deck.ts';
import type { LookBack } from '../selection/look-back.ts';
import { phrasings } from '../templates/index-of-templates.ts';
import { bareFew, bareFewThree, bareJoint, bareJointPhrase, bareJointThanks, bareTail } from '../templates/plain.ts';
import { narratorPhrasing } from '../templates/narrators.ts';
import type { Pool } from '../templates/types.ts';
import { fewThreeTogether, fewTogether, lookBack, phraseTogether } from '../templates/shared.ts';
import { weightOfPlan } from '../selection/choose-notes.ts';
import type { Item, Plan } from '../selection/choose-notes.ts';
import type { DraftLine } from '../reading/evidence.ts';
import { isWhole } from './choose-templates.ts';
import { slotsFor } from './template-slots.ts';
import { extended, joinedClause, sentenceOf, startsAfresh, tell } from './tell-moment.ts';
import { arranged, isStrongest, type Role } from '../selection/order-moments.ts';
import type { Telling } from './tell-moment.ts';
import { capitalized, countWords } from '../base/tokens.ts';
import type { Unit } from '../reading/read-clauses.ts';

const shortClause = 10;
/** Under so many words of its notes a toast has room for more of its own. */
const fewWords = 140;

/** The moments of a toast as lines, some of them in pairs, and one of them beside an earlier week where it rhymes. */
export function middleLines(plan: Plan, telling: Telling, back: LookBack | undefined): DraftLine[] {
  const { fraction } = telling.chooser;
  const lines = telling.spoken;
  const opened = lines.length;
  const full = plan.items.length >= 5;
  // A week of few words has room for a line to each of its days.
  const roomy = weightOfPlan(plan) < fewWords;
  const left = { joints: roomy ? 0 : plan.items.length >= 8 ? 2 : full ? 1 : 0, links: full ? 3 : 0 };
  let before: Item | undefined;
  const { items, roles } = arranged(plan, telling.week, telling.chooser);
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at];
    if (!item) {
      continue;
    }
    const looked = back?.item === item ? lookingBack(back, telling) : undefined;
    if (looked) {
      lines.push(looked, ...moreLines(undefined, item.more, plan, telling));
      before = item;
      continue;
    }
    const role = roles.get(item);
    const free = items.slice(at).findIndex((one) => isStrongest(roles.get(one)));
    const joined = jointOf(
      items.slice(at, free < 0 ? undefined : at + free),
      telling,
      left.joints > 0 && fraction() < 0.6,
    );
    if (joined) {
      left.joints -= joined.forced ? 0 : 1;
      at += joined.line.noteIds.length - 1;
      before = joined.last;
      lines.push(joined.line);
      continue;
    }
    const mayLink = left.links > 0 && fraction() < 0.5;
    const own = linesOf(item, telling, { before, mayLink, plan, role });
    left.links -= mayLink ? 1 : 0;
    before = own.length > 0 ? item : before;
    lines.push(...own);
  }
  return lines.slice(opened);
}

type Surroundings = { before: Item | undefined; mayLink: boolean; plan: Plan; role: Role };

/** A moment with what goes on from it: in the same line while that stays sayable, else in lines of their own. */
function linesOf(item: Item, telling: Telling, { before, mayLink, plan, role }: Surroundings): DraftLine[] {
  const [next, ...rest] = item.more;
  const clause = next && !plan.quoted.has(next) ? joinedClause(item.main, next) : undefined;
  const more = clause ? rest : item.more;
  const main = clause ? { ...item.main, said: clause } : item.main;
  const told = tell({ ...item, main }, telling, { before, mayLink, moreToCome: more.length > 0, role });
  if (!told) {
    return [];
  }
  const first = clause && next ? { ...told, from: [item.main, next] } : told;
  return [...moreLines(first, more, plan, telling)];
}

/** The line `first` with the clauses after it: sentences of two to a line, quotations among them. */
function moreLines(first: DraftLine | undefined, units: readonly Unit[], plan: Plan, telling: Telling): DraftLine[] {
  const lines = first ? [first] : [];
  for (let at = 0; at < units.length; at += 1) {
    const [unit, next] = [units[at], units[at + 1]];
    if (!unit) {
      continue;
    }
    const clause = next && !plan.quoted.has(unit) && !plan.quoted.has(next) ? joinedClause(unit, next) : undefined;
    at += clause ? 1 : 0;
    const text = plan.quoted.has(unit)
      ? quotation(unit, { ...telling, spoken: [...telling.spoken, ...lines] })
      : sentenceOf(clause ? { ...unit, said: clause } : unit, { ...telling, spoken: [...telling.spoken, ...lines] });
    if (!text) {
      continue;
    }
    const from = plan.quoted.has(unit) ? [{ ...unit, kind: 'words' as const }] : clause && next ? [unit, next] : [unit];
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

function quotation(unit: Unit, { deck, tone, narrator, spoken }: Telling): string | undefined {
  const fit = (line: string): boolean => startsAfresh(line, spoken);
  const slots = { q: `${capitalized(unit.quote ?? '')}${unit.marked === '?' ? '?' : ''}` };
  return (
    deck.line([...phrasings[tone].tail, ...(narratorPhrasing[narrator].tail ?? [])], slots, { fit }) ??
    deck.line(bareTail, slots)
  );
}

/** The moment beside the words of an earlier week. */
function lookingBack({ item, past, when }: LookBack, telling: Telling): DraftLine | undefined {
  const slots = { ...slotsFor(item.main, telling.week), q: capitalized(past.quote ?? ''), when };
  const text = telling.deck.line(lookBack, slots);
  return text
    ? {
        text,
        noteIds: [past.moment.id, item.note.moment.id],
        from: [{ ...past, kind: 'words' }, item.main],
      }
    : undefined;
}

type Joint = { line: DraftLine; last: Item; forced: boolean };

/** The first two or three of these moments in one line, where they are short enough: words, thanks, phrases or clauses. */
function jointOf(items: readonly Item[], telling: Telling, may: boolean): Joint | undefined {
  const words = phrasings[telling.tone];
  const [one, two] = items;
  if (!one || !two || telling.week.mood === 'hard') {
    return undefined;
  }
  const few = items.slice(0, 3).filter((item, at) => items.slice(0, at + 1).every(isFew));
  if (few.length > 1) {
    const pools = few.length === 3 ? [fewThreeTogether, bareFewThree] : [fewTogether, bareFew];
    return joint(few, telling, { pools, forced: true });
  }
  const both = (fits: (item: Item) => boolean): boolean => fits(one) && fits(two);
  if (!may) {
    return undefined;
  }
  if (both((item) => isShort(item, 'thanks'))) {
    return joint([one, two], telling, { pools: [words.jointThanks, bareJointThanks], forced: false });
  }
  if (both((item) => isShort(item, 'phrase') && /^(?:an?|the|your|two|three)\b/.test(item.main.said))) {
    return joint([one, two], telling, { pools: [phraseTogether, bareJointPhrase], forced: false });
  }
  return both((item) => isShort(item, 'told') && item.main.subjectFirst)
    ? joint([one, two], telling, { pools: [words.joint, bareJoint], forced: false })
    : undefined;
}

function isFew({ main, note, more }: Item): boolean {
  return (
    main.quote !== undefined &&
    note.weight === 'light' &&
    more.length === 0 &&
    countWords(note.tidied) <= 2 &&
    countWords(note.tidied) > 0 &&
    isWhole(note, main)
  );
}

function isShort({ main, more, note }: Item, kind: Unit['kind']): boolean {
  return (
    main.kind === kind &&
    more.length === 0 &&
    !main.sour &&
    note.weight === 'light' &&
    main.part === undefined &&
    countWords(main.said) <= shortClause
  );
}

function joint(
  items: readonly Item[],
  telling: Telling,
  { pools, forced }: { pools: readonly Pool[]; forced: boolean },
): Joint | undefined {
  const all = items.map(({ main }) => slotsFor(main, telling.week));
  const last = items.at(-1);
  if (!last || all.some((slots) => !slots['day']) || new Set(all.map((slots) => slots['day'])).size < all.length) {
    return undefined;
  }
  const slots = Object.fromEntries(
    all.flatMap((own, at) => Object.entries(own).map(([name, value]) => [at === 0 ? name : `${name}${at + 1}`, value])),
  );
  const text = pools.reduce<string | undefined>(
    (found, pool) =>
      found ??
      telling.deck.line(pool, slots, { fit: (line) => sentenceCount(line) <= 2 && startsAfresh(line, telling.spoken) }),
    undefined,
  );
  const from = items.map(({ main }) => main);
  return text ? { line: { text, noteIds: items.map(({ note }) => note.moment.id), from }, last, forced } : undefined;
}
