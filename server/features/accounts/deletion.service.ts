import type { Deps } from '#server/deps.ts';
import { forgetClipsOf } from '#server/features/audio/audio.service.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import { givingWay } from '#server/platform/db/giving-way.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { reasonOf } from '#server/platform/log/reason.ts';
import type { Db } from '#server/tables.ts';
import { deleteDataKey, deleteUser, lockUser } from './accounts.queries.ts';
import { accountGone, forgetGuesses, requireConfirmation } from './confirmation.service.ts';
import { eraseTraces } from './deletion.jobs.ts';

/**
 * Deletes the viewer's account with everything in it, the data key first. Needs the password, or a sign-in of the last
 * ten minutes; otherwise throws `forbidden`. Files go within moments, by a job that outlives the person.
 */
export async function deleteAccount(deps: Deps, viewer: Viewer, password: string | undefined): Promise<void> {
  await requireConfirmation(deps, viewer, { password, deed: 'delete your account' });
  if (!(await eraseAccount(deps, viewer.userId))) {
    throw accountGone();
  }
  await forgetGuesses(deps, viewer);
}

/** Deletes an account with everything in it, unasked. Answers whether it was there. */
export async function eraseAccount(deps: Deps, userId: number): Promise<boolean> {
  const { db, clock, keyring, mailer, log } = deps;
  const user = await givingWay(db, (transaction) => deleteRows(transaction, userId, clock.now()));
  keyring.forget(userId);
  if (user) {
    // Not by the job: its payload would have to say whose mails they are.
    await mailer
      .forget(user.email)
      .catch((error: unknown) => log.error({ reason: reasonOf(error) }, 'mails of a deleted account are left'));
  }
  return user !== undefined;
}

async function deleteRows(transaction: Db, userId: number, now: number): Promise<{ email: string } | undefined> {
  const user = await lockUser(transaction, userId);
  if (!user) {
    return undefined;
  }
  await deleteDataKey(transaction, userId);
  const clips = await forgetClipsOf(transaction, userId);
  await enqueue(transaction, eraseTraces, { payload: { clips }, now });
  await deleteUser(transaction, userId);
  return user;
}
