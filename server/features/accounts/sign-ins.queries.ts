import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/tables.ts';
import type { FailedSignIns, SignIns } from './sign-ins.table.ts';

export type SignInRow = Selectable<SignIns>;

export async function insertSignIn(db: Db, row: Insertable<SignIns>): Promise<void> {
  await db.insertInto('sign_ins').values(row).execute();
}

/** The newest after an instant, newest first. */
export async function listSignIns(
  db: Db,
  userId: number,
  { after, most }: { after: number; most: number },
): Promise<SignInRow[]> {
  return db
    .selectFrom('sign_ins')
    .selectAll()
    .where('user_id', '=', userId)
    .where('created_at', '>', after)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

/** Counts one more wrong password in an hour; null counts those that were tried on no account. */
export async function addFailedTry(db: Db, userId: number | null, hour: number): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('failed_sign_ins')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('hour', '=', hour)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) {
    await db
      .insertInto('failed_sign_ins')
      .values({ user_id: userId, hour, tries: 1 })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'hour']).doUpdateSet((row) => ({ tries: row('failed_sign_ins.tries', '+', 1) })),
      )
      .execute();
  }
}

/** The hours after an instant in which wrong passwords were tried, newest first. */
export async function listFailedTries(
  db: Db,
  userId: number,
  after: number,
): Promise<Pick<Selectable<FailedSignIns>, 'hour' | 'tries'>[]> {
  return db
    .selectFrom('failed_sign_ins')
    .select(['hour', 'tries'])
    .where('user_id', '=', userId)
    .where('hour', '>', after)
    .orderBy('hour', 'desc')
    .execute();
}

/** What was tried on no account goes earlier: nobody will ever look at it. */
export async function deleteSignInsUntil(
  db: Db,
  { until, nobodysUntil }: { until: number; nobodysUntil: number },
): Promise<void> {
  await db.deleteFrom('sign_ins').where('created_at', '<=', until).execute();
  await db.deleteFrom('failed_sign_ins').where('hour', '<=', until).execute();
  await db.deleteFrom('failed_sign_ins').where('user_id', 'is', null).where('hour', '<=', nobodysUntil).execute();
}
