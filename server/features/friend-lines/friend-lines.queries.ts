import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/tables.ts';
import type { FriendLines } from './friend-lines.table.ts';

export type FriendLineRow = Selectable<FriendLines>;

export async function insertLine(db: Db, line: Insertable<FriendLines>): Promise<void> {
  await db.insertInto('friend_lines').values(line).execute();
}

export async function findLine(db: Db, id: number): Promise<FriendLineRow | undefined> {
  return db.selectFrom('friend_lines').selectAll().where('id', '=', id).executeTakeFirst();
}

/** What was sent to someone and not spoken yet, the newest first. */
export async function listUnspoken(db: Db, ownerId: number): Promise<FriendLineRow[]> {
  return db
    .selectFrom('friend_lines')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('spoken_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();
}

/** How many lines of one person wait with another. */
export async function countWaiting(db: Db, ownerId: number, userId: number): Promise<number> {
  const rows = await db
    .selectFrom('friend_lines')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('user_id', '=', userId)
    .where('spoken_at', 'is', null)
    .execute();
  return rows.length;
}

export async function setWelcome(db: Db, id: number, at: number | null): Promise<FriendLineRow | undefined> {
  return db
    .updateTable('friend_lines')
    .set({ welcome_at: at })
    .where('id', '=', id)
    .where('spoken_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

export async function setSpoken(db: Db, ids: number[], at: number): Promise<void> {
  await db.updateTable('friend_lines').set({ spoken_at: at }).where('id', 'in', ids).execute();
}

export async function deleteLine(db: Db, id: number): Promise<void> {
  await db.deleteFrom('friend_lines').where('id', '=', id).execute();
}

/** What two people sent each other and was not spoken yet. */
export async function deleteLinesBetween(db: Db, one: number, other: number): Promise<void> {
  await db
    .deleteFrom('friend_lines')
    .where('spoken_at', 'is', null)
    .where((row) =>
      row.or([
        row.and([row('owner_id', '=', one), row('user_id', '=', other)]),
        row.and([row('owner_id', '=', other), row('user_id', '=', one)]),
      ]),
    )
    .execute();
}
