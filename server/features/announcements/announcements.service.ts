import type { Deps } from '#server/deps.ts';
import { takeDueReminders, type DueReminder } from '#server/features/settings/reminders.service.ts';
import { endEmails, preferencesOf } from '#server/features/settings/settings.service.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { takeAll } from '#server/platform/take-all.ts';
import type { Db } from '#server/tables.ts';
import { AppError } from '#shared/errors.ts';
import { reminderMail, toastMail } from './announcements.jobs.ts';
import { insertMail } from './announcements.queries.ts';
import { readerOf } from './stop-secret.ts';

/** Within the transaction in which a weekly toast is shown: has its owner told of it in the ways that they chose. */
export async function announceToast(
  transaction: Db,
  { userId, toastId, now }: { userId: number; toastId: number; now: number },
): Promise<void> {
  const { toastNotification, emailNotifications } = await preferencesOf({ db: transaction }, userId);
  if (toastNotification && emailNotifications) {
    const id = await insertMail(transaction, { userId, toastId, now });
    if (id !== undefined) {
      await enqueue(transaction, toastMail, { payload: { announcement: id }, userId, now });
    }
  }
}

const atOnce = 200;

/** Begins the reminders whose hour has come, each as a job. Answers with how many people were looked at. */
export function beginDueReminders(deps: Pick<Deps, 'db' | 'clock'>, stopping?: AbortSignal): Promise<number> {
  const begin = (transaction: Db, { userId, day, dueAt }: DueReminder) =>
    enqueue(transaction, reminderMail, {
      payload: { day, dueAt },
      userId,
      uniqueKey: `${reminderMail.kind} ${String(userId)} ${day}`,
      now: deps.clock.now(),
    });
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
