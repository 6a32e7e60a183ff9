import type { Deps } from '#server/deps.ts';
import { hashToken } from '#server/platform/auth/token.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import { isUniqueViolation } from '#server/platform/db/errors.ts';
import { nextId } from '#server/platform/db/next-id.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { takeTurn } from '#server/platform/limits/counters.ts';
import type { Db } from '#server/tables.ts';
import { isoInstant } from '#shared/calendar.ts';
import type { PendingEmail } from '#shared/contract/email-change.ts';
import { AppError } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';
import { lockUser, setEmail } from '../accounts.queries.ts';
import { accountGone, requireConfirmation } from '../confirmation.service.ts';
import { deleteToken } from '../tokens.queries.ts';
import { emailChangedMail, emailChangeNewMail, emailChangePresentMail } from './email-change.mail.ts';
import {
  deleteChangesExpiredBefore,
  deleteEmailChange,
  deleteWaiting,
  findByToken,
  findWaiting,
  insertEmailChange,
  setDone,
  setYes,
  type EmailChangeRow,
  type Side,
} from './email-change.queries.ts';
import { addressBinding } from './email-change.sealing.ts';

const hourMs = 3_600_000;
const perPerson = { max: 5, windowMs: hourMs };
const perAddress = { max: 3, windowMs: hourMs };

/** The change of the viewer's email that waits; null when there is none. */
export async function pendingEmailOf(deps: Deps, { userId }: Viewer): Promise<PendingEmail | null> {
  const change = await findWaiting(deps.db, userId, deps.clock.now());
  return change ? present(deps, change) : null;
}

/**
 * Asks both addresses whether the viewer's email should change, in the place of an earlier change that waits. What is done
 * is the same when the new one has an account. Throws `forbidden` unless confirmed, `invalid` for the address that they
 * have, and `rate_limited` when too many were asked lately.
 */
export async function startEmailChange(
  deps: Deps,
  viewer: Viewer,
  { email, password }: { email: string; password: string | undefined },
): Promise<PendingEmail> {
  const { db, clock, counters, keyring } = deps;
  const { userId } = viewer;
  const user = await requireConfirmation(deps, viewer, { password, deed: 'change your email' });
  if (user.email === email) {
    const message = 'This is your email already.';
    throw new AppError('invalid', 'The email is the same.', { userMessage: message, fields: { email: message } });
  }
  await takeTurn(counters, `email changes of ${String(userId)}`, perPerson);
  await takeTurn(counters, `email change to ${email}`, perAddress);
  const key = await keyring.of(userId);
  const now = clock.now();
  const change = await db.transaction().execute(async (transaction: Db) => {
    if (!(await lockUser(transaction, userId))) {
      throw accountGone();
    }
    await deleteWaiting(transaction, userId);
    const id = await nextId(transaction, 'email_changes');
    const asksPresent = user.verified_at !== null;
    const row = await insertEmailChange(transaction, {
      id,
      user_id: userId,
      address: key.sealText(addressBinding('email-change', id), email),
      former: key.sealText(addressBinding('former-email', id), user.email),
      present_hash: null,
      new_hash: null,
      asks_present: asksPresent ? 1 : 0,
      present_said_yes_at: null,
      new_said_yes_at: null,
      created_at: now,
      expires_at: now + limits.verifyHours * hourMs,
      done_at: null,
    });
    await enqueue(transaction, emailChangeNewMail, { payload: { change: id }, userId, now });
    if (asksPresent) {
      await enqueue(transaction, emailChangePresentMail, { payload: { change: id }, userId, now });
    }
    return row;
  });
  return present(deps, change);
}

/** Gives up the change of the viewer's that waits, if there is one. */
export async function cancelEmailChange({ db }: Pick<Deps, 'db'>, { userId }: Viewer): Promise<void> {
  await deleteWaiting(db, userId);
}

/** What the token of a letter would say yes to. Throws `invalid` when it is not a live one. It stays live. */
export async function lookAtEmailChange(deps: Deps, token: string): Promise<{ side: Side; email: string }> {
  const found = await findByToken(deps.db, hashToken(token), deps.clock.now());
  if (!found) {
    throw deadLink();
  }
  return { side: found.side, email: await addressOf(deps, found.change) };
}

/**
 * Says yes with the token of a letter, once. With the last yes that is waited for the email changes; the answer is whether
 * it did. Throws `invalid` when the token is not a live one, and `conflict`, which ends the change, when someone else has
 * that address by now.
 */
export async function confirmEmailChange(deps: Deps, token: string): Promise<boolean> {
  const { db, clock } = deps;
  const now = clock.now();
  const found = await findByToken(db, hashToken(token), now);
  if (!found) {
    throw deadLink();
  }
  const email = await addressOf(deps, found.change);
  try {
    return await db.transaction().execute((transaction: Db) => sayYes(transaction, { token, email, found, now }));
  } catch (error) {
    if (!isUniqueViolation(error)) {
      throw error;
    }
    await deleteEmailChange(db, found.change.id);
    throw new AppError('conflict', 'The email was taken in the meantime.', {
      userMessage: 'This change could not be made. Your email stays as it is: please start again in Settings.',
    });
  }
}

type Yes = { token: string; email: string; found: { change: EmailChangeRow }; now: number };

async function sayYes(transaction: Db, { token, email, found, now }: Yes): Promise<boolean> {
  const { id, user_id: userId } = found.change;
  await lockUser(transaction, userId);
  // Looked up again, now that nobody else can use it up.
  const live = await findByToken(transaction, hashToken(token), now);
  if (!live) {
    throw deadLink();
  }
  const change = await setYes(transaction, id, { side: live.side, now });
  const isAgreed = change.asks_present === 0 || change.present_said_yes_at !== null;
  if (!isAgreed || change.new_said_yes_at === null) {
    return false;
  }
  await setEmail(transaction, userId, { email, verifiedAt: now });
  // What was sent to the former address opens nothing any more.
  await deleteToken(transaction, userId, 'verify');
  await deleteToken(transaction, userId, 'reset');
  await setDone(transaction, id, now);
  await enqueue(transaction, emailChangedMail, { payload: { change: id }, userId, now });
  return true;
}

/** Stops a change with the token of the letter to the present address. Throws `invalid` when it is not a live one. */
export async function stopEmailChange({ db, clock }: Pick<Deps, 'db' | 'clock'>, token: string): Promise<void> {
  const found = await findByToken(db, hashToken(token), clock.now());
  if (found?.side !== 'present') {
    throw deadLink();
  }
  await deleteEmailChange(db, found.change.id);
}

/** Removes changes that nobody confirmed, and those whose letters have long been sent. */
export async function sweepEmailChanges({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteChangesExpiredBefore(db, clock.now());
}

async function addressOf({ keyring }: Pick<Deps, 'keyring'>, change: EmailChangeRow): Promise<string> {
  const key = await keyring.of(change.user_id);
  const address = key.openText(addressBinding('email-change', change.id), change.address);
  if (address === null) {
    throw new AppError('unreadable', 'The new address is damaged.');
  }
  return address;
}

async function present(deps: Deps, change: EmailChangeRow): Promise<PendingEmail> {
  return {
    email: await addressOf(deps, change),
    isAgreed: change.asks_present === 1 ? change.present_said_yes_at !== null : null,
    isConfirmed: change.new_said_yes_at !== null,
    expiresAt: isoInstant(change.expires_at),
  };
}

function deadLink(): AppError {
  return new AppError('invalid', 'No live token.', {
    userMessage: 'This link has expired, was used before, or belongs to a change that was given up.',
  });
}
