import type { Deps } from '#server/deps.ts';
import { ownDay, preferencesOf } from '#server/features/settings/settings.service.ts';
import type { Authorized, Viewer } from '#server/platform/auth/viewer.ts';
import type { Db } from '#server/tables.ts';
import { isoInstant } from '#shared/calendar.ts';
import { badgeCategories, type Badge, type BadgeProgress, type UnseenBadge } from '#shared/contract/badges.ts';
import { wantedFor, type Counts, type Wanted } from './awards.service.ts';
import { maySee } from './badges.policy.ts';
import { findAward, listBadges, listUnseen, markSeen, type AwardRow, type BadgeRow } from './badges.queries.ts';

/** How much someone has of what badges are given for: those who have it count it, and badges know none of them. */
export type CountOf = (
  db: Db,
  userId: number,
  asked: { now: number; today: string; wanted: Wanted },
) => Promise<Counts>;

/** Every badge there is with how far the viewer is where they are: by categories, and the nearest first in each. */
export async function badgesOf(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: Viewer,
  { zone, countOf }: { zone?: string | undefined; countOf: CountOf },
): Promise<BadgeProgress[]> {
  const { db, clock } = deps;
  const { userId } = viewer;
  const rows = await listBadges(db, userId);
  const wanted = wantedFor(rows.filter((row) => row.awarded_at === null));
  const now = clock.now();
  const { today } = await ownDay(deps, userId, { now, zone });
  const counts = await countOf(db, userId, { now, today, wanted });
  return rows.toSorted(inOrder).map((row) => ({
    ...present(row),
    threshold: row.threshold,
    // What was awarded stays, whatever was deleted since.
    progress: row.awarded_at === null ? Math.min(counts[row.requirement] ?? 0, row.threshold) : row.threshold,
    awardedAt: row.awarded_at === null ? null : isoInstant(row.awarded_at),
  }));
}

/** What someone was awarded, the oldest badge first. */
export async function awardedTo(
  { db }: Pick<Deps, 'db'>,
  userId: number,
): Promise<{ name: string; awardedAt: string }[]> {
  return (await listBadges(db, userId)).flatMap(({ name, awarded_at: at }) =>
    at === null ? [] : [{ name, awardedAt: isoInstant(at) }],
  );
}

function inOrder(a: BadgeRow, b: BadgeRow): number {
  const category = (row: BadgeRow) => badgeCategories.indexOf(row.category);
  return category(a) - category(b) || a.threshold - b.threshold || a.id - b.id;
}

/** What the viewer was awarded and has not looked at, the oldest first; nothing while they have badges hidden. */
export async function unseenOf({ db }: Pick<Deps, 'db'>, { userId }: Viewer): Promise<UnseenBadge[]> {
  const { showsBadges } = await preferencesOf({ db }, userId);
  const rows = showsBadges ? await listUnseen(db, userId) : [];
  return rows.map((row) => ({ id: row.award_id, badge: present(row) }));
}

export async function findOwnAward(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  id: number,
): Promise<Authorized<AwardRow>> {
  return maySee(viewer, await findAward(db, id));
}

/** Keeps that an award was seen; once is enough. */
export async function see({ db }: Pick<Deps, 'db'>, award: Authorized<AwardRow>): Promise<void> {
  await markSeen(db, award.id);
}

function present({ id, name, description, icon, category }: Badge): Badge {
  return { id, name, description, icon, category };
}
