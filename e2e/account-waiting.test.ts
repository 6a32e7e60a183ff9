import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { accounts } from '#shared/contract/accounts.ts';
import { dashboard } from '#shared/contract/dashboard.ts';
import { recovery } from '#shared/contract/recovery.ts';
import { expectNothingSticksOut } from './support/look.ts';
import { expectNotice } from './support/notice.ts';
import { expect, test } from './support/test.ts';

/** Holds every answer of a call until `goOn`; `calls` counts them. */
async function hold(page: Page, path: string) {
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const gate = { calls: 0, goOn };
  await page.route(`**${path}`, async (route) => {
    gate.calls += 1;
    await held;
    await route.continue();
  });
  return gate;
}

const unknownToken = '3f2c1d9e-8b7a-4c6d-9e0f-1a2b3c4d5e6f';

test('a slow sign-in says so, and is sent once however often Enter is pressed', async ({
  page,
  signUp,
  newVisitor,
}) => {
  const { email, password } = await signUp(await newVisitor());
  await page.goto('/auth');
  const gate = await hold(page, accounts.login.path);
  await page.getByLabel('Username').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Signing in...' }).dispatchEvent('click');
  gate.goOn();
  await expectNotice(page, 'Welcome back!', "You've successfully logged in.");
  expect(gate.calls).toBe(1);
});

test('a slow sign-up says so, and is sent once', async ({ page }) => {
  await page.goto('/signup');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/^At least 6 characters\./);
  const gate = await hold(page, accounts.register.path);
  await page.getByLabel('Email').fill(`slow-${randomUUID().slice(0, 8)}@example.org`);
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await page.getByLabel('Confirm password').fill('correct horse battery');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Creating Account...' })).toBeVisible();
  await page.keyboard.press('Enter');
  gate.goOn();
  // The notice stands there before the first visit's dialog opens, and can be put away all the same.
  await expect(page.getByRole('dialog', { name: 'Welcome' })).toBeVisible();
  await expectNotice(page, 'Registration successful!', 'Your account has been created.');
  await expect(page.getByRole('dialog', { name: 'Welcome' })).toBeVisible();
  expect(gate.calls).toBe(1);
});

test('a shown password is no text for a spelling service', async ({ page }) => {
  await page.goto('/auth');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('correct horse');
  await page.getByRole('button', { name: 'Show typed characters' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveAttribute('spellcheck', 'false');
  await page.getByRole('button', { name: 'Hide typed characters' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('what the mail pages say while one waits, and where one is afterwards', async ({ page, expectProblem }) => {
  expectProblem(/400 \(Bad Request\)/);
  const address = `${'long.'.repeat(12)}name@${'a-rather-long-domain.'.repeat(5)}example.org`;
  for (const [path, button, { path: call }] of [
    ['/forgot-password', 'Send reset link', recovery.forgotPassword],
    ['/resend-verification', 'Resend verification email', recovery.resendVerification],
  ] as const) {
    await page.setViewportSize({ width: 360, height: 560 });
    await page.goto(path);
    const gate = await hold(page, call);
    await page.getByLabel('Email').fill(address);
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
    gate.goOn();
    await expect(page.getByText(address)).toBeVisible();
    await expectNothingSticksOut(page);
    await page.getByRole('button', { name: 'Try a different email' }).click();
    await expect(page.getByLabel('Email')).toBeFocused();
  }

  await page.goto(`/verify-email?token=${unknownToken}`);
  const verifying = await hold(page, recovery.verifyEmail.path);
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await expect(page.getByRole('status')).toHaveText('Verifying your email...');
  verifying.goOn();
  await expect(page.getByRole('heading', { name: 'Your email is not confirmed' })).toBeFocused();

  await page.goto(`/reset-password?token=${unknownToken}`);
  const field = page.getByLabel('New password', { exact: true });
  await expect(field).toHaveAccessibleDescription(
    /^At least 8 characters, with an uppercase letter, a lowercase letter and a number\./,
  );
  const resetting = await hold(page, recovery.resetPassword.path);
  await field.fill('Quiet river 42');
  await page.getByLabel('Confirm new password').fill('Quiet river 42');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
  resetting.goOn();
  await expect(page.getByRole('alert')).toHaveText('Failed to reset password. The link may be expired or invalid.');
  await expect(field).toHaveValue('Quiet river 42');
});

test('a new password that reached nobody says so, and is not lost', async ({ page, expectProblem }) => {
  expectProblem(/ERR_FAILED/);
  await page.goto(`/reset-password?token=${unknownToken}`);
  await page.route(`**${recovery.resetPassword.path}`, (route) => route.abort());
  await page.getByLabel('New password', { exact: true }).fill('Quiet river 42');
  await page.getByLabel('Confirm new password').fill('Quiet river 42');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('An error occurred. Please try again later.');
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('Quiet river 42');
});

test('a server that does not answer is named, and can be asked again', async ({ page, signUp, expectProblem }) => {
  expectProblem(/ERR_FAILED/);
  await signUp(page);
  await page.route(`**${dashboard.read.path}?*`, (route) => route.abort(), { times: 1 });
  // It is tried again by itself, once.
  await page.route(`**${accounts.session.path}`, (route) => route.abort(), { times: 1 });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Clink cannot be reached.' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('0 of 7 this week')).toBeVisible();
});

test('who does not want to be remembered has a session until the browser is closed', async ({
  page,
  signUp,
  newVisitor,
}) => {
  const { email, password } = await signUp(await newVisitor());
  await page.goto('/auth');
  await page.getByLabel('Username').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Remember me').uncheck();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expectNotice(page, 'Welcome back!', "You've successfully logged in.");
  const [cookie] = await page.context().cookies();
  expect(cookie).toMatchObject({ name: 'authToken', expires: -1 });
});
