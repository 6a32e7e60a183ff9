import type { Deps } from '#server/deps.ts';
import { mailTo } from '#server/features/accounts/accounts.service.ts';
import { preferencesOf } from '#server/features/settings/settings.service.ts';
import { findOwnToast, linesOf } from '#server/features/toasts/toasts.service.ts';
import { hashToken } from '#server/platform/auth/token.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { MailError } from '#server/platform/mail/mail-error.ts';
import { begin, findAnnouncement, setState } from './announcements.queries.ts';
import { toastLetter } from './toast-letter.ts';

const secretBytes = 16;

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
    const secret = deps.random.bytes(secretBytes).toString('base64url');
    if (!(await begin(db, row.id, hashToken(secret)))) {
      return;
    }
    const letter = toastLetter({ home: home.url, lines, stop: `${home.url}/unsubscribe/${secret}` });
    try {
      await mailTo(deps, row.user_id, { ...letter, stopBy: `${home.url}/api/unsubscribe/${secret}` });
      await setState(db, row.id, 'sent');
    } catch (error) {
      if (!(error instanceof MailError) || error.mayHaveGone) {
        throw error;
      }
      await setState(db, row.id, 'waiting');
      throw error;
    }
  },
};

async function wordsOf(deps: Deps, { userId, toastId }: { userId: number; toastId: number }): Promise<string[] | null> {
  const toast = await findOwnToast(deps, { userId, sessionId: 0 }, toastId);
  return (await linesOf(deps, toast))?.map(({ text }) => text) ?? null;
}

export const announcementsJobs: readonly Job<Deps, never>[] = [toastMail];
