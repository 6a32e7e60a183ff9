import type { Deps } from '#server/deps.ts';
import { hashPassword, verifyPassword } from '#server/platform/auth/password.ts';
import { hashToken } from '#server/platform/auth/token.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import { isUniqueViolation } from '#server/platform/db/errors.ts';
import { createSettings } from '#server/features/settings/settings.service.ts';
import type { Db } from '#server/tables.ts';
import type { User } from '#shared/contract/accounts.ts';
import { AppError } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';
import {
  deleteExpiredSessions,
  deleteSession,
  findDataKey,
  findUser,
  findUserByLogin,
  findViewer,
  insertDataKey,
  insertSession,
  insertUser,
  setOnboarded,
  type UserRow,
} from './accounts.queries.ts';
import { randomHandle } from './handle.ts';

type Registration = { email: string; password: string; timezone?: string | undefined };
type SignedIn = { user: User; token: string };

/** Opens an account and signs in. Throws `conflict` when the e-mail has one already. */
export async function register(deps: Deps, { email, password, timezone }: Registration): Promise<SignedIn> {
  const { passwordMinLength = limits.passwordMin } = deps.config;
  if (password.length < passwordMinLength) {
    const message = `Password must be at least ${passwordMinLength} characters`;
    throw new AppError('invalid', 'Password too short for this server.', {
      userMessage: message,
      fields: { password: message },
    });
  }
  const passwordHash = await hashPassword(password);
  for (;;) {
    try {
      return await openAccount(deps, { email, passwordHash, timezone });
    } catch (error) {
      if (!isUniqueViolation(error)) {
        throw error;
      }
      if (await findUserByLogin(deps.db, email)) {
        const message = 'This e-mail already has an account. Please sign in.';
        throw new AppError('conflict', 'The e-mail is taken.', { userMessage: message, fields: { email: message } });
      }
      // Someone has the handle that chance gave: let it give another.
    }
  }
}

type NewAccount = { email: string; passwordHash: string; timezone: string | undefined };

function openAccount(deps: Deps, { email, passwordHash, timezone }: NewAccount): Promise<SignedIn> {
  return deps.db.transaction().execute(async (transaction) => {
    const user = await insertUser(transaction, {
      username: randomHandle(deps.random),
      email,
      password_hash: passwordHash,
      public_name: null,
      first_login: 1,
      verified_at: null,
      created_at: deps.clock.now(),
    });
    await insertDataKey(transaction, user.id, deps.keyring.wrapNewKey(user.id));
    await createSettings(transaction, { userId: user.id, timezone, now: deps.clock.now() });
    return { user: presentUser(user), token: await startSession(deps, transaction, user.id) };
  });
}

/** Signs in by e-mail or handle. An unknown name takes as long and answers the same as a wrong password. */
export async function login(
  deps: Deps,
  { username, password }: { username: string; password: string },
): Promise<SignedIn> {
  const user = await findUserByLogin(deps.db, username);
  const matches = await verifyPassword(password, user?.password_hash ?? (await nobodysPassword()));
  if (!user || !matches) {
    throw new AppError('unauthenticated', 'Wrong name or password.', {
      userMessage: 'The username or the password is not right.',
    });
  }
  await deleteExpiredSessions(deps.db, user.id, deps.clock.now());
  return { user: presentUser(user), token: await startSession(deps, deps.db, user.id) };
}

/** Ends the session of this token, whether or not it is still live. */
export async function logout({ db }: Pick<Deps, 'db'>, token: string | undefined): Promise<void> {
  if (token) {
    await deleteSession(db, hashToken(token));
  }
}

/** The viewer behind a session token, or null when it has ended. */
export async function authenticate({ db, clock }: Pick<Deps, 'db' | 'clock'>, token: string): Promise<Viewer | null> {
  return (await findViewer(db, hashToken(token), clock.now())) ?? null;
}

/** The wrapped data key of a person, for the keyring. */
export async function wrappedKeyOf({ db }: Pick<Deps, 'db'>, userId: number): Promise<Uint8Array | undefined> {
  return findDataKey(db, userId);
}

export async function whoIs({ db }: Pick<Deps, 'db'>, viewer: Viewer): Promise<User> {
  const user = await findUser(db, viewer.userId);
  if (!user) {
    throw new AppError('unauthenticated', 'The account is gone.', { clearToken: true });
  }
  return presentUser(user);
}

/** When the account was opened, in epoch milliseconds. */
export async function memberSince({ db }: Pick<Deps, 'db'>, userId: number): Promise<number> {
  const user = await findUser(db, userId);
  if (!user) {
    throw new AppError('not_found', 'The account is gone.');
  }
  return user.created_at;
}

export async function completeOnboarding({ db }: Pick<Deps, 'db'>, viewer: Viewer): Promise<void> {
  await setOnboarded(db, viewer.userId);
}

async function startSession({ clock, random }: Deps, db: Db, userId: number): Promise<string> {
  const token = random.bytes(32).toString('base64url');
  const now = clock.now();
  await insertSession(db, {
    user_id: userId,
    token_hash: hashToken(token),
    created_at: now,
    expires_at: now + limits.sessionSeconds * 1000,
  });
  return token;
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

function presentUser(row: UserRow): User {
  return {
    id: row.id,
    username: row.username,
    name: row.public_name,
    email: row.email,
    firstLogin: row.first_login === 1,
  };
}
