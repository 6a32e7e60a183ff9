import type { Page } from '@playwright/test';
import { accounts } from '#shared/contract/accounts.ts';
import { notes } from '#shared/contract/notes.ts';
import { look } from './support/look.ts';
import { expectNotice } from './support/notice.ts';
import { heardSeconds, rememberSound } from './support/sound.ts';
import { expect, test } from './support/test.ts';

test.use({ settings: { TESTING_MODE: 'true' } });

const banner = (page: Page) => page.getByText('Testing Mode Active - No changes will be saved to the database');
const flag = (page: Page) => page.evaluate(() => window.localStorage.getItem('testingMode'));
const enterButton = (page: Page) => page.getByRole('button', { name: 'Enter Testing Mode' });

async function enter(page: Page): Promise<void> {
  await page.goto('/auth');
  await enterButton(page).dblclick();
  await expectNotice(
    page,
    'Testing Mode Activated',
    'You are now in testing mode. No changes will be saved to the database.',
  );
  await expect(page).toHaveURL(/\/$/);
  await expect(banner(page)).toBeVisible();
}

async function write(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: "Add today's reflection" }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(words);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectNotice(page, 'Note saved!', '');
  // Until it has closed, the words stand in it as well.
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('a visitor looks around: writes, hears a toast, and leaves nothing', async ({
  page,
  newVisitor,
  signUp,
  expectProblem,
}) => {
  const elsewhere = await newVisitor();
  await signUp(elsewhere);
  await elsewhere.goto('/');
  await rememberSound(page);

  let entries = 0;
  page.on('request', (request) => {
    entries += Number(request.method() === 'POST' && request.url().endsWith(accounts.enterTestingMode.path));
  });
  await enter(page);
  expect([await flag(page), entries]).toEqual(['true', 1]);
  expect(await page.evaluate(() => window.localStorage.getItem('authTokenExpiry'))).toBeNull();
  await write(page, 'My sister rang from Porto and we laughed about the burnt rice for an hour.');
  await expect(page.getByText('My sister rang from Porto')).toBeVisible();

  await page.getByRole('link', { name: 'Weekly Toast' }).click();
  await expect(banner(page)).toBeVisible();
  await page.getByRole('button', { name: 'Generate Toast Early' }).click();
  await expect(page.getByText(/^Generated on /)).toBeVisible({ timeout: 30_000 });
  // It is heard while it is made.
  await expect.poll(() => heardSeconds(page)).toBeGreaterThan(0.3);
  await page.getByRole('button', { name: 'Pause', exact: true }).click();

  await test.step('nothing of it can be shared, and the page says so', async () => {
    expectProblem(/403/);
    await page.getByRole('button', { name: 'Share Toast' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Share', exact: true }).click();
    await expectNotice(page, 'Failed to share toast', 'Nothing can be shared in testing mode: it leaves no trace.');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('the banner is on every page and goes when it is put away, till the next visit', async () => {
    for (const path of ['/settings', '/privacy', '/no-such-page']) {
      await page.goto(path);
      await expect(banner(page)).toBeVisible();
    }
    await page.mouse.wheel(0, 4000);
    await expect(banner(page)).toBeInViewport();
    await page.getByRole('button', { name: 'Hide this banner' }).click();
    await expect(banner(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(page.getByText('My sister rang from Porto')).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
    await page.reload();
    await expect(banner(page)).toBeVisible();
  });

  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expectNotice(page, 'Testing mode is over', 'Nothing from it was saved.');
  await expect(page).toHaveURL(/\/auth$/);
  await expect(banner(page)).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(window.localStorage))).not.toContain('testingMode');
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual([]);
  await page.goto('/');
  await expect(page).toHaveURL(/\/auth$/);

  const listed = await elsewhere.request.get(notes.list.path);
  expect([listed.status(), await listed.json()]).toEqual([200, []]);
  await elsewhere.reload();
  await expect(elsewhere.getByText('0 of 7 this week')).toBeVisible();
  await expect(banner(elsewhere)).toHaveCount(0);

  await enter(page);
  await expect(page.getByText('6 of 7 this week')).toBeVisible();
});

/** As a restart does: the browser keeps a cookie that nobody knows any more. */
async function endWorldOf(page: Page, home: string): Promise<void> {
  const [cookie] = await page.context().cookies();
  const ended = await fetch(home + accounts.leaveTestingMode.path, {
    method: 'DELETE',
    headers: { cookie: `${cookie?.name}=${cookie?.value}` },
  });
  expect(ended.status).toBe(200);
}

test('signing out leaves it too', async ({ page }) => {
  await enter(page);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expectNotice(page, 'Logged out', "You've been successfully logged out.");
  await expect(page).toHaveURL(/\/auth$/);
  expect([await flag(page), await page.context().cookies()]).toEqual([null, []]);
});

test('when the server no longer knows the world, the visitor is back at the door', async ({ page, clink }) => {
  await enter(page);
  // What is still being read would meet the end of the world.
  await expect(page.getByText(/^\d of 7 this week$/)).toBeVisible();
  await endWorldOf(page, clink.url);
  // The first call that the page makes finds out, whichever it is.
  await page.reload();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(banner(page)).toHaveCount(0);
  expect(await flag(page)).toBeNull();

  // The flag alone opens nothing.
  await page.evaluate(() => window.localStorage.setItem('testingMode', 'true'));
  await page.goto('/');
  await expect(page).toHaveURL(/\/auth$/);
  await expect(enterButton(page)).toBeVisible();
  expect(await flag(page)).toBeNull();
});

test('says so when it cannot be entered', async ({ page, expectProblem }) => {
  expectProblem(/Failed to load resource/);
  await page.route(`**${accounts.enterTestingMode.path}`, (route) => route.abort());
  await page.goto('/auth');
  await enterButton(page).click();
  await expectNotice(page, 'Testing Mode Failed', 'Could not enable testing mode');
  await expect(page).toHaveURL(/\/auth$/);
  expect(await flag(page)).toBeNull();
});

test('is for the Sign In tab, and looks right', async ({ page }) => {
  await page.goto('/signup');
  await expect(page.getByRole('button', { name: 'Sign Up', exact: true })).toBeVisible();
  await expect(enterButton(page)).toHaveCount(0);
  await page.goto('/auth');
  await expect(enterButton(page)).toBeVisible();
  await look(page, 'testing-door');
  await enter(page);
  await look(page, 'testing-dashboard');
  await page.goto('/weekly-toast');
  await expect(page.getByRole('button', { name: 'Generate Toast Early' })).toBeVisible();
  await look(page, 'testing-toast');
});

test('testing mode has no friends, and says so', async ({ page }) => {
  await enter(page);
  await page.getByRole('link', { name: 'Friends' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Friends' })).toBeVisible();
  await expect(page.getByText('Testing mode has nobody else in it, and nothing of it can be shared.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});
