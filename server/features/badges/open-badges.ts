import { createRemembered } from '#server/platform/db/remembered.ts';
import type { Db } from '#server/tables.ts';
import { listOpen, type OpenBadge } from './badges.queries.ts';

/** What people can still be awarded. */
const known = createRemembered<OpenBadge[]>();

/**
 * The badges that someone does not have. Asked with every save, so it is remembered: one that another process has
 * awarded meanwhile may still be among them, which the unique pair of person and badge puts right.
 */
export async function openBadgesOf(db: Db, userId: number): Promise<OpenBadge[]> {
  const open = known.get(db, userId) ?? (await listOpen(db, userId));
  known.set(db, userId, open);
  return open;
}

/** Has it asked for again: after an award, of which nobody knows yet whether its transaction will last. */
export function forgetOpenBadges(db: Db, userId: number): void {
  known.forget(db, userId);
}
