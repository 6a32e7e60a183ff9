import { expect, test } from './support/test.ts';

test('Settings say that Clink itself reads the words', async ({ page, signUp }) => {
  await signUp(page);
  await page.goto('/settings');
  await expect(page.getByText('Your words are read by Clink itself, on this server.')).toBeVisible();
});

test('Settings say that Clink itself reads toasts aloud, and that its voices are dated', async ({ page, signUp }) => {
  await signUp(page);
  await page.goto('/settings');
  await expect(page.getByText('Your toast is read aloud by Clink itself, on this server.')).toBeVisible();
});
