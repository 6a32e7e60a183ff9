import type { Deps } from '#server/deps.ts';
import { takeDueReminders, type DueReminder } from '#server/features/settings/reminders.service.ts';
import { endEmails, preferencesOf } from '#server/features/settings/settings.service.ts';
import { listDeviceIds } from '#server/features/push/push.service.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { takeAll } from '#server/platform/take-all.ts';
import type { Db } from '#server/tables.ts';
import { AppError } from '#shared/errors.ts';
import { reminderMail, toastMail } from './announcements.jobs.ts';
import { insertAnnouncement } from './announcements.queries.ts';
import { reminderPush, toastPush } from './pushes.jobs.ts';
import { readerOf } from './stop-secret.ts';

/** Within the transaction in which a weekly toast is shown: has its owner told of it in the ways that they chose. */
export async function announceToast(
  transaction: Db,
  { userId, toastId, now }: { userId: number; toastId: number; now: number },
): Promise<void> {
  const { toastNotification, emailNotifications } = await preferencesOf({ db: transaction }, userId);
  if (!toastNotification) {
    return;
  }
  if (emailNotifications) {
    const id = await insertAnnouncement(transaction, { userId, toastId, channel: 'mail', now });
    if (id !== undefined) {
      await enqueue(transaction, toastMail, { payload: { announcement: id }, userId, now });
    }
  }
  for (const device of await listDeviceIds(transaction, userId)) {
    const id = await insertAnnouncement(transaction, { userId, toastId, channel: `push ${device}`, now });
    if (id !== undefined) {
      await enqueue(transaction, toastPush, { payload: { announcement: id, device }, userId, now });
    }
  }
}

const atOnce = 200;

/**
 * Begins the reminders whose hour has come, each as a job: on someone's devices, or else by mail. Answers with how many
 * people were looked at.
 */
export function beginDueReminders(deps: Pick<Deps, 'db' | 'clock'>, stopping?: AbortSignal): Promise<number> {
  const now = deps.clock.now();
  const begin = async (transaction: Db, { userId, day, dueAt }: DueReminder) => {
    const devices = await listDeviceIds(transaction, userId);
    for (const device of devices) {
      const uniqueKey = `${reminderPush.kind} ${String(device)} ${day}`;
      await enqueue(transaction, reminderPush, { payload: { day, dueAt, device }, userId, uniqueKey, now });
    }
    if (devices.length === 0) {
      const uniqueKey = `${reminderMail.kind} ${String(userId)} ${day}`;
      await enqueue(transaction, reminderMail, { payload: { day, dueAt }, userId, uniqueKey, now });
    }
  };
  return takeAll(() => takeDueReminders(deps, atOnce, begin), stopping);
}

/** Ends the mails of the person whose secret this is. Throws `not_found` when it is nobody's. */
export async function stopMails(deps: Pick<Deps, 'db' | 'clock' | 'keyring'>, secret: string): Promise<void> {
  const userId = await readerOf(deps, secret);
  if (userId === null) {
    throw new AppError('not_found', 'Nobody has this secret.', {
      userMessage: 'This link does not work any more. In Settings you choose which mails you get.',
    });
  }
  await endEmails(deps, userId);
}
