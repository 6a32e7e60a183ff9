import type { Locator, Page } from '@playwright/test';
import { addDays } from '#shared/calendar.ts';
import { notes, type Note } from '#shared/contract/notes.ts';
import { expectNotice } from './support/notice.ts';
import { expect, test } from './support/test.ts';

const words = 'The baker slipped an extra roll into my bag.';
const mine = 'The baker slipped two extra rolls into my bag.';
const theirs = 'The baker slipped an extra roll into my blue bag.';

async function write(page: Page, content: string): Promise<Note> {
  const answer = await page.request.post(notes.create.path, { data: { content } });
  const { id } = notes.create.reply.parse(await answer.json());
  return notes.get.reply.parse(await (await page.request.get(`/api/notes/${id}`)).json());
}

async function saved(page: Page): Promise<Note[]> {
  return notes.list.reply.parse(await (await page.request.get(notes.list.path)).json());
}

function rows(page: Page): Locator {
  return page.locator('#recent-list > li');
}

/** Chooses what is behind 'More' of the topmost reflection. */
async function choose(page: Page, deed: RegExp): Promise<void> {
  await rows(page).first().getByRole('button', { name: /^More/ }).click();
  await rows(page).first().getByRole('button', { name: deed }).click();
}

async function edit(page: Page): Promise<Locator> {
  await choose(page, /^Edit/);
  const text = page.getByRole('dialog').getByLabel('Your reflection');
  await expect(text).toBeFocused();
  return text;
}

async function save(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
}

const edited = ['Note saved!', 'Your changes have been saved.'] as const;

test.beforeEach(async ({ page, signUp }) => {
  await signUp(page);
});

test('the words and the day are changed with the keyboard alone, and the row says so', async ({ page }) => {
  const { localDate } = await write(page, words);
  await page.goto('/');
  await rows(page).getByRole('button', { name: /^More/ }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const text = page.getByLabel('Your reflection');
  await expect(text).toBeFocused();
  await text.fill(mine);
  await page.getByLabel('Which day it is for').fill(addDays(localDate, -1));
  const heard = await page.evaluateHandle(() => {
    const lines: string[] = [];
    const status = document.querySelector('[role=dialog] [role=status]');
    const listen = new MutationObserver(() => lines.push(status?.textContent ?? ''));
    listen.observe(status ?? document, { subtree: true, childList: true, characterData: true });
    return lines;
  });
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(rows(page).getByRole('button', { name: /^More/ })).toBeFocused();
  expect(await heard.jsonValue()).toEqual(['Saving...', '']);
  await expectNotice(page, ...edited);
  await expect(rows(page)).toContainText(mine);
  await expect(rows(page).getByRole('list', { name: 'About this reflection' })).toContainText(/Written on .*Edited/);
  expect((await saved(page)).map((note) => [note.content, note.localDate])).toEqual([[mine, addDays(localDate, -1)]]);

  // The row goes to another month.
  await page.goto('/reflections');
  await page.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('button', { name: /^Edit/ }).click();
  await page.getByLabel('Which day it is for').fill(addDays(localDate, -70));
  await save(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^More/ })).toBeFocused();
});

test('a day to come is refused beside its field, and nothing is sent', async ({ page }) => {
  const { localDate } = await write(page, words);
  await page.goto('/');
  await edit(page);
  const day = page.getByLabel('Which day it is for');
  await day.fill(addDays(localDate, 2));
  await save(page);
  await expect(page.getByText('This day is still to come.')).toBeVisible();
  await expect(day).toHaveAttribute('aria-invalid', 'true');
  await day.fill('');
  await save(page);
  await expect(page.getByText('Please choose a day.')).toBeVisible();
  expect((await saved(page))[0]?.version).toBe(1);
});

test('what was changed and not saved is there again after a reload, and can be thrown away', async ({ page }) => {
  await write(page, words);
  await page.goto('/');
  await (await edit(page)).fill(mine);
  await expect(page.getByText('Kept on this device, not saved yet.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rows(page)).toContainText('Changes not saved yet');
  await page.reload();
  const text = await edit(page);
  await expect(text).toHaveValue(mine);
  await expect(page.getByText('Where you left off. Kept on this device, not saved yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(text).toHaveValue(words);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(text).toHaveValue(mine);
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expectNotice(page, 'Changes discarded', 'The reflection is as it was.');
  await save(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(rows(page)).not.toContainText('not saved');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('edit:')))).toEqual([]);
  expect((await saved(page))[0]?.version).toBe(1);
});

/** Both tabs have begun to change the same reflection; the other one has saved. */
async function clash(page: Page): Promise<void> {
  await write(page, words);
  const other = await page.context().newPage();
  await Promise.all([page.goto('/'), other.goto('/')]);
  const [here, there] = [await edit(page), await edit(other)];
  await here.fill(mine);
  await there.fill(theirs);
  await save(other);
  await expectNotice(other, ...edited);
  await other.close();
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Changed in the meantime' });
  await expect(dialog.getByRole('region', { name: 'Mine' })).toContainText(mine);
  await expect(dialog.getByRole('region', { name: 'The other' })).toContainText(theirs);
  await expect(dialog.getByRole('region', { name: 'Mine' }).locator('mark')).toHaveText(['two', 'rolls']);
  await expect(dialog.getByRole('region', { name: 'The other' }).locator('mark')).toHaveText(['an', 'roll', /blue/]);
  expect((await saved(page))[0]?.content).toBe(theirs);
}

test.describe('changed in two tabs', () => {
  test.beforeEach(({ expectProblem }) => expectProblem(/409 \(Conflict\)/));

  test('mine is kept', async ({ page }) => {
    await clash(page);
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await expectNotice(page, ...edited);
    await expect(rows(page)).toContainText(mine);
    expect((await saved(page))[0]).toMatchObject({ content: mine, version: 3 });
  });

  test('the other is kept', async ({ page }) => {
    await clash(page);
    await page.getByRole('button', { name: 'Keep the other one' }).click();
    await expectNotice(page, 'The other version was kept', 'Your changes here were discarded.');
    await expect(rows(page)).toContainText(theirs);
    await expect(rows(page)).not.toContainText('not saved');
    expect((await saved(page))[0]).toMatchObject({ content: theirs, version: 2 });
  });

  test('one goes on writing, onto what is there now', async ({ page }) => {
    await clash(page);
    await page.getByRole('button', { name: 'Keep editing' }).click();
    const text = page.getByLabel('Your reflection');
    await expect(text).toBeFocused();
    await expect(text).toHaveValue(mine);
    await text.fill(`${mine} It was blue.`);
    await save(page);
    await expectNotice(page, ...edited);
    expect((await saved(page))[0]).toMatchObject({ content: `${mine} It was blue.`, version: 3 });
  });

  test('leaving without a choice overwrites nothing, also later', async ({ page }) => {
    await clash(page);
    await page.keyboard.press('Escape');
    await expect(rows(page)).toContainText(theirs);
    await page.reload();
    await expect(await edit(page)).toHaveValue(mine);
    await save(page);
    await expect(page.getByRole('dialog', { name: 'Changed in the meantime' })).toBeVisible();
    expect((await saved(page))[0]?.content).toBe(theirs);
  });

  test('what does not clash is joined without a question', async ({ page }) => {
    const { id, version } = await write(page, words);
    await page.goto('/');
    await (await edit(page)).fill(mine);
    const elsewhere = await page.request.patch(`/api/notes/${id}`, { data: { version, keptOut: true } });
    expect(elsewhere.status()).toBe(200);
    await save(page);
    await expectNotice(page, ...edited);
    await expect(rows(page)).toContainText('Kept out of toasts');
    expect((await saved(page))[0]).toMatchObject({ content: mine, keptOut: true });
  });
});

test('deleted elsewhere meanwhile, the words are saved as a new reflection', async ({ page, expectProblem }) => {
  expectProblem(/404 \(Not Found\)/);
  const { id } = await write(page, words);
  await page.goto('/');
  await (await edit(page)).fill(mine);
  await page.request.delete(`/api/notes/${id}`);
  await save(page);
  await expect(page.getByRole('alert')).toContainText('This reflection has been deleted elsewhere in the meantime.');
  await expect(page.getByLabel('Your reflection')).toHaveValue(mine);
  await page.getByRole('button', { name: 'Save as a new reflection' }).click();
  await expectNotice(page, 'Note saved!', 'Your daily reflection has been recorded.');
  await expect(rows(page)).toContainText(mine);
  const [note, ...rest] = await saved(page);
  expect([note?.content, note?.id === id, rest]).toEqual([mine, false, []]);
});

test('deleted elsewhere meanwhile and left, the words are on the page one writes on', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/404 \(Not Found\)/);
  const { id } = await write(page, words);
  await page.goto('/');
  await (await edit(page)).fill(mine);
  await page.request.delete(`/api/notes/${id}`);
  await save(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectNotice(page, 'Your words are kept', 'You will find them waiting when you next write.');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('edit:')))).toEqual([]);
  await page.getByRole('button', { name: 'Carry on writing' }).click();
  await expect(page.getByLabel('Your reflection')).toHaveValue(mine);
});

test('a save that fails keeps the words and says why', async ({ page, signUp, expectProblem }) => {
  expectProblem(/Failed to load resource/);
  const { email, password } = await signUp(page);
  await write(page, words);
  await page.goto('/');
  await (await edit(page)).fill(mine);
  await page.route('**/api/notes/*', (route) => route.abort());
  await save(page);
  await expectNotice(page, 'Failed to save note', 'Could not connect to the server. Please try again.');
  await expect(page.getByText('Not saved. Your changes are kept on this device.')).toBeVisible();
  await page.unroute('**/api/notes/*');
  await page.route('**/api/notes/*', (route) => route.fulfill({ status: 500, body: 'Oh.' }));
  await save(page);
  await expectNotice(page, 'Failed to save note', 'Request failed with status 500');
  await expect(page.getByLabel('Your reflection')).toHaveValue(mine);
  await page.unroute('**/api/notes/*');

  // A session that has ended asks to sign in, and gives the words back after it.
  await page.context().clearCookies();
  await save(page);
  await expect(page).toHaveURL(/\/auth/);
  await page
    .getByLabel(/Username|Email/)
    .first()
    .fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(rows(page)).toContainText('Changes not saved yet');
  await expect(await edit(page)).toHaveValue(mine);
  await save(page);
  await expect(rows(page)).toContainText(mine);
});

test('a reflection is kept out of toasts and told again; a failure puts its row back', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource/);
  await write(page, words);
  await page.goto('/');
  await choose(page, /^Keep out of toasts/);
  await expectNotice(
    page,
    'Kept out of toasts',
    'Toasts will not mention it, and it will not be shown to you again unless you look for it.',
  );
  await expect(rows(page).getByRole('list', { name: 'About this reflection' })).toHaveText('Kept out of toasts');
  expect((await saved(page))[0]?.keptOut).toBe(true);
  await page.route('**/api/notes/*', (route) => route.abort());
  await choose(page, /^Include in toasts again/);
  await expectNotice(page, 'Failed to save note', 'Could not connect to the server. Please try again.');
  await expect(rows(page).getByRole('list', { name: 'About this reflection' })).toHaveText('Kept out of toasts');
  await page.unroute('**/api/notes/*');
  await choose(page, /^Include in toasts again/);
  await expectNotice(page, 'Back in your toasts', 'The next toast may mention it.');
  await expect(rows(page).getByRole('list', { name: 'About this reflection' })).toHaveCount(0);
  expect((await saved(page))[0]?.keptOut).toBe(false);
});

test('on a phone the page to edit on fills the screen and nothing is out of reach', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await write(page, words);
  await page.goto('/');
  const more = rows(page).getByRole('button', { name: /^More/ });
  expect((await more.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect((await more.boundingBox())?.width).toBeGreaterThanOrEqual(44);
  await edit(page);
  const dialog = page.getByRole('dialog');
  await expect.poll(async () => (await dialog.boundingBox())?.y).toBe(0);
  expect(await dialog.evaluate((element) => [element.clientWidth, element.clientHeight])).toEqual([360, 740]);
  for (const part of [
    dialog.getByLabel('Which day it is for'),
    dialog.getByText('Keep out of toasts'),
    dialog.getByRole('button', { name: 'Save', exact: true }),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
});
