import { awardBadges, type Counts, type Wanted } from '#server/features/badges/awards.service.ts';
import type { Db } from '#server/tables.ts';
import { countShares } from './shares.queries.ts';

/** What badges want to know of someone's shares. */
export async function countOfShares(db: Db, userId: number, { shares }: Wanted): Promise<Counts> {
  return shares === undefined ? {} : { shares: await countShares(db, userId, shares) };
}

type Shared = { userId: number; now: number; isHeavy: boolean };

/** Awards what a share that this transaction stores has earned; quietly when the week was a hard one. */
export async function awardForShare(transaction: Db, { userId, now, isHeavy }: Shared): Promise<void> {
  const count = (wanted: Wanted) => countOfShares(transaction, userId, wanted);
  await awardBadges(transaction, { userId, now, addsTo: ['shares'], count, isHeavy });
}
