import { expectNotice } from './support/notice.ts';
import { lettersTo, linkMailedTo } from './support/outbox.ts';
import { expect, test } from './support/test.ts';

const unknownToken = '3f2c1d9e-8b7a-4c6d-9e0f-1a2b3c4d5e6f';

test('a forgotten password is set anew by mail, and every device is signed out', async ({
  page,
  clink,
  signUp,
  newVisitor,
  expectProblem,
}) => {
  expectProblem(/401 \(Unauthorized\).*api\/login/);
  const elsewhere = await newVisitor();
  const { email, password } = await signUp(elsewhere);
  await elsewhere.goto('/');
  await expect(elsewhere.getByRole('button', { name: /Account of/ })).toBeVisible();

  expectProblem(/400 \(Bad Request\).*reset-password/);
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeFocused();
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole('button', { name: 'Try a different email' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);

  const link = await linkMailedTo(clink.dataDir, email, '/reset-password');
  await page.goto(link);
  const field = page.getByLabel('New password', { exact: true });
  await field.fill('short');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
  await expect(field).toBeFocused();
  for (const [typed, message] of [
    ['all lower 1', 'Password must contain at least one uppercase letter'],
    ['ALL UPPER 1', 'Password must contain at least one lowercase letter'],
    ['No number at all', 'Password must contain at least one number'],
    ['Password1', 'This password is too common. Please choose another.'],
  ] as const) {
    await field.fill(typed);
    await page.getByLabel('Confirm new password').fill(typed);
    await page.getByRole('button', { name: 'Reset password' }).click();
    await expect(page.getByText(message)).toBeVisible();
  }
  await field.fill('Quiet river 42');
  await page.getByLabel('Confirm new password').fill('Quiet river 43');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await page.getByLabel('Confirm new password').fill('Quiet river 42');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password has been changed' })).toBeFocused();

  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/auth$/);

  await page.goto(link);
  await field.fill('Quiet river 44');
  await page.getByLabel('Confirm new password').fill('Quiet river 44');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText('Failed to reset password. The link may be expired or invalid.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Request a new link' })).toBeVisible();

  await page.goto('/auth');
  await page.getByLabel('Username').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expectNotice(page, 'Login failed', 'That username or password is not right.');
  await page.getByLabel('Password', { exact: true }).fill('Quiet river 42');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expectNotice(page, 'Welcome back!', "You've successfully logged in.");
  await expect
    .poll(async () => (await lettersTo(clink.dataDir, email)).map(({ subject }) => subject).join())
    .toContain('password was changed');
});

test('a reset link that is not whole says so at once', async ({ page }) => {
  for (const address of ['/reset-password', '/reset-password?token=', '/reset-password?token=not-a-token']) {
    await page.goto(address);
    await expect(
      page.getByText('Invalid or missing reset token. Please request a new password reset link.'),
    ).toBeVisible();
  }
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
});

test('an email is confirmed by its link, which opening alone does not use up', async ({
  page,
  clink,
  signUp,
  newVisitor,
  expectProblem,
}) => {
  const { email } = await signUp(page);
  const link = await linkMailedTo(clink.dataDir, email, '/verify-email');
  expectProblem(/400 \(Bad Request\).*verify-email/);
  const elsewhere = await newVisitor();
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('button', { name: 'Confirm email' })).toBeVisible();
  await elsewhere.reload();
  await elsewhere.getByRole('button', { name: 'Confirm email' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Your email is confirmed' })).toBeFocused();
  await elsewhere.getByRole('link', { name: 'Sign In' }).click();
  await expect(elsewhere).toHaveURL(/\/auth$/);

  await elsewhere.goto(link);
  await elsewhere.getByRole('button', { name: 'Confirm email' }).click();
  await expect(elsewhere.getByText('Failed to verify email. The link may be expired or invalid.')).toBeVisible();
  await expect(elsewhere.getByRole('link', { name: 'Back to Sign In' })).toBeVisible();
  await elsewhere.getByRole('link', { name: 'Resend Verification' }).click();
  await elsewhere.getByRole('textbox', { name: 'Email' }).fill(email);
  await elsewhere.getByRole('button', { name: 'Resend verification email' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();

  await page.goto('/settings#account');
  await expect(page.getByText('Confirmed')).toBeVisible();
});

test('a verification link that is not whole, or not known, says so', async ({ page, expectProblem }) => {
  expectProblem(/400 \(Bad Request\).*verify-email/);
  await page.goto('/verify-email');
  await expect(page.getByText('Invalid verification link. No token found.')).toBeVisible();
  await page.goto(`/verify-email?token=${unknownToken}`);
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await expect(page.getByText('Failed to verify email. The link may be expired or invalid.')).toBeVisible();
});

test('what could not be sent can be sent again, and nothing typed is lost', async ({ page, expectProblem }) => {
  expectProblem(/ERR_FAILED|500 \(Internal Server Error\)/);
  for (const [address, button, message] of [
    ['/forgot-password', 'Send reset link', 'Failed to send password reset email. Please try again.'],
    ['/resend-verification', 'Resend verification email', 'Failed to resend verification email. Please try again.'],
  ] as const) {
    await page.goto(address);
    await page.getByRole('textbox', { name: 'Email' }).fill('ana@example.org');
    await page.route(`**/api/auth${address}`, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('alert')).toHaveText(message);
    await page.route(`**/api/auth${address}`, (route) => route.abort(), { times: 1 });
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('alert')).toHaveText(message);
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ana@example.org');
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
  }
  await page.goto(`/verify-email?token=${unknownToken}`);
  await page.route('**/api/auth/verify-email', (route) => route.abort());
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await expect(
    page.getByText('An error occurred while trying to verify your email. Please try again later.'),
  ).toBeVisible();
});
