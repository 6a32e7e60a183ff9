import type { Deps } from '#server/deps.ts';
import { isUniqueViolation } from '#server/platform/db/errors.ts';
import { AppError } from '#shared/errors.ts';
import { openAccount } from './accounts.service.ts';
import { findUserByLogin, lockUser } from './accounts.queries.ts';
import { knownDeviceOf } from './known-devices.service.ts';
import { openSession } from './passkeys/second-step.service.ts';
import { findUserByExternal, linkVerifiedUser } from './social.queries.ts';
import type { SocialIdentity } from './social-token.ts';

type From = {
  /** The User-Agent header, as it came. */
  userAgent: string | undefined;
  /** Where the browser is; it serves a new account alone. */
  timezone: string | undefined;
  /** What the browser showed of having been here before. */
  deviceToken: string | undefined;
};

/**
 * Signs in whom a social provider vouches for, and answers with the session's token. Someone new gets an account
 * without a password. Throws `conflict` when the email has an account that must not be joined unseen, and
 * `second_factor_required` where the provider's word is not enough.
 */
export async function socialLogin(deps: Deps, identity: SocialIdentity, from: From): Promise<string> {
  for (;;) {
    try {
      const known = await findUserByExternal(deps.db, identity);
      const userId = known?.id ?? (await join(deps, identity));
      const token =
        userId === null ? await openFor(deps, identity, from) : await enter(deps, identity, { userId, ...from });
      if (token !== null) {
        return token;
      }
    } catch (error) {
      if (!isUniqueViolation(error)) {
        throw error;
      }
      // Another request of theirs was quicker, or someone has the handle that chance gave: look again.
    }
  }
}

/** Null when the provider's word has stopped counting for this account since it was looked at. */
async function enter(
  deps: Deps,
  identity: SocialIdentity,
  { userId, userAgent, deviceToken }: { userId: number } & From,
): Promise<string | null> {
  const device = await knownDeviceOf(deps, userId, deviceToken);
  const opening = { userAgent, remember: true, kind: 'social', wasKnown: device !== undefined } as const;
  const entered = await openSession(deps, opening, async (transaction) => {
    await lockUser(transaction, userId);
    const current = await findUserByExternal(transaction, identity);
    return current?.id === userId ? current : null;
  });
  return entered?.token ?? null;
}

/** The account of the same email, joined when both sides have verified it; null when there is none. */
async function join({ db }: Deps, identity: SocialIdentity): Promise<number | null> {
  if (identity.email === null || !(await findUserByLogin(db, identity.email))) {
    return null;
  }
  const joined = identity.isEmailVerified ? await linkVerifiedUser(db, identity.email, identity) : undefined;
  if (joined === undefined) {
    // The same words whichever side has not verified it, so that nobody learns how the account stands.
    throw new AppError('conflict', 'The email is taken, and not verified on both sides.', {
      userMessage:
        'This email already has an account. Please sign in with its password first, and confirm the email if you ' +
        "have not yet. If it has no password, 'Forgot password?' sets one.",
    });
  }
  return joined;
}

async function openFor(deps: Deps, identity: SocialIdentity, { timezone, userAgent }: From): Promise<string> {
  const { provider, id, email, isEmailVerified } = identity;
  if (email === null) {
    throw new AppError('invalid', 'The provider shares no email.', {
      userMessage:
        'An account needs an email address, and yours was not shared. Please sign up with your email instead.',
    });
  }
  const { token } = await openAccount(deps, {
    email,
    passwordHash: '',
    timezone,
    userAgent,
    external: { provider, id },
    verifiedAt: isEmailVerified ? deps.clock.now() : null,
  });
  return token;
}
