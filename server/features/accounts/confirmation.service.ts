import type { Deps } from '#server/deps.ts';
import { verifyPassword } from '#server/platform/auth/password.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import { takeTurn } from '#server/platform/limits/counters.ts';
import { AppError } from '#shared/errors.ts';
import { findUser, type UserRow } from './accounts.queries.ts';
import { signedInJustNow } from './sessions.service.ts';

const guesses = { max: 5, windowMs: 900_000 };

type Confirmation = {
  password: string | undefined;
  /** What is confirmed, as it ends a sentence: 'delete your account'. */
  deed: string;
};

/**
 * Before what must not be done on a phone left lying about: the password, or a sign-in of the last ten minutes where none
 * is given. Answers with who it is. Throws `forbidden` without either, and `rate_limited` after five wrong passwords.
 */
export async function requireConfirmation(
  deps: Deps,
  viewer: Viewer,
  { password, deed }: Confirmation,
): Promise<UserRow> {
  const user = await findUser(deps.db, viewer.userId);
  if (!user) {
    throw accountGone();
  }
  const hasPassword = user.password_hash !== '';
  if (!hasPassword || !password) {
    // Nobody can sign in again in testing mode, where there is nothing to lose either.
    if (!deps.sandbox && !(await signedInJustNow(deps, viewer))) {
      throw new AppError('forbidden', 'What was asked for was not confirmed.', {
        userMessage: hasPassword ? `Please enter your password to ${deed}.` : `Please sign in again to ${deed}.`,
      });
    }
    return user;
  }
  await takeTurn(deps.counters, guessesOf(viewer), guesses);
  if (!(await verifyPassword(password, user.password_hash))) {
    const message = 'That password is not right.';
    throw new AppError('forbidden', 'Wrong password.', { userMessage: message, fields: { password: message } });
  }
  return user;
}

/** The deed is done: the passwords tried before it count no more. */
export async function forgetGuesses({ counters }: Pick<Deps, 'counters'>, viewer: Viewer): Promise<void> {
  await counters.forget(guessesOf(viewer));
}

function guessesOf({ userId }: Viewer): string {
  return `confirm as ${String(userId)}`;
}

export function accountGone(): AppError {
  return new AppError('unauthenticated', 'The account is gone.', { clearToken: true });
}
