import type { Deps } from '#server/deps.ts';
import { mailTo } from '#server/features/accounts/accounts.service.ts';
import { hasWritten } from '#server/features/notes/notes.service.ts';
import { isReminderWished, noteReminded, type DueReminder } from '#server/features/settings/reminders.service.ts';
import { preferencesOf } from '#server/features/settings/settings.service.ts';
import { findOwnToast, linesOf } from '#server/features/toasts/toasts.service.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { MailError } from '#server/platform/mail/mail-error.ts';
import { begin, findAnnouncement, setState } from './announcements.queries.ts';
import { reminderPush, toastPush } from './pushes.jobs.ts';
import { reminderLetter } from './reminder-letter.ts';
import { stopSecretOf } from './stop-secret.ts';
import { toastLetter } from './toast-letter.ts';

/** Tells someone by mail that their toast is ready, at most once whatever happens. */
export const toastMail: Job<Deps, { announcement: number }> = {
  kind: 'toast-mail',
  // A mail server may be away over a weekend.
  mostTries: 20,
  async run(deps, { payload: { announcement } }) {
    const { db, home } = deps;
    const row = await findAnnouncement(db, announcement);
    if (row?.state !== 'waiting') {
      return;
    }
    const { toastNotification, emailNotifications, emailWords } = await preferencesOf(deps, row.user_id);
    if (!toastNotification || !emailNotifications) {
      // They have changed their mind.
      return;
    }
    const lines = emailWords ? await wordsOf(deps, { userId: row.user_id, toastId: row.toast_id }) : null;
    const { stop, stopBy } = await waysOut(deps, row.user_id);
    const letter = { ...toastLetter({ home: home.url, lines, stop }), stopBy };
    await deps.mailer.ready();
    if (await begin(db, row.id)) {
      const isSent = await sendOnce(deps, row.user_id, { letter, takeBack: () => setState(db, row.id, 'waiting') });
      await setState(db, row.id, isSent ? 'sent' : 'waiting');
    }
  },
};

/** Asks someone for today's line by mail, at most once a day whatever happens, and not when it is written. */
export const reminderMail: Job<Deps, Pick<DueReminder, 'day' | 'dueAt'>> = {
  kind: 'reminder-mail',
  // As long as it is in time.
  mostTries: 10,
  async run(deps, { payload: { day, dueAt }, userId }) {
    if (
      userId === null ||
      !(await preferencesOf(deps, userId)).emailNotifications ||
      !(await isReminderWished(deps, { userId, dueAt })) ||
      (await hasWritten(deps, userId, day))
    ) {
      return;
    }
    const { stop, stopBy } = await waysOut(deps, userId);
    const letter = { ...reminderLetter({ home: deps.home.url, stop }), stopBy };
    await deps.mailer.ready();
    const takeBack = await noteReminded(deps, { userId, day });
    if (takeBack) {
      await sendOnce(deps, userId, { letter, takeBack });
    }
  },
};

type Letter = Parameters<typeof mailTo>[2];

/** Sends what has been noted as sent already. Only where it has surely not gone is that taken back, to be tried again. */
async function sendOnce(
  deps: Deps,
  userId: number,
  { letter, takeBack }: { letter: Letter; takeBack: () => Promise<void> },
): Promise<boolean> {
  try {
    return await mailTo(deps, userId, letter);
  } catch (error) {
    if (error instanceof MailError && !error.mayHaveGone) {
      await takeBack();
    }
    throw error;
  }
}

/** Where the reader of a mail ends such mails, and where their mail program does. */
async function waysOut(deps: Deps, userId: number): Promise<{ stop: string; stopBy: string }> {
  const secret = await stopSecretOf(deps, userId);
  return { stop: `${deps.home.url}/unsubscribe/${secret}`, stopBy: `${deps.home.url}/api/unsubscribe/${secret}` };
}

async function wordsOf(deps: Deps, { userId, toastId }: { userId: number; toastId: number }): Promise<string[] | null> {
  const toast = await findOwnToast(deps, { userId, sessionId: 0 }, toastId);
  return (await linesOf(deps, toast))?.map(({ text }) => text) ?? null;
}

export const announcementsJobs: readonly Job<Deps, never>[] = [toastMail, reminderMail, toastPush, reminderPush];
