import { timingSafeEqual } from 'node:crypto';
import type { Deps } from '#server/deps.ts';

const purpose = 'ends mails';

/**
 * What ends someone's mails without being signed in: their number, and a fingerprint of it that only their data key
 * makes. It is the same in all their mails, so that the way out of an old one works too, and it is kept nowhere.
 */
export async function stopSecretOf({ keyring }: Pick<Deps, 'keyring'>, userId: number): Promise<string> {
  return `${String(userId)}-${(await keyring.of(userId)).fingerprint(purpose)}`;
}

/** Whose secret this is; null when it is nobody's. */
export async function readerOf(deps: Pick<Deps, 'keyring'>, secret: string): Promise<number | null> {
  const userId = Number(secret.split('-', 1)[0]);
  const own = Buffer.from(await stopSecretOf(deps, userId).catch(() => ''));
  const given = Buffer.from(secret);
  return own.length === given.length && timingSafeEqual(own, given) ? userId : null;
}
