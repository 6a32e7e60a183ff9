import { awardBadges, type Counts, type Wanted } from '#server/features/badges/awards.service.ts';
import type { Db } from '#server/tables.ts';
import { countToasts } from './toasts.queries.ts';

/** What badges want to know of someone's toasts. */
export async function countOfToasts(db: Db, userId: number, { toasts }: Wanted): Promise<Counts> {
  return toasts === undefined ? {} : { toasts: await countToasts(db, userId, toasts) };
}

type Made = { userId: number; now: number; isHeavy: boolean };

/** Awards what a toast that this transaction stores has earned; quietly when the week was a hard one. */
export async function awardForToast(transaction: Db, { userId, now, isHeavy }: Made): Promise<void> {
  const count = (wanted: Wanted) => countOfToasts(transaction, userId, wanted);
  await awardBadges(transaction, { userId, now, addsTo: ['toasts'], count, isHeavy });
}
