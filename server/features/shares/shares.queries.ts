import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '#server/tables.ts';
import type { Shares } from './shares.table.ts';

export type ShareRow = Selectable<Shares>;

export async function insertShare(db: Db, share: Insertable<Shares>): Promise<ShareRow> {
  return db.insertInto('shares').values(share).returningAll().executeTakeFirstOrThrow();
}

/** Changes a share, unless its lines were changed in between; answers with the row as it is then. */
export async function updateShare(
  db: Db,
  { id, version }: Pick<ShareRow, 'id' | 'version'>,
  change: Updateable<Shares>,
): Promise<ShareRow | undefined> {
  return db
    .updateTable('shares')
    .set(change)
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
}

export async function findShare(db: Db, id: number): Promise<ShareRow | undefined> {
  return db.selectFrom('shares').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findShareByCode(db: Db, codeHash: string): Promise<ShareRow | undefined> {
  return db.selectFrom('shares').selectAll().where('code_hash', '=', codeHash).executeTakeFirst();
}

export async function findShareOfToast(db: Db, toastId: number): Promise<ShareRow | undefined> {
  return db.selectFrom('shares').selectAll().where('toast_id', '=', toastId).executeTakeFirst();
}

/** Someone's shares, the newest first. */
export async function listSharesOf(db: Db, userId: number): Promise<ShareRow[]> {
  return db
    .selectFrom('shares')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** What these people share with their friends, the newest first. */
export async function listForFriends(
  db: Db,
  { owners, now, most }: { owners: number[]; now: number; most: number },
): Promise<ShareRow[]> {
  return db
    .selectFrom('shares')
    .selectAll()
    .where('user_id', 'in', owners)
    .where('visibility', '=', 'friends-only')
    .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', now)]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

/** How many someone has, up to `enough`. */
export async function countShares(db: Db, userId: number, enough: number): Promise<number> {
  const rows = await db.selectFrom('shares').select('id').where('user_id', '=', userId).limit(enough).execute();
  return rows.length;
}

/** Answers whether it was still there. */
export async function deleteShare(db: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('shares').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function addView(db: Db, id: number): Promise<void> {
  await db
    .updateTable('shares')
    .set((row) => ({ view_count: row('view_count', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Lets those who look on learn that something was said. */
export async function addActivity(db: Db, id: number): Promise<void> {
  await db
    .updateTable('shares')
    .set((row) => ({ activity: row('activity', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** How much was said to each of these; one that is gone is not among them. */
export async function listActivity(db: Db, ids: number[]): Promise<Map<number, number>> {
  const rows = await db.selectFrom('shares').select(['id', 'activity']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, activity }) => [id, activity]));
}
