import type { Deps } from '#server/deps.ts';
import { hashPassword, verifyPassword } from '#server/platform/auth/password.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import { isUniqueViolation } from '#server/platform/db/errors.ts';
import { createSettings } from '#server/features/settings/settings.service.ts';
import type { User } from '#shared/contract/accounts.ts';
import { AppError } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';
import {
  findDataKey,
  findUser,
  listPeople,
  findUserByLogin,
  insertDataKey,
  insertUser,
  lockUser,
  setOnboarded,
} from './accounts.queries.ts';
import { firstMailDue, sendFirstMail } from './accounts.mail.ts';
import { randomHandle } from './handle.ts';
import { knownDeviceOf } from './known-devices.service.ts';
import { requireGoodPassword } from './password-rules.ts';
import { openSession } from './passkeys/second-step.service.ts';
import { presentUser } from './present-user.ts';
import { startSession } from './sessions.service.ts';
import { noteFailedTry } from './sign-ins.service.ts';
import { forgetSignInTurns, takeSignInTurn } from './sign-in-turns.ts';

/** The User-Agent header, as it came. */
type From = { userAgent?: string | undefined };
type Registration = From & { email: string; password: string; timezone?: string | undefined };
type SignIn = {
  username: string;
  password: string;
  /** What the browser showed of having been here before. */
  deviceToken?: string | undefined;
  rememberMe?: boolean | undefined;
};
type SignedIn = { user: User; token: string };

/** Opens an account and signs in. Throws `conflict` when the email has one already. */
export async function register(deps: Deps, { email, password, timezone, userAgent }: Registration): Promise<SignedIn> {
  await requireGoodPassword(password, { least: deps.config.passwordMinLength ?? limits.passwordMin, email });
  const passwordHash = await hashPassword(password);
  for (;;) {
    try {
      return await openAccount(deps, { email, passwordHash, timezone, userAgent });
    } catch (error) {
      if (!isUniqueViolation(error)) {
        throw error;
      }
      if (await findUserByLogin(deps.db, email)) {
        const message = 'This email already has an account. Please sign in.';
        throw new AppError('conflict', 'The email is taken.', { userMessage: message, fields: { email: message } });
      }
      // Someone has the handle that chance gave: let it give another.
    }
  }
}

type NewAccount = From & {
  email: string;
  /** Empty for who comes in through a social provider. */
  passwordHash: string;
  timezone: string | undefined;
  /** Whom a social provider says this is. */
  external?: { provider: string; id: string };
  /** When the email was seen to be theirs, where it was. */
  verifiedAt?: number | null;
};

/**
 * Opens an account, with its data key and its settings, and signs in. Throws the database's unique violation when the
 * email, whom the provider says it is, or the handle that chance gave has an account already.
 */
export async function openAccount(
  deps: Deps,
  { email, passwordHash, timezone, userAgent, external, verifiedAt = null }: NewAccount,
): Promise<SignedIn> {
  const now = deps.clock.now();
  const dueAt = await firstMailDue(deps, email);
  return deps.db.transaction().execute(async (transaction) => {
    const user = await insertUser(transaction, {
      username: randomHandle(deps.random),
      email,
      password_hash: passwordHash,
      public_name: null,
      first_login: 1,
      verified_at: verifiedAt,
      external_provider: external?.provider ?? null,
      external_id: external?.id ?? null,
      admin_since: null,
      created_at: now,
    });
    await insertDataKey(transaction, user.id, deps.keyring.wrapNewKey(user.id));
    await createSettings(transaction, { userId: user.id, timezone, now });
    await sendFirstMail(transaction, user, { now, dueAt });
    const kind = external ? 'social' : 'sign-up';
    const session = { userId: user.id, userAgent, kind, wasKnown: false } as const;
    return { user: presentUser(user), token: await startSession(deps, transaction, session) };
  });
}

/**
 * Signs in by email or handle. An unknown name takes as long and answers the same as a wrong password. Throws
 * `rate_limited` when too many were tried lately, and `second_factor_required` where the right password is not enough.
 */
export async function login(
  deps: Deps,
  { username, password, userAgent, deviceToken, rememberMe = true }: From & SignIn,
): Promise<SignedIn> {
  // One form for the look-up and for the count, or another spelling of a name would tell whether it is known.
  const name = username.normalize('NFKC').toLowerCase();
  const user = await findUserByLogin(deps.db, name);
  const device = await knownDeviceOf(deps, user?.id, deviceToken);
  await takeSignInTurn(deps.counters, user ? { id: user.id, device } : { name });
  const matches = await verifyPassword(password, user?.password_hash || (await nobodysPassword()));
  if (!user?.password_hash || !matches) {
    await noteFailedTry(deps, user?.id);
    throw wrongPassword();
  }
  await forgetSignInTurns(deps.counters, { id: user.id, device });
  const opening = { userAgent, remember: rememberMe, kind: 'password', wasKnown: device !== undefined } as const;
  const { current, token } = await openSession(deps, opening, async (transaction) => {
    await lockUser(transaction, user.id);
    const found = await findUser(transaction, user.id);
    // A new password has ended every session; the old one, checked before it came, must not begin another.
    if (found?.password_hash !== user.password_hash) {
      throw wrongPassword();
    }
    return found;
  });
  return { user: presentUser(current), token };
}

function wrongPassword(): AppError {
  return new AppError('unauthenticated', 'Wrong name or password.', {
    userMessage: 'That username or password is not right.',
  });
}

/** The wrapped data key of a person, for the keyring. */
export async function wrappedKeyOf({ db }: Pick<Deps, 'db'>, userId: number): Promise<Uint8Array | undefined> {
  return findDataKey(db, userId);
}

const peopleAtOnce = 100;

/** The numbers of some people, in their order, from the one after `after` on; none after the last. */
export async function peopleAfter({ db }: Pick<Deps, 'db'>, after: number): Promise<number[]> {
  return listPeople(db, { after, most: peopleAtOnce });
}

/** Throws `unauthenticated` when the account was deleted in this moment. */
export async function whoIs({ db }: Pick<Deps, 'db'>, viewer: Viewer): Promise<User> {
  const user = await findUser(db, viewer.userId);
  if (!user) {
    throw new AppError('unauthenticated', 'The account is gone.', { clearToken: true });
  }
  return presentUser(user);
}

/** Who is there, or null: for a page that has to know either way. */
export async function whoIsHere({ db }: Pick<Deps, 'db'>, viewer: Viewer | null): Promise<User | null> {
  const user = viewer && (await findUser(db, viewer.userId));
  return user ? presentUser(user) : null;
}

/** When the account was opened, in epoch milliseconds. */
export async function memberSince({ db }: Pick<Deps, 'db'>, userId: number): Promise<number> {
  const user = await findUser(db, userId);
  if (!user) {
    throw new AppError('not_found', 'The account is gone.');
  }
  return user.created_at;
}

/** Whether the account was deleted, for work that may outlive whom it is for; false when the database cannot say. */
export async function isGone({ db }: Pick<Deps, 'db'>, userId: number): Promise<boolean> {
  return findUser(db, userId).then(
    (user) => user === undefined,
    () => false,
  );
}

export { mailTo } from './accounts.mail.ts';
export { countPeople } from './accounts.queries.ts';
export { mustBeAdmin } from './admin.ts';

export async function completeOnboarding({ db }: Pick<Deps, 'db'>, viewer: Viewer): Promise<void> {
  await setOnboarded(db, viewer.userId);
}

let nobody: Promise<string> | undefined;

/** A hash that no password matches knowingly, so that unknown names cost the same work as known ones. */
function nobodysPassword(): Promise<string> {
  nobody ??= hashPassword('nobody signs in with this').catch((error: unknown) => {
    // Too busy just now: the next unknown name must try again, or it would be told from a known one for ever.
    nobody = undefined;
    throw error;
  });
  return nobody;
}
