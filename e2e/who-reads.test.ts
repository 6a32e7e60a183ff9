import { expect, test } from './support/test.ts';

test('Settings say that Clink itself reads the words', async ({ page, signUp }) => {
  await signUp(page);
  await page.goto('/settings');
  await expect(page.getByText('Your words are read by Clink itself, on this server.')).toBeVisible();
});
