import type { Deps } from '#server/deps.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import { reasonOf } from '#server/platform/log/reason.ts';
import type { Db } from '#server/tables.ts';
import { isoInstant } from '#shared/calendar.ts';
import type { FailedTries, SignIn, SignInKind } from '#shared/contract/ledger.ts';
import { deviceOf } from './device.ts';
import { listSessions } from './sessions.queries.ts';
import { addFailedTry, deleteSignInsUntil, insertSignIn, listFailedTries, listSignIns } from './sign-ins.queries.ts';

const keptMs = 90 * 86_400_000;
const hourMs = 3_600_000;
const mostListed = 200;

type NewSignIn = {
  userId: number;
  kind: SignInKind;
  /** The User-Agent header, as it came. */
  userAgent: string | undefined;
  wasKnown: boolean;
  /** The session it began; null where it began none. */
  sessionId: number | null;
  now: number;
};

/** Notes that someone came in, or chose a new password, in the transaction that lets them. */
export async function noteSignIn(transaction: Db, { userId, kind, userAgent, ...rest }: NewSignIn): Promise<void> {
  await insertSignIn(transaction, {
    user_id: userId,
    kind,
    device: deviceOf(userAgent),
    was_known: rest.wasKnown ? 1 : 0,
    session_id: rest.sessionId,
    created_at: rest.now,
  });
}

/**
 * Notes that a wrong password was tried; undefined where nobody has the name. That is written down as well, so that the
 * time it takes tells nobody which names have an account. Never rejects.
 */
export async function noteFailedTry(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  userId: number | undefined,
): Promise<void> {
  const now = clock.now();
  await addFailedTry(db, userId ?? null, now - (now % hourMs)).catch((error: unknown) =>
    log.warn({ reason: reasonOf(error) }, 'a failed sign-in could not be noted'),
  );
}

/** Who signed in to the viewer's account in the last ninety days, and how often a wrong password was tried. */
export async function signInsOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  viewer: Viewer,
): Promise<{ signIns: SignIn[]; failed: FailedTries[] }> {
  const now = clock.now();
  const after = now - keptMs;
  const live = new Set((await listSessions(db, viewer.userId, now)).map(({ id }) => id));
  const rows = await listSignIns(db, viewer.userId, { after, most: mostListed });
  const failed = await listFailedTries(db, viewer.userId, after);
  return {
    signIns: rows.map((row) => ({
      at: isoInstant(row.created_at),
      kind: row.kind,
      device: row.device,
      wasKnown: row.was_known === 1,
      sessionId: row.session_id !== null && live.has(row.session_id) ? row.session_id : null,
      current: row.session_id === viewer.sessionId,
    })),
    failed: failed.map(({ hour, tries }) => ({ from: isoInstant(hour), count: tries })),
  };
}

/** Forgets what is older than ninety days, and soon what was tried on no account. */
export async function sweepSignIns({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await deleteSignInsUntil(db, { until: now - keptMs, nobodysUntil: now - 2 * hourMs });
}
