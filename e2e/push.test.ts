import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { push } from '#shared/contract/push.ts';
import { look } from './support/look.ts';
import { send } from './support/sharing.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** No push service can be reached from here: the browser subscribes to one that is only a name. */
async function withPushService(context: BrowserContext, permission: 'granted' | 'denied'): Promise<void> {
  await context.addInitScript((given) => {
    Object.defineProperty(Notification, 'permission', {
      get: () => (localStorage.getItem('asked') === null ? 'default' : given),
    });
    Notification.requestPermission = () => {
      localStorage.setItem('asked', '1');
      return Promise.resolve(given);
    };
    const kept = () => localStorage.getItem('subscription');
    const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
    const subscriptionAt = (endpoint: string) => ({
      endpoint,
      toJSON: () => ({ endpoint, expirationTime: null, keys }),
      unsubscribe: () => Promise.resolve(localStorage.removeItem('subscription')).then(() => true),
    });
    PushManager.prototype.subscribe = () => {
      localStorage.setItem('subscription', `https://push.example.com/${crypto.randomUUID()}`);
      return Promise.resolve(subscriptionAt(kept() ?? '') as unknown as PushSubscription);
    };
    PushManager.prototype.getSubscription = () =>
      Promise.resolve(kept() === null ? null : (subscriptionAt(kept() ?? '') as unknown as PushSubscription));
  }, permission);
}

const section = (page: Page) => page.getByRole('region', { name: 'Notifications on your devices' });

test('a device is notified from a tap on, until it is switched off or signed out', async ({
  page,
  context,
  signUp,
}) => {
  await withPushService(context, 'granted');
  await signUp(page);
  await page.goto('/settings#devices-notified');
  const turnOn = section(page).getByRole('button', { name: 'Notify me on this device' });
  await expect(turnOn).toBeVisible();
  // Nobody is asked before they tap.
  expect(await page.evaluate(() => localStorage.getItem('asked'))).toBeNull();
  await turnOn.press('Enter');
  await expect(section(page).getByText('This device', { exact: true })).toBeVisible();
  await look(page, 'notified-devices');
  await page.reload();
  await expect(section(page).getByText('This device', { exact: true })).toBeVisible();
  expect(await send(page, 'GET', push.list.path)).toMatchObject([
    { device: expect.stringContaining('Chrome') as unknown as string },
  ]);

  await section(page).getByRole('button', { name: 'Switch off on this device' }).click();
  await expect(turnOn).toBeVisible();
  expect([
    await send(page, 'GET', push.list.path),
    await page.evaluate(() => localStorage.getItem('subscription')),
  ]).toEqual([[], null]);

  await turnOn.click();
  await expect(section(page).getByText('This device', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('subscription'))).toBeNull();
});

test('someone who says no is told how to change that', async ({ page, context, signUp }) => {
  await withPushService(context, 'denied');
  await signUp(page);
  await page.goto('/settings');
  await section(page).getByRole('button', { name: 'Notify me on this device' }).click();
  await expect(page.getByText('Notifications could not be switched on', { exact: true })).toBeVisible();
  await expect(section(page).getByText('This browser blocks notifications from here.', { exact: false })).toBeVisible();
});

test('an iPhone is told that Clink must be on its home screen', async ({ page, context, signUp }) => {
  await context.addInitScript(() => {
    Reflect.deleteProperty(window, 'PushManager');
    Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' });
  });
  await signUp(page);
  await page.goto('/settings');
  await expect(section(page).getByText('add Clink to the home screen first', { exact: false })).toBeVisible();
  await expect(section(page).getByRole('button')).toHaveCount(0);
});

/** Has the browser get this message by push, as from its service. */
async function deliver(session: CDPSession, origin: string, data: string): Promise<void> {
  const registrations = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [registration] }) => {
      if (registration) {
        resolve(registration.registrationId);
      }
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registrations, data });
}

test('what comes by push is shown in the words of the app, and nothing else', async ({ page, context, signUp }) => {
  await context.grantPermissions(['notifications']);
  await signUp(page);
  await page.goto('/settings');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js');
    await navigator.serviceWorker.ready;
  });
  const { origin } = new URL(page.url());
  const shown = () =>
    page.evaluate(async () => {
      const all = await (await navigator.serviceWorker.ready).getNotifications();
      return all.map(({ title, body, tag, data }) => ({ title, body, tag, data: data as unknown }));
    });
  await deliver(await context.newCDPSession(page), origin, JSON.stringify({ kind: 'toast' }));
  const toast = { title: 'Your toast is ready', body: 'A glass to your week.' };
  const path = '/weekly-toast';
  await expect.poll(shown).toEqual([{ ...toast, tag: path, data: { path } }]);
  // Once more takes its place.
  await deliver(await context.newCDPSession(page), origin, JSON.stringify({ kind: 'toast' }));
  await deliver(await context.newCDPSession(page), origin, 'no message of ours');
  const reminder = { title: 'A moment for today?', body: 'One good line is enough.', tag: '/', data: { path: '/' } };
  await expect.poll(async () => (await shown()).length).toBe(2);
  expect(await shown()).toEqual(expect.arrayContaining([{ ...toast, tag: path, data: { path } }, reminder]));
});
