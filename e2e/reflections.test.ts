import type { Page } from '@playwright/test';
import { notes, type Note } from '#shared/contract/notes.ts';
import { expectNotice } from './support/notice.ts';
import { expect, test } from './support/test.ts';

const words = 'The baker slipped an extra roll into my bag.';

async function open(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: /Add today's reflection|Write another|Carry on writing/ }).click();
  await expect(page.getByLabel('Your reflection')).toBeFocused();
}

async function saved(page: Page): Promise<Note[]> {
  return notes.list.reply.parse(await (await page.request.get(notes.list.path)).json());
}

test.beforeEach(async ({ page, signUp }) => {
  await signUp(page);
});

test('an empty page is not saved', async ({ page }) => {
  await open(page);
  await page.getByLabel('Your reflection').fill('   \n ');
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expectNotice(page, 'Empty note', 'Please enter some text for your reflection.');
  expect(await saved(page)).toEqual([]);
});

test('what is written survives a reload, and is saved with the keyboard alone', async ({ page }) => {
  await open(page);
  await page.keyboard.type(words);
  await page.reload();
  await open(page);
  await expect(page.getByLabel('Your reflection')).toHaveValue(words);
  await page.keyboard.press('Control+Enter');
  await expectNotice(page, 'Note saved!', 'Your daily reflection has been recorded.');
  expect((await saved(page)).map(({ content }) => content)).toEqual([words]);
  await open(page);
  await expect(page.getByLabel('Your reflection')).toHaveValue('');
});

test('three are shown until all are asked for, and one is deleted only when it is confirmed', async ({ page }) => {
  for (const at of [1, 2, 3, 4]) {
    await page.request.post(notes.create.path, { data: { content: `Good thing number ${at}.` } });
  }
  await page.goto('/');
  const list = page.locator('#recent-list > li');
  await expect(list).toHaveCount(3);
  await page.getByRole('button', { name: 'View All' }).click();
  await expect(list).toHaveCount(4);
  await page.getByRole('button', { name: 'Show Less' }).click();
  await expect(list).toHaveCount(3);

  const askToDelete = async () => {
    await list.first().getByRole('button', { name: /^More/ }).click();
    await list
      .first()
      .getByRole('button', { name: /^Delete/ })
      .click();
  };
  await askToDelete();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(list.first()).toContainText('number 4');
  await askToDelete();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectNotice(page, 'Reflection deleted', 'Your reflection has been removed.');
  await expect(list.first()).toContainText('number 3');
  expect(await saved(page)).toHaveLength(3);
});

test('the display name stays on the device', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Your name').fill('Zoe');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Zoe');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Zoe');
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Your name').fill('  ');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Friend');
});
