import { createHmac } from 'node:crypto';
import type { Deps } from '#server/deps.ts';
import type { Random } from '#server/platform/clock.ts';
import type { SealingKey } from '#server/platform/crypto/sealing-key.ts';
import type { Db } from '#server/tables.ts';
import { limits } from '#shared/limits.ts';
import { findSecondFactor, replaceRecoveryCodes, setSecondFactor } from './passkeys.queries.ts';
import { recoveryKeyBinding } from './passkeys.sealing.ts';

/** Crockford's 32 letters and figures, none of which is taken for another. */
const signs = '0123456789abcdefghjkmnpqrstvwxyz';
const signsInCode = 12;

/**
 * Gives someone ten new recovery codes in the place of all earlier ones, and answers with them: they rest as hashes under
 * a key that is sealed with `sealing`, the person's own. Null when that key is damaged.
 */
export async function makeRecoveryCodes(
  { random }: Pick<Deps, 'random'>,
  transaction: Db,
  { userId, sealing }: { userId: number; sealing: SealingKey },
): Promise<string[] | null> {
  const { codes_key: sealed } = (await findSecondFactor(transaction, userId)) ?? {};
  const key = sealed ? sealing.openBytes(recoveryKeyBinding(userId), sealed) : random.bytes(32);
  if (!key) {
    return null;
  }
  if (!sealed) {
    await setSecondFactor(transaction, userId, { codes_key: sealing.sealBytes(recoveryKeyBinding(userId), key) });
  }
  const codes = Array.from({ length: limits.recoveryCodes }, () => randomCode(random));
  await replaceRecoveryCodes(
    transaction,
    userId,
    codes.map((code) => hashed(key, code)),
  );
  return codes.map((code) => code.match(/.{4}/g)?.join('-') ?? code);
}

/** What a code that someone typed would rest as; null when they have none, or the key of theirs is damaged. */
export async function hashOfCode(
  { db, keyring }: Pick<Deps, 'db' | 'keyring'>,
  userId: number,
  typed: string,
): Promise<string | null> {
  const factor = await findSecondFactor(db, userId);
  const key = factor?.codes_key && (await keyring.of(userId)).openBytes(recoveryKeyBinding(userId), factor.codes_key);
  return key ? hashed(key, asWritten(typed)) : null;
}

function randomCode(random: Random): string {
  return [...random.bytes(signsInCode)].map((byte) => signs[byte % signs.length]).join('');
}

/** As it was given out, however it was typed: without what separates, and with each sign for what it looks like. */
function asWritten(typed: string): string {
  return typed
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1');
}

function hashed(key: Uint8Array, code: string): string {
  return createHmac('sha256', key).update(code).digest('base64url');
}
