import type { Locator, Page } from '@playwright/test';
import { notes } from '#shared/contract/notes.ts';
import { takeClock } from './support/clock.ts';
import { expectNotice } from './support/notice.ts';
import { expect, test } from './support/test.ts';

const removed = ['Reflection deleted', 'Your reflection has been removed.'] as const;
const restored = ['Reflection restored', 'Your reflection is back where it was.'] as const;

async function write(page: Page, ...contents: string[]): Promise<void> {
  for (const content of contents) {
    expect((await page.request.post(notes.create.path, { data: { content } })).status()).toBe(201);
  }
  await page.goto('/');
  await expect(rows(page)).toHaveCount(contents.length);
}

async function saved(page: Page): Promise<string[]> {
  const list = notes.list.reply.parse(await (await page.request.get(notes.list.path)).json());
  return list.map(({ content }) => content);
}

function rows(page: Page): Locator {
  return page.locator('#recent-list > li');
}

function more(page: Page, words: string): Locator {
  return rows(page).getByRole('button', { name: new RegExp(`^More .*${words}`) });
}

function notice(page: Page): Locator {
  return page.getByRole('region', { name: /^Notices/ }).getByRole('listitem');
}

async function remove(page: Page, words: string): Promise<void> {
  await more(page, words).click();
  await rows(page)
    .getByRole('button', { name: new RegExp(`^Delete .*${words}`) })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(rows(page).filter({ hasText: words })).toHaveCount(0);
}

test.beforeEach(async ({ page, signUp }) => {
  await signUp(page);
});

test('one is deleted only when that is confirmed, its neighbour gets the focus, and the mouse brings it back', async ({
  page,
}) => {
  await write(page, 'Bread.', 'Rain.', 'Tea.');
  await more(page, 'Rain').click();
  await rows(page)
    .getByRole('button', { name: /^Delete .*Rain/ })
    .click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('“Rain.”, from');
  await expect(question).toContainText('You can undo this for 10 seconds; after that it is gone for good.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(more(page, 'Rain')).toBeFocused();
  await remove(page, 'Rain');
  await expect(more(page, 'Bread')).toBeFocused();
  await expect(notice(page)).toContainText(removed[0]);
  await expect(notice(page)).toContainText(removed[1]);
  expect(await saved(page)).toEqual(['Tea.', 'Bread.']);
  await notice(page).getByRole('button', { name: 'Undo' }).click();
  await expectNotice(page, ...restored);
  await expect(rows(page)).toContainText(['Tea.', 'Rain.', 'Bread.']);
  await expect(page.getByText('3 of 7 this week')).toBeVisible();
});

test('the last one leaves its page with the welcome, and the keyboard brings it back', async ({ page }) => {
  await write(page, 'Bread.');
  await more(page, 'Bread').focus();
  await page.keyboard.press('Enter');
  for (let at = 0; at < 3; at += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Welcome to Clink' })).toBeFocused();
  await expect(notice(page)).toContainText(removed[1]);
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(notice(page).getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(more(page, 'Bread')).toBeFocused();
  await expectNotice(page, ...restored);
  expect(await saved(page)).toEqual(['Bread.']);
});

test('the offer stands for ten seconds, also while it is pointed at, and does not survive a reload', async ({
  page,
}) => {
  await takeClock(page);
  await write(page, 'Bread.', 'Rain.');
  const before = await page.evaluate(() => Date.now());
  await remove(page, 'Rain');
  await notice(page).hover();
  await page.clock.pauseAt(before + 9_900);
  await expect(notice(page).getByRole('button', { name: 'Undo' })).toBeVisible();
  // Whatever the deletion itself took.
  await page.clock.runFor(10_000);
  await expect(notice(page)).toHaveCount(0);
  await page.clock.resume();
  await remove(page, 'Bread');
  await expect(notice(page).getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Welcome to Clink' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('two in a row come back together', async ({ page }) => {
  await write(page, 'Bread.', 'Rain.', 'Tea.');
  await remove(page, 'Tea');
  await remove(page, 'Bread');
  await expect(notice(page)).toContainText('2 reflections have been removed.');
  expect(await saved(page)).toEqual(['Rain.']);
  await notice(page).getByRole('button', { name: 'Undo both' }).click();
  await expectNotice(page, 'Reflections restored', 'They are back where they were.');
  await expect(rows(page)).toContainText(['Tea.', 'Rain.', 'Bread.']);
});

test('an undo that fails can be tried again, and one that comes too late says so', async ({ page, expectProblem }) => {
  expectProblem(/Failed to load resource/);
  await write(page, 'Bread.', 'Rain.');
  await remove(page, 'Rain');
  await page.route('**/restore', (route) => route.abort());
  await notice(page).getByRole('button', { name: 'Undo' }).click();
  await expect(notice(page)).toContainText('Could not connect to the server. Please try again.');
  await page.unroute('**/restore');
  await notice(page).getByRole('button', { name: 'Try again' }).click();
  await expectNotice(page, ...restored);

  await remove(page, 'Rain');
  await page.route('**/restore', (route) =>
    route.fulfill({ status: 404, json: { code: 'not_found', message: 'This could not be found.' } }),
  );
  await notice(page).getByRole('button', { name: 'Undo' }).click();
  await expectNotice(page, 'Too late to undo', 'The 10 seconds were up. Your reflection is gone for good.');
  await expect(rows(page)).toHaveCount(1);
});

test('a deletion that fails leaves the row; one that another tab was first with is done', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource/);
  await write(page, 'Bread.', 'Rain.');
  await page.route('**/api/notes/*', (route) => route.abort());
  await more(page, 'Rain').click();
  await rows(page)
    .getByRole('button', { name: /^Delete .*Rain/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectNotice(page, 'Failed to delete reflection', 'Could not connect to the server. Please try again.');
  await expect(rows(page)).toHaveCount(2);
  await page.unroute('**/api/notes/*');
  const list = notes.list.reply.parse(await (await page.request.get(notes.list.path)).json());
  await page.request.delete(`/api/notes/${list[0]?.id}`);
  await remove(page, 'Rain');
  await expectNotice(page, ...removed);
  expect(await saved(page)).toEqual(['Bread.']);
});

test('changes that were not saved go with their reflection, and come back with it', async ({ page }) => {
  await write(page, 'Bread.');
  await more(page, 'Bread').click();
  await rows(page).getByRole('button', { name: /^Edit/ }).click();
  await page.getByLabel('Your reflection').fill('Warm bread.');
  await page.keyboard.press('Escape');
  await remove(page, 'Bread');
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('edit:')).length);
  expect(await kept()).toBe(0);
  await notice(page).getByRole('button', { name: 'Undo' }).click();
  await expectNotice(page, ...restored);
  await expect(rows(page)).toContainText('Changes not saved yet');
  expect(await kept()).toBe(1);
});
