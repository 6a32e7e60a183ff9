import type { Deps } from '#server/deps.ts';
import { hashToken } from '#server/platform/auth/token.ts';
import { AppError } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';
import { deleteStepsExpiredBy, insertChallenge, takeChallenge } from './challenges.queries.ts';

const minuteMs = 60_000;

/** What a challenge is set for: in which session a passkey is added, or which sign-in waits for one. */
export type Purpose = { kind: 'add'; sessionId: number } | { kind: 'enter' } | { kind: 'second-step'; stepId: number };

type Setting = Pick<Deps, 'db' | 'clock' | 'random'>;

/** Sets a device something to sign, good for five minutes and for one answer. */
export async function setChallenge({ db, clock, random }: Setting, purpose: Purpose): Promise<string> {
  const challenge = random.bytes(32).toString('base64url');
  await insertChallenge(db, {
    ...columnsOf(purpose),
    hash: hashToken(challenge),
    expires_at: clock.now() + limits.challengeMinutes * minuteMs,
  });
  return challenge;
}

/** Uses up the challenge that an answer is to. Throws `invalid` when it is late, was answered, or was set for something else. */
export async function answerChallenge(
  { db, clock }: Pick<Setting, 'db' | 'clock'>,
  purpose: Purpose,
  clientDataJSON: string,
): Promise<string> {
  const challenge = challengeIn(clientDataJSON);
  const { kind, session_id: sessionId, step_id: stepId } = columnsOf(purpose);
  const wanted = { kind, sessionId, stepId, now: clock.now() };
  if (challenge === null || !(await takeChallenge(db, { ...wanted, hash: hashToken(challenge) }))) {
    throw new AppError('invalid', 'No live challenge.', {
      userMessage: 'That took too long, or was used already. Please try again.',
    });
  }
  return challenge;
}

/** Removes challenges that nobody answered, and sign-ins that nobody completed. */
export async function sweepSteps({ db, clock }: Pick<Setting, 'db' | 'clock'>): Promise<void> {
  await deleteStepsExpiredBy(db, clock.now());
}

function columnsOf(purpose: Purpose) {
  return {
    kind: purpose.kind,
    session_id: purpose.kind === 'add' ? purpose.sessionId : null,
    step_id: purpose.kind === 'second-step' ? purpose.stepId : null,
  };
}

function challengeIn(clientDataJSON: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}
