import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/tables.ts';
import type { Blocks, Friendships } from './friends.table.ts';

export type FriendshipRow = Selectable<Friendships>;
export type BlockRow = Selectable<Blocks>;

export async function insertFriendship(db: Db, friendship: Insertable<Friendships>): Promise<void> {
  await db.insertInto('friendships').values(friendship).execute();
}

export async function findFriendship(db: Db, id: number): Promise<FriendshipRow | undefined> {
  return db.selectFrom('friendships').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findPair(db: Db, pair: string): Promise<FriendshipRow | undefined> {
  return db.selectFrom('friendships').selectAll().where('pair', '=', pair).executeTakeFirst();
}

/** Moves a friendship from one status to another; answers whether it still was in the first. */
export async function changeStatus(
  db: Db,
  { id, status }: Pick<FriendshipRow, 'id' | 'status'>,
  change: Pick<FriendshipRow, 'status' | 'updated_at'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('friendships')
    .set(change)
    .where('id', '=', id)
    .where('status', '=', status)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteFriendship(db: Db, id: number): Promise<void> {
  await db.deleteFrom('friendships').where('id', '=', id).execute();
}

export async function deletePair(db: Db, pair: string): Promise<void> {
  await db.deleteFrom('friendships').where('pair', '=', pair).execute();
}

/** Everything between someone and others but for what they rejected, the newest first. */
export async function listFriendships(db: Db, userId: number): Promise<FriendshipRow[]> {
  return db
    .selectFrom('friendships')
    .selectAll()
    .where((row) => row.or([row('user_id', '=', userId), row('friend_id', '=', userId)]))
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function listFriendIds(db: Db, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('friendships')
    .select(['user_id', 'friend_id'])
    .where((row) => row.or([row('user_id', '=', userId), row('friend_id', '=', userId)]))
    .where('status', '=', 'accepted')
    .execute();
  return rows.flatMap(({ user_id, friend_id }) => (user_id === userId ? (friend_id ?? []) : user_id));
}

/** Keeps a block; one that is there already stays as it is. */
export async function insertBlock(db: Db, block: Insertable<Blocks>): Promise<void> {
  await db
    .insertInto('blocks')
    .values(block)
    .onConflict((conflict) => conflict.columns(['user_id', 'blocked_id']).doNothing())
    .execute();
}

export async function findBlock(db: Db, id: number): Promise<BlockRow | undefined> {
  return db.selectFrom('blocks').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function deleteBlock(db: Db, id: number): Promise<void> {
  await db.deleteFrom('blocks').where('id', '=', id).execute();
}

/** Whom someone blocked, the newest first. */
export async function listBlocks(db: Db, userId: number): Promise<BlockRow[]> {
  return db.selectFrom('blocks').selectAll().where('user_id', '=', userId).orderBy('id', 'desc').execute();
}

/** Whether either of the two blocked the other. */
export async function areApart(db: Db, one: number, other: number): Promise<boolean> {
  const row = await db
    .selectFrom('blocks')
    .select('id')
    .where((block) =>
      block.or([
        block.and([block('user_id', '=', one), block('blocked_id', '=', other)]),
        block.and([block('user_id', '=', other), block('blocked_id', '=', one)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
