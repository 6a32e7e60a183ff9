import type { User } from '#shared/contract/accounts.ts';
import { guestsFrom } from '#shared/limits.ts';
import { forgetDevice, forgetPeople, readDevice, writeDevice } from '#web/lib/device.ts';

/** Whether this is a visitor in testing mode, of whom nothing is kept. */
export function isGuest(me: User | null | undefined): boolean {
  return me !== null && me !== undefined && me.id >= guestsFrom;
}

/**
 * Keeps what the device remembers of testing mode true to who the server says is here: it alone knows whether that
 * world still is. With the world goes what the device kept of it.
 */
export function rememberTestingMode(me: User | null): void {
  const isRemembered = readDevice('testingMode') !== null;
  if (isGuest(me)) {
    if (!isRemembered) {
      writeDevice('testingMode', 'true');
    }
  } else if (isRemembered) {
    forgetDevice('testingMode');
    forgetPeople(guestsFrom);
  }
}
