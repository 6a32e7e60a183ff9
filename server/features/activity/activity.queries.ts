import type { Db } from '#server/tables.ts';

/** Until when someone has looked; 0 when they never did. */
export async function findSeenAt(db: Db, userId: number): Promise<number> {
  const row = await db.selectFrom('activity_seen').select('seen_at').where('user_id', '=', userId).executeTakeFirst();
  return row?.seen_at ?? 0;
}

export async function setSeenAt(db: Db, userId: number, at: number): Promise<void> {
  await db
    .insertInto('activity_seen')
    .values({ user_id: userId, seen_at: at })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ seen_at: at }))
    .execute();
}
