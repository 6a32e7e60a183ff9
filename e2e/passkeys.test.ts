import type { CDPSession, Page } from '@playwright/test';
import { look } from './support/look.ts';
import { expectNotice } from './support/notice.ts';
import { lettersTo } from './support/outbox.ts';
import { test as base, expect } from './support/test.ts';

/** Browsers keep passkeys for names, not for numbers. */
const test = base.extend<object, { clink: { url: string } }>({
  clink: [
    async ({ clink }, use) => {
      await use({ ...clink, url: clink.url.replace('127.0.0.1', 'localhost') });
    },
    { scope: 'worker' },
  ],
});

/** A device with a screen lock, of which its owner never tires. */
async function addDevice(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/');
  // What is still being read when someone signs out is refused.
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/auth$/);
  // A picture of the page must not meet it while it fades.
  await expectNotice(page, 'Logged out', "You've been successfully logged out.");
}

async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Username').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

const welcomed = (page: Page) => expectNotice(page, 'Welcome back!', "You've successfully logged in.");

test('a passkey is added, signs in alone and as a second step, gives way to a recovery code, and is removed', async ({
  page,
  clink,
  signUp,
  expectProblem,
}) => {
  test.slow();
  expectProblem(/401 \(Unauthorized\).*api\/login/);
  expectProblem(/401 \(Unauthorized\).*second-step/);
  const account = await signUp(page);
  await addDevice(page);
  await page.goto('/settings');
  const section = page.getByRole('region', { name: 'Passkeys' });
  await expect(section.getByText('Off. It needs a passkey: add one first.')).toBeVisible();
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Name').fill('');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('Please give it a name.')).toBeVisible();
  await dialog.getByLabel('Name').fill('My laptop');
  await look(page, 'passkeys-add');
  await dialog.getByLabel('Name').press('Enter');
  await expect(dialog).toBeHidden();
  await expect(section.getByRole('listitem')).toHaveText(/My laptop.*not used yet/);

  await section.getByRole('button', { name: 'Turn on' }).click();
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(section.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
  const codes = await section.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  await section.scrollIntoViewIfNeeded();
  await look(page, 'passkeys-codes', { part: section });
  const saved = page.waitForEvent('download');
  await section.getByRole('button', { name: 'Download' }).click();
  expect((await saved).suggestedFilename()).toBe('clink-recovery-codes.txt');
  await section.getByRole('button', { name: 'I have kept them' }).click();
  await expect(section.getByText('10 of 10 recovery codes left')).toBeVisible();
  await look(page, 'passkeys-section', { part: section });

  await signOut(page);
  await look(page, 'passkeys-sign-in');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await welcomed(page);
  await expect(page.getByRole('button', { name: /Account of/ })).toBeVisible();

  await signOut(page);
  await signIn(page, account);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeFocused();
  await page.getByRole('button', { name: 'Use my passkey' }).click();
  await welcomed(page);
  await expect(page.getByRole('button', { name: /Account of/ })).toBeVisible();

  await signOut(page);
  await signIn(page, account);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  const code = page.getByLabel('Recovery code');
  await expect(code).toBeFocused();
  await code.fill('0000-0000-0000');
  await code.press('Enter');
  await expect(page.getByText('That recovery code is not right, or was used before.', { exact: true })).toBeVisible();
  await look(page, 'passkeys-second-step');
  await code.fill(codes[0] ?? '');
  await code.press('Enter');
  await welcomed(page);
  await expect(page.getByRole('button', { name: /Account of/ })).toBeVisible();

  await page.goto('/settings');
  await expect(section.getByText('9 of 10 recovery codes left')).toBeVisible();
  await section.getByRole('button', { name: 'Remove My laptop' }).click();
  await expect(dialog.getByText(/It is your last one/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(dialog).toBeHidden();
  await expect(section.getByText('Off. It needs a passkey: add one first.')).toBeVisible();
  await signOut(page);
  await signIn(page, account);
  await welcomed(page);
  await expect
    .poll(async () => (await lettersTo(clink.dataDir, account.email)).map(({ subject }) => subject).join('; '))
    .toMatch(/recovery code was used/);
});

test('after a while the password is asked for, and what the device refuses is said plainly', async ({
  page,
  signUp,
  expectProblem,
}) => {
  expectProblem(/403 \(Forbidden\).*passkeys/);
  expectProblem(/401 \(Unauthorized\).*passkey/);
  const { password } = await signUp(page);
  const { cdp, authenticatorId } = await addDevice(page);
  await page.goto('/settings');
  const section = page.getByRole('region', { name: 'Passkeys' });
  // As the server answers when the sign-in was longer ago.
  await page.route('**/api/user/passkeys/options', async (route) => {
    const { password: given } = route.request().postDataJSON() as { password?: string };
    await (given === password
      ? route.continue()
      : route.fulfill({
          status: 403,
          json: given
            ? {
                code: 'forbidden',
                message: 'That password is not right.',
                fields: { password: 'That password is not right.' },
              }
            : { code: 'forbidden', message: 'Please enter your password to add a passkey.' },
        }));
  });
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const field = dialog.getByLabel('Your password');
  await expect(field).toBeFocused();
  await field.fill('not this one');
  await field.press('Enter');
  await expect(dialog.getByText('That password is not right.', { exact: true })).toBeVisible();
  await look(page, 'passkeys-password');
  await field.fill(password);
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await field.press('Enter');
  await expect(dialog.getByText(/Your device stopped, or nobody answered it in time/)).toBeVisible();
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(section.getByRole('listitem')).toHaveCount(1);
  await section.getByRole('button', { name: /^Rename/ }).click();
  await dialog.getByLabel('Name').fill('Blue key');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect(section.getByRole('listitem')).toHaveText(/Blue key/);
  await section.getByRole('button', { name: 'Remove Blue key' }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(section.getByRole('listitem')).toHaveCount(0);
  await expect(dialog).toBeHidden();
  await signOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expectNotice(
    page,
    'Login failed',
    'That passkey could not be used here. Please try again, or sign in another way.',
  );
});
