import { weekdayOf } from '../base/days.ts';
import type { Item, Plan } from './choose-notes.ts';
import type { Chooser } from '../base/random.ts';
import type { Week } from '../reading/read-week.ts';
import { countWords } from '../base/tokens.ts';

const several = 4;
const fewestWords = 6;
const worthKeeping = 5;
const subdued = /\b(?:no|not|nothing|nobody|without|lost|missed|failed|forgot|hurt|sick|ill|tired|alone|gone)\b|n't\b/i;

/** The part a moment plays: the first or last of several, the strongest, or the strongest kept until after all others. */
export type Role = 'first' | 'last' | 'peak' | 'kept' | undefined;

/**
 * The moments in the order they are told and the part that each plays. They come day after day; only the strongest may be
 * kept until after all others, where nothing else is told of such a day.
 */
export function arranged(plan: Plan, week: Week, chooser: Chooser): { items: Item[]; roles: Map<Item, Role> } {
  const { items } = plan;
  const roles = new Map<Item, Role>();
  if (items.length < several || week.mood !== 'light') {
    return { items, roles };
  }
  const strongest = items.filter(canBeStrongest).toSorted((a, b) => b.note.score - a.note.score)[0];
  const keeping = chooser.fraction() < 0.5;
  const rest = items.filter((item) => item !== strongest);
  const at = strongest ? items.indexOf(strongest) : -1;
  const dayOf = ({ note }: Item): string | undefined => weekdayOf(note.moment.localDate);
  const alone = strongest !== undefined && !rest.some((item) => dayOf(item) === dayOf(strongest));
  const moved = strongest !== undefined && alone && keeping && at < items.length - 1;
  const told = moved ? [...rest, strongest] : items;
  const [opening, ending] = [told[0], told.at(-1)];
  if (opening && (opening !== strongest || !moved)) {
    roles.set(opening, 'first');
  }
  if (ending && ending !== strongest) {
    roles.set(ending, 'last');
  }
  if (strongest && (moved || at > 0)) {
    roles.set(strongest, moved ? 'kept' : 'peak');
  }
  return { items: told, roles };
}

/** Whether this is the moment that the toast builds up to. */
export function isStrongest(role: Role): boolean {
  return role === 'peak' || role === 'kept';
}

function canBeStrongest({ note, main }: Item): boolean {
  return (
    note.weight === 'light' &&
    note.score >= worthKeeping &&
    main.kind === 'told' &&
    main.subjectFirst &&
    !main.leansBack &&
    !main.dayless &&
    !main.sour &&
    main.part === undefined &&
    !subdued.test(main.said) &&
    countWords(main.said) >= fewestWords
  );
}
