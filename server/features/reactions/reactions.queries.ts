import type { Insertable } from 'kysely';
import type { Db } from '#server/tables.ts';
import type { Reaction } from '#shared/sharing.ts';
import type { Reactions } from './reactions.table.ts';

/** How often each was given to a share. */
export async function countReactions(db: Db, shareId: number): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('reactions')
    .select((row) => ['reaction', row.fn.countAll<number>().as('count')])
    .where('share_id', '=', shareId)
    .groupBy('reaction')
    .execute();
  return Object.fromEntries(rows.map(({ reaction, count }) => [reaction, Number(count)]));
}

export async function findReaction(db: Db, shareId: number, userId: number): Promise<Reaction | undefined> {
  const row = await db
    .selectFrom('reactions')
    .select('reaction')
    .where('share_id', '=', shareId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.reaction;
}

/** Takes this reaction back; answers whether it was there. */
export async function deleteReaction(
  db: Db,
  { share_id, user_id, reaction }: Pick<Reactions, 'share_id' | 'user_id' | 'reaction'>,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('reactions')
    .where('share_id', '=', share_id)
    .where('user_id', '=', user_id)
    .where('reaction', '=', reaction)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Keeps a reaction, in the place of the one that this person gave before. */
export async function putReaction(db: Db, reaction: Insertable<Reactions>): Promise<void> {
  await db
    .insertInto('reactions')
    .values(reaction)
    .onConflict((conflict) =>
      conflict
        .columns(['share_id', 'user_id'])
        .doUpdateSet({ reaction: reaction.reaction, created_at: reaction.created_at }),
    )
    .execute();
}

/** What others said to someone's toasts after `since`, the latest first. */
export async function listReactionsTo(
  db: Db,
  { ownerId, since, most }: { ownerId: number; since: number; most: number },
): Promise<Pick<Reactions, 'toast_id' | 'user_id' | 'created_at'>[]> {
  return db
    .selectFrom('reactions')
    .select(['toast_id', 'user_id', 'created_at'])
    .where('owner_id', '=', ownerId)
    .where('user_id', '!=', ownerId)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
}

/** What two people gave to each other's toasts. */
export async function deleteReactionsBetween(db: Db, one: number, other: number): Promise<void> {
  await db
    .deleteFrom('reactions')
    .where((row) =>
      row.or([
        row.and([row('owner_id', '=', one), row('user_id', '=', other)]),
        row.and([row('owner_id', '=', other), row('user_id', '=', one)]),
      ]),
    )
    .execute();
}
