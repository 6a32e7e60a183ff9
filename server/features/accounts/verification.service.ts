import type { Deps } from '#server/deps.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import type { Db } from '#server/tables.ts';
import { AppError } from '#shared/errors.ts';
import { welcomeMail } from './accounts.mail.ts';
import { setVerified } from './accounts.queries.ts';
import { deleteTokensExpiredBefore, useToken } from './tokens.queries.ts';

const keptMs = 3 * 86_400_000;

type Verifying = Pick<Deps, 'db' | 'clock'>;

/** Confirms an email with the token of a mail, once. Throws `invalid` when the token is not a live one. */
export async function verifyEmail({ db, clock }: Verifying, token: string): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (transaction) => {
    const userId = await useToken(transaction, { token, type: 'verify', now });
    if (userId === undefined) {
      throw new AppError('invalid', 'No live token.', {
        userMessage: 'Failed to verify email. The link may be expired or invalid.',
      });
    }
    await confirmAddress(transaction, userId, now);
  });
}

/** Takes an address to be theirs without a word, as the demo account's is. */
export async function trustAddress({ db, clock }: Verifying, userId: number): Promise<void> {
  await setVerified(db, userId, clock.now());
}

/** Removes secrets that expired longer ago than any mail waits to be sent. */
export async function sweepTokens({ db, clock }: Verifying): Promise<void> {
  await deleteTokensExpiredBefore(db, clock.now() - keptMs);
}

/** Notes that the address is theirs, and greets who was not known to have it. */
export async function confirmAddress(transaction: Db, userId: number, now: number): Promise<void> {
  if (await setVerified(transaction, userId, now)) {
    await enqueue(transaction, welcomeMail, { userId, now });
  }
}
