import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/tables.ts';
import type { FeedKind } from '#shared/contract/feeds.ts';
import type { Feeds } from './feeds.table.ts';

export type FeedRow = Selectable<Feeds>;

export async function insertFeed(db: Db, feed: Insertable<Feeds>): Promise<FeedRow> {
  return db.insertInto('feeds').values(feed).returningAll().executeTakeFirstOrThrow();
}

/** Someone's feeds, the oldest first. */
export async function listFeeds(db: Db, userId: number): Promise<FeedRow[]> {
  return db.selectFrom('feeds').selectAll().where('user_id', '=', userId).orderBy('id').execute();
}

export async function countFeeds(db: Db, userId: number, kind: FeedKind): Promise<number> {
  const rows = await db
    .selectFrom('feeds')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .execute();
  return rows.length;
}

export async function findFeed(db: Db, id: number): Promise<FeedRow | undefined> {
  return db.selectFrom('feeds').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findFeedByToken(db: Db, tokenHash: string): Promise<FeedRow | undefined> {
  return db.selectFrom('feeds').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
}

export async function updateLastUsed(db: Db, id: number, at: number): Promise<void> {
  await db.updateTable('feeds').set({ last_used_at: at }).where('id', '=', id).execute();
}

export async function deleteFeed(db: Db, id: number): Promise<void> {
  await db.deleteFrom('feeds').where('id', '=', id).execute();
}
