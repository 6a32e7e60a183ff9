import type { Page } from '@playwright/test';
import { badges } from '#shared/contract/badges.ts';
import { notes } from '#shared/contract/notes.ts';
import { settings } from '#shared/contract/settings.ts';
import { toasts } from '#shared/contract/toasts.ts';
import { daysAgo, takeClock } from './support/clock.ts';
import { expectAccessible } from './support/look.ts';
import { expect, test } from './support/test.ts';

test.use({ badges: true });

const title = 'New Achievement Unlocked!';

/** Saves a reflection through the page that one writes on. */
async function write(page: Page, words: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: "Add today's reflection" }).click();
  await page.getByLabel('Your reflection').fill(words);
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
}

/** Saves reflections past the page. */
async function save(page: Page, ...days: (string | undefined)[]): Promise<void> {
  for (const localDate of days) {
    const response = await page.request.post(notes.create.path, { data: { content: 'Bread.', localDate } });
    expect(response.status()).toBe(201);
  }
}

async function unseen(page: Page): Promise<string[]> {
  const response = await page.request.get(badges.unseen.path);
  return badges.unseen.reply.parse(await response.json()).map(({ badge }) => badge.name);
}

/** How often the page asks for unseen badges from here on. */
function countAsks(page: Page): () => number {
  let asks = 0;
  page.on('request', (request) => {
    asks += Number(new URL(request.url()).pathname === badges.unseen.path);
  });
  return () => asks;
}

/** Leaves the page for another tab, or comes back from it, as far as the page can tell. */
async function turn(page: Page, to: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, to);
}

/** Comes back to the window and waits until the page has looked what was awarded meanwhile. */
async function comeBackTo(page: Page): Promise<void> {
  const asked = page.waitForResponse((response) => response.url().endsWith(badges.unseen.path));
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await asked;
}

test('the first reflection brings a badge, which is seen once and then stays away', async ({ page, signUp }) => {
  await signUp(page);
  const rain = page.locator('canvas').waitFor({ state: 'attached', timeout: 20_000 });
  await write(page, 'The baker slipped an extra roll into my bag.');
  const popup = page.getByRole('dialog', { name: title });
  await expect(popup).toContainText('First Drop');
  await expect(popup).toContainText('The first reflection in the glass.');
  await expect(popup.getByText('Reflections', { exact: true })).toBeVisible();
  await expect(popup).toHaveAccessibleDescription(/First Drop/);
  await expect(popup.getByRole('button', { name: 'Awesome!' })).toBeFocused();
  await rain;
  await expect(page.locator('canvas')).toHaveCount(0, { timeout: 15_000 });
  await popup.getByRole('button', { name: 'Awesome!' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => unseen(page)).toEqual([]);
  const asked = page.waitForResponse((response) => response.url().endsWith(badges.unseen.path));
  await page.reload();
  await asked;
  await expect(page.getByText('1 of 7 this week')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('two badges come one after the other, by the keyboard, and Escape counts as seen', async ({ page, signUp }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signUp(page);
  await save(page, daysAgo(0), daysAgo(1), daysAgo(2));
  const otherTab = await page.context().newPage();
  const popups = [page, otherTab].map((tab) => tab.getByRole('dialog', { name: title }));
  const [popup = page.getByRole('dialog')] = popups;
  for (const tab of [otherTab, page]) {
    await tab.goto('/');
    await expect(tab.getByRole('dialog', { name: title })).toContainText('First Drop');
  }
  await expect(page.locator('canvas')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(popup).toContainText('Three in a Row');
  await expect(page.locator('canvas')).toHaveCount(0);
  await comeBackTo(otherTab);
  await expect(popups[1] ?? popup).toContainText('Three in a Row');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => unseen(page)).toEqual([]);
  await comeBackTo(otherTab);
  await expect(otherTab.getByRole('dialog')).toHaveCount(0);
});

test('it waits for the dialogs before it', async ({ page, signUp }) => {
  await signUp(page, { isNew: true });
  await save(page, undefined);
  await page.goto('/');
  await page.getByRole('dialog', { name: 'Welcome' }).getByRole('radio').first().check();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'I Understand' }).click();
  await expect(page.getByRole('dialog', { name: title })).toContainText('First Drop');
  await page.getByRole('button', { name: 'Awesome!' }).click();

  await page.getByRole('button', { name: 'Write another' }).click();
  await page.getByLabel('Your reflection').fill('Snow on the lemon tree.');
  await page.request.post(toasts.generate.path, { data: { forceGenerate: true } });
  const asked = page.waitForResponse((response) => response.url().endsWith(badges.unseen.path));
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await asked;
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.getByRole('button', { name: 'Save and Listen Back Summary' }).click();
  const review = page.getByRole('dialog', { name: 'I hear you saying...' });
  await expect(review).toContainText('Snow on the lemon tree');
  await expect(page.getByRole('dialog', { name: title })).toHaveCount(0);
  await review.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog', { name: title })).toContainText('First Clink');
  await page.getByRole('button', { name: 'Awesome!' }).click();

  await page.getByRole('button', { name: /^Account of/ }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await save(page, daysAgo(1), daysAgo(2));
  await comeBackTo(page);
  await page.waitForTimeout(600);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Support' }).first().click();
  await expect(page.getByRole('heading', { name: 'Where to find help' })).toBeFocused();
  await page.waitForTimeout(600);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('dialog', { name: title })).toContainText('Three in a Row');
});

test('it waits until the first toast has been heard, and comes up over no notice and no form', async ({
  page,
  signUp,
}) => {
  await signUp(page);
  const popup = page.getByRole('dialog', { name: title });
  /** Long enough for one to come up, were nothing in its way. */
  const stillNone = async () => {
    await comeBackTo(page);
    await page.waitForTimeout(600);
    await expect(popup).toHaveCount(0);
  };
  const whole = Promise.withResolvers<void>();
  await page.route(`**${toasts.generate.path}`, (route) => whole.promise.then(() => route.continue()));
  await page.goto('/weekly-toast');
  await expect(page.getByRole('button', { name: 'Generate Toast Early' })).toBeVisible();
  await save(page, undefined);
  await page.getByRole('button', { name: 'Generate Toast Early' }).click();
  await stillNone();
  whole.resolve();
  await expect(page.getByText(/^Generated on /)).toBeVisible({ timeout: 40_000 });
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await stillNone();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await stillNone();
  await page.getByRole('slider', { name: 'Position in the toast' }).press('End');
  // The card after the toast has its medal, and nothing comes up over it.
  await expect(page.getByRole('region', { name: 'After the toast' })).toContainText('First Clink');
  await stillNone();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(popup).toContainText('First Drop');
  await page.getByRole('button', { name: 'Awesome!' }).click();
  await expect(popup).toContainText('First Clink');
  await page.getByRole('button', { name: 'Awesome!' }).click();
  await expect(popup).toHaveCount(0);

  await page.getByLabel('Your name').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Save name' })).toBeFocused();
  await save(page, daysAgo(1), daysAgo(2));
  await stillNone();
  await page.getByRole('button', { name: 'Write another' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  // Under the pointer it stays.
  await page.getByText('Empty note', { exact: true }).hover();
  await page.waitForTimeout(600);
  await expect(popup).toHaveCount(0);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(popup).toContainText('Three in a Row');
});

test('a badge that cannot be marked as seen does not come back at once', async ({ page, signUp, expectProblem }) => {
  expectProblem(/Failed to load resource/);
  await signUp(page);
  await save(page, undefined);
  await page.route('**/api/gamification/badges/*/seen', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('button', { name: 'Awesome!' }).click();
  await page.waitForResponse((response) => response.url().endsWith(badges.unseen.path));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await unseen(page)).toEqual(['First Drop']);
});

test('it is looked for every minute and on coming back, and not in the background', async ({ page, signUp }) => {
  await takeClock(page);
  await signUp(page);
  const asks = countAsks(page);
  await page.goto('/');
  await expect.poll(asks).toBe(1);
  await page.clock.fastForward(61_000);
  await expect.poll(asks).toBe(2);
  // Not while the one before is still on its way.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    expect(asks()).toBeGreaterThan(2);
  }).toPass();
  const before = asks();
  await turn(page, 'hidden');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.clock.fastForward(200_000);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asks()).toBe(before);

  // What is answered when nobody looks any more comes up when they are back.
  await save(page, undefined);
  const held = Promise.withResolvers<void>();
  await page.route(`**${badges.unseen.path}`, (route) => held.promise.then(() => route.continue()), { times: 1 });
  const asked = page.waitForRequest((request) => request.url().endsWith(badges.unseen.path));
  const answered = page.waitForResponse((response) => response.url().endsWith(badges.unseen.path));
  await turn(page, 'visible');
  await asked;
  await turn(page, 'hidden');
  held.resolve();
  await answered;
  await page.clock.fastForward(2000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await turn(page, 'visible');
  await expect(page.getByRole('dialog', { name: title })).toContainText('First Drop');
});

test('one switch hides it all, and the dashboard stays of use', async ({ page, signUp, expectProblem }) => {
  expectProblem(/Failed to load resource/);
  await signUp(page);
  await save(page, undefined);
  await page.goto('/settings#badges');
  await page.getByRole('button', { name: 'Awesome!' }).click();
  await page.getByLabel(/Show badges, the streak/).uncheck();
  const section = page.getByRole('region', { name: 'Badges and streak' });
  await expect(section.getByRole('status')).toHaveText('Saved');
  await save(page, daysAgo(1), daysAgo(2));
  const asks = countAsks(page);
  await page.goto('/');
  await expect(page.getByText('There is something in the glass.')).toBeVisible();
  await expect(page.getByText(/of 7 this week|streak/)).toHaveCount(0);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await expect(page.getByRole('link', { name: 'Settings' }).last()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Badges' })).toHaveCount(0);
  await page.goto('/badges');
  await expect(page.getByText('You have badges hidden.')).toBeVisible();
  expect(asks()).toBe(0);

  const kept = await page.request.get(settings.preferences.path);
  expect(settings.preferences.reply.parse(await kept.json()).showsBadges).toBe(false);
  await page.getByRole('link', { name: 'Settings' }).last().click();
  await page.getByLabel(/Show badges, the streak/).check();
  await expect(section.getByRole('status')).toHaveText('Saved');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByText('3-day streak')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // What is known stays, also when it cannot be asked for again.
  await page.route(`**${settings.preferences.path}`, (route) =>
    route.request().method() === 'GET' ? route.abort() : route.fallback(),
  );
  await page.getByRole('link', { name: 'Settings' }).first().click();
  const failed = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await failed;
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByText('3-day streak')).toBeVisible();
});

test('the page of badges shows each with its drawing, its day and how far one is', async ({ page, signUp }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signUp(page);
  await save(page, undefined, undefined);
  await page.goto('/');
  await page.getByRole('button', { name: 'Awesome!' }).click();
  await page.getByRole('link', { name: 'Badges' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Badges' })).toBeFocused();
  const row = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await expect(row('First Drop').getByRole('time')).toBeVisible();
  await expect(row('A Good Handful')).toContainText('2 of 10');
  await expect(row('Pass It Round')).not.toContainText(/\d of \d/);
  // A drawing that the app does not know would be a star.
  await expect(page.locator('.lucide-star')).toHaveCount(0);
  await expectAccessible(page);
});

test('the page of badges says when it cannot be loaded', async ({ page, signUp, expectProblem }) => {
  expectProblem(/Failed to load resource/);
  await signUp(page);
  const isOfList = ({ pathname }: URL) => pathname === badges.list.path;
  await page.route(isOfList, (route) => route.abort());
  await page.goto('/badges');
  await expect(page.getByRole('alert')).toContainText('Your badges could not be loaded.');
  await page.unroute(isOfList);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'First Drop' })).toBeVisible();
});
