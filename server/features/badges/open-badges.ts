import type { Db } from '#server/tables.ts';
import { listOpen, type OpenBadge } from './badges.queries.ts';

const mostPeople = 10_000;

/** What people can still be awarded, by database; those asked for longest ago make way. */
const known = new WeakMap<object, Map<number, OpenBadge[]>>();

function peopleOf(db: Db): Map<number, OpenBadge[]> {
  const { adapter } = db.getExecutor();
  const people = known.get(adapter) ?? new Map<number, OpenBadge[]>();
  known.set(adapter, people);
  return people;
}

/**
 * The badges that someone does not have. Asked with every save, so it is remembered: one that another process has
 * awarded meanwhile may still be among them, which the unique pair of person and badge puts right.
 */
export async function openBadgesOf(db: Db, userId: number): Promise<OpenBadge[]> {
  const people = peopleOf(db);
  const open = people.get(userId) ?? (await listOpen(db, userId));
  people.delete(userId);
  people.set(userId, open);
  if (people.size > mostPeople) {
    people.delete(people.keys().next().value ?? userId);
  }
  return open;
}

/** Has it asked for anew: after an award, of which nobody knows yet whether its transaction will last. */
export function forgetOpenBadges(db: Db, userId: number): void {
  peopleOf(db).delete(userId);
}
