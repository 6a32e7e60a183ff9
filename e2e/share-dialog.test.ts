import { readFileSync } from 'node:fs';
import { shares } from '#shared/contract/shares.ts';
import { look } from './support/look.ts';
import { expectNotice } from './support/notice.ts';
import { makeToast, send, shareToast } from './support/sharing.ts';
import { expect, test } from './support/test.ts';

const code = /\/shared\/([\w-]{22})$/;

test.beforeEach(async ({ page, signUp }) => {
  await signUp(page);
});

test('a toast is shared: chosen lines, signed, with anyone, for a week; its link is copied, and it is taken back', async ({
  page,
  newVisitor,
}) => {
  const toast = await makeToast(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/weekly-toast');
  await page.getByRole('button', { name: 'Share Toast' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: /Friends only/ })).toBeChecked();
  await expect(dialog.getByRole('radio', { name: 'Never' })).toBeChecked();
  await expect(dialog.getByRole('switch', { name: 'Allow comments' })).toBeChecked();
  await look(page, 'share-options', { part: dialog });
  await page.setViewportSize({ width: 1280, height: 900 });

  await dialog.getByRole('radio', { name: /Anyone with the link/ }).check();
  await dialog.getByRole('radio', { name: '1 week' }).check({ force: true });
  await dialog.getByRole('switch', { name: 'Allow comments' }).uncheck();
  const preview = dialog.getByRole('region', { name: 'What others see' });
  for (const { text } of toast.lines) {
    await dialog.getByRole('checkbox', { name: text }).uncheck();
  }
  await expect(dialog.getByText('Please choose at least one line.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Share', exact: true })).toBeDisabled();
  const second = toast.lines[1]?.text ?? '';
  await dialog.getByRole('checkbox', { name: second }).check();
  await expect(preview.getByRole('listitem')).toHaveText([second]);
  await dialog.getByLabel('Signed as').fill('Ana of the heron');
  await expect(preview).toContainText('Ana of the heron');
  await dialog.getByRole('button', { name: 'Share', exact: true }).click();

  const link = dialog.getByRole('textbox', { name: 'Link' });
  await expect(link).toHaveValue(code);
  await expect(dialog.getByText('Nobody else has opened it yet.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link.inputValue());
  await expect(dialog.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
  await look(page, 'share-link', { part: dialog });
  await page.setViewportSize({ width: 1280, height: 900 });
  const address = new URL(await link.inputValue()).pathname;
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Manage Sharing' })).toBeFocused();

  const visitor = await newVisitor();
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { name: 'Ana of the heron' })).toBeVisible();
  await expect(visitor.locator('#stage li')).toHaveText([second]);
  await expect(visitor.getByRole('button', { name: 'Comment', exact: true })).toHaveCount(0);
  const [share] = shares.list.reply.parse(await send(page, 'GET', shares.list.path));
  expect(Date.parse(share?.expiresAt ?? '') - Date.parse(share?.createdAt ?? '')).toBeGreaterThan(6.9 * 86_400_000);

  await page.getByRole('button', { name: 'Manage Sharing' }).click();
  await expect(dialog.getByText('Opened once by others.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove Sharing' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove Sharing' }).click();
  await expect(page.getByText('Nobody can open the link any more.').first()).toBeVisible();
  await expect(visitor.getByRole('heading', { name: 'Toast Not Found' })).toBeVisible();
});

test('what is shared is changed under the same link, by keyboard alone', async ({ page }) => {
  const toast = await makeToast(page);
  await page.goto('/weekly-toast');
  await page.getByRole('button', { name: 'Share Toast' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: /Friends only/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Share', exact: true }).focus();
  await page.keyboard.press('Enter');
  const before = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  await expect(dialog.getByText(/^Only friends can open this toast/)).toBeFocused();
  await dialog.getByRole('button', { name: 'Change what is shared' }).focus();
  await page.keyboard.press('Enter');
  await dialog.getByRole('checkbox', { name: toast.lines[0]?.text ?? '' }).focus();
  await page.keyboard.press(' ');
  await dialog.getByRole('radio', { name: /Friends only/ }).focus();
  await page.keyboard.press('ArrowDown');
  await dialog.getByRole('button', { name: 'Save' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Anyone who has this link can open this toast.')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(before);
  const [share] = shares.list.reply.parse(await send(page, 'GET', shares.list.path));
  expect(share?.lines).toEqual(toast.lines.map((_, at) => at).slice(1));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Manage Sharing' })).toBeFocused();
});

test('a share that fails says so and keeps every choice', async ({ page, expectProblem }) => {
  await makeToast(page);
  await page.goto('/weekly-toast');
  await page.getByRole('button', { name: 'Share Toast' }).click();
  const dialog = page.getByRole('dialog');
  expectProblem(/ERR_FAILED|503/);
  await page.route('**/api/toasts/*/share', (route) => route.abort());
  await dialog.getByRole('radio', { name: /Anyone with the link/ }).check();
  await dialog.getByLabel('Signed as').fill('Ana');
  await dialog.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByText('Failed to share toast').first()).toBeVisible();
  await expect(dialog.getByRole('radio', { name: /Anyone with the link/ })).toBeChecked();
  await expect(dialog.getByLabel('Signed as')).toHaveValue('Ana');
  await page.unroute('**/api/toasts/*/share');
  await dialog.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(code);
});

test('a slow server is waited for, and two quick presses share once', async ({ page }) => {
  const toast = await makeToast(page);
  await page.goto('/weekly-toast');
  await page.getByRole('button', { name: 'Share Toast' }).click();
  const dialog = page.getByRole('dialog');
  let answer = () => {};
  const slow = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let sent = 0;
  await page.route('**/api/toasts/*/share', async (route) => {
    sent += 1;
    await slow;
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Share', exact: true }).dblclick();
  await expect(dialog.getByRole('button', { name: 'Sharing...' })).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByRole('checkbox', { name: toast.lines[0]?.text ?? '' }).focus();
  await dialog.getByLabel('Signed as').press('Enter');
  answer();
  await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(code);
  expect(sent).toBe(1);
});

test('the end of a link stays where it is when something else is changed', async ({ page }) => {
  const toast = await makeToast(page);
  const end = new Date((await page.evaluate(() => Date.now())) + 7 * 86_400_000).toISOString();
  const { shareUrl } = await shareToast(page, toast, { expiresAt: end });
  await page.goto('/weekly-toast');
  await page.getByRole('button', { name: 'Manage Sharing' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/It ends on \w+, March 11 at /)).toBeVisible();
  await dialog.getByRole('button', { name: 'Change what is shared' }).click();
  await expect(dialog.getByRole('radio', { name: /Friends only/ })).toBeFocused();
  await expect(dialog.getByRole('radio', { name: /^As now, on \w+, March 11$/ })).toBeChecked();
  await look(page, 'share-change', { part: dialog });
  await dialog.getByRole('switch', { name: 'Allow comments' }).uncheck();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Anyone who has this link can open this toast.')).toBeFocused();
  await expect(dialog.getByText(/Comments are off/)).toBeVisible();
  const [share] = shares.list.reply.parse(await send(page, 'GET', shares.list.path));
  expect([share?.expiresAt, share?.allowComments, share?.shareUrl]).toEqual([end, false, shareUrl]);
});

test('a toast for friends says so to someone who has none yet', async ({ page }) => {
  const toast = await makeToast(page);
  await shareToast(page, toast, { visibility: 'friends-only' });
  await page.goto('/weekly-toast');
  await page.getByRole('button', { name: 'Manage Sharing' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/you have no friends on Clink yet/)).toBeVisible();
  await look(page, 'share-no-friends', { part: dialog });
  await dialog.getByRole('link', { name: 'Add a friend' }).click();
  await expect(page).toHaveURL(/\/friends$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a link whose time is over says so, opens again, and can be taken back', async ({ page }) => {
  const toast = await makeToast(page);
  const { shareUrl } = await shareToast(page, toast);
  await page.goto('/weekly-toast');
  let isOver = true;
  await page.route('**/api/shared-toasts', async (route) => {
    const list = shares.list.reply.parse(await (await route.fetch()).json());
    await route.fulfill({ json: list.map((share) => ({ ...share, expired: isOver, expiresAt: share.createdAt })) });
  });
  await page.getByRole('button', { name: 'Manage Sharing' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/The link has come to its end/)).toBeVisible();
  await expect(dialog.getByRole('radio', { name: 'Never' })).toBeChecked();
  await look(page, 'share-over', { part: dialog });
  await dialog.getByRole('button', { name: 'Remove Sharing' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  isOver = false;
  await dialog.getByRole('button', { name: 'Share again' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(shareUrl);
  isOver = true;
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Manage Sharing' }).click();
  await dialog.getByRole('button', { name: 'Remove Sharing' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove Sharing' }).click();
  await expect(dialog.getByRole('heading', { name: 'Share Toast' })).toBeVisible();
  await expect(dialog.getByRole('radio', { name: /Friends only/ })).toBeFocused();
  expect(await send(page, 'GET', shares.list.path)).toEqual([]);
});

test('what cannot be taken back stays shared, and two quick presses take back once', async ({
  page,
  expectProblem,
}) => {
  const toast = await makeToast(page);
  await shareToast(page, toast);
  await page.goto('/weekly-toast');
  await page.getByRole('button', { name: 'Manage Sharing' }).click();
  const dialog = page.getByRole('dialog');
  const question = page.getByRole('alertdialog');
  expectProblem(/503/);
  await page.route('**/api/shared-toasts/*', (route) =>
    route.fulfill({ status: 503, json: { code: 'busy', message: 'Clink is very busy just now.' } }),
  );
  await dialog.getByRole('button', { name: 'Remove Sharing' }).click();
  await look(page, 'share-remove', { part: question });
  await question.getByRole('button', { name: 'Remove Sharing' }).click();
  await expectNotice(page, 'Failed to unshare toast', 'Clink is very busy just now.');
  await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(code);
  await page.unroute('**/api/shared-toasts/*');
  let sent = 0;
  page.on('request', (request) => {
    sent += Number(request.method() === 'DELETE');
  });
  await dialog.getByRole('button', { name: 'Remove Sharing' }).click();
  await question.getByRole('button', { name: 'Remove Sharing' }).dblclick();
  await expect(dialog.getByRole('radio', { name: /Friends only/ })).toBeFocused();
  await expectNotice(page, 'Sharing removed', 'Nobody can open the link any more.');
  expect(sent).toBe(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Share Toast' })).toBeFocused();
});

test('how a toast is shared is asked for again where that failed, and a link that cannot be copied is selected', async ({
  page,
  expectProblem,
}) => {
  const toast = await makeToast(page);
  await shareToast(page, toast);
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('Not allowed.'));
  });
  await page.goto('/weekly-toast');
  expectProblem(/503/);
  await page.route('**/api/shared-toasts', (route) => route.fulfill({ status: 503, body: '' }));
  await page.getByRole('button', { name: 'Manage Sharing' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('How this toast is shared could not be loaded just now.')).toBeVisible();
  await look(page, 'share-not-loaded', { part: dialog });
  await page.unroute('**/api/shared-toasts');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expectNotice(page, 'The link could not be copied', 'It is selected: please copy it yourself.');
  await expect(dialog.getByRole('button', { name: 'Copied' })).toHaveCount(0);
});

test('a link is passed on in a window of its own', async ({ page }) => {
  await makeToast(page);
  await page.goto('/weekly-toast');
  await page.getByRole('button', { name: 'Share Toast' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Share', exact: true }).click();
  await page.evaluate(() => {
    window.open = (...given) => {
      document.title = given.join(' ');
      return null;
    };
  });
  const link = encodeURIComponent(await dialog.getByRole('textbox', { name: 'Link' }).inputValue());
  for (const [name, host] of [
    ['Twitter', 'https://x.com/'],
    ['Facebook', 'https://www.facebook.com/'],
    ['LinkedIn', 'https://www.linkedin.com/'],
  ] as const) {
    await dialog.getByRole('button', { name }).click();
    const opened = await page.title();
    expect(opened.startsWith(host)).toBe(true);
    expect(opened).toContain(link);
    expect(opened).toContain('noopener,noreferrer');
  }
});

test('one line becomes a picture, in two shapes and any script', async ({ page }) => {
  const toast = await makeToast(page);
  await page.goto('/weekly-toast');
  await page.getByRole('button', { name: 'Make a Picture' }).click();
  const dialog = page.getByRole('dialog');
  const picture = dialog.getByRole('img');
  await expect(picture).toBeVisible();
  await look(page, 'share-picture', { part: dialog });
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const [shape, height] of [
    ['Portrait', 1350],
    ['Square', 1080],
  ] as const) {
    await dialog.getByRole('radio', { name: shape }).check({ force: true });
    await dialog.getByLabel('Line').selectOption('1');
    await expect(picture).toHaveAttribute('aria-label', toast.lines[1]?.text ?? '');
    const saving = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Save picture' }).click();
    const file = readFileSync((await (await saving).path()) ?? '');
    // The head of a PNG holds its width and height.
    expect([file.toString('latin1', 1, 4), file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([
      'PNG',
      1080,
      height,
    ]);
    expect(file.length).toBeGreaterThan(10_000);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Make a Picture' })).toBeFocused();
});
