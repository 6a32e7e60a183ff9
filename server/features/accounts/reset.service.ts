import type { Deps } from '#server/deps.ts';
import { hashPassword } from '#server/platform/auth/password.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import type { Db } from '#server/tables.ts';
import { AppError } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';
import { passwordChangedMail } from './accounts.mail.ts';
import { findUser, setPassword } from './accounts.queries.ts';
import { requireGoodPassword } from './password-rules.ts';
import { deleteKnownDevicesOf } from './known-devices.queries.ts';
import { deleteWaiting } from './email-change/email-change.queries.ts';
import { deleteSecondStepsOf } from './passkeys/challenges.queries.ts';
import { deleteSessionsOf } from './sessions.queries.ts';
import { noteSignIn } from './sign-ins.service.ts';
import { forgetSignInTurns } from './sign-in-turns.ts';
import { unlinkProvider } from './social.queries.ts';
import { deleteToken, findTokenOwner, useToken } from './tokens.queries.ts';
import { confirmAddress } from './verification.service.ts';

type Reset = {
  token: string;
  password: string;
  /** The User-Agent header, as it came. */
  userAgent: string | undefined;
};

/**
 * Sets a new password with the token of a mail, once, and ends every session and the link to a social provider; nobody is
 * signed in by it. Passkeys stay, and so does a second step: a mailbox alone opens no account that asks for one. The mail has shown that the address is theirs. Throws `invalid` when the token is not a live one, or the password is no good; then
 * the token stays live.
 */
export async function resetPassword(deps: Deps, { token, password, userAgent }: Reset): Promise<void> {
  const { db, clock, counters, config } = deps;
  const owner = await findTokenOwner(db, { token, type: 'reset', now: clock.now() });
  const user = owner === undefined ? undefined : await findUser(db, owner);
  if (!user) {
    throw deadLink();
  }
  const least = Math.max(limits.strictPasswordMin, config.passwordMinLength ?? 0);
  await requireGoodPassword(password, { least, email: user.email });
  const passwordHash = await hashPassword(password);
  const now = clock.now();
  await db.transaction().execute(async (transaction: Db) => {
    const userId = await useToken(transaction, { token, type: 'reset', now });
    if (userId === undefined) {
      throw deadLink();
    }
    // The password before the sessions: a sign-in with the old one waits here, and then finds that it has changed.
    await setPassword(transaction, userId, passwordHash);
    await deleteSessionsOf(transaction, userId);
    await deleteSecondStepsOf(transaction, userId);
    // Somebody else may have begun it, with the password that is no more.
    await deleteWaiting(transaction, userId);
    await deleteKnownDevicesOf(transaction, userId);
    await deleteToken(transaction, userId, 'verify');
    // Also when the address is confirmed: its owner may have said yes to an account that someone else had opened.
    await unlinkProvider(transaction, userId);
    await confirmAddress(transaction, userId, now);
    const reset = { userId, kind: 'password-reset', userAgent, wasKnown: false, sessionId: null, now } as const;
    await noteSignIn(transaction, reset);
    await enqueue(transaction, passwordChangedMail, { payload: { changedAt: now }, userId, now });
  });
  await forgetSignInTurns(counters, user);
}

function deadLink(): AppError {
  return new AppError('invalid', 'No live token.', {
    userMessage: 'Failed to reset password. The link may be expired or invalid.',
  });
}
