import type { Page } from '@playwright/test';
import { toasts } from '#shared/contract/toasts.ts';
import { command } from './support/admin.ts';
import { demoAccount } from '#server/seed/seed.ts';
import { look } from './support/look.ts';
import { send } from './support/sharing.ts';
import { rememberSound, skipSound } from './support/sound.ts';
import { expect, test } from './support/test.ts';
import { wake } from './support/wake.ts';

/** As demo people sign in. */
async function signInAsDemo(page: Page): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Username').fill(demoAccount.email);
  await page.getByLabel('Password', { exact: true }).fill(demoAccount.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/$/);
}

test('every toast is heard again, found by its words, and leads to the ones beside it', async ({
  page,
  newVisitor,
  signUp,
  clink,
  expectProblem,
}) => {
  test.setTimeout(180_000);
  await command(clink, 'seed');
  await signInAsDemo(page);

  const { toasts: all } = toasts.list.reply.parse(await send(page, 'GET', toasts.list.path));
  expect(all).toHaveLength(5);
  await page.getByRole('link', { name: 'Weekly Toast' }).click();
  await page.getByRole('link', { name: 'All Toasts' }).click();
  await expect(page).toHaveURL(/\/toasts$/);
  const main = page.getByRole('main');
  const shelf = main.getByRole('region', { name: 'The shelf' });
  // Each in the list under its month, and as a glass on the shelf.
  const rows = main.getByRole('region', { name: /^[A-Z][a-z]+ \d{4}$/ }).getByRole('listitem');
  await expect(rows).toHaveCount(5);
  await expect(shelf.getByRole('link', { name: /^Week of [A-Z][a-z]+ \d+, \d+ moments?$/ })).toHaveCount(5);
  await look(page, 'toast-archive');

  const last = all.at(-1);
  // All of them: a few may stand in another toast as well, for each is composed in its own words each time.
  const words = last?.title?.match(/[a-z]+/gi)?.join(' ') ?? '';
  await main.getByRole('searchbox', { name: 'Search your toasts' }).fill(words.toUpperCase());
  await expect(rows).toHaveCount(1);
  await expect(shelf.getByRole('link')).toHaveCount(1);
  await expect(page).toHaveURL(/\?q=/);
  await main.getByRole('searchbox').fill('zzzz');
  await expect(main.getByText('No toast says that.')).toBeVisible();
  await expect(shelf).toHaveCount(0);
  await main.getByRole('searchbox').press('Escape');
  await expect(rows).toHaveCount(5);

  await rows.last().getByRole('link').press('Enter');
  await expect(page).toHaveURL(new RegExp(`/weekly-toast/${String(last?.id)}$`));
  await expect(main.getByRole('heading', { level: 1 })).toContainText('Your toast of');
  await look(page, 'past-toast');
  await expect(main.getByRole('link', { name: 'The one before' })).toHaveCount(0);
  await main.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(main.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  const first = await main.getByRole('heading', { level: 1 }).textContent();
  await wake(page);
  await main.getByRole('link', { name: 'The one after' }).click();
  await expect(main.getByRole('heading', { level: 1 })).not.toHaveText(first ?? '');
  await expect(main.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await main.getByRole('link', { name: 'The one before' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(first ?? '');

  const ben = await newVisitor();
  await signUp(ben);
  expectProblem(/404/);
  await ben.goto(`/weekly-toast/${String(last?.id)}`);
  await expect(ben.getByText('There is no page here.')).toBeVisible();
  await ben.goto('/toasts');
  await expect(ben.getByText('Your toasts gather here, the first at the end of your week.')).toBeVisible();
});

test('a month is heard in a row, its first toast first, until it is over or stopped', async ({ page, clink }) => {
  test.setTimeout(180_000);
  await command(clink, 'seed');
  await rememberSound(page);
  await signInAsDemo(page);
  await page.goto('/toasts');
  const month = page.getByRole('region', { name: 'February 2026' });
  await expect(month.getByRole('listitem').first()).toBeVisible();
  const addresses = await month
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.length).toBeGreaterThan(2);
  const inOrder = addresses.toReversed();
  const main = page.getByRole('main');
  const pause = main.getByRole('button', { name: 'Pause', exact: true });

  await month.getByRole('link', { name: 'Hear the month, February 2026' }).click();
  for (const [at, path] of inOrder.entries()) {
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    await expect(pause).toBeVisible();
    const isLast = at === inOrder.length - 1;
    await expect(
      main.getByText(isLast ? 'The last one of the month.' : 'Hearing the month: the next toast follows by itself.'),
    ).toBeVisible();
    if (at === 0) {
      await look(page, 'hear-month');
    }
    await skipSound(page);
  }
  await expect(main.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(inOrder.at(-1));

  await page.goto('/toasts');
  await month.getByRole('link', { name: 'Hear the month, February 2026' }).click();
  await expect(pause).toBeVisible();
  await wake(page);
  await main.getByRole('button', { name: 'Stop after this one' }).click();
  await skipSound(page);
  await expect(main.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(inOrder[0]);
});
