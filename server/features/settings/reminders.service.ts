import type { Deps } from '#server/deps.ts';
import type { Db } from '#server/tables.ts';
import { dayOfReminder, isTimely, nextReminder } from './reminder-clock.ts';
import type { SettingsRow } from './settings.table.ts';
import { findSettings, setReminded, takeReminders, updateSettings } from './settings.queries.ts';

/** A reminder to write on a day of someone's, `YYYY-MM-DD`, due at an instant. */
export type DueReminder = { userId: number; day: string; dueAt: number };

/**
 * Within the transaction that has changed the settings `before`: works out when someone is reminded next. One that is
 * due in this moment is not put off by a change that has nothing to do with it.
 */
export async function awaitReminder(transaction: Db, before: SettingsRow, now: number): Promise<void> {
  const row = await findSettings(transaction, before.user_id);
  if (decisive.some((column) => row[column] !== before[column])) {
    await updateSettings(transaction, row.user_id, { next_reminder_at: nextReminder(row, now) });
  }
}

const decisive = [
  'timezone',
  'daily_reminder',
  'daily_reminder_hour',
  'email_notifications',
  'reaches_devices',
] as const;

/** Within a transaction: notes whether someone has a device that takes notifications. */
export async function setReachesDevices(
  transaction: Db,
  { userId, reaches, now }: { userId: number; reaches: boolean; now: number },
): Promise<void> {
  const before = await findSettings(transaction, userId);
  await updateSettings(transaction, userId, { reaches_devices: Number(reaches) });
  await awaitReminder(transaction, before, now);
}

/**
 * Takes up to `most` reminders that are due, the longest waiting first: `begin` is called for each that is not too late,
 * within one transaction. Answers with how many were looked at.
 */
export async function takeDueReminders(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  most: number,
  begin: (transaction: Db, reminder: DueReminder) => Promise<void>,
): Promise<number> {
  const now = clock.now();
  return db.transaction().execute(async (transaction) => {
    const rows = await takeReminders(transaction, now, most);
    for (const row of rows) {
      const { user_id: userId, next_reminder_at: dueAt } = row;
      await updateSettings(transaction, userId, { next_reminder_at: nextReminder(row, now) });
      if (dueAt !== null && isTimely(dueAt, now)) {
        await begin(transaction, { userId, day: dayOfReminder(dueAt, row), dueAt });
      }
    }
    return rows.length;
  });
}

/** Whether this reminder is still wished for, and in time. */
export async function isReminderWished(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, dueAt }: Pick<DueReminder, 'userId' | 'dueAt'>,
): Promise<boolean> {
  const now = clock.now();
  return isTimely(dueAt, now) && nextReminder(await findSettings(db, userId), now) !== null;
}

/**
 * Notes that someone is reminded of a day, before it is done. Answers with how to take that back, where it could not be
 * done and is tried again; null when they were reminded of that day, or of a later one, before.
 */
export async function noteReminded(
  { db }: Pick<Deps, 'db'>,
  { userId, day }: Pick<DueReminder, 'userId' | 'day'>,
): Promise<(() => Promise<void>) | null> {
  const { reminded_on: before } = await findSettings(db, userId);
  return (await setReminded(db, userId, day)) ? () => updateSettings(db, userId, { reminded_on: before }) : null;
}
