import type { Page } from '@playwright/test';
import { pronunciations } from '#shared/contract/pronunciations.ts';
import { settings } from '#shared/contract/settings.ts';
import { look } from './support/look.ts';
import { expect, test } from './support/test.ts';

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });
const written = (page: Page) => page.getByRole('textbox', { name: 'Written' });

async function typeName(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a name' }).click();
  await page.keyboard.type('Siobhán');
}

/** Comes to Settings from the dashboard, so that Back leads there, and types a name. */
async function begin(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByText('0 of 7 this week')).toBeVisible();
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await typeName(page);
}

test('a name that is not saved is asked about by every way out of Settings', async ({ page, signUp }) => {
  await signUp(page);
  await begin(page);

  await test.step('a link', async () => {
    await page.getByRole('link', { name: 'About', exact: true }).first().click();
    await expect(question(page)).toBeVisible();
    await look(page, 'unsaved');
    await page.getByRole('button', { name: 'Stay here' }).click();
    await expect(question(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/settings$/);
    await expect(written(page)).toHaveValue('Siobhán');
  });

  await test.step('an anchor of the page is no way out', async () => {
    await page.getByRole('link', { name: 'Devices', exact: true }).click();
    await expect(page).toHaveURL(/#devices$/);
    await expect(question(page)).toHaveCount(0);
    await page.goBack();
    await expect(question(page)).toHaveCount(0);
    await expect(written(page)).toHaveValue('Siobhán');
  });

  await test.step('Back, which the dialog takes as Stay', async () => {
    await page.goBack();
    await expect(question(page)).toBeVisible();
    await page.goBack();
    await expect(question(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/settings$/);
    await expect(written(page)).toHaveValue('Siobhán');
  });

  await test.step('signing out', async () => {
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(question(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question(page)).toHaveCount(0);
  });

  await test.step('closing the tab', async () => {
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await expect(written(page)).toHaveValue('Siobhán');
  });

  await test.step('Leave leaves, where Back was going', async () => {
    await page.goBack();
    await question(page).getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { level: 1, name: /Friend/ })).toBeVisible();
    expect(await (await page.request.get(pronunciations.list.path)).json()).toEqual([]);
  });
});

test('what is saved, or taken back, holds nobody; nor does a link in another tab', async ({ page, signUp }) => {
  await signUp(page);
  await begin(page);
  const about = page.getByRole('link', { name: 'About', exact: true }).first();
  const tab = page.context().waitForEvent('page');
  await about.click({ modifiers: ['ControlOrMeta'] });
  await (await tab).close();
  await expect(question(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Remove Siobhán' }).click();
  await about.click();
  await expect(page).toHaveURL(/\/about$/);

  await page.goBack();
  await typeName(page);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Shivawn');
  await page.getByRole('button', { name: 'Save names' }).click();
  await expect(page.getByRole('region', { name: 'How names are said' }).getByRole('status')).toHaveText('Saved');
  await about.click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(question(page)).toHaveCount(0);
});

test('a choice that could not be kept is asked about too, and a link then leads where it says', async ({
  page,
  signUp,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource|500/);
  await signUp(page);
  await page.goto('/settings');
  await page.route(`**${settings.savePreferences.path}`, (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await page.getByRole('radio', { name: 'Thoughtful and reflective' }).click();
  await expect(page.getByText('Not saved. Your choice is still here.').first()).toBeVisible();
  await page.getByRole('link', { name: 'Friends', exact: true }).click();
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/friends$/);
});
