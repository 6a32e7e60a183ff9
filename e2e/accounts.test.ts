import { randomUUID } from 'node:crypto';
import { settings } from '#shared/contract/settings.ts';
import { askInParts } from './support/in-parts.ts';
import { litLines, rememberLit, voiceIntroduction } from './support/lit.ts';
import { expectNotice } from './support/notice.ts';
import { expect, test } from './support/test.ts';

test('signing in says what is missing, beside the field, and keeps what was typed', async ({
  page,
  signUp,
  newVisitor,
  expectProblem,
}) => {
  expectProblem(/401 \(Unauthorized\).*api\/login/);
  const ana = await signUp(await newVisitor());
  await page.goto('/settings');
  await expect(page).toHaveURL(/\/auth$/);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Username is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect(page.getByLabel('Username')).toBeFocused();

  await page.getByLabel('Username').fill(ana.email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.keyboard.press('Enter');
  await expectNotice(page, 'Login failed', 'That username or password is not right.');
  await expect(page.getByLabel('Username')).toHaveValue(ana.email);

  await page.getByLabel('Password', { exact: true }).fill(ana.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expectNotice(page, 'Welcome back!', "You've successfully logged in.");
  await expect(page).toHaveURL(/\/settings$/);
  await page.goto('/auth');
  await expect(page).toHaveURL(/\/$/);
});

test('someone sent to the sign-in comes back to the page they asked for', async ({
  page,
  signUp,
  newVisitor,
  expectProblem,
}) => {
  const ana = await signUp(await newVisitor());
  const signIn = async () => {
    await page.getByLabel('Username').fill(ana.email);
    await page.getByLabel('Password', { exact: true }).fill(ana.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expectNotice(page, 'Welcome back!', "You've successfully logged in.");
  };
  await page.goto('/settings#voice-pref');
  await expect(page).toHaveURL(/\/auth$/);
  // Also by way of another page of the account, and of one that is reloaded.
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await page.reload();
  await signIn();
  await expect(page).toHaveURL(/\/settings#voice-pref$/);

  // Who signs out has asked for nothing.
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expectNotice(page, 'Logged out', "You've been successfully logged out.");
  await expect(page).toHaveURL(/\/auth$/);
  await signIn();
  await expect(page).toHaveURL(/:\d+\/$/);

  // What is looked for is nobody else's business, also when a session ends elsewhere.
  await page.goto('/reflections?query=heron');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The page may still be asking for something.
  expectProblem(/401 \(Unauthorized\)/);
  await page.context().clearCookies();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page).toHaveURL(/\/auth$/);
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByLabel('Email').fill(`next-${randomUUID().slice(0, 8)}@example.org`);
  await page.getByLabel('Password', { exact: true }).fill('a good password');
  await page.getByLabel('Confirm password').fill('a good password');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL(/\/reflections$/);
});

test('no address leads from the sign-in to another place', async ({ page, signUp, newVisitor }) => {
  const ana = await signUp(await newVisitor());
  await page.goto('/auth?to=//evil.example&next=https://evil.example&redirect=/%5Cevil.example#//evil.example');
  await page.evaluate(() => window.sessionStorage.setItem('askedPage', '/.//evil.example'));
  await page.getByLabel('Username').fill(ana.email);
  await page.getByLabel('Password', { exact: true }).fill(ana.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Friend');
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('signing up checks every field with the words of its rule', async ({
  page,
  signUp,
  newVisitor,
  expectProblem,
}) => {
  expectProblem(/409 \(Conflict\)/);
  const ana = await signUp(await newVisitor());
  await page.goto('/signup');
  await page.getByLabel('Email').fill('not an address');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByLabel('Confirm password').fill('shorter');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await expect(page.getByText('Password must be at least 6 characters').first()).toBeVisible();

  await page.getByLabel('Email').fill(ana.email);
  await page.getByLabel('Password', { exact: true }).fill('a good password');
  await page.getByLabel('Confirm password').fill('another password');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();

  await page.getByLabel('Confirm password').fill('a good password');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expectNotice(page, 'Registration failed', 'This email already has an account. Please sign in.');
  await expect(page.getByLabel('Email')).toHaveValue(ana.email);
});

test('signing out works when the server cannot be reached', async ({ page, signUp, expectProblem }) => {
  expectProblem(/Failed to load resource/);
  await signUp(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.route('**/api/logout', (route) => route.abort());
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expectNotice(
    page,
    'Logout issues',
    "There was an issue logging out from the server, but you've been logged out locally.",
  );
  await expect(page).toHaveURL(/\/auth$/);
});

test('a narrator is heard and chosen, and a schedule kept', async ({ page, signUp }) => {
  await signUp(page);
  await voiceIntroduction(page, 'storyteller');
  await rememberLit(page);
  await page.goto('/settings#voice-pref');
  await expect(page.getByLabel('Narrator').locator('option').first()).toHaveText('Max · warm and wide awake');
  const sample = page.waitForResponse((response) => response.url().includes('/api/voices/storyteller/sample'));
  const height = () => page.locator('#voice-pref').evaluate((section) => section.clientHeight);
  // What the voice is comes with the server's configuration, after the narrators.
  await expect(page.getByText('How to get a better voice')).toBeVisible();
  const before = await height();
  await page.getByLabel('Narrator').selectOption('storyteller');
  expect((await sample).headers()['content-type']).toBe('audio/mpeg');
  await expect.poll(async () => (await litLines(page))[0]).toBe('Once, not so long ago, there was a week.');
  expect(await height()).toBe(before);
  await expect(page.getByText('Rufus is speaking.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText('Rufus is speaking.')).toBeAttached();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Rufus is speaking.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save Voice' }).click();
  await expectNotice(page, 'Voice preference updated', '');

  // What was changed on another device meanwhile stays.
  await page.request.put(settings.schedule.path, { data: { toastHour: 18 } });
  await page.getByLabel('Day', { exact: true }).selectOption({ label: 'Friday' });
  await page.getByLabel('Light-hearted and humorous').check();
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText(/Saved/).first()).toBeVisible();
  await expect(page.getByLabel('Hour', { exact: true })).toHaveValue('18');
  await page.reload();
  await expect(page.getByLabel('Narrator')).toHaveValue('storyteller');
  await expect(page.getByLabel('Light-hearted and humorous')).toBeChecked();
  await expect(page.getByLabel('Day', { exact: true })).toHaveValue('5');
});

test('a page that stops working says so, and what is safe', async ({ page, signUp, expectProblem }) => {
  await signUp(page);
  expectProblem(/TypeError|Cannot read|map is not a function|is not iterable|error occurred/);
  await askInParts(page);
  await page.route('**/api/notes?*', (route) => route.fulfill({ json: { not: 'a list' } }));
  await page.goto('/');
  await expect(page.getByRole('alert').getByRole('heading', { name: 'This page stopped working.' })).toBeVisible();
  await page.unroute('**/api/notes?*');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome to Clink' })).toBeVisible();
});

test('an address that names no page says so', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { name: 'There is no page here.' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(page).toHaveURL(/\/auth$/);
});
