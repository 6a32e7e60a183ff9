import { takeClock } from './support/clock.ts';
import { expectNotice } from './support/notice.ts';
import { expect, test } from './support/test.ts';

const elsewhere = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };

test('an answer that is no sign-in says so', async ({ page }) => {
  await page.goto('/auth');
  await page.getByLabel('Username').fill('ana@example.org');
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  for (const json of [{}, { user: null, token: 'x' }, { user: { id: 1 } }]) {
    await page.route('**/api/login', (route) => route.fulfill({ json }), { times: 1 });
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expectNotice(page, 'Login failed', 'Invalid login response');
  }
  await page.goto('/signup');
  await page.getByLabel('Email').fill('ana@example.org');
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await page.getByLabel('Confirm password').fill('correct horse battery');
  await page.route('**/api/register', (route) => route.fulfill({ json: {} }), { times: 1 });
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expectNotice(page, 'Registration failed', 'Invalid registration response');
});

test('every other device is signed out at once', async ({ page, clink, signUp }) => {
  const { email, password } = await signUp(page);
  for (let at = 0; at < 2; at += 1) {
    const answer = await page.request.fetch(`${clink.url}/api/login`, {
      method: 'POST',
      headers: { ...elsewhere, origin: clink.url },
      data: { username: email, password },
    });
    expect(answer.status()).toBe(200);
  }
  // The browser holds the last of the three now.
  await page.goto('/settings#devices');
  const devices = page.getByRole('region', { name: 'Devices', exact: true }).getByRole('listitem');
  await expect(devices).toHaveCount(3);
  await page.getByRole('button', { name: 'Sign out all other devices' }).click();
  await expectNotice(page, 'Signed out', 'Only this device is signed in now.');
  await expect(devices).toHaveCount(1);
  await expect(devices.first()).toContainText('This device');
});

test('what could not be loaded in Settings can be tried again', async ({ page, signUp, expectProblem }) => {
  expectProblem(/500 \(Internal Server Error\)/);
  await signUp(page);
  await page.route('**/api/user/sessions', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await page.goto('/settings');
  const devices = page.getByRole('region', { name: 'Devices', exact: true });
  await expect(devices.getByRole('alert')).toContainText('Your devices could not be loaded.');
  await devices.getByRole('button', { name: 'Try again' }).click();
  await expect(devices.getByText('This device')).toBeVisible();
});

test('a deletion that fails says so and keeps everything', async ({ page, signUp, expectProblem }) => {
  expectProblem(/ERR_FAILED/);
  const { password } = await signUp(page);
  await page.goto('/settings#delete-account');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByLabel('Your password').fill(password);
  await page.route('**/api/user/account', (route) => route.abort(), { times: 1 });
  await question.getByRole('button', { name: 'Delete Account' }).click();
  await expect(question.getByText('Could not connect to the server. Please try again.')).toBeVisible();
  await expect(question.getByLabel('Your password')).toHaveValue(password);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expectNotice(page, 'Failed to delete account', 'Could not connect to the server. Please try again.');
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
});

test('a voice that cannot be heard says why', async ({ page, signUp }) => {
  await signUp(page);
  await page.route('**/api/voices', async (route) => {
    const voices = (await (await route.fetch()).json()) as { sampleUrl: string }[];
    await route.fulfill({ json: voices.map((voice, at) => (at === 0 ? { ...voice, sampleUrl: '' } : voice)) });
  });
  await page.goto('/settings#voice-pref');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expectNotice(page, 'No voice sample available', '');
  await page.evaluate(() => {
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('No gesture', 'NotAllowedError'));
  });
  // Who chooses has not asked for a voice: nothing is said of its silence until they do.
  await page.getByLabel('Narrator').selectOption('storyteller');
  await expect(page.getByRole('region', { name: 'Voice preference' }).getByText('Saved')).toBeVisible();
  await expect(page.getByText('Playback failed')).toHaveCount(0);
  await page.getByRole('button', { name: 'Preview' }).click();
  await expectNotice(page, 'Playback failed', 'Unable to play voice sample.');
  await page.evaluate(() => {
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('No source', 'NotSupportedError'));
  });
  await page.getByRole('button', { name: 'Preview' }).click();
  await expectNotice(page, 'Audio Error', 'Could not play the voice sample. Please try again.');
});

test('a session that has passed its stored end is looked at again', async ({ page, signUp, clink, expectProblem }) => {
  expectProblem(/401 \(Unauthorized\)/);
  await signUp(page);
  await takeClock(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  // The page that is open knows when its session ends, and asks then without being touched.
  await page.evaluate(() => localStorage.setItem('authTokenExpiry', new Date(Date.now() + 60_000).toISOString()));
  await page.reload();
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await page.request.post(`${clink.url}/api/logout`, { headers: { origin: clink.url } });
  await page.clock.fastForward(61_000);
  await expect(page).toHaveURL(/\/auth$/);
});

test('About leads to signing up', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('link', { name: 'Reflect Now' }).click();
  await expect(page).toHaveURL(/\/signup$/);
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
});
