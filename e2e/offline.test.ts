import type { Page } from '@playwright/test';
import { type Account, expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Signs in as people do, on the page, and waits until the app is kept on the device. */
async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Username').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: /^Good / })).toBeVisible();
  await page.reload();
  await page.evaluate(() => navigator.serviceWorker.ready);
}

test('Clink opens without a connection, for the person who was here and nobody else', async ({
  page,
  context,
  newVisitor,
  signUp,
  expectProblem,
}) => {
  const ana = await signUp(await newVisitor());
  await signIn(page, ana);

  await context.setOffline(true);
  expectProblem(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await page.goto('/weekly-toast');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: /^Good / })).toBeVisible();
  await page.getByRole('button', { name: "Add today's reflection" }).click();
  await expect(page.getByLabel('Your reflection')).toBeEditable();
  await page.getByLabel('Your reflection').fill('The heron stood still for me.');
  // As after the browser was killed: its storage had not reached the disk yet.
  await page.evaluate((id) => {
    localStorage.removeItem(`draft:${id}`);
    localStorage.setItem(`copied:${id}`, '1');
  }, ana.user.id);
  await page.reload();
  await expect(page.getByLabel('A line for today')).toHaveValue('The heron stood still for me.');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await expect(page.getByText('No connection')).toBeVisible();
  await expect(page.getByText(ana.user.username).first()).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('No connection')).toBeHidden();

  // With the session goes the way in.
  await page.request.post('/api/logout');
  await page.evaluate(() => localStorage.clear());
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Clink cannot be reached.' })).toBeVisible();
});

/** What had the letters asked for: a link in the head, or the style of what is drawn. */
function askedForBy(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const asked = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return asked.filter(({ name }) => name.endsWith('.woff2')).map(({ initiatorType }) => initiatorType);
  });
}

test('letters that are on the device are asked for before anything is drawn', async ({ page, newVisitor, signUp }) => {
  const visitor = await newVisitor();
  await signIn(page, await signUp(visitor));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: /^Good / })).toBeVisible();
  expect(await askedForBy(page)).toEqual(['link', 'link']);
  // Where they must come over the line, the script goes before them.
  await visitor.context().clearCookies();
  await visitor.goto('/auth');
  await expect(visitor.getByLabel('Username')).toBeVisible();
  expect(await askedForBy(visitor)).toEqual(['css', 'css']);
});
