import type { Insertable, Updateable } from 'kysely';
import { compiledQuery } from '#server/platform/db/compiled-query.ts';
import type { Db } from '#server/tables.ts';
import type { ScheduleColumns, Settings, SettingsRow } from './settings.table.ts';

export async function insertSettings(db: Db, settings: Insertable<Settings>): Promise<void> {
  await db.insertInto('settings').values(settings).execute();
}

/** Asked with every save of a reflection: the writer's day depends on it. */
const settingsOf = compiledQuery((db: Db, userId: number) =>
  db.selectFrom('settings').selectAll().where('user_id', '=', userId),
);

export async function findSettings(db: Db, userId: number): Promise<SettingsRow> {
  const [row] = await settingsOf(db, userId);
  if (!row) {
    throw new Error('There are no settings of this person.');
  }
  return row;
}

/** A week, and a day more than any change of the clocks. */
const mostAheadMs = 8 * 86_400_000;

/**
 * Whose weekly toast is due, the longest waiting first. One that is more than a week away was reckoned before the clock
 * was set back, and is to be reckoned again.
 */
export async function listDue(db: Db, now: number, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom('settings')
    .select('user_id')
    .where((row) => row.or([row('next_toast_at', '<=', now), row('next_toast_at', '>', now + mostAheadMs)]))
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

/** Changes when someone's toast is made; answers whether that was another time before. */
export async function updateSchedule(db: Db, userId: number, change: Partial<ScheduleColumns>): Promise<boolean> {
  const columns = Object.entries(change) as [keyof ScheduleColumns, string | number][];
  if (columns.length === 0) {
    return false;
  }
  const { numUpdatedRows } = await db
    .updateTable('settings')
    .set(change)
    .where('user_id', '=', userId)
    .where((is) => is.or(columns.map(([column, value]) => is(column, '!=', value))))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
