import { sql, type Insertable, type Updateable } from 'kysely';
import { isPostgres } from '#server/platform/db/columns.ts';
import { compiledQuery } from '#server/platform/db/compiled-query.ts';
import { skipTaken } from '#server/platform/db/skip-taken.ts';
import { together } from '#server/platform/db/together.ts';
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
  return row ?? missing();
}

const settingsOfSome = compiledQuery((db: Db, userIds: readonly number[]) =>
  db
    .selectFrom('settings')
    .selectAll()
    .where('user_id', '=', sql<number>`any(${userIds})`),
);

const findWithOthers = together(async (db: Db, userIds: readonly number[]) => {
  const rows = await settingsOfSome(db, userIds);
  return new Map(rows.map((row) => [row.user_id, row]));
});

/** The same outside of a transaction, for what many wait for at once: on PostgreSQL together with others. */
export async function findSettingsTogether(db: Db, userId: number): Promise<SettingsRow> {
  return isPostgres(db) ? ((await findWithOthers(db, userId)) ?? missing()) : findSettings(db, userId);
}

function missing(): never {
  throw new Error('There are no settings of this person.');
}

/**
 * Those on whose weekly toast work begins by now, the longest waiting first; and those whose step lies further ahead
 * than `latest`. Within a transaction, in which nobody else takes them.
 */
export async function takeSteps(
  transaction: Db,
  { now, latest, most }: { now: number; latest: number; most: number },
): Promise<SettingsRow[]> {
  const rows = transaction.selectFrom('settings').selectAll().orderBy('toast_step_at').limit(most);
  // Two looks, each along the index: one that asked for either would read through all that lies between.
  const due = await skipTaken(transaction, rows.where('toast_step_at', '<=', now)).execute();
  return due.length > 0 ? due : skipTaken(transaction, rows.where('toast_step_at', '>', latest)).execute();
}

/** Awaits another toast, unless another than the one of `dueAt` is awaited by now. */
export async function updateAwaited(
  db: Db,
  userId: number,
  { dueAt, next }: { dueAt: number; next: Pick<Settings, 'next_toast_at' | 'toast_step_at'> },
): Promise<void> {
  await db.updateTable('settings').set(next).where('user_id', '=', userId).where('next_toast_at', '=', dueAt).execute();
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

/** Whose reminder is due, the longest waiting first. Within a transaction, in which nobody else takes them. */
export async function takeReminders(transaction: Db, now: number, most: number): Promise<SettingsRow[]> {
  const rows = transaction
    .selectFrom('settings')
    .selectAll()
    .where('next_reminder_at', '<=', now)
    .orderBy('next_reminder_at')
    .limit(most);
  return skipTaken(transaction, rows).execute();
}

/** Answers whether the last day of which someone was reminded is before `day`. */
export async function setReminded(db: Db, userId: number, day: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('settings')
    .set({ reminded_on: day })
    .where('user_id', '=', userId)
    .where((is) => is.or([is('reminded_on', 'is', null), is('reminded_on', '<', day)]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
