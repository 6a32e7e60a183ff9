import type { Deps } from '#server/deps.ts';
import { forgetClipsOf } from '#server/features/audio/audio.service.ts';
import { verifyPassword } from '#server/platform/auth/password.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import { givingWay } from '#server/platform/db/giving-way.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { takeTurn } from '#server/platform/limits/counters.ts';
import { reasonOf } from '#server/platform/log/reason.ts';
import type { Db } from '#server/tables.ts';
import { AppError } from '#shared/errors.ts';
import { deleteDataKey, deleteUser, findUser, lockUser } from './accounts.queries.ts';
import { eraseTraces } from './deletion.jobs.ts';
import { signedInJustNow } from './sessions.service.ts';

const guesses = { max: 5, windowMs: 900_000 };

/**
 * Deletes the viewer's account with everything in it, the data key first. Needs the password, or a sign-in of the last
 * ten minutes; otherwise throws `forbidden`. Files go within moments, by a job that outlives the person.
 */
export async function deleteAccount(deps: Deps, viewer: Viewer, password: string | undefined): Promise<void> {
  await requireConfirmation(deps, viewer, password);
  if (!(await eraseAccount(deps, viewer.userId))) {
    throw accountGone();
  }
  await deps.counters.forget(guessesOf(viewer));
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

async function requireConfirmation(deps: Deps, viewer: Viewer, password: string | undefined): Promise<void> {
  const user = await findUser(deps.db, viewer.userId);
  if (!user) {
    throw accountGone();
  }
  const hasPassword = user.password_hash !== '';
  if (!hasPassword || !password) {
    // Nobody can sign in again in testing mode, where there is nothing to lose either.
    if (!deps.sandbox && !(await signedInJustNow(deps, viewer))) {
      throw new AppError('forbidden', 'Deletion was not confirmed.', {
        userMessage: hasPassword
          ? 'Please enter your password to delete your account.'
          : 'Please sign in again to delete your account.',
      });
    }
    return;
  }
  await takeTurn(deps.counters, guessesOf(viewer), guesses);
  if (!(await verifyPassword(password, user.password_hash))) {
    const message = 'That password is not right.';
    throw new AppError('forbidden', 'Wrong password.', { userMessage: message, fields: { password: message } });
  }
}

function guessesOf({ userId }: Viewer): string {
  return `delete account ${String(userId)}`;
}

function accountGone(): AppError {
  return new AppError('unauthenticated', 'The account is gone.', { clearToken: true });
}
