import type { Page } from '@playwright/test';
import { displayNameArticle, updateMarker } from '#web/features/updates/marker.ts';
import { updates } from '#web/features/updates/updates.ts';
import { look } from './support/look.ts';
import { expect, test } from './support/test.ts';

const status = (page: Page) => page.getByRole('main').getByRole('status');
const titles = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading');
const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('updates are listed five at a time and narrowed by month and kind, for anyone', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Updates' }).click();
  await expect(page).toHaveURL(/\/updates$/);
  await expect(status(page)).toHaveText('Showing 5 of 8 updates');
  await expect(titles(page)).toHaveText(updates.slice(0, 5).map(({ title }) => title));
  await look(page, 'updates');
  await page.getByRole('button', { name: 'Load more updates' }).click();
  await expect(status(page)).toHaveText('Showing 8 of 8 updates');
  await expect(page.getByRole('button', { name: 'Load more updates' })).toHaveCount(0);

  await test.step('a kind, and another beside it, from the first five again', async () => {
    await chip(page, 'Fix').click();
    await expect(status(page)).toHaveText('Showing 2 of 2 updates');
    await expect(chip(page, 'Fix')).toHaveAttribute('aria-pressed', 'true');
    await chip(page, 'Security').click();
    await expect(status(page)).toHaveText('Showing 4 of 4 updates');
    await expect(page).toHaveURL(/\?category=Security&category=Fix$|\?category=Fix&category=Security$/);
    await page.goBack();
    await expect(status(page)).toHaveText('Showing 2 of 2 updates');
    await page.reload();
    await expect(status(page)).toHaveText('Showing 2 of 2 updates');
    await page.getByRole('button', { name: 'Latest' }).click();
    await expect(status(page)).toHaveText('Showing 5 of 8 updates');
  });

  await test.step('a month', async () => {
    await page.getByLabel('Month').selectOption('August 2025');
    await expect(status(page)).toHaveText('Showing 5 of 8 updates');
    await page.goto('/updates?month=2024-02&category=Fix');
    await expect(status(page)).toHaveText('Showing 0 of 0 updates');
    await expect(page.getByText('There is no update of this kind in that time.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all updates' }).click();
    await expect(status(page)).toHaveText('Showing 5 of 8 updates');
  });
});

test('an update says why one sees it and what was done; an address that is none says so', async ({ page }) => {
  await page.goto('/updates?category=Security');
  await page.getByRole('link', { name: 'Safer uploads' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Safer uploads' })).toBeVisible();
  await expect(page.getByRole('heading', { name: "Why you're seeing this" })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText(['Technical detail', 'Simple explanation']);
  await look(page, 'update');
  await page.getByRole('main').getByRole('link', { name: 'All updates' }).click();
  await expect(page).toHaveURL(/\/updates$/);
  await page.goto('/updates/no-such-thing');
  await expect(page.getByRole('heading', { level: 1, name: 'Update not found' })).toBeVisible();
});

test.describe("What's New", () => {
  test.use({ news: true });
  const dialog = (page: Page) => page.getByRole('dialog', { name: "What's New" });

  test('comes once on a device, leads to the article in a tab of its own, and stays shut there', async ({
    page,
    signUp,
  }) => {
    const { user } = await signUp(page);
    const seen = () => page.evaluate((key) => window.localStorage.getItem(key), `seenUpdate_${user.id}`);
    await page.goto('/');
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Got it' })).toBeFocused();
    await look(page, 'whats-new');
    const article = page.context().waitForEvent('page');
    await dialog(page)
      .getByRole('link', { name: /^Why your name is kept apart/ })
      .click();
    const tab = await article;
    await expect(tab).toHaveURL(new RegExp(`${displayNameArticle}$`));
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Why your name is kept apart from your email');
    await look(tab, 'display-name-article');
    // Longer than it waits for a quiet moment.
    await tab.waitForTimeout(2_500);
    await expect(dialog(tab)).toHaveCount(0);
    expect(await seen()).toBeNull();
    await tab.close();

    await dialog(page).getByRole('button', { name: 'Got it' }).click();
    await expect(dialog(page)).toHaveCount(0);
    expect(await seen()).toBe(updateMarker);
    await page.reload();
    await expect(page.getByText('0 of 7 this week')).toBeVisible();
    await page.waitForTimeout(2_500);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('waits for the page one writes on, and Escape counts as seen', async ({ page, signUp }) => {
    await signUp(page);
    await page.goto('/');
    await page.getByRole('button', { name: "Add today's reflection" }).click();
    await page.getByLabel('Your reflection').fill('A heron.');
    await page.waitForTimeout(2_500);
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    await page.waitForTimeout(1_500);
    await expect(dialog(page)).toHaveCount(0);
  });
});
