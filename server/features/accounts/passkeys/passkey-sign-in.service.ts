import type { Deps } from '#server/deps.ts';
import type { User } from '#shared/contract/accounts.ts';
import type { RequestOptions, UsedCredential } from '#shared/contract/passkeys.ts';
import { AppError } from '#shared/errors.ts';
import { findUser, lockUser } from '../accounts.queries.ts';
import { knownDeviceOf } from '../known-devices.service.ts';
import { presentUser } from '../present-user.ts';
import { startSession } from '../sessions.service.ts';
import { forgetPasskeyTurns, takePasskeyTurn } from '../sign-in-turns.ts';
import { answerChallenge, setChallenge } from './challenges.service.ts';
import {
  findPasskey,
  findPasskeyByCredential,
  findSecondFactor,
  notePasskeyUse,
  type PasskeyRow,
} from './passkeys.queries.ts';
import { requireRelyingParty } from './relying-party.ts';
import { optionsForUsing, readUsed } from './webauthn.ts';

/** What any device needs to sign in with a passkey that it has. */
export async function optionsForSignIn(deps: Deps): Promise<RequestOptions> {
  const party = requireRelyingParty(deps);
  return optionsForUsing(party, await setChallenge(deps, { kind: 'enter' }));
}

type SignIn = { credential: UsedCredential; userAgent: string | undefined; deviceToken: string | undefined };

/**
 * Signs in with a passkey alone: the device has seen that it is its owner, which makes it a second factor as well. Throws
 * `unauthenticated`, always the same, for a passkey that nobody has and for one that does not check.
 */
export async function signInWithPasskey(
  deps: Deps,
  { credential, userAgent, deviceToken }: SignIn,
): Promise<{ user: User; token: string }> {
  const passkey = await checkPasskey(deps, credential, { kind: 'enter' });
  const device = await knownDeviceOf(deps, passkey.user_id, deviceToken);
  return deps.db.transaction().execute(async (transaction) => {
    const userId = passkey.user_id;
    await lockUser(transaction, userId);
    const user = await findUser(transaction, userId);
    // It may have been removed a moment ago, because it is in the wrong hands.
    if (!user || !(await findPasskey(transaction, passkey.id))) {
      throw refused();
    }
    const session = { userId, userAgent, kind: 'passkey', wasKnown: device !== undefined } as const;
    return { user: presentUser(user), token: await startSession(deps, transaction, session) };
  });
}

type For = { kind: 'enter' } | { kind: 'second-step'; stepId: number; userId: number };

/**
 * The passkey that a device has used for this, noted as used. Throws `invalid` for a challenge that is not a live one,
 * `rate_limited` after ten tries in a quarter of an hour, and else `unauthenticated`.
 */
export async function checkPasskey(deps: Deps, credential: UsedCredential, purpose: For): Promise<PasskeyRow> {
  const { db, clock, counters } = deps;
  const party = requireRelyingParty(deps);
  const challenge = await answerChallenge(deps, purpose, credential.response.clientDataJSON);
  await takePasskeyTurn(counters, credential.id);
  const found = await findPasskeyByCredential(db, credential.id);
  const isMeant = found !== undefined && (await isOwnedAsSaid(deps, found, credential, purpose));
  const used = await readUsed(party, challenge, credential, isMeant ? found : undefined);
  if (!found || !used) {
    throw refused();
  }
  if (!(await notePasskeyUse(db, found.id, { ...used, now: clock.now() }))) {
    throw new AppError('unauthenticated', 'The counter of a passkey went back.', {
      userMessage:
        'This passkey answered as a copy of it would, so it was not let in. Please sign in another way, then remove it in Settings.',
    });
  }
  await forgetPasskeyTurns(counters, credential.id);
  return found;
}

/** Whether a passkey is of the account that the sign-in is for; alone it has to name its account by itself. */
async function isOwnedAsSaid(
  { db }: Pick<Deps, 'db'>,
  { user_id: userId }: PasskeyRow,
  { response: { userHandle } }: UsedCredential,
  purpose: For,
): Promise<boolean> {
  const handle = (await findSecondFactor(db, userId))?.handle;
  return purpose.kind === 'enter'
    ? userHandle === handle
    : purpose.userId === userId && (!userHandle || userHandle === handle);
}

function refused(): AppError {
  return new AppError('unauthenticated', 'No such passkey, or not its signature.', {
    userMessage: 'That passkey could not be used here. Please try again, or sign in another way.',
  });
}
