import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { accounts } from '#shared/contract/accounts.ts';
import { expectAccessible } from './support/look.ts';
import { expectNotice } from './support/notice.ts';
import { startStandIn, type StandIn, type Visitor } from './support/provider.ts';
import { expect, test as base } from './support/test.ts';

/** As the others, on a server whose operator has set up a provider, which is on this machine. */
const test = base.extend<object, { provider: StandIn }>({
  provider: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern that nothing else is needed.
    async ({}, use) => {
      const provider = await startStandIn();
      await use(provider);
      await provider.stop();
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ provider }, use) => {
      await use({ SUPABASE_URL: provider.url, SUPABASE_ANON_KEY: 'public-key' });
    },
    { scope: 'worker' },
  ],
  guard: async ({ guard, provider }, use) => {
    guard.expectProblem(new RegExp(`A request left for ${provider.url}`));
    await use(guard);
  },
});

const someone = (name?: string): Visitor => {
  const sub = randomUUID();
  return { sub, email: `${sub.slice(0, 8)}@example.org`, ...(name !== undefined && { name }) };
};

const continueWith = (page: Page, provider: string) =>
  page.getByRole('button', { name: `Continue with ${provider}` }).click();

async function expectFailure(page: Page, message: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Authentication Error' })).toBeFocused();
  await expect(page.getByText(message, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/callback$/);
}

const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([window.localStorage, window.sessionStorage, document.cookie]));

test('someone new comes in with Google, and nothing of the provider stays in the browser', async ({
  page,
  provider,
}) => {
  provider.expect(someone('Zoe Ferreira'));
  await page.goto('/auth');
  await expect(page.getByText('or', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue with Apple' })).toBeVisible();
  await expectAccessible(page);

  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(`**${accounts.socialLogin.path}`, async (route) => {
    await held;
    await route.continue();
  });
  const exchanged = page.waitForRequest(`**${accounts.socialLogin.path}`);
  await continueWith(page, 'Google');
  await expect(page.getByRole('heading', { name: 'Authenticating...' })).toBeVisible();
  await expect(page.getByText('Please wait while we complete your sign-in.')).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/callback$/);
  const request = await exchanged;
  expect(request.postDataJSON()).toEqual({ timezone: 'Europe/Lisbon' });
  // Nor is anything of it stored while its session is alive.
  expect(await stored(page)).not.toContain('refresh-canary');
  await expectAccessible(page);

  goOn();
  await expect(page.getByRole('heading', { name: 'Authentication Successful' })).toBeVisible();
  await expect(page.getByText('You are now signed in. Redirecting...')).toBeVisible();
  await expectNotice(page, 'Authentication successful!', 'Welcome, Zoe Ferreira!');
  await expect(page).toHaveURL(/:\d+\/$/);
  // The first visit begins with a dialog before it.
  await expect(page.locator('h1')).toContainText('Zoe Ferreira');

  expect(await page.evaluate(() => Object.keys(window.sessionStorage))).toEqual([]);
  const left = await stored(page);
  expect(left).toContain('authTokenExpiry');
  expect(left).not.toContain('refresh-canary');
  expect(left).not.toContain('authToken=');
  expect(left).not.toContain(((await request.headerValue('authorization')) ?? '').slice(0, 40));
  const [cookie] = await page.context().cookies();
  expect(cookie).toMatchObject({ name: 'authToken', httpOnly: true, sameSite: 'Lax' });
  await expect.poll(() => provider.requests).toContain('POST /auth/v1/logout');
});

test('someone who has no name there is welcomed all the same, and a name of the device stays', async ({
  page,
  newVisitor,
  provider,
}) => {
  provider.expect(someone());
  await page.goto('/signup');
  await continueWith(page, 'Apple');
  await expectNotice(page, 'Authentication successful!', 'Welcome, User!');
  await expect(page).toHaveURL(/:\d+\/$/);
  expect(await page.evaluate(() => window.localStorage.getItem('displayName'))).toBeNull();

  const other = await newVisitor();
  provider.expect(someone('Zoe Ferreira'));
  await other.goto('/auth');
  await other.evaluate(() => window.localStorage.setItem('displayName', 'Ze'));
  await continueWith(other, 'Google');
  await expectNotice(other, 'Authentication successful!', 'Welcome, Zoe Ferreira!');
  expect(await other.evaluate(() => window.localStorage.getItem('displayName'))).toBe('Ze');
});

test('an account of the same email is not joined unseen, and the page says what to do', async ({
  page,
  provider,
  signUp,
  newVisitor,
  expectProblem,
}) => {
  expectProblem(/409 \(Conflict\)/);
  const ana = await signUp(await newVisitor());
  provider.expect({ ...someone('Ana'), email: ana.email });
  await page.goto('/auth');
  await continueWith(page, 'Google');
  await expectFailure(
    page,
    "This email already has an account. Please sign in with its password first, and confirm the email if you have not yet. If it has no password, 'Forgot password?' sets one.",
  );
  expect(await page.context().cookies()).toEqual([]);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Return to Login' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('who says no at the provider, or comes without its code, is told so', async ({
  page,
  provider,
  expectProblem,
}) => {
  expectProblem(/400 \(Bad Request\)/);
  provider.expect(someone(), 'denied');
  await page.goto('/auth');
  await continueWith(page, 'Google');
  await expectFailure(page, 'Authentication failed. Please try again.');

  await page.goto('/auth/callback');
  await expectFailure(page, 'Authentication failed. Please try again.');

  // A code that this browser did not ask for: someone else's, sent as a link.
  provider.expect(someone());
  await page.goto('/auth/callback?code=61bd9a1c-7b2c-4f0e-9d6e-0f1a2b3c4d5e');
  await expectFailure(page, 'Authentication failed. Please try again.');
  expect(provider.requests).toEqual([]);

  provider.expect(someone(), 'no-session');
  await page.goto('/auth');
  await continueWith(page, 'Google');
  await expectFailure(page, 'Authentication failed. Please try again.');
  expect(await page.evaluate(() => Object.keys(window.sessionStorage))).toEqual([]);
});

test('a session without anyone behind it is told apart', async ({ page, provider }) => {
  provider.expect(someone(), 'no-user');
  await page.goto('/auth');
  await continueWith(page, 'Google');
  await expectFailure(page, 'Authentication failed. No user data found.');
  expect(await stored(page)).not.toContain('refresh-canary');
});

test('a server that does not take the token is not signed in to', async ({ page, provider, expectProblem }) => {
  expectProblem(/Failed to load resource/);
  provider.expect(someone('Zoe Ferreira'));
  for (const status of [401, 404, 500, 503]) {
    await page.route(`**${accounts.socialLogin.path}`, (route) => route.fulfill({ status, body: 'no' }));
    await page.goto('/auth');
    await continueWith(page, 'Google');
    await expectFailure(page, 'Failed to authenticate with server. Please try again.');
    await page.unroute(`**${accounts.socialLogin.path}`);
  }
  await page.route(`**${accounts.socialLogin.path}`, (route) => route.abort());
  await page.goto('/auth');
  await continueWith(page, 'Google');
  await expectFailure(page, 'Failed to authenticate with server. Please try again.');
  expect(await page.evaluate(() => window.localStorage.getItem('authTokenExpiry'))).toBeNull();
  expect(await page.evaluate(() => window.localStorage.getItem('displayName'))).toBeNull();
});

base(
  'where no provider is set up there are no such buttons, and the callback says that it failed',
  async ({ page }) => {
    const told = page.waitForResponse('**/api/config/status');
    await page.goto('/auth');
    await told;
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Continue with/ })).toHaveCount(0);
    await page.goto('/auth/callback?code=61bd9a1c-7b2c-4f0e-9d6e-0f1a2b3c4d5e');
    await expectFailure(page, 'Authentication failed. Please try again.');
  },
);
