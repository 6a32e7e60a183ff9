import { expect, type Page } from '@playwright/test';
import { expectNotice } from './notice.ts';

/** Goes through what someone new is shown before their first dashboard: the choice of a narrator, and the promise. */
export async function settleIn(page: Page): Promise<void> {
  await page.getByRole('dialog', { name: 'Welcome' }).getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page
    .getByRole('dialog', { name: 'Your Privacy Matters' })
    .getByRole('button', { name: 'I Understand' })
    .click();
  await expectNotice(page, 'Welcome to Clink', 'Your voice preference has been saved. Enjoy your journey!');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
