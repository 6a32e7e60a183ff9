import type { Selectable } from 'kysely';
import type { Db } from '#server/tables.ts';
import type { Announcements } from './announcements.table.ts';

export type AnnouncementRow = Selectable<Announcements>;

type New = { userId: number; toastId: number; now: number };

/** Answers with its number, or with undefined when the toast is announced by mail already. */
export async function insertMail(db: Db, { userId, toastId, now }: New): Promise<number | undefined> {
  const row = await db
    .insertInto('announcements')
    .values({
      user_id: userId,
      toast_id: toastId,
      channel: 'mail',
      state: 'waiting',
      stop_hash: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['toast_id', 'channel']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function findAnnouncement(db: Db, id: number): Promise<AnnouncementRow | undefined> {
  return db.selectFrom('announcements').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Begins to send. Answers whether nobody has begun before. */
export async function begin(db: Db, id: number, stopHash: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('announcements')
    .set({ state: 'begun', stop_hash: stopHash })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function setState(db: Db, id: number, state: AnnouncementRow['state']): Promise<void> {
  await db.updateTable('announcements').set({ state }).where('id', '=', id).execute();
}

/** Who was sent the mail with this secret in it. */
export async function findReader(db: Db, stopHash: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('announcements')
    .select('user_id')
    .where('stop_hash', '=', stopHash)
    .executeTakeFirst();
  return row?.user_id;
}
