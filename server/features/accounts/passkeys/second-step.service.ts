import type { Deps } from '#server/deps.ts';
import { hashToken } from '#server/platform/auth/token.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import type { Db } from '#server/tables.ts';
import type { User } from '#shared/contract/accounts.ts';
import type { SignInKind } from '#shared/contract/ledger.ts';
import type { RequestOptions, UsedCredential } from '#shared/contract/passkeys.ts';
import { AppError } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';
import { findUser, lockUser, type UserRow } from '../accounts.queries.ts';
import { knownDeviceOf } from '../known-devices.service.ts';
import { presentUser } from '../present-user.ts';
import { securityMail } from '../security-mail.ts';
import { startSession } from '../sessions.service.ts';
import { forgetSecondStepTurns, takeSecondStepTurn } from '../sign-in-turns.ts';
import {
  deleteSecondStepsOf,
  findSecondStep,
  insertSecondStep,
  takeSecondStep,
  type SecondStepRow,
} from './challenges.queries.ts';
import { setChallenge } from './challenges.service.ts';
import { findPasskey, findSecondFactor, listPasskeys, useRecoveryCode } from './passkeys.queries.ts';
import { checkPasskey } from './passkey-sign-in.service.ts';
import { hashOfCode } from './recovery-codes.ts';
import { requireRelyingParty } from './relying-party.ts';
import { optionsForUsing } from './webauthn.ts';

const minuteMs = 60_000;

type Opening = {
  userAgent: string | undefined;
  remember: boolean;
  kind: SignInKind;
  /** Whether they have signed in on this device before. */
  wasKnown: boolean;
};

/**
 * Opens a session for whom `find` lets in with their row locked, after what a password or a provider can show. Throws
 * `second_factor_required`, with a ticket that is no session, where they want a second step as well.
 */
export async function openSession<Found extends UserRow | null>(
  deps: Pick<Deps, 'db' | 'clock' | 'random'>,
  opening: Opening,
  find: (transaction: Db) => Promise<Found>,
): Promise<Found extends null ? null : { current: NonNullable<Found>; token: string }>;
export async function openSession(
  deps: Pick<Deps, 'db' | 'clock' | 'random'>,
  { remember, ...from }: Opening,
  find: (transaction: Db) => Promise<UserRow | null>,
): Promise<{ current: UserRow; token: string } | null> {
  const opened = await deps.db.transaction().execute(async (transaction: Db) => {
    const current = await find(transaction);
    if (!current) {
      return null;
    }
    const ticket = await beginSecondStep(deps, transaction, { userId: current.id, remember });
    if (ticket !== null) {
      return { ticket };
    }
    return { current, token: await startSession(deps, transaction, { userId: current.id, ...from }) };
  });
  // Thrown out here, for the ticket must stay.
  if (opened && 'ticket' in opened) {
    throw new AppError('second_factor_required', 'A second step is wanted.', { ticket: opened.ticket });
  }
  return opened;
}

/** A ticket for the second step; null when none is wanted. */
async function beginSecondStep(
  { clock, random }: Pick<Deps, 'clock' | 'random'>,
  transaction: Db,
  { userId, remember }: { userId: number; remember: boolean },
): Promise<string | null> {
  const factor = await findSecondFactor(transaction, userId);
  if (!factor?.asked_since) {
    return null;
  }
  const ticket = random.bytes(32).toString('base64url');
  await insertSecondStep(transaction, {
    user_id: userId,
    ticket_hash: hashToken(ticket),
    remember: remember ? 1 : 0,
    expires_at: clock.now() + limits.secondStepMinutes * minuteMs,
  });
  return ticket;
}

/** What a device needs to use one of this person's passkeys. Throws `invalid` when the ticket is not a live one. */
export async function optionsForSecondStep(deps: Deps, ticket: string): Promise<RequestOptions> {
  const party = requireRelyingParty(deps);
  const step = await waitingStep(deps, ticket);
  const challenge = await setChallenge(deps, { kind: 'second-step', stepId: step.id });
  return optionsForUsing(party, challenge, await listPasskeys(deps.db, step.user_id));
}

type Completion = {
  ticket: string;
  credential?: UsedCredential | undefined;
  recoveryCode?: string | undefined;
  userAgent: string | undefined;
  deviceToken: string | undefined;
};

/**
 * Completes a sign-in with a passkey or a recovery code. Throws `invalid` when the ticket is not a live one,
 * `unauthenticated` when passkey or code are no good, and `rate_limited` when too many were tried lately; the ticket then
 * stays live.
 */
export async function completeSecondStep(
  deps: Deps,
  { ticket, credential, recoveryCode, userAgent, deviceToken }: Completion,
): Promise<{ user: User; token: string; remember: boolean }> {
  const step = await waitingStep(deps, ticket);
  const userId = step.user_id;
  const named = { id: userId, device: await knownDeviceOf(deps, userId, deviceToken) };
  await takeSecondStepTurn(deps.counters, named);
  if (!credential && recoveryCode === undefined) {
    throw new AppError('invalid', 'Neither passkey nor code.', { userMessage: 'Please enter a recovery code.' });
  }
  const passkey =
    credential && (await checkPasskey(deps, credential, { kind: 'second-step', stepId: step.id, userId }));
  const codeHash = credential || recoveryCode === undefined ? null : await hashOfCode(deps, userId, recoveryCode);
  const completed = await deps.db.transaction().execute(async (transaction: Db) => {
    await lockUser(transaction, userId);
    const user = await findUser(transaction, userId);
    if (!user || !(await takeSecondStep(transaction, step.id))) {
      throw deadTicket();
    }
    if (!passkey) {
      await spendCode(deps, transaction, { userId, codeHash });
    } else if (!(await findPasskey(transaction, passkey.id))) {
      // Removed in this moment, because it is in the wrong hands.
      throw deadTicket();
    }
    // Other tickets were for the same hand, or for one that must not wait here any longer.
    await deleteSecondStepsOf(transaction, userId);
    const session = {
      userId,
      userAgent,
      kind: passkey ? 'passkey' : 'recovery-code',
      wasKnown: named.device !== undefined,
    } as const;
    return { user: presentUser(user), token: await startSession(deps, transaction, session) };
  });
  await forgetSecondStepTurns(deps.counters, named);
  return { ...completed, remember: step.remember === 1 };
}

/** Throws when the code is none, and with it undoes that the ticket was taken. */
async function spendCode(
  { clock }: Pick<Deps, 'clock'>,
  transaction: Db,
  { userId, codeHash }: { userId: number; codeHash: string | null },
): Promise<void> {
  const now = clock.now();
  if (codeHash === null || !(await useRecoveryCode(transaction, userId, codeHash, now))) {
    const message = 'That recovery code is not right, or was used before.';
    throw new AppError('unauthenticated', 'No such recovery code.', {
      userMessage: message,
      fields: { recoveryCode: message },
    });
  }
  await enqueue(transaction, securityMail, { payload: { what: 'recovery-code-used', at: now }, userId, now });
}

async function waitingStep({ db, clock }: Pick<Deps, 'db' | 'clock'>, ticket: string): Promise<SecondStepRow> {
  const step = await findSecondStep(db, hashToken(ticket), clock.now());
  if (!step) {
    throw deadTicket();
  }
  return step;
}

function deadTicket(): AppError {
  return new AppError('invalid', 'No live ticket.', {
    userMessage: 'This sign-in took too long. Please sign in again.',
    fields: { ticket: 'This sign-in took too long. Please sign in again.' },
  });
}
