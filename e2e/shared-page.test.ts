import type { Page, Response } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { comments } from '#shared/contract/comments.ts';
import { expectAccessible, expectNothingSticksOut } from './support/look.ts';
import { befriend, makeToast, send, shareToast } from './support/sharing.ts';
import { expect, test } from './support/test.ts';

const mostScriptKb = 60;
const liveMs = 2_000;

async function shared(page: Page, options: object = {}) {
  const toast = await makeToast(page);
  const share = await shareToast(page, toast, options);
  return { toast, share, path: new URL(share.shareUrl).pathname };
}

test('a visitor reads and hears it, and is asked to sign in for the rest', async ({ page, newVisitor, signUp }) => {
  await signUp(page);
  const { toast, path } = await shared(page);
  const visitor = await newVisitor();
  const scripts: Promise<number>[] = [];
  const weigh = (response: Response) => {
    if (response.request().resourceType() === 'script') {
      scripts.push(response.body().then((body) => gzipSync(body).length));
    }
  };
  visitor.on('response', weigh);
  await visitor.goto(path, { waitUntil: 'load' });
  await expect(visitor).toHaveTitle('A toast, shared with you');
  for (const { text } of toast.lines) {
    await expect(visitor.getByRole('button', { name: text, exact: true })).toBeVisible();
  }
  visitor.off('response', weigh);
  const script = (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0);
  expect(script / 1024).toBeGreaterThan(1);
  expect(script / 1024).toBeLessThanOrEqual(mostScriptKb);

  await visitor.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(visitor.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  await expect(visitor.locator('[data-line="0"]')).toHaveAttribute('data-state', 'now');
  await visitor.getByRole('button', { name: toast.lines[2]?.text ?? '', exact: true }).click();
  await expect(visitor.locator('[data-line="2"]')).toHaveAttribute('data-state', 'now');
  await expect(visitor.locator('[data-line="1"]')).toHaveAttribute('data-state', 'said');
  await visitor.keyboard.press('Tab');
  await visitor.locator('main').focus();
  await visitor.keyboard.press(' ');
  await expect(visitor.getByRole('button', { name: 'Play', exact: true })).toBeVisible();

  await visitor.getByRole('button', { name: 'Like, 0' }).click();
  const notice = visitor.getByRole('status').filter({ hasText: 'Authentication required' });
  await expect(notice).toContainText('Please sign in to react to this toast');
  await visitor.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(notice).toContainText('Please sign in to comment on this toast');
  await visitor.keyboard.press('F8');
  await expect(notice.getByRole('button', { name: 'Sign In' })).toBeFocused();
  await expectNothingSticksOut(visitor);
  await expectAccessible(visitor);

  await visitor.keyboard.press('Enter');
  await expect(visitor).toHaveURL(/\/auth$/);
  const { email, password } = await signUp(await newVisitor());
  await visitor.getByLabel('Username').fill(email);
  await visitor.getByLabel('Password', { exact: true }).fill(password);
  await visitor.getByRole('button', { name: 'Sign in', exact: true }).click();
  // Signed in, they are back where they were.
  await expect(visitor).toHaveURL(new RegExp(`${path}$`));
  await expect(visitor.getByLabel('Your comment')).toBeVisible();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('it is read and heard', async ({ page, newVisitor, signUp }) => {
    await signUp(page);
    const { toast, share, path } = await shared(page);
    await send(page, 'POST', `/api/toasts/${String(toast.id)}/comments?code=${share.shareCode}`, {
      comment: 'To the heron.',
    });
    const visitor = await newVisitor();
    await visitor.goto(path);
    for (const { text } of toast.lines) {
      await expect(visitor.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(visitor.getByText('To the heron.')).toBeVisible();
    await expect(visitor.locator('audio[controls]')).toHaveAttribute('src', /\/audio$/);
    await expect(visitor.getByRole('button', { name: 'Copy link to share' })).toBeHidden();
  });
});

test('reactions and comments come to others as they are made, and what is taken back goes', async ({
  page,
  newVisitor,
  signUp,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED/);
  await signUp(page);
  const { path, share } = await shared(page);
  const [ben, cleo] = [await newVisitor(), await newVisitor()];
  await signUp(ben);
  await signUp(cleo);
  await Promise.all([page, ben, cleo].map((each) => each.goto(path)));
  await expect(page.getByText('This is what others see.')).toBeVisible();

  await test.step('a reaction, another, and back', async () => {
    await ben.getByRole('button', { name: 'Clap, 0' }).click();
    await expect(ben.getByRole('button', { name: 'Clap, 1' })).toHaveAttribute('aria-pressed', 'true');
    await expect(cleo.getByRole('button', { name: 'Clap, 1' })).toHaveAttribute('aria-pressed', 'false', {
      timeout: liveMs,
    });
    await ben.route('**/reactions?*', (route) => route.abort());
    await ben.getByRole('button', { name: 'Like, 0' }).click();
    await expect(ben.getByRole('status').filter({ hasText: 'Failed to add reaction' })).toBeVisible();
    await expect(ben.getByRole('button', { name: 'Clap, 1' })).toHaveAttribute('aria-pressed', 'true');
    await ben.unroute('**/reactions?*');
    await ben.getByRole('button', { name: 'Like, 0' }).click();
    await expect(cleo.getByRole('button', { name: 'Like, 1' })).toBeVisible({ timeout: liveMs });
    await expect(cleo.getByRole('button', { name: 'Clap, 0' })).toBeVisible();
    await ben.getByRole('button', { name: 'Like, 1' }).click();
    await expect(page.getByRole('button', { name: 'Like, 0' })).toBeVisible({ timeout: liveMs });
  });

  await test.step('a comment, with nothing lost on the way', async () => {
    const form = ben.locator('#comment-form');
    const words = ben.getByLabel('Your comment');
    await expect(form.getByRole('button')).toBeDisabled();
    await ben.getByRole('button', { name: 'Comment', exact: true }).first().click();
    await expect(words).toBeFocused();
    await words.fill('   ');
    await form.getByRole('button').click();
    await expect(ben.getByRole('status').filter({ hasText: 'Empty comment' })).toContainText(
      'Please write something before submitting',
    );
    await words.fill(`${'x'.repeat(495)}👨‍👩‍👧‍👦`);
    await expect(ben.getByText('4 left')).toBeVisible();
    await ben.route('**/comments?*', (route) => route.abort());
    await words.fill('To the heron, and the last light.');
    await form.getByRole('button').click();
    await expect(ben.getByRole('status').filter({ hasText: 'Failed to add comment' })).toBeVisible();
    await expect(words).toHaveValue('To the heron, and the last light.');
    await ben.unroute('**/comments?*');
    await words.press('Control+Enter');
    await expect(words).toHaveValue('');
    for (const each of [page, cleo]) {
      await expect(each.getByText('To the heron, and the last light.')).toBeVisible({ timeout: liveMs });
      await expect(each.getByRole('heading', { name: 'Comments (1)' })).toBeVisible();
    }
  });

  await test.step('changed by its author, deleted by the owner', async () => {
    await ben.getByRole('button', { name: 'Edit' }).click();
    await ben.getByLabel('Your comment').first().fill('To the heron alone.');
    await ben.getByRole('button', { name: 'Save' }).click();
    await expect(cleo.getByText('To the heron alone.')).toBeVisible({ timeout: liveMs });
    await expect(cleo.getByText('edited')).toBeVisible();
    await cleo.getByRole('button', { name: 'Report' }).click();
    await cleo.getByRole('dialog').getByRole('button', { name: 'Report' }).click();
    await expect(cleo.getByRole('status').filter({ hasText: 'Thank you.' })).toBeVisible();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    for (const each of [page, ben, cleo]) {
      await expect(each.getByText('No comments yet. Be the first to comment!')).toBeVisible({ timeout: liveMs });
    }
  });

  await test.step('the whole, voice and all', async () => {
    await send(page, 'DELETE', `/api/shared-toasts/${String(share.id)}`);
    for (const each of [ben, cleo]) {
      await expect(each.getByRole('heading', { name: 'Toast Not Found' })).toBeVisible({ timeout: liveMs });
    }
    expect((await ben.request.get(`/api/shared-toasts/${share.shareCode}/audio`)).status()).toBe(404);
    await expectAccessible(ben);
  });
});

test('a friend opens what is for friends and answers with a line; a stranger finds nothing', async ({
  page,
  newVisitor,
  signUp,
  expectProblem,
}) => {
  const ana = await signUp(page);
  const { path } = await shared(page, { visibility: 'friends-only' });
  const [ben, cleo] = [await newVisitor(), await newVisitor()];
  await signUp(ben);
  await signUp(cleo);
  await befriend(ben, page, ana.user);
  expectProblem(/404/);
  await cleo.goto(path);
  await expect(cleo.getByRole('heading', { name: 'Toast Not Found' })).toBeVisible();
  await expect(cleo.getByText('This shared toast may have expired or been removed by the creator.')).toBeVisible();
  await expect(cleo.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');

  await ben.goto(path);
  await ben.getByLabel(/A line of your own/).fill('To the heron, from all of us');
  await ben.getByRole('button', { name: 'Send your line' }).click();
  await expect(ben.getByRole('status').filter({ hasText: 'Glass raised' })).toBeVisible();
  await expectNothingSticksOut(ben);
  await expectAccessible(ben);
});

test('words of any script stay in their place', async ({ page, newVisitor, signUp }) => {
  await signUp(page);
  const { toast, share, path } = await shared(page);
  const said = [
    'За цаплю и за последний свет.',
    '敬那只苍鹭。',
    'نخب مالك الحزين',
    '\u202Egnp.exe\u202C and on',
    '<b>bold</b>',
  ];
  for (const comment of said) {
    await send(page, 'POST', `/api/toasts/${String(toast.id)}/comments?code=${share.shareCode}`, { comment });
  }
  await send(page, 'PATCH', '/api/user/profile', { name: 'אנה \u202Eסתר' });
  const visitor = await newVisitor();
  await visitor.goto(path);
  const list = comments.list.reply.parse(
    await send(visitor, 'GET', `/api/toasts/${String(toast.id)}/comments?code=${share.shareCode}`),
  );
  expect(list.map(({ comment }) => comment)).toEqual(said);
  for (const comment of said) {
    await expect(visitor.getByText(comment, { exact: true })).toBeVisible();
  }
  await expect(visitor.locator('#comments b')).toHaveCount(0);
  await expectNothingSticksOut(visitor);
  await expectAccessible(visitor);
});
