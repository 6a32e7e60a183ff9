import type { Deps } from '#server/deps.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import type { SealingKey } from '#server/platform/crypto/sealing-key.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import type { Db } from '#server/tables.ts';
import { AppError } from '#shared/errors.ts';
import { lockUser } from '../accounts.queries.ts';
import { requireConfirmation } from '../confirmation.service.ts';
import { securityMail } from '../security-mail.ts';
import { deleteSecondStepsOf } from './challenges.queries.ts';
import { findSecondFactor, listPasskeys, replaceRecoveryCodes, setSecondFactor } from './passkeys.queries.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';

type Choice = { on: boolean; password: string | undefined };

/**
 * Turns the second step of the viewer's sign-ins on or off. Answers with recovery codes when that turned it on, and null
 * otherwise. Throws `conflict` without a passkey, and `forbidden` unless confirmed.
 */
export async function setTwoFactor(deps: Deps, viewer: Viewer, { on, password }: Choice): Promise<string[] | null> {
  const deed = on ? 'ask for a passkey after it' : 'stop asking for a passkey';
  await requireConfirmation(deps, viewer, { password, deed });
  const { userId } = viewer;
  const sealing = await deps.keyring.of(userId);
  const now = deps.clock.now();
  return deps.db.transaction().execute(async (transaction: Db) => {
    await lockUser(transaction, userId);
    if (!on) {
      await stopAsking(transaction, userId, now);
      return null;
    }
    if ((await findSecondFactor(transaction, userId))?.asked_since) {
      return null;
    }
    if ((await listPasskeys(transaction, userId)).length === 0) {
      throw new AppError('conflict', 'There is no passkey to ask for.', {
        userMessage: 'Please add a passkey first.',
      });
    }
    await setSecondFactor(transaction, userId, { asked_since: now });
    await enqueue(transaction, securityMail, { payload: { what: 'two-factor-on', at: now }, userId, now });
    return codesFor(deps, transaction, { userId, sealing });
  });
}

/** Makes the viewer new recovery codes. Throws `conflict` where there is no second step, and `forbidden` unless confirmed. */
export async function renewRecoveryCodes(deps: Deps, viewer: Viewer, password: string | undefined): Promise<string[]> {
  await requireConfirmation(deps, viewer, { password, deed: 'make new recovery codes' });
  const { userId } = viewer;
  const sealing = await deps.keyring.of(userId);
  const now = deps.clock.now();
  return deps.db.transaction().execute(async (transaction: Db) => {
    await lockUser(transaction, userId);
    if (!(await findSecondFactor(transaction, userId))?.asked_since) {
      throw new AppError('conflict', 'There is no second step.', {
        userMessage: 'Recovery codes are for when a passkey is asked for after your password. Turn that on first.',
      });
    }
    await enqueue(transaction, securityMail, { payload: { what: 'recovery-codes-made', at: now }, userId, now });
    return codesFor(deps, transaction, { userId, sealing });
  });
}

/** From now on the password is enough, and recovery codes are good for nothing. */
export async function stopAsking(transaction: Db, userId: number, now: number): Promise<void> {
  if (!(await findSecondFactor(transaction, userId))?.asked_since) {
    return;
  }
  await setSecondFactor(transaction, userId, { asked_since: null });
  await replaceRecoveryCodes(transaction, userId, []);
  await deleteSecondStepsOf(transaction, userId);
  await enqueue(transaction, securityMail, { payload: { what: 'two-factor-off', at: now }, userId, now });
}

async function codesFor(
  deps: Deps,
  transaction: Db,
  whose: { userId: number; sealing: SealingKey },
): Promise<string[]> {
  const codes = await makeRecoveryCodes(deps, transaction, whose);
  if (!codes) {
    throw new AppError('unreadable', 'The key of the recovery codes is damaged.');
  }
  return codes;
}
