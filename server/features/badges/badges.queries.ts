import type { Insertable, Selectable } from 'kysely';
import { compiledQuery } from '#server/platform/db/compiled-query.ts';
import { isPostgres } from '#server/platform/db/columns.ts';
import type { Db } from '#server/tables.ts';
import type { Badges, UserBadges } from './badges.table.ts';

export type OpenBadge = Pick<Selectable<Badges>, 'id' | 'requirement' | 'threshold'>;

/** The badges that someone does not have, in the order of their ids. */
export const listOpen = compiledQuery((db: Db, userId: number) =>
  db
    .selectFrom('badges')
    .select(['id', 'requirement', 'threshold'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('user_badges')
            .select('user_badges.id')
            .whereRef('user_badges.badge_id', '=', 'badges.id')
            .where('user_badges.user_id', '=', userId),
        ),
      ),
    )
    .orderBy('id'),
);

/**
 * Makes the transactions that count for this person wait for each other, so that the last of several at once counts
 * what all of them did. SQLite has one writer at a time anyway.
 */
export async function countAlone(transaction: Db, userId: number): Promise<void> {
  if (isPostgres(transaction)) {
    await transaction.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  }
}

/** Keeps these awards; those that are there already stay as they are. */
export async function insertAwards(db: Db, awards: Insertable<UserBadges>[]): Promise<void> {
  await db
    .insertInto('user_badges')
    .values(awards)
    .onConflict((conflict) => conflict.columns(['user_id', 'badge_id']).doNothing())
    .execute();
}

export type BadgeRow = Selectable<Badges> & { awarded_at: number | null };

/** Every badge there is, with when it became this person's. */
export async function listBadges(db: Db, userId: number): Promise<BadgeRow[]> {
  return db
    .selectFrom('badges')
    .leftJoin('user_badges', (join) =>
      join.onRef('user_badges.badge_id', '=', 'badges.id').on('user_badges.user_id', '=', userId),
    )
    .selectAll('badges')
    .select('user_badges.awarded_at')
    .orderBy('badges.id')
    .execute();
}

type UnseenRow = Selectable<Badges> & { award_id: number };

/** What someone was awarded and has not looked at, the oldest first. */
export async function listUnseen(db: Db, userId: number): Promise<UnseenRow[]> {
  return db
    .selectFrom('user_badges')
    .innerJoin('badges', 'badges.id', 'user_badges.badge_id')
    .selectAll('badges')
    .select('user_badges.id as award_id')
    .where('user_badges.user_id', '=', userId)
    .where('user_badges.seen', '=', 0)
    .orderBy('user_badges.awarded_at')
    .orderBy('user_badges.id')
    .execute();
}

export type AwardRow = Selectable<UserBadges>;

export async function findAward(db: Db, id: number): Promise<AwardRow | undefined> {
  return db.selectFrom('user_badges').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function markSeen(db: Db, id: number): Promise<void> {
  await db.updateTable('user_badges').set({ seen: 1 }).where('id', '=', id).execute();
}
