import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { notes } from '#shared/contract/notes.ts';
import { settleIn } from './support/first-visit.ts';
import { expect, test } from './support/test.ts';

/** Through the form: signing in by hand is what tells the other tabs. */
async function openAccount(page: Page, name: string): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel('Email').fill(`${name}-${randomUUID().slice(0, 8)}@example.org`);
  await page.getByLabel('Password', { exact: true }).fill('a good password');
  await page.getByLabel('Confirm password').fill('a good password');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await settleIn(page);
  await expect(page.getByText('0 of 7 this week')).toBeVisible();
}

test('a tab left open shows nothing of one person to the next', async ({ page, context }) => {
  await openAccount(page, 'first');
  await page.request.post(notes.create.path, { data: { content: 'My own words, for nobody else.' } });
  await page.reload();
  await expect(page.getByText('My own words, for nobody else.')).toBeVisible();

  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByText('My own words, for nobody else.')).toBeVisible();
  await other.getByRole('button', { name: /^Account of/ }).click();
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(other).toHaveURL(/\/auth$/);
  await expect(page).toHaveURL(/\/auth$/);

  await openAccount(other, 'next');
  await expect(page.getByText('0 of 7 this week')).toBeVisible();
  await expect(page.getByText('My own words, for nobody else.')).toHaveCount(0);
});
