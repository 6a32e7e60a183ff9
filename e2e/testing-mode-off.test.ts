import { accounts } from '#shared/contract/accounts.ts';
import { expect, test } from './support/test.ts';

test('where testing mode is off there is no way in, whatever the device claims', async ({ page }) => {
  await page.addInitScript(() => window.localStorage.setItem('testingMode', 'true'));
  await page.goto('/');
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(/testing mode/i)).toHaveCount(0);
  const refused = await page.request.post(accounts.enterTestingMode.path);
  expect(refused.status()).toBe(404);
});
