import type { Deps } from '#server/deps.ts';
import { endEmails, preferencesOf } from '#server/features/settings/settings.service.ts';
import { hashToken } from '#server/platform/auth/token.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import type { Db } from '#server/tables.ts';
import { AppError } from '#shared/errors.ts';
import { toastMail } from './announcements.jobs.ts';
import { findReader, insertMail } from './announcements.queries.ts';

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

/** Ends the mails of whoever was sent this secret in one of them. Throws `not_found` when nobody was. */
export async function stopMails({ db }: Pick<Deps, 'db'>, secret: string): Promise<void> {
  const userId = await findReader(db, hashToken(secret));
  if (userId === undefined) {
    throw new AppError('not_found', 'No mail holds this secret.', {
      userMessage: 'This link does not work any more. In Settings you choose which mails you get.',
    });
  }
  await endEmails({ db }, userId);
}
