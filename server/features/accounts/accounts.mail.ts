import type { Deps } from '#server/deps.ts';
import { scheduleOf } from '#server/features/settings/settings.service.ts';
import { isMissingReference } from '#server/platform/db/errors.ts';
import { enqueue, type Job } from '#server/platform/jobs/jobs.ts';
import { takeTurn } from '#server/platform/limits/counters.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import type { Db } from '#server/tables.ts';
import { limits } from '#shared/limits.ts';
import type { TokenType } from './accounts.table.ts';
import { findUser, findUserByLogin, type UserRow } from './accounts.queries.ts';
import { passwordChangedLetter, resetLetter, verificationLetter, welcomeLetter } from './letters/letters.ts';
import type { Typeset } from '#server/platform/mail/typeset.ts';
import { deleteToken, putToken } from './tokens.queries.ts';

const minute = 60_000;

/** As long as a mail server may be away over a weekend. */
const patient = 20;
/** Who asked for a way back in has asked again, or has gone, an hour later. */
const prompt = 10;

type Requested = { requestedAt: number };
/** What sending a mail takes. */
export type Mailing = Pick<Deps, 'db' | 'clock' | 'random' | 'mailer' | 'home' | 'outside'>;

/** Asks a new person whether the address is theirs. */
export const verificationMail: Job<Mailing, Requested> = {
  kind: 'verification-mail',
  mostTries: patient,
  async run(deps, { payload, userId }) {
    const user = await addressee(deps, userId);
    if (!user || user.verified_at !== null) {
      return;
    }
    const token = await mintToken(deps, user, { type: 'verify', lifeMs: limits.verifyHours * 60 * minute, ...payload });
    if (token) {
      await deliver(deps, user, verificationLetter(`${deps.home.url}/verify-email?token=${token}`));
    }
  },
};

/** Sends someone who forgot their password the way back in. */
export const resetMail: Job<Mailing, Requested> = {
  kind: 'reset-mail',
  mostTries: prompt,
  async run(deps, { payload, userId }) {
    const user = await addressee(deps, userId);
    if (!user) {
      return;
    }
    const token = await mintToken(deps, user, { type: 'reset', lifeMs: limits.resetMinutes * minute, ...payload });
    if (token) {
      await deliver(deps, user, resetLetter(`${deps.home.url}/reset-password?token=${token}`));
    }
  },
};

/** Greets someone whose address is known to be theirs. */
export const welcomeMail: Job<Mailing> = {
  kind: 'welcome-mail',
  mostTries: patient,
  async run(deps, { userId }) {
    const user = await addressee(deps, userId);
    if (user) {
      await deliver(deps, user, welcomeLetter(deps.home.url));
    }
  },
};

/** Tells someone that their password was changed at `changedAt`. */
export const passwordChangedMail: Job<Mailing, { changedAt: number }> = {
  kind: 'password-changed-mail',
  mostTries: patient,
  async run(deps, { payload, userId }) {
    const user = await addressee(deps, userId);
    if (user) {
      const { timezone } = await scheduleOf(deps, user.id);
      const when = momentIn(timezone, payload.changedAt);
      await deliver(deps, user, passwordChangedLetter({ home: deps.home.url, when }));
    }
  },
};

const askedFor = {
  verify: verificationMail,
  reset: resetMail,
} as const satisfies Record<TokenType, Job<Mailing, Requested>>;

const perAddress = { max: 3, windowMs: 15 * minute };

/**
 * Asks for a mail with a secret in it to whoever has this address. What is done, and how long it takes, is the same
 * when nobody has it: then the work that is written down is nobody's. An earlier secret is dead from now on.
 */
export async function askForMail(
  { db, clock, counters }: Pick<Deps, 'db' | 'clock' | 'counters'>,
  { email, type }: { email: string; type: TokenType },
): Promise<void> {
  await takeTurn(counters, `mail to ${email}`, perAddress);
  const now = clock.now();
  const writeDown = () =>
    db.transaction().execute(async (transaction: Db) => {
      const user = await findUserByLogin(transaction, email);
      await deleteToken(transaction, user?.id ?? 0, type);
      await enqueue(transaction, askedFor[type], { payload: { requestedAt: now }, userId: user?.id ?? null, now });
    });
  // Whoever is deleted in this moment is nobody when one looks again.
  await writeDown().catch((error: unknown) => (isMissingReference(error) ? writeDown() : Promise.reject(error)));
}

/**
 * When the first mail of an account that is opened with this address may go: at once, or later when the address had its
 * three lately. Opening accounts and deleting them again would otherwise fill a stranger's mailbox.
 */
export async function firstMailDue(
  { counters, clock }: Pick<Deps, 'counters' | 'clock'>,
  email: string,
): Promise<number> {
  const { count, resetsInMs } = await counters.add(`first mail to ${email}`, perAddress.windowMs);
  return clock.now() + (count > perAddress.max ? resetsInMs : 0);
}

type FirstMail = { now: number; dueAt: number };

/** A new person's first mail, written down with their account: the question whether it is theirs, or the greeting. */
export async function sendFirstMail(
  transaction: Db,
  { id: userId, verified_at: verifiedAt }: UserRow,
  { now, dueAt }: FirstMail,
): Promise<void> {
  await (verifiedAt === null
    ? enqueue(transaction, verificationMail, { payload: { requestedAt: now }, userId, now, dueAt })
    : enqueue(transaction, welcomeMail, { userId, now, dueAt }));
}

/** Sends a letter to someone whose address is known to be theirs. Answers with false when it is not, or they are gone. */
export async function mailTo(
  deps: Pick<Mailing, 'db' | 'mailer' | 'outside'>,
  userId: number,
  letter: Typeset & Pick<Mail, 'stopBy'>,
): Promise<boolean> {
  const user = await addressee(deps, userId);
  if (!user || user.verified_at === null) {
    return false;
  }
  await deliver(deps, user, letter);
  return true;
}

/** Hands a letter over. Whoever was deleted while it was on its way, after their mails were removed, leaves none. */
export async function deliver(
  { db, mailer, outside }: Pick<Mailing, 'db' | 'mailer' | 'outside'>,
  user: UserRow,
  letter: Typeset & Pick<Mail, 'stopBy'>,
): Promise<void> {
  await mailer.send({ to: user.email, ...letter }, outside.on({ userId: user.id, purpose: 'mail' }));
  if (!(await findUser(db, user.id))) {
    await mailer.forget(user.email);
  }
}

/** To whom a mail goes; undefined when they are gone. */
export async function addressee({ db }: Pick<Deps, 'db'>, userId: number | null): Promise<UserRow | undefined> {
  return userId === null ? undefined : findUser(db, userId);
}

type Minting = { type: TokenType; lifeMs: number; requestedAt: number };

/** The secret is made only now, so that it rests in no queue. Undefined when a later request made its own, or they are gone. */
async function mintToken(
  { db, clock, random }: Mailing,
  { id }: UserRow,
  { type, lifeMs, requestedAt }: Minting,
): Promise<string | undefined> {
  const token = random.uuid();
  try {
    const isPut = await putToken(db, { userId: id, type, token, requestedAt, expiresAt: clock.now() + lifeMs });
    return isPut ? token : undefined;
  } catch (error) {
    if (isMissingReference(error)) {
      return undefined;
    }
    throw error;
  }
}

/** As in 'Wednesday, March 4 at 10:00 AM GMT'. */
export function momentIn(timeZone: string, instant: number): string {
  return new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(instant);
}
