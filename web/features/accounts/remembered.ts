import type { User } from '#shared/contract/accounts.ts';
import { forgetDevice, readDevice, writeDevice } from '#web/lib/device.ts';
import { isGuest } from './guest.ts';

/** Keeps who is here on the device, by number and handle alone, so that the app opens for them without a connection. */
export function rememberWho(me: User | null): void {
  if (me === null || isGuest(me)) {
    forgetDevice('whoWasHere');
    return;
  }
  const kept = JSON.stringify({ id: me.id, username: me.username });
  if (readDevice('whoWasHere') !== kept) {
    writeDevice('whoWasHere', kept);
  }
}

/** Who was here when the server last said so, while their session may still last; null when nobody. No email is known. */
export function whoWasHere(at: Date): User | null {
  const expiry = readDevice('authTokenExpiry');
  if (expiry === null || !(Date.parse(expiry) > at.getTime())) {
    return null;
  }
  try {
    const { id, username } = JSON.parse(readDevice('whoWasHere') ?? '{}') as Partial<User>;
    return typeof id === 'number' && typeof username === 'string'
      ? { id, username, name: null, email: '', firstLogin: false, verified: true, hasPassword: true }
      : null;
  } catch {
    return null;
  }
}
