import type { Selectable } from 'kysely';
import type { Db } from '#server/tables.ts';
import type { Announcements } from './announcements.table.ts';

export type AnnouncementRow = Selectable<Announcements>;

type New = { userId: number; toastId: number; channel: AnnouncementRow['channel']; now: number };

/** Answers with its number, or with undefined when the toast is announced in this way already. */
export async function insertAnnouncement(db: Db, { userId, toastId, channel, now }: New): Promise<number | undefined> {
  const row = await db
    .insertInto('announcements')
    .values({
      user_id: userId,
      toast_id: toastId,
      channel,
      state: 'waiting',
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
export async function begin(db: Db, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('announcements')
    .set({ state: 'begun' })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function setState(db: Db, id: number, state: AnnouncementRow['state']): Promise<void> {
  await db.updateTable('announcements').set({ state }).where('id', '=', id).execute();
}
