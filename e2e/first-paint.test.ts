import type { Locator, Page } from '@playwright/test';
import { accounts } from '#shared/contract/accounts.ts';
import { dashboard } from '#shared/contract/dashboard.ts';
import { notes } from '#shared/contract/notes.ts';
import { toasts } from '#shared/contract/toasts.ts';
import { testNow } from './support/clock.ts';
import { expect, test } from './support/test.ts';

const scripts = /\/assets\/(?!first-)[^/]*\.js$/;

/** Keeps what matches back until it is let go. */
async function hold(page: Page, matching: RegExp | string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(matching, async (route) => {
    await held.promise;
    await route.continue().catch(() => undefined);
  });
  return held.resolve;
}

/** What is asked for from here on, by its path. */
function watchPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

const shell = (page: Page) => page.locator('#root > [inert]');

async function place(locator: Locator): Promise<number[]> {
  const box = await locator.first().boundingBox();
  return box ? [box.x, box.y, box.width, box.height].map(Math.round) : [];
}

async function settled(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`the sign-in is seen before any script, and stands where it stays, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const paths = watchPaths(page);
    const letGo = await hold(page, scripts);
    await page.goto('/auth', { waitUntil: 'commit' });
    const seen = {
      heading: page.getByText('Your daily positivity reflections'),
      label: page.getByText('Username', { exact: true }),
      button: page.getByText('Sign in', { exact: true }),
      brand: page.locator('p').filter({ hasText: /^Clink$/ }),
      footnote: page.getByText('Terms', { exact: true }),
    };
    await expect(seen.footnote).toBeVisible();
    await settled(page);
    const places = async () => Promise.all(Object.values(seen).slice(0, 4).map(place));
    const before = await places();
    await expect(page).toHaveTitle('Sign In · Clink');
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(shell(page)).toHaveCount(1);
    letGo();
    await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
    await expect(shell(page)).toHaveCount(0);
    expect(await places()).toEqual(before);
    expect(paths.filter((path) => scripts.test(path)).length).toBeLessThanOrEqual(3);
  });

  test(`the dashboard is there whole, of one answer and three files of script, at ${width} px`, async ({
    page,
    signUp,
  }) => {
    await page.setViewportSize({ width, height });
    await signUp(page);
    for (let at = 0; at < 3; at += 1) {
      await page.request.post(notes.create.path, { data: { content: `The baker gave me roll number ${String(at)}.` } });
    }
    await page.request.post(toasts.generate.path, { data: { forceGenerate: true }, timeout: 25_000 });
    // As on a device on which someone has signed in by the form.
    const expiry = new Date(testNow() + 86_400_000).toISOString();
    await page.addInitScript((at) => localStorage.setItem('authTokenExpiry', at), expiry);
    const paths = watchPaths(page);
    const letGo = await hold(page, scripts);
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname === dashboard.read.path);
    await page.goto('/', { waitUntil: 'commit' });
    await asked;
    const frame = {
      brand: page.locator('header a[aria-label="Clink, home"]'),
      menu: page.locator('header button[aria-controls="places"]'),
      places: page.locator('nav#places'),
      // Beside the other parts it stands in the middle of what they are high.
      ...(width < 1000 && { glass: page.locator('main svg[viewBox="0 0 240 240"]') }),
    };
    await expect(page.locator('main svg[viewBox="0 0 240 240"]')).toBeVisible();
    await settled(page);
    const places = async () => Promise.all(Object.values(frame).map(place));
    const before = await places();
    await expect(page.getByRole('button')).toHaveCount(0);
    // As it is painted where the browser has read the page as far as this button.
    const menuAlone = await frame.menu.evaluate((menu) => {
      const after = menu.parentElement?.lastElementChild as HTMLElement;
      after.style.display = 'none';
      const { left } = menu.getBoundingClientRect();
      after.style.display = '';
      return Math.round(left);
    });
    expect(menuAlone).toBe((await place(frame.menu))[0] ?? 0);
    letGo();
    await expect(page.getByRole('button', { name: 'Write another' })).toBeVisible();
    const until = [...paths];
    expect(await places()).toEqual(before);
    expect(until.filter((path) => scripts.test(path))).toHaveLength(3);
    expect(until.filter((path) => path.startsWith('/api/'))).toEqual([dashboard.read.path]);
    // A reflection that is added is read by the calls of its own.
    const again = page.waitForRequest((request) => new URL(request.url()).pathname === notes.stats.path);
    await page.getByRole('button', { name: 'Write another' }).click();
    await page.getByRole('dialog').getByRole('textbox').first().fill('One more roll.');
    await page.keyboard.press('ControlOrMeta+Enter');
    await again;
  });
}

test('the form is there before the server has said who is, and keeps what is typed', async ({ page }) => {
  const letGo = await hold(page, `**${accounts.session.path}`);
  await page.goto('/auth');
  await page.getByLabel('Username').fill('ana@example.org');
  await page.getByLabel('Password', { exact: true }).fill('half a passw');
  const answered = page.waitForResponse(`**${accounts.session.path}`);
  letGo();
  await answered;
  await expect(page.getByLabel('Username')).toHaveValue('ana@example.org');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('half a passw');
});

test('who is signed in already goes on from the form once the server has said so', async ({ page, signUp }) => {
  await signUp(page);
  const letGo = await hold(page, `**${accounts.session.path}`);
  await page.goto('/auth');
  await expect(page.getByLabel('Username')).toBeVisible();
  letGo();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('0 of 7 this week')).toBeVisible();
});

test('who opens a page of their own without a session is at the form at once, and comes back to it', async ({
  page,
  signUp,
}) => {
  const { email, password } = await signUp(page);
  await page.context().clearCookies();
  const letGo = await hold(page, `**${accounts.session.path}`);
  const paths = watchPaths(page);
  await page.goto('/settings');
  await page.getByLabel('Username').fill(email);
  await expect(page).toHaveURL(/\/auth$/);
  expect(paths.filter((path) => scripts.test(path)).length).toBeLessThanOrEqual(3);
  letGo();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test('an old copy of the page that was for nobody leads on who is signed in since', async ({ page, signUp }) => {
  const html = await (await page.request.get('/')).text();
  expect(html).toContain('data-session="none"');
  await signUp(page);
  await page.route(/\/$/, (route) => route.fulfill({ body: html, contentType: 'text/html' }), { times: 1 });
  await page.goto('/');
  await expect(page.getByText('0 of 7 this week')).toBeVisible();
});

test('the shell has the theme that was chosen, from its first paint', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await hold(page, scripts);
  await page.goto('/auth', { waitUntil: 'commit' });
  await expect(page.getByText('Your daily positivity reflections')).toBeVisible();
  const colour = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(colour).toBe('rgb(23, 18, 19)');
});
