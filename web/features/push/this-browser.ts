import type { Input } from '#shared/contract/endpoint.ts';
import type { push } from '#shared/contract/push.ts';

/**
 * Whether this browser can take notifications: `home-screen` where an iPhone or iPad could once Clink is on its home
 * screen, `blocked` where its person has said no.
 */
export type PushAbility = 'able' | 'blocked' | 'home-screen' | 'unable';

/** Asks nobody anything. */
export function pushAbility(): PushAbility {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) {
    return Notification.permission === 'denied' ? 'blocked' : 'able';
  }
  return isApplePhone() && !matchMedia('(display-mode: standalone)').matches ? 'home-screen' : 'unable';
}

/** An iPad says that it is a Mac, and no Mac has a touch screen. */
function isApplePhone(): boolean {
  return /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && isTouched());
}

function isTouched(): boolean {
  return navigator.maxTouchPoints > 1;
}

/** How long the service worker may take to be there, in milliseconds. */
const workerMs = 15_000;

async function pushManager(): Promise<PushManager> {
  // It is the one that keeps Clink on the device; where it is registered already, it stays.
  await navigator.serviceWorker.register('/service-worker.js');
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('The service worker did not start.')), workerMs),
  );
  return (await Promise.race([navigator.serviceWorker.ready, late])).pushManager;
}

/** What the server needs to know to send to this browser. Must be called from a tap; throws where it is not allowed. */
export async function subscribe(publicKey: string): Promise<Input<typeof push.add>['body']> {
  if ((await Notification.requestPermission()) !== 'granted') {
    throw new NotAllowed();
  }
  const manager = await pushManager();
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscription = await manager.subscribe(options).catch(async (error: unknown) => {
    // One that was made for another server's key stands in the way.
    const before = await manager.getSubscription();
    if (!before) {
      throw error;
    }
    await before.unsubscribe();
    return manager.subscribe(options);
  });
  const { endpoint, keys } = subscription.toJSON();
  if (!endpoint || !keys?.['p256dh'] || !keys['auth']) {
    throw new Error('The browser gave half a subscription.');
  }
  return { endpoint, keys: { p256dh: keys['p256dh'], auth: keys['auth'] } };
}

/** The person has said no, now or before. */
export class NotAllowed extends Error {
  override name = 'NotAllowed';
}

/** By what the list of the server names this browser; null when it takes no notifications. */
export async function markOfThisBrowser(): Promise<string | null> {
  const subscription = await ownSubscription();
  if (!subscription) {
    return null;
  }
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(subscription.endpoint));
  return btoa(String.fromCharCode(...new Uint8Array(hash)))
    .replace(/[+/]/g, (sign) => (sign === '+' ? '-' : '_'))
    .replaceAll('=', '');
}

/** This browser takes no more notifications. */
export async function unsubscribe(): Promise<void> {
  await (await ownSubscription())?.unsubscribe();
}

async function ownSubscription(): Promise<PushSubscription | null> {
  if (pushAbility() !== 'able') {
    return null;
  }
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}
