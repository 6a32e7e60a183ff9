import type { Deps } from '#server/deps.ts';
import type { Authorized, Viewer } from '#server/platform/auth/viewer.ts';
import type { SealingKey } from '#server/platform/crypto/sealing-key.ts';
import { isUniqueViolation } from '#server/platform/db/errors.ts';
import { nextId } from '#server/platform/db/next-id.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import type { Db } from '#server/tables.ts';
import { isoInstant } from '#shared/calendar.ts';
import type { CreationOptions, MadeCredential, Passkey, PasskeyOverview } from '#shared/contract/passkeys.ts';
import { AppError } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';
import { lockUser } from '../accounts.queries.ts';
import { accountGone, requireConfirmation } from '../confirmation.service.ts';
import { securityMail } from '../security-mail.ts';
import { answerChallenge, setChallenge } from './challenges.service.ts';
import { mayChange } from './passkeys.policy.ts';
import {
  countRecoveryCodes,
  deletePasskey,
  findPasskey,
  findSecondFactor,
  handleOf,
  insertPasskey,
  listPasskeys,
  setPasskeyName,
  type PasskeyRow,
} from './passkeys.queries.ts';
import { passkeyBinding } from './passkeys.sealing.ts';
import { relyingParty, requireRelyingParty } from './relying-party.ts';
import { stopAsking } from './two-factor.service.ts';
import { optionsForMaking, readMade, type Made } from './webauthn.ts';

/** The viewer's passkeys, the oldest first, and what is asked for after their password. */
export async function passkeysOf(deps: Deps, { userId }: Viewer): Promise<PasskeyOverview> {
  const { db, keyring } = deps;
  const rows = await listPasskeys(db, userId);
  const key = await keyring.of(userId);
  const factor = await findSecondFactor(db, userId);
  return {
    passkeys: rows.map((row) => present(row, key)),
    isTwoFactor: Boolean(factor?.asked_since),
    recoveryCodesLeft: await countRecoveryCodes(db, userId),
    worksAt: relyingParty(deps)?.origin ?? null,
  };
}

/** What the viewer's device needs to make a passkey. Throws `forbidden` unless the viewer has confirmed it. */
export async function beginAdding(deps: Deps, viewer: Viewer, password: string | undefined): Promise<CreationOptions> {
  const { db, random } = deps;
  const party = requireRelyingParty(deps);
  const user = await requireConfirmation(deps, viewer, { password, deed: 'add a passkey' });
  const known = await listPasskeys(db, viewer.userId);
  refuseTooMany(known);
  const handle = await handleOf(db, viewer.userId, random.bytes(32).toString('base64url'));
  const challenge = await setChallenge(deps, { kind: 'add', sessionId: viewer.sessionId });
  const account = { name: user.email, displayName: user.username };
  return optionsForMaking({ party, challenge, handle, account, known });
}

type Added = { name: string; credential: MadeCredential };

/**
 * Adds the passkey that the viewer's device has made. Throws `invalid` when it was not made for this session, just now,
 * here and by its owner, and `conflict` when there is one already.
 */
export async function addPasskey(deps: Deps, viewer: Viewer, { name, credential }: Added): Promise<Passkey> {
  const party = requireRelyingParty(deps);
  const purpose = { kind: 'add', sessionId: viewer.sessionId } as const;
  const challenge = await answerChallenge(deps, purpose, credential.response.clientDataJSON);
  const made = await readMade(party, challenge, credential);
  if (!made) {
    throw new AppError('invalid', 'No passkey that we asked for.', {
      userMessage: 'Your device made no passkey that can be used here. Please try again.',
    });
  }
  const key = await deps.keyring.of(viewer.userId);
  try {
    return present(await store(deps, viewer, { made, name, key, transports: credential.response.transports }), key);
  } catch (error) {
    if (isUniqueViolation(error)) {
      throw new AppError('conflict', 'The credential is known.', {
        userMessage: 'This passkey has been added before.',
      });
    }
    throw error;
  }
}

type Stored = { made: Made; name: string; key: SealingKey; transports: readonly string[] | undefined };

function store({ db, clock }: Deps, { userId }: Viewer, { made, name, key, transports = [] }: Stored) {
  const now = clock.now();
  return db.transaction().execute(async (transaction: Db): Promise<PasskeyRow> => {
    if (!(await lockUser(transaction, userId))) {
      throw accountGone();
    }
    refuseTooMany(await listPasskeys(transaction, userId));
    const id = await nextId(transaction, 'passkeys');
    const row = await insertPasskey(transaction, {
      id,
      user_id: userId,
      credential_id: made.credentialId,
      public_key: made.publicKey,
      counter: made.counter,
      name: key.sealText(passkeyBinding({ id, version: 1 }), name),
      version: 1,
      transports: transports.join(','),
      backed_up: made.backedUp ? 1 : 0,
      created_at: now,
      last_used_at: null,
    });
    await enqueue(transaction, securityMail, { payload: { what: 'passkey-added', at: now }, userId, now });
    return row;
  });
}

export async function findOwnPasskey(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  id: number,
): Promise<Authorized<PasskeyRow>> {
  return mayChange(viewer, await findPasskey(db, id));
}

/** Gives a passkey another name. Throws `conflict` when it was given one in this moment. */
export async function renamePasskey(
  { db, keyring }: Pick<Deps, 'db' | 'keyring'>,
  passkey: Authorized<PasskeyRow>,
  name: string,
): Promise<Passkey> {
  const key = await keyring.of(passkey.user_id);
  const sealed = key.sealText(passkeyBinding({ id: passkey.id, version: passkey.version + 1 }), name);
  const renamed = await setPasskeyName(db, passkey, sealed);
  if (!renamed) {
    throw new AppError('conflict', 'The passkey was renamed in this moment.');
  }
  return present(renamed, key);
}

/** Removes a passkey; with the last one nothing is asked for after the password any more. Throws `forbidden` unless confirmed. */
export async function removePasskey(
  deps: Deps,
  viewer: Viewer,
  { passkey, password }: { passkey: Authorized<PasskeyRow>; password: string | undefined },
): Promise<void> {
  await requireConfirmation(deps, viewer, { password, deed: 'remove a passkey' });
  const { userId } = viewer;
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (transaction: Db) => {
    await lockUser(transaction, userId);
    if (!(await deletePasskey(transaction, passkey.id))) {
      return;
    }
    await enqueue(transaction, securityMail, { payload: { what: 'passkey-removed', at: now }, userId, now });
    if ((await listPasskeys(transaction, userId)).length === 0) {
      await stopAsking(transaction, userId, now);
    }
  });
}

function refuseTooMany({ length }: readonly unknown[]): void {
  if (length >= limits.passkeysMax) {
    throw new AppError('conflict', 'Too many passkeys.', {
      userMessage: `You have ${String(limits.passkeysMax)} passkeys already. Remove one that you no longer use.`,
    });
  }
}

function present(row: PasskeyRow, key: SealingKey): Passkey {
  return {
    id: row.id,
    name: key.openText(passkeyBinding(row), row.name),
    backedUp: row.backed_up === 1,
    createdAt: isoInstant(row.created_at),
    lastUsedAt: row.last_used_at === null ? null : isoInstant(row.last_used_at),
  };
}
