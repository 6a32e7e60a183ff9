import { look } from './support/look.ts';
import { expect, test } from './support/test.ts';

test('what one asks is found, marked and linked to, with the keyboard alone', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeFocused();

  const question = page.locator('#missed-week > summary');
  await expect(page.getByText('One missed day in seven')).toBeHidden();
  await question.press('Enter');
  await expect(page.getByText('One missed day in seven')).toBeVisible();
  await question.press('Enter');
  await expect(page.getByText('One missed day in seven')).toBeHidden();

  const field = page.getByRole('searchbox', { name: 'Search the answers' });
  await field.focus();
  await page.keyboard.type('fórgot');
  await expect(page.getByRole('status').filter({ hasText: /^1 answer$/ })).toBeVisible();
  await expect(page).toHaveURL(/\/help\?q=f%C3%B3rgot$/);
  await expect(page.locator('mark').first()).toHaveText('forgot');
  await expect(page.getByText('within 30 minutes')).toBeVisible();
  await expect(page.locator('#missed-week')).toHaveCount(0);
  await expect(field).toBeFocused();
  await look(page, 'help-found');

  // What was looked for is still there on the way back from an answer's link.
  await page.getByRole('link', { name: 'Forgot password' }).press('Enter');
  await expect(page).toHaveURL('/forgot-password');
  await page.goBack();
  await expect(field).toHaveValue('fórgot');
  await expect(page.getByText('within 30 minutes')).toBeVisible();

  await field.fill('hippopotamus');
  await expect(page.getByText('“hippopotamus” is in none of the answers.')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^0 answers$/ })).toBeAttached();
  await look(page, 'help-nothing');
  await page.getByRole('button', { name: 'Show all answers' }).press('Enter');
  await expect(field).toHaveValue('');
  await expect(page.locator('details')).not.toHaveCount(0);
  await expect(page.locator('details[open]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeFocused();
});

test('a link to an answer opens it where it stands, also on the page itself', async ({ page }) => {
  await page.goto('/help#delete-account');
  const answer = page.locator('#delete-account');
  await expect(answer.getByText('usually within a minute')).toBeInViewport();
  await expect(answer.locator('summary')).toBeFocused();
  await expect(page.locator('details[open]')).toHaveCount(1);

  await page.goto('/help#better-voice');
  await page.getByRole('link', { name: 'for those who run a server' }).press('Enter');
  await expect(page.locator('#server-voice').getByText('The setting VOICE')).toBeInViewport();
  await expect(page.locator('#server-voice > summary')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/help#better-voice');
  await expect(page.locator('#better-voice').getByText('clear but dated')).toBeInViewport();
});

test('Help and Terms stand at every width and in both themes', async ({ page }) => {
  await page.goto('/help#missed-week');
  await expect(page.locator('details[open]')).toHaveCount(1);
  await look(page, 'help');
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
  await look(page, 'terms');
  await look(page, 'footer', { part: page.getByRole('contentinfo') });
});
