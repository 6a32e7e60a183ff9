import type { Deps } from '#server/deps.ts';
import { hashToken } from '#server/platform/auth/token.ts';
import type { Authorized, SignedIn, Viewer } from '#server/platform/auth/viewer.ts';
import { batched } from '#server/platform/batched.ts';
import { isMissingReference } from '#server/platform/db/errors.ts';
import { reasonOf } from '#server/platform/log/reason.ts';
import type { Db } from '#server/tables.ts';
import { isoInstant } from '#shared/calendar.ts';
import type { SignInKind } from '#shared/contract/ledger.ts';
import type { Session } from '#shared/contract/sessions.ts';
import { AppError } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';
import { deviceOf } from './device.ts';

export { deviceOf } from './device.ts';
import { noteSignIn } from './sign-ins.service.ts';
import { mayEnd } from './sessions.policy.ts';
import {
  deleteSession,
  deleteSessionOfToken,
  deleteSessionsExpiredBy,
  deleteSessionsOf,
  findSession,
  findViewers,
  insertSession,
  listSessions,
  noteSessionUse,
  trimSessions,
  type FoundViewer,
  type SessionRow,
} from './sessions.queries.ts';

/** How many devices one person may be signed in on; the oldest sign-in makes room for a new one. */
const mostSessions = 50;
const usedWithinMs = 600_000;
const minuteMs = 60_000;

export type NewSession = {
  userId: number;
  /** The User-Agent header, as it came. */
  userAgent: string | undefined;
  /** How they came in. */
  kind: SignInKind;
  /** Whether someone had signed in on this browser before. */
  wasKnown: boolean;
};

/** Begins a session and answers with its token, which is kept nowhere but with the person. */
export async function startSession(
  { clock, random }: Pick<Deps, 'clock' | 'random'>,
  db: Db,
  { userId, userAgent, kind, wasKnown }: NewSession,
): Promise<string> {
  const token = random.bytes(32).toString('base64url');
  const now = clock.now();
  try {
    const sessionId = await insertSession(db, {
      user_id: userId,
      token_hash: hashToken(token),
      device: deviceOf(userAgent),
      created_at: now,
      last_used_at: now,
      expires_at: now + limits.sessionSeconds * 1000,
    });
    await noteSignIn(db, { userId, kind, userAgent, wasKnown, sessionId, now });
  } catch (error) {
    if (isMissingReference(error)) {
      throw new AppError('unauthenticated', 'The account was deleted in this moment.', { cause: error });
    }
    throw error;
  }
  await trimSessions(db, userId, { now, most: mostSessions });
  return token;
}

type Authenticating = Pick<Deps, 'db' | 'clock' | 'log'>;

/** The viewer behind a session token, or null when it has ended. When it was last used is noted to within ten minutes. */
export async function authenticate(deps: Authenticating, token: string): Promise<SignedIn | null> {
  const tokenHash = hashToken(token);
  const [found] = await findViewers(deps.db, [tokenHash], deps.clock.now());
  return signedInAs(deps, found);
}

/**
 * The same for a server that is asked by many: tokens that come together are looked up together. To PostgreSQL each
 * question is a message there and back, and SQLite answers one for sixteen in less time than two of them alone.
 */
export function authenticator(deps: Authenticating): (token: string) => Promise<SignedIn | null> {
  const find = batched(async (tokenHashes: readonly string[]) => {
    const found = await findViewers(deps.db, tokenHashes, deps.clock.now());
    return new Map(found.map((viewer) => [viewer.tokenHash, viewer]));
  });
  return async (token) => signedInAs(deps, await find(hashToken(token)));
}

function signedInAs(deps: Authenticating, found: FoundViewer | undefined): SignedIn | null {
  if (!found) {
    return null;
  }
  const { userId, sessionId, revision, lastUsedAt } = found;
  const now = deps.clock.now();
  const stale = now - usedWithinMs;
  if (lastUsedAt === null || lastUsedAt <= stale) {
    // Nobody waits for this, and of many at once the statement itself lets one write.
    noteSessionUse(deps.db, sessionId, { now, stale }).catch((error: unknown) =>
      deps.log.warn({ reason: reasonOf(error) }, 'the use of a session could not be noted'),
    );
  }
  return { userId, sessionId, revision };
}

/** Ends the session of this token, whether or not it is still live. */
export async function logout({ db }: Pick<Deps, 'db'>, token: string): Promise<void> {
  await deleteSessionOfToken(db, hashToken(token));
}

/** The devices the viewer is signed in on, the last used first. */
export async function sessionsOf({ db, clock }: Pick<Deps, 'db' | 'clock'>, viewer: Viewer): Promise<Session[]> {
  const now = clock.now();
  const rows = await listSessions(db, viewer.userId, now);
  return rows
    .map((row) => {
      const current = row.id === viewer.sessionId;
      return { ...row, current, lastUsed: current ? now : (row.last_used_at ?? row.created_at) };
    })
    .toSorted((one, other) => other.lastUsed - one.lastUsed || other.id - one.id)
    .map(({ id, device, created_at: created, lastUsed, current }) => ({
      id,
      device,
      createdAt: isoInstant(created),
      lastUsedAt: isoInstant(lastUsed),
      current,
    }));
}

export async function findOwnSession(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  viewer: Viewer,
  id: number,
): Promise<Authorized<SessionRow>> {
  return mayEnd(viewer, await findSession(db, id, clock.now()));
}

export async function endSession({ db }: Pick<Deps, 'db'>, session: Authorized<SessionRow>): Promise<void> {
  await deleteSession(db, session.id);
}

/** Signs the viewer out everywhere but here. */
export async function endOtherSessions({ db }: Pick<Deps, 'db'>, viewer: Viewer): Promise<void> {
  await deleteSessionsOf(db, viewer.userId, viewer.sessionId);
}

/** Removes sessions that have expired: what device someone used, and when, is kept no longer than it is needed. */
export async function sweepSessions({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteSessionsExpiredBy(db, clock.now());
}

/** Whether the viewer signed in within the last ten minutes. Throws `unauthenticated` when the session has just ended. */
export async function signedInJustNow({ db, clock }: Pick<Deps, 'db' | 'clock'>, viewer: Viewer): Promise<boolean> {
  const now = clock.now();
  const session = await findSession(db, viewer.sessionId, now);
  if (!session) {
    throw new AppError('unauthenticated', 'The session ended in this moment.', { clearToken: true });
  }
  return now - session.created_at <= limits.freshMinutes * minuteMs;
}
