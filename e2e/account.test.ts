import { randomUUID } from 'node:crypto';
import { accounts } from '#shared/contract/accounts.ts';
import { narrators } from '#shared/contract/narrators.ts';
import { sessions } from '#shared/contract/sessions.ts';
import { settleIn } from './support/first-visit.ts';
import { litLines, rememberLit, voiceIntroduction } from './support/lit.ts';
import { expectNothingSticksOut } from './support/look.ts';
import { expectNotice } from './support/notice.ts';
import { expect, test } from './support/test.ts';

test('the first visit in one dialog: a narrator heard and chosen, and what is promised; later a tip', async ({
  page,
  signUp,
}) => {
  await signUp(page, { isNew: true });
  await voiceIntroduction(page, 'storyteller');
  await rememberLit(page);
  await page.goto('/');
  const welcome = page.getByRole('dialog', { name: 'Welcome' });
  await expect(welcome).toBeVisible();
  await expect(welcome.getByRole('button', { name: 'Preview' })).toBeDisabled();
  await expect(welcome.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await welcome.getByRole('button', { name: 'Continue' }).dispatchEvent('click');
  await expectNotice(page, 'Voice selection required', 'Please select a voice before continuing.');

  await expect(welcome.getByText('Choose one, and hear them.')).toBeVisible();
  const sample = page.waitForResponse((response) => response.url().includes('/sample'));
  await welcome.getByRole('radio').nth(3).check();
  expect((await sample).headers()['content-type']).toBe('audio/mpeg');
  await expect
    .poll(() => litLines(page))
    .toEqual(['Once, not so long ago, there was a week.', 'It was a small one, but oh, the things that were in it.']);
  await expect(welcome.getByRole('status')).toHaveText('');
  await expect(welcome.locator('[aria-current=true]')).toHaveCount(0);
  await welcome.getByRole('button', { name: 'Preview' }).click();
  await expect(welcome.getByRole('status')).toHaveText('Rufus is speaking.');
  await welcome.getByRole('button', { name: 'Stop' }).click();
  await expect(welcome.getByRole('status')).toHaveText('');
  // By the keyboard too, each of them at once.
  await welcome.getByRole('radio').nth(3).press('ArrowDown');
  await expect(welcome.getByRole('status')).toHaveText('Angus is speaking.');
  await welcome.getByRole('radio').nth(4).press('ArrowUp');
  await expect(welcome.getByRole('status')).toHaveText('Rufus is speaking.');

  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') {
      asked.push(new URL(request.url()).pathname);
    }
  });
  await welcome.getByRole('button', { name: 'Continue' }).click();
  const promise = page.getByRole('dialog', { name: 'Your Privacy Matters' });
  await expect(promise).toHaveAccessibleDescription(/Your reflections are private\./);
  await expect(promise.getByRole('button', { name: 'I Understand' })).toBeFocused();
  expect(asked).toEqual(['/api/preferences']);
  await promise.getByRole('button', { name: 'Back' }).click();
  await expect(welcome.getByRole('radio').nth(3)).toBeChecked();
  await expect(welcome.getByRole('radio').first()).toBeFocused();
  await welcome.getByRole('button', { name: 'Continue' }).click();
  await promise.getByRole('button', { name: 'I Understand' }).click();
  await expectNotice(page, 'Welcome to Clink', 'Your voice preference has been saved. Enjoy your journey!');
  expect(asked).toEqual(['/api/preferences', '/api/preferences', '/api/user/complete-onboarding']);
  await expect(page.getByText('0 of 7 this week')).toBeVisible();
  await page.getByRole('link', { name: 'Weekly Toast' }).click();
  await page.getByRole('link', { name: 'Return to Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Friend');
  await expect(page.getByText('Tip: Change your narrator')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Tip: Change your narrator voice in Settings →' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Tip: Change your narrator')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a choice that could not be kept says so, and the dialog stays', async ({ page, signUp, expectProblem }) => {
  expectProblem(/500 \(Internal Server Error\)/);
  await signUp(page, { isNew: true });
  await page.goto('/');
  const welcome = page.getByRole('dialog', { name: 'Welcome' });
  await welcome.getByRole('radio').first().check();
  await page.route('**/api/preferences', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await welcome.getByRole('button', { name: 'Continue' }).click();
  await expectNotice(
    page,
    'Error saving preferences',
    'There was a problem saving your voice preference. Please try again.',
  );
  await expect(welcome.getByRole('radio').first()).toBeChecked();
  await page.route('**/sample*', (route) => route.abort(), { times: 1 });
  expectProblem(/ERR_FAILED/);
  await welcome.getByRole('button', { name: 'Preview' }).click();
  await expectNotice(page, 'Could not play sample', 'There was an error playing the voice sample. Please try again.');
  await welcome.getByRole('button', { name: 'Continue' }).click();
  await page.route('**/complete-onboarding', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  const understood = page.getByRole('button', { name: 'I Understand' });
  await understood.click();
  await expectNotice(
    page,
    'Error completing setup',
    'There was a problem saving your voice preference. Please try again.',
  );
  await understood.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('put away, the first visit waits for the next one, and keeps what was chosen in Settings', async ({
  page,
  signUp,
}) => {
  await signUp(page, { isNew: true });
  // The narrators come when the dialog is open already.
  const opened = Promise.withResolvers<void>();
  await page.route(`**${narrators.list.path}`, (route) => opened.promise.then(() => route.continue()));
  await page.goto('/');
  await expect(page.getByRole('dialog', { name: 'Welcome' })).toBeVisible();
  opened.resolve();
  await expect(page.getByRole('dialog', { name: 'Welcome' }).getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('navigation').getByRole('link', { name: 'Settings' }).click();
  await page.getByLabel('Day', { exact: true }).selectOption({ label: 'Friday' });
  await page.getByLabel('Light-hearted and humorous').check();
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.locator('form', { hasText: 'Save Settings' }).getByRole('status').last()).toHaveText('Saved');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByText('0 of 7 this week')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.reload();
  await settleIn(page);
  await page.goto('/settings');
  await expect(page.getByLabel('Day', { exact: true })).toHaveValue('5');
  await expect(page.getByLabel('Light-hearted and humorous')).toBeChecked();
});

test('a device is signed out from another', async ({ page, newVisitor, signUp }) => {
  const { email, password } = await signUp(page);
  const phone = await newVisitor();
  await phone.goto('/auth');
  await phone.getByLabel('Username').fill(email);
  await phone.getByLabel('Password', { exact: true }).fill(password);
  await phone.getByRole('button', { name: 'Sign in' }).click();
  await expectNotice(phone, 'Welcome back!', "You've successfully logged in.");

  await page.goto('/settings#devices');
  const devices = page.getByRole('region', { name: 'Devices', exact: true }).getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await expect(devices.filter({ hasText: 'This device' })).toHaveCount(1);
  await devices.getByRole('button', { name: /^Sign out Chrome/ }).click();
  await expect(page.getByRole('list', { name: 'Signed in' })).toBeFocused();
  await expectNotice(page, 'Signed out', 'has been signed out.');
  await expect(devices).toHaveCount(1);
  await phone.reload();
  await expect(phone).toHaveURL(/\/auth$/);
});

test('an account is deleted with its password, and nothing of it is left here', async ({
  page,
  signUp,
  expectProblem,
}) => {
  expectProblem(/401 \(Unauthorized\).*api\/login/);
  const { email, password } = await signUp(page);
  await page.goto('/');
  await page.getByLabel('Your name').fill('Canary');
  await page.getByRole('button', { name: 'Save name' }).click();
  await page.goto('/settings#delete-account');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete your account?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete Account' }).click();
  expectProblem(/403 \(Forbidden\)/);
  await question.getByLabel('Your password').fill('not this one');
  await question.getByRole('button', { name: 'Delete Account' }).click();
  await expect(question.getByText('That password is not right.')).toBeVisible();
  await expect(question.getByLabel('Your password')).toBeFocused();
  await question.getByLabel('Your password').fill(password);
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  let calls = 0;
  await page.route(`**${accounts.deleteAccount.path}`, async (route) => {
    calls += 1;
    await held;
    await route.continue();
  });
  await question.getByLabel('Your password').press('Enter');
  await expect(question.getByRole('button', { name: 'Deleting...' })).toBeVisible();
  await question.getByLabel('Your password').press('Enter');
  // What is under way cannot be called off, and does not look as if it were.
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  goOn();
  await expect(page).toHaveURL(/\/goodbye$/);
  expect(calls).toBe(1);
  await expect(page.getByRole('heading', { name: 'Goodbye' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'theme'))).toEqual([]);
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual([]);
  await page.getByRole('link', { name: 'Learn More' }).click();
  await expect(page.getByRole('heading', { name: 'About Clink' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Create New Account' }).click();
  await page.getByLabel('Username').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expectNotice(page, 'Login failed', 'That username or password is not right.');
});

test('whoever is signed in loses nothing by opening the goodbye page', async ({ page, signUp }) => {
  await signUp(page);
  await page.goto('/');
  await page.getByLabel('Your name').fill('Zé');
  await page.getByRole('button', { name: 'Save name' }).click();
  await page.goto('/goodbye');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Zé');
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('mails about the account are asked for in Settings, where long names have room', async ({ page, signUp }) => {
  const email = `${'long.'.repeat(9)}${randomUUID().slice(0, 8)}@${'a-rather-long-domain.'.repeat(4)}example.org`;
  await signUp(page, { email });
  await page.route(`**${sessions.list.path}`, async (route) => {
    const at = '2025-03-03T09:00:00.000Z';
    const device = `Firefox_on_${'a_device_whose_name_does_not_end_'.repeat(4)}`;
    const own = (await (await route.fetch()).json()) as object[];
    await route.fulfill({ json: [...own, { id: 900, device, createdAt: at, lastUsedAt: at, current: false }] });
  });
  await page.setViewportSize({ width: 360, height: 560 });
  await page.goto('/settings#account');
  await expect(page.getByRole('region', { name: 'Account' }).getByText(email)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Sign out Firefox/ })).toHaveAccessibleDescription(/^Last used /);
  await expectNothingSticksOut(page);
  for (const name of ['Email me a link to confirm it', 'Email me a link to change it']) {
    await page.getByRole('button', { name }).click();
    await expectNotice(page, 'Check Your Email', 'A link is on its way to you.');
  }
});
