import type { Deps } from '#server/deps.ts';
import type { PushKeys } from '#server/platform/push/push.ts';
import { AppError } from '#shared/errors.ts';
import { findSealedKeys, insertSealedKeys } from './push.queries.ts';
import { keysBinding } from './push.sealing.ts';

/**
 * Makes what this installation proves itself by to push services, unless it has it, sealed with the key of the instance. It
 * never changes, since every browser's subscription is tied to it. Of several processes that make it at once, one wins.
 */
export async function preparePushKeys({ db, keyring }: Pick<Deps, 'db' | 'keyring'>): Promise<void> {
  if (!(await findSealedKeys(db))) {
    const { default: webPush } = await import('web-push');
    await insertSealedKeys(db, keyring.ofInstance.sealText(keysBinding, JSON.stringify(webPush.generateVAPIDKeys())));
  }
}

/** What this installation proves itself by to push services. Throws `unavailable` when it is damaged. */
export async function pushKeys({ db, keyring }: Pick<Deps, 'db' | 'keyring'>): Promise<PushKeys> {
  const sealed = await findSealedKeys(db);
  const text = sealed ? keyring.ofInstance.openText(keysBinding, sealed) : null;
  if (text === null) {
    throw new AppError('unavailable', 'The keys for push messages are damaged.', {
      userMessage: 'Notifications cannot be switched on: something was damaged where the server keeps it.',
    });
  }
  return JSON.parse(text) as PushKeys;
}
