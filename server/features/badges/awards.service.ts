import { preferencesOf } from '#server/features/settings/settings.service.ts';
import type { Db } from '#server/tables.ts';
import type { Requirement } from './badges.table.ts';
import { countAlone, insertAwards, type OpenBadge } from './badges.queries.ts';
import { forgetOpenBadges, openBadgesOf } from './open-badges.ts';

/** What is to be counted of someone, and how much of each is enough to know. */
export type Wanted = { [R in Requirement]?: number | undefined };

/** How much someone has of each; what nobody can count is not named. */
export type Counts = { [R in Requirement]?: number | undefined };

type Deed = {
  userId: number;
  now: number;
  /** What the deed may have added to; nothing else is counted. */
  addsTo: readonly Requirement[];
  count: (wanted: Wanted) => Promise<Counts>;
  /** Whether it comes of something hard: then it is awarded, and not celebrated. */
  isHeavy: boolean;
};

/**
 * Awards what the deed that this transaction does has earned. Costs next to nothing when nothing that it could earn is
 * still open; an award that is there already is left alone.
 */
export async function awardBadges(transaction: Db, { userId, now, addsTo, count, isHeavy }: Deed): Promise<void> {
  const open = await openFor(transaction, userId, addsTo);
  if (open.length === 0) {
    return;
  }
  await countAlone(transaction, userId);
  const counts = await count(wantedFor(open));
  const reached = open.filter(({ requirement, threshold }) => threshold <= (counts[requirement] ?? 0));
  if (reached.length === 0) {
    return;
  }
  forgetOpenBadges(transaction, userId);
  const { showsBadges } = await preferencesOf({ db: transaction }, userId);
  const isTold = showsBadges && !isHeavy;
  await insertAwards(
    transaction,
    reached.map((badge) => ({
      user_id: userId,
      badge_id: badge.id,
      awarded_at: now,
      // Of several of one kind that come at once the highest is told; what is not told now never is.
      seen: Number(!(isTold && isHighest(badge, reached))),
    })),
  );
}

/** Of each kind that a deed may add to, the nearest threshold that someone has not reached. */
export async function nearestOf(db: Db, userId: number, addsTo: readonly Requirement[]): Promise<Wanted> {
  const nearest: Wanted = {};
  for (const { requirement, threshold } of await openFor(db, userId, addsTo)) {
    nearest[requirement] = Math.min(threshold, nearest[requirement] ?? threshold);
  }
  return nearest;
}

async function openFor(db: Db, userId: number, addsTo: readonly Requirement[]): Promise<OpenBadge[]> {
  return (await openBadgesOf(db, userId)).filter(({ requirement }) => addsTo.includes(requirement));
}

/** What decides about these badges: of each kind as much as the highest takes. */
export function wantedFor(badges: readonly Pick<OpenBadge, 'requirement' | 'threshold'>[]): Wanted {
  const wanted: Wanted = {};
  for (const { requirement, threshold } of badges) {
    wanted[requirement] = Math.max(threshold, wanted[requirement] ?? 0);
  }
  return wanted;
}

function isHighest(badge: OpenBadge, reached: OpenBadge[]): boolean {
  return !reached.some((other) => other.requirement === badge.requirement && other.threshold > badge.threshold);
}
