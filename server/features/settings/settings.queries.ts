import type { Insertable, Updateable } from 'kysely';
import type { Db } from '#server/tables.ts';
import type { Settings, SettingsRow } from './settings.table.ts';

export async function insertSettings(db: Db, settings: Insertable<Settings>): Promise<void> {
  await db.insertInto('settings').values(settings).execute();
}

export async function findSettings(db: Db, userId: number): Promise<SettingsRow> {
  return db.selectFrom('settings').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow();
}

/** Whose weekly toast is due, the longest waiting first. */
export async function listDue(db: Db, now: number, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom('settings')
    .select('user_id')
    .where('next_toast_at', '<=', now)
    .orderBy('next_toast_at')
    .limit(most)
    .execute();
  return rows.map((row) => row.user_id);
}

export async function updateSettings(db: Db, userId: number, change: Updateable<Settings>): Promise<void> {
  if (Object.keys(change).length > 0) {
    await db.updateTable('settings').set(change).where('user_id', '=', userId).execute();
  }
}
