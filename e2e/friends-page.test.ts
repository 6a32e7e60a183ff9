import type { Page } from '@playwright/test';
import { activity } from '#shared/contract/activity.ts';
import { friendLines } from '#shared/contract/friend-lines.ts';
import { friends, invitations } from '#shared/contract/friends.ts';
import { shares } from '#shared/contract/shares.ts';
import { limits } from '#shared/limits.ts';
import { takeClock } from './support/clock.ts';
import { expectAccessible, look } from './support/look.ts';
import { expectNotice } from './support/notice.ts';
import { befriend, makeToast, send, shareToast } from './support/sharing.ts';
import { expect, test } from './support/test.ts';

/** Goes on with Tab until this has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const said = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused?.getAttribute('aria-label') ?? focused?.textContent ?? '';
    });
    if (typeof name === 'string' ? said.trim() === name : name.test(said)) {
      return;
    }
  }
  throw new Error(`Tab never came to ${String(name)}`);
}

async function named(page: Page, name: string): Promise<void> {
  await send(page, 'PATCH', '/api/user/profile', { name });
}

test('a request is answered, a friendship is ended and a link is made, by the keyboard alone', async ({
  page,
  newVisitor,
  signUp,
}) => {
  const ana = await signUp(page);
  const ben = await newVisitor();
  await signUp(ben);
  await named(ben, 'Ben');
  await send(ben, 'POST', friends.ask.path, { username: `@${ana.user.username}` });
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Friends (something new)' })).toBeVisible();
  await tabTo(page, /^Friends/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Friends' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Who would like to be your friend' })).toBeVisible();
  await tabTo(page, 'Ben would like to be your friend.');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#requests$/);
  await expectAccessible(page, 'a request');
  await tabTo(page, 'Accept: Ben');
  await page.keyboard.press('Enter');
  await expectNotice(page, 'You are friends now.', '');
  await expect(page.getByRole('region', { name: 'Your friends' })).toContainText('Ben');
  await expect(page.locator('body')).not.toBeFocused();

  await tabTo(page, 'End friendship: Ben');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'End this friendship?' });
  await expect(question).toHaveAccessibleDescription(/^Ben: Neither of you sees .* They are not told\.$/);
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page, 'the question');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'End friendship: Ben' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Nobody yet/)).toBeVisible();
  await expect(question).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();
  expect(friends.list.reply.parse(await send(ben, 'GET', friends.list.path)).friends).toEqual([]);

  await tabTo(page, 'Make an invitation link');
  await page.keyboard.press('Enter');
  const link = page.getByRole('textbox', { name: 'Invitation link' });
  await expect(link).toBeFocused();
  const first = await link.inputValue();
  await tabTo(page, 'New link');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(link).not.toHaveValue(first);
  await tabTo(page, 'Withdraw');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog', { name: 'Withdraw this link?' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Make an invitation link' })).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();
  expect(await send(page, 'GET', invitations.current.path)).toBeNull();
});

test('what happened is a mark in the bar, a sentence with its way on the page, and then it is seen', async ({
  page,
  newVisitor,
  signUp,
}) => {
  const ana = await signUp(page);
  const ben = await newVisitor();
  await signUp(ben);
  await named(ben, 'Ben');
  await befriend(ben, page, ana.user);
  const toast = await makeToast(page);
  const share = await shareToast(page, toast, { visibility: 'friends-only' });
  const at = `/api/toasts/${String(toast.id)}`;
  await send(ben, 'POST', `${at}/reactions`, { reaction: '👏' });
  await send(ben, 'POST', `${at}/answer`, { line: 'To the heron' });
  await page.setViewportSize({ width: 390, height: 844 });
  await takeClock(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu (something new)' }).click();
  await page.getByRole('link', { name: 'Friends (something new)' }).click();
  const lately = page.getByRole('region', { name: 'Lately' });
  await expect(lately.getByRole('link', { name: 'Ben reacted to your toast.' })).toHaveAttribute(
    'href',
    `/shared/${share.shareCode}`,
  );
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
  await look(page, 'friends-lately');
  await page.setViewportSize({ width: 390, height: 844 });

  // Whatever comes while the page is open joins what is there, once the window is looked at again.
  await send(ben, 'POST', `${at}/comments`, { comment: 'To the heron.' });
  await page.clock.fastForward(61_000);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(lately).toContainText('Ben said something to your toast.');
  await expect(lately).toContainText('Ben reacted to your toast.');
  await expect.poll(() => send(page, 'GET', activity.list.path)).toEqual([]);
  await lately.getByRole('link', { name: 'Ben sent you a line.' }).click();
  await expect(page).toHaveURL(/\/weekly-toast#friend-lines$/);
  await expect(page.getByRole('heading', { name: 'Your friends raised a glass' })).toBeInViewport();
  await page.goto('/friends');
  await expect(page.getByRole('region', { name: 'Your friends' })).toContainText('Ben');
  await expect(lately).toHaveCount(0);
});

test('the bar stays one line where there is just room for it, whatever is new', async ({
  page,
  newVisitor,
  signUp,
}) => {
  const ana = await signUp(page);
  const ben = await newVisitor();
  await signUp(ben);
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.goto('/about');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('button', { name: /^Account of/ })).toBeVisible();
  const before = await bar.boundingBox();
  expect(before?.height).toBeLessThan(80);
  const about = bar.getByRole('link', { name: 'About' });
  const place = await about.boundingBox();
  await send(ben, 'POST', friends.ask.path, { username: ana.user.username });
  await page.reload();
  await expect(bar.getByRole('link', { name: 'Friends (something new)' })).toBeVisible();
  expect(await bar.boundingBox()).toEqual(before);
  expect(await about.boundingBox()).toEqual(place);
});

test('it is not asked more often than every minute what happened', async ({ page, signUp }) => {
  await signUp(page);
  await takeClock(page);
  let asks = 0;
  page.on('request', (request) => {
    asks += Number(new URL(request.url()).pathname === activity.list.path);
  });
  const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.goto('/about');
  await expect.poll(() => asks).toBe(1);
  await comeBack();
  await page.clock.fastForward(58_000);
  await comeBack();
  await page.clock.fastForward(3000);
  await comeBack();
  await expect.poll(() => asks).toBe(2);
  await comeBack();
  expect(asks).toBe(2);
});

test("a friend's line is put away, and brought back while there is time", async ({ page, newVisitor, signUp }) => {
  const ana = await signUp(page);
  const ben = await newVisitor();
  await signUp(ben);
  await named(ben, 'Ben');
  await befriend(ben, page, ana.user);
  const toast = await makeToast(page);
  await shareToast(page, toast, { visibility: 'friends-only' });
  for (const line of ['To the heron', 'And to the gate']) {
    await send(ben, 'POST', `/api/toasts/${String(toast.id)}/answer`, { line });
  }
  const waiting = async () =>
    friendLines.list.reply.parse(await send(page, 'GET', friendLines.list.path)).map(({ line }) => line);
  await takeClock(page);
  await page.goto('/weekly-toast');
  const lines = page.getByRole('region', { name: 'Your friends raised a glass' });
  const heron = lines.getByRole('listitem').filter({ hasText: 'To the heron' });
  await heron.getByRole('button', { name: 'Let it be spoken' }).click();
  await expectNotice(page, 'It will be spoken', 'Your narrator says it in your next toast, with their name.');
  await expect(heron.getByRole('button', { name: 'Not this time' })).toHaveAccessibleDescription('“To the heron”');
  await heron.getByRole('button', { name: 'Put away' }).click();
  await expect(heron).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(heron).toContainText('spoken in your next toast');
  await page.clock.fastForward(limits.undoSeconds * 1000 + 500);
  expect(await waiting()).toEqual(['And to the gate', 'To the heron']);

  await heron.getByRole('button', { name: 'Put away' }).click();
  await page.clock.fastForward(limits.undoSeconds * 1000 + 500);
  await expect.poll(waiting).toEqual(['And to the gate']);
  // Who leaves the page has put it away as well.
  await lines.getByRole('button', { name: 'Put away' }).click();
  await page.getByRole('link', { name: 'Return to Dashboard' }).click();
  await expect.poll(waiting).toEqual([]);
});

test('nothing is asked twice, nothing is replaced unasked, and what fails says so', async ({
  page,
  newVisitor,
  signUp,
  expectProblem,
}) => {
  const ana = await signUp(page);
  const ben = await newVisitor();
  await signUp(ben);
  await named(ben, 'Ben');
  await send(ben, 'POST', friends.ask.path, { username: ana.user.username });
  const { url } = invitations.make.reply.parse(await send(page, 'POST', invitations.make.path));

  // A link that is still being read is not offered as if there were none.
  const held = Promise.withResolvers<void>();
  await page.route(`**${invitations.current.path}`, async (route) => {
    if (route.request().method() === 'GET') {
      await held.promise;
    }
    await route.continue();
  });
  await page.goto('/friends');
  await expect(page.getByRole('button', { name: 'Accept: Ben' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make an invitation link' })).toHaveCount(0);
  held.resolve();
  await expect(page.getByRole('textbox', { name: 'Invitation link' })).toHaveValue(url);

  let answers = 0;
  await page.route('**/api/friends/*', async (route) => {
    if (route.request().method() === 'PATCH') {
      answers += 1;
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    await route.continue();
  });
  await page.getByRole('button', { name: 'Accept: Ben' }).dblclick();
  await expectNotice(page, 'You are friends now.', '');
  expect(answers).toBe(1);

  expectProblem(/400|500/);
  await page.getByLabel('Username', { exact: true }).fill(`@${ana.user.username}`);
  await page.getByRole('button', { name: 'Ask to be friends' }).click();
  await expect(page.getByText('That is your own username.')).toBeVisible();
  await expect(page.getByLabel('Username', { exact: true })).toBeFocused();

  for (const path of [friends.list.path, shares.ofFriends.path, invitations.current.path]) {
    await page.route(`**${path}`, (route) => route.fulfill({ status: 500, json: {} }));
  }
  await page.reload();
  for (const what of ['Your friends', 'Your friends’ toasts', 'Your invitation link']) {
    await expect(page.getByText(`${what} could not be loaded.`)).toBeVisible();
  }
  await look(page, 'friends-not-loaded');
  await page.unrouteAll();
  await page.getByRole('alert').filter({ hasText: 'Your friends could' }).getByRole('button').click();
  await expect(page.getByRole('region', { name: 'Your friends' })).toContainText('Ben');

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy username' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ana.user.username);
  await expect(page.getByRole('button', { name: 'Copy username' })).toBeVisible({ timeout: 5000 });
});

test('an invitation that cannot be asked for just now can be tried again', async ({
  page,
  newVisitor,
  signUp,
  expectProblem,
}) => {
  await signUp(page);
  await named(page, 'Ana');
  const { url } = invitations.make.reply.parse(await send(page, 'POST', invitations.make.path));
  const ben = await newVisitor();
  await signUp(ben);
  expectProblem(/50[03]|400/);
  await ben.route('**/api/friends/invitations/*', (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
  await ben.goto(new URL(url).pathname);
  await expect(ben.getByRole('heading', { name: 'This invitation cannot be opened' })).toBeVisible();
  await ben.getByRole('button', { name: 'Try again' }).click();
  await expect(ben.getByRole('heading', { name: 'Ana would like to raise a glass with you.' })).toBeVisible();
  await ben.goto('/friends/invite/cut-short');
  await expect(ben.getByText('The link is not whole. Please open it again from where you got it.')).toBeVisible();
  await ben.goto(new URL(url).pathname);
  await ben.getByRole('button', { name: 'Not now' }).click();
  await expect(ben).toHaveURL(/\/friends$/);
  await expect(ben.getByText(/Nobody yet/)).toBeVisible();
});
