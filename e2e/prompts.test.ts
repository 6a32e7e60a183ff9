import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const sheet = (page: Page) => page.getByLabel('Your reflection');

async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Add today's reflection|Carry on writing/ }).click();
  await expect(sheet(page)).toBeFocused();
}

test.beforeEach(async ({ page, signUp }) => {
  await signUp(page);
  await page.goto('/');
});

test('the blank page asks what the dashboard asks, another thing on request, and nothing twice', async ({ page }) => {
  await open(page);
  const first = (await sheet(page).getAttribute('placeholder')) ?? '';
  // Someone who has never written is asked the plainest one.
  expect(first).toBe('What was good about today?');
  const another = page.getByRole('button', { name: 'Another question' });
  const seen = new Set([first]);
  for (let turn = 1; turn <= 40; turn += 1) {
    await another.click();
    seen.add((await sheet(page).getAttribute('placeholder')) ?? '');
    expect(seen.size).toBe(turn + 1);
  }
  // A tap leaves the focus, and a phone's keyboard, where it was; the keyboard reaches it as well.
  await expect(sheet(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(another).toBeFocused();
  await page.keyboard.press('Enter');
  const last = (await sheet(page).getAttribute('placeholder')) ?? '';
  expect(seen.has(last)).toBe(false);
  await expect(page.getByRole('dialog').getByRole('status').filter({ hasText: last })).toHaveCount(1);

  await sheet(page).fill('S');
  await expect(another).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Hide questions' })).toHaveCount(0);
  await sheet(page).fill('');
  await expect(another).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(last, { exact: true })).toBeVisible();
});

test('questions stay hidden on this device until one is asked for', async ({ page }) => {
  await open(page);
  const question = (await sheet(page).getAttribute('placeholder')) ?? '';
  await page.getByRole('button', { name: 'Hide questions' }).focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toHaveAttribute('placeholder', '');
  await expect(page.getByRole('button', { name: 'Show a question' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Another question' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('A page for today.')).toBeVisible();
  await open(page);
  await expect(sheet(page)).toHaveAttribute('placeholder', '');
  await page.getByRole('button', { name: 'Show a question' }).click();
  await expect(sheet(page)).toHaveAttribute('placeholder', question);
});
