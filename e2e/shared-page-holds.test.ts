import type { Page } from '@playwright/test';
import { testNow } from './support/clock.ts';
import { expectAccessible } from './support/look.ts';
import { makeToast, send, shareToast } from './support/sharing.ts';
import { expect, test } from './support/test.ts';

const liveMs = 2_000;

async function shared(page: Page, options: object = {}) {
  const toast = await makeToast(page);
  const share = await shareToast(page, toast, options);
  return { toast, share, path: new URL(share.shareUrl).pathname };
}

const isSounding = (page: Page) => page.evaluate(() => document.querySelector('audio')?.paused === false);

test('what is taken back while it is heard falls silent, and leads to the sign-in and back', async ({
  page,
  newVisitor,
  signUp,
}) => {
  await signUp(page);
  const { share, path } = await shared(page);
  const visitor = await newVisitor();
  // Also an element that is no longer on the page could be heard.
  await visitor.addInitScript(() => {
    document.addEventListener('playing', ({ target }) => Object.assign(window, { heard: target }), true);
  });
  await visitor.goto(path);
  await visitor.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => isSounding(visitor)).toBe(true);
  await send(page, 'DELETE', `/api/shared-toasts/${String(share.id)}`);
  await expect(visitor.getByRole('heading', { name: 'Toast Not Found' })).toBeVisible({ timeout: liveMs });
  await expect(visitor).toHaveTitle('Toast Not Found');
  const heard = await visitor.evaluateHandle(() => (window as { heard?: HTMLAudioElement }).heard);
  expect(await heard.evaluate((audio) => audio?.paused)).toBe(true);
  await visitor.keyboard.press(' ');
  expect(await heard.evaluate((audio) => audio?.paused)).toBe(true);
  await expectAccessible(visitor);
  await visitor.getByRole('link', { name: 'sign in' }).click();
  await expect(visitor).toHaveURL(/\/auth$/);
  expect(await visitor.evaluate(() => window.sessionStorage.getItem('askedPage'))).toBe(path);
});

test('a link whose time is over opens nothing', async ({ page, newVisitor, signUp, expectProblem }) => {
  expectProblem(/404/);
  await signUp(page);
  const toast = await makeToast(page);
  const expiresAt = new Date(testNow() + 5_000).toISOString();
  const { pathname } = new URL((await shareToast(page, toast, { expiresAt })).shareUrl);
  const visitor = await newVisitor();
  expect((await visitor.goto(pathname))?.status()).toBe(200);
  await expect(async () => {
    expect((await visitor.goto(pathname))?.status()).toBe(404);
  }).toPass({ timeout: 15_000 });
  await expect(visitor.getByRole('heading', { name: 'Toast Not Found' })).toBeVisible();
  await expect(visitor.getByText('This shared toast may have expired or been removed by the creator.')).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  await expectAccessible(visitor);
});

test('it is heard, answered and talked about with the keyboard alone', async ({ page, newVisitor, signUp }) => {
  await signUp(page);
  const { toast, path } = await shared(page);
  const ben = await newVisitor();
  await signUp(ben);
  await ben.goto(path);
  const { keyboard } = ben;
  const focused = ben.locator(':focus');
  const tabTo = async (name: string) => {
    await keyboard.press('Tab');
    await expect(focused).toHaveAccessibleName(name);
  };
  const line = (at: number) => ben.locator(`[data-line="${at}"] button`);

  await test.step('the lines are one stop, and a line is told as the one that is spoken', async () => {
    await tabTo('Clink');
    await keyboard.press('Tab');
    await expect(line(0)).toBeFocused();
    await keyboard.press('ArrowDown');
    await keyboard.press('ArrowDown');
    await expect(line(2)).toBeFocused();
    await keyboard.press('Enter');
    await expect(line(2)).toHaveAttribute('aria-current', 'true');
    await expect(ben.locator('[aria-current="true"]')).toHaveCount(1);
    await keyboard.press('End');
    await expect(line(toast.lines.length - 1)).toBeFocused();
    const [lowest, bar] = [await focused.boundingBox(), await ben.locator('#player').boundingBox()];
    expect((lowest?.y ?? 0) + (lowest?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
    await keyboard.press('k');
    await expect(ben.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  });

  await test.step('the player goes on by five seconds wherever the focus is', async () => {
    await tabTo('Play');
    const before = await ben.evaluate(() => document.querySelector('audio')?.currentTime ?? 0);
    await keyboard.press('ArrowLeft');
    await expect
      .poll(() => ben.evaluate(() => document.querySelector('audio')?.currentTime ?? 0))
      .toBeLessThan(before - 1);
    await tabTo('Position in the toast');
  });

  await test.step('a reaction keeps the focus', async () => {
    await tabTo('Like, 0');
    await keyboard.press('Enter');
    await expect(focused).toHaveAccessibleName('Like, 1');
    await expect(focused).toHaveAttribute('aria-pressed', 'true');
    await tabTo('Thumbs Up, 0');
    await tabTo('Clap, 0');
  });

  await test.step('a comment is written, changed and deleted, and the focus is never lost', async () => {
    await tabTo('Comment');
    await keyboard.press('Enter');
    await expect(ben.getByLabel('Your comment')).toBeFocused();
    await keyboard.type('To the heron.');
    await keyboard.press('Control+Enter');
    await expect(ben.getByText('To the heron.')).toBeVisible();
    await expect(ben.getByLabel('Your comment')).toBeFocused();
    await keyboard.press('Shift+Tab');
    await expect(focused).toHaveAccessibleName('Delete');
    await keyboard.press('Shift+Tab');
    await expect(focused).toHaveAccessibleName('Edit');
    await keyboard.press('Enter');
    await expect(ben.getByLabel('Your comment').first()).toBeFocused();
    await keyboard.press('End');
    await keyboard.type(' And its river.');
    await keyboard.press('Tab');
    await expect(focused).toHaveAccessibleName('Save');
    await keyboard.press('Enter');
    await expect(ben.getByText('To the heron. And its river.')).toBeVisible();
    await expect(focused).toHaveAccessibleName('Edit');
    await tabTo('Delete');
    await keyboard.press('Enter');
    await expect(ben.getByRole('dialog')).toBeVisible();
    await keyboard.press('Escape');
    await expect(focused).toHaveAccessibleName('Delete');
    await keyboard.press('Enter');
    await keyboard.press('Tab');
    await expect(focused).toHaveAccessibleName('Delete');
    await keyboard.press('Enter');
    await expect(ben.getByText('No comments yet. Be the first to comment!')).toBeVisible();
    await expect(ben.locator('#comments')).toBeFocused();
  });
});

test('it listens again after a refusal, and counts what it hears of twice once', async ({
  page,
  newVisitor,
  signUp,
  expectProblem,
}) => {
  expectProblem(/503/);
  await signUp(page);
  const { path } = await shared(page);
  const ben = await newVisitor();
  await signUp(ben);
  let asked = 0;
  await page.route('**/live?*', async (route) => {
    asked += 1;
    await (asked === 1 ? route.fulfill({ status: 503, body: '' }) : route.continue());
  });
  await page.goto(path);
  await expect.poll(() => asked).toBe(2);

  await ben.goto(path);
  await ben.route('**/comments?*', async (route) => {
    const answer = await route.fetch();
    // The news of it come before the answer.
    await (route.request().method() === 'POST' && expect(ben.getByText('To the heron.').last()).toBeVisible());
    await route.fulfill({ response: answer });
  });
  await ben.getByLabel('Your comment').fill('To the heron.');
  await ben.locator('#comment-form').getByRole('button').click();
  await expect(ben.getByLabel('Your comment')).toHaveValue('');
  for (const each of [page, ben]) {
    await expect(each.locator('#comments-list').getByText('To the heron.')).toBeVisible({ timeout: liveMs });
    await expect(each.getByRole('heading', { name: 'Comments (1)' })).toBeVisible();
    await expect(each.locator('#comments-list > li')).toHaveCount(1);
  }
});

test('comments that are switched off leave a page that is open', async ({
  page,
  newVisitor,
  signUp,
  expectProblem,
}) => {
  expectProblem(/403/);
  await signUp(page);
  const { toast, path } = await shared(page);
  const ben = await newVisitor();
  await signUp(ben);
  await ben.goto(path);
  await expect(ben.getByLabel('Your comment')).toBeVisible();
  await shareToast(page, toast, { allowComments: false });
  // What is said next tells those who look on to look again.
  await send(page, 'POST', `/api/toasts/${String(toast.id)}/reactions`, { reaction: '👏' });
  await expect(ben.getByRole('button', { name: 'Clap, 1' })).toBeVisible({ timeout: liveMs });
  await expect(ben.getByLabel('Your comment')).toBeHidden();
  await expect(ben.getByRole('button', { name: 'Comment', exact: true })).toBeHidden();
  await ben.getByRole('button', { name: 'Clap, 1' }).click();
  await expect(ben.getByRole('button', { name: 'Clap, 2' })).toBeVisible();
  await expectAccessible(ben);
});

test('who presses play before the script is there goes on hearing it', async ({ page, newVisitor, signUp }) => {
  await signUp(page);
  const { path } = await shared(page);
  const visitor = await newVisitor();
  let bring = () => {};
  const wanted = new Promise<void>((resolve) => (bring = resolve));
  await visitor.route('**/assets/main-*.js', async (route) => {
    await wanted;
    await route.continue();
  });
  await visitor.goto(path, { waitUntil: 'commit' });
  const audio = visitor.locator('audio');
  await audio.evaluate((element: HTMLAudioElement) => element.play());
  const heardTo = () => audio.evaluate((element: HTMLAudioElement) => element.currentTime);
  await expect.poll(heardTo).toBeGreaterThan(1);
  bring();
  await expect(visitor.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  expect(await heardTo()).toBeGreaterThan(1);
  await expect.poll(() => isSounding(visitor)).toBe(true);
});
