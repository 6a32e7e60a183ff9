import { overview } from '#shared/contract/overview.ts';
import { command } from './support/admin.ts';
import { look } from './support/look.ts';
import { expect, test } from './support/test.ts';

test('an admin sees how this Clink is doing, and the way to what waits for them; others do not', async ({
  page,
  newVisitor,
  signUp,
  clink,
  expectProblem,
}) => {
  expectProblem(/403|500/);
  await signUp(page);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await expect(page.getByRole('button', { name: 'Send feedback' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Looking after Clink' })).toHaveCount(0);

  const admin = await newVisitor();
  const { email } = await signUp(admin);
  await command(clink, 'admin', 'grant', email);
  await admin.goto('/');
  await admin.getByRole('button', { name: /^Account of/ }).click();
  await admin.getByRole('link', { name: 'Looking after Clink' }).click();
  await expect(admin).toHaveURL(/\/admin$/);
  const main = admin.getByRole('main');
  await expect(main.getByText('The server answers, and nothing is known to be wrong with its database.')).toBeVisible();
  await expect(main.getByText(/^SQLite 3\./)).toBeVisible();
  await look(admin, 'admin');

  const pages = admin.getByRole('navigation', { name: 'Looking after Clink' });
  for (const [name, heading] of [
    ['Feedback', 'Feedback'],
    ['Reports', 'Reported comments'],
    ['Given up', 'Work that was given up'],
    ['Overview', 'Looking after Clink'],
  ] as const) {
    await pages.getByRole('link', { name }).press('Enter');
    await expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(pages.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }

  await admin.route(`**${overview.read.path}`, (route) => route.fulfill({ status: 500, json: {} }));
  await admin.reload();
  await expect(main.getByText(/^How it is doing could not be loaded\./)).toBeVisible();
  await admin.unroute(`**${overview.read.path}`);
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByText(/^SQLite 3\./)).toBeVisible();
});
