import type { Locator, Page } from '@playwright/test';
import { notes, type Note } from '#shared/contract/notes.ts';
import { takeClock, testNow } from './support/clock.ts';
import { expectAccessible } from './support/look.ts';
import { expectNotice } from './support/notice.ts';
import { type Account, expect, test } from './support/test.ts';

const words = 'The baker slipped an extra roll into my bag.';
const savedNotice = ['Note saved!', 'Your daily reflection has been recorded.'] as const;

const text = (page: Page): Locator => page.getByLabel('Your reflection');
const sheet = (page: Page): Locator => page.getByRole('dialog', { name: "Today's Reflection" });
const waiting = (page: Page): Locator => page.getByText('1 reflection is waiting for a connection.');

async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Add today's reflection|Write another|Carry on writing/ }).click();
  await expect(text(page)).toBeFocused();
}

/** On the dashboard, with the code of the page one writes on at hand: from here on nothing more need be fetched. */
async function arrive(page: Page): Promise<void> {
  await page.goto('/');
  await open(page);
  await expect(sheet(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await page.waitForTimeout(1600);
  await page.waitForLoadState('networkidle');
}

async function save(page: Page): Promise<void> {
  await sheet(page).getByRole('button', { name: 'Save', exact: true }).click();
}

async function saved(page: Page): Promise<Note[]> {
  return notes.list.reply.parse(await (await page.request.get(notes.list.path)).json());
}

async function draftOnServer(page: Page): Promise<string | undefined> {
  const draft = notes.draft.reply.parse(await (await page.request.get(notes.draft.path)).json());
  return draft?.content;
}

async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Username').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** What this route answers is decided by the test; everything but a save goes its way. */
async function onSave(page: Page, answer: Parameters<Page['route']>[1]): Promise<void> {
  await page.route('**/api/notes', (route, request) =>
    request.method() === 'POST' ? answer(route, request) : route.fallback(),
  );
}

// Several visits each, and each arrives anew.
test.describe.configure({ timeout: 120_000 });

test('what is saved without a connection waits in sight, and is saved once when it is back', async ({
  page,
  context,
  signUp,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource/);
  await signUp(page);
  await arrive(page);
  await context.setOffline(true);
  await open(page);
  await page.keyboard.type(words);
  await save(page);
  await expectNotice(page, 'Kept on this device', 'It will be saved as soon as you are back online.');
  await expect(sheet(page)).toHaveCount(0);
  await expect(waiting(page)).toBeVisible();
  await expect(page.getByText('You have written today.')).toBeVisible();
  const rows = page.getByRole('list', { name: 'Waiting for a connection' }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(words);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Try now' }).click();
  await expectNotice(page, 'Network error', 'Could not connect to the server. Please try again.');

  // It can be read, changed, and put away again.
  await rows.getByRole('button', { name: /^Open/ }).click();
  await expect(text(page)).toHaveValue(words);
  await expect(waiting(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Carry on writing' })).toBeFocused();
  await page.keyboard.press('Enter');
  await text(page).press('End');
  await page.keyboard.type(' Twice.');
  await save(page);
  await expectNotice(page, 'Kept on this device', 'It will be saved as soon as you are back online.');

  await page.getByRole('button', { name: 'Try now' }).focus();
  const before = testNow();
  await context.setOffline(false);
  await expect(waiting(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectNotice(page, ...savedNotice);
  await expect(page.locator('#recent-list > li')).toContainText([`${words} Twice.`]);
  const [note, ...others] = await saved(page);
  expect(others).toEqual([]);
  expect(note?.content).toBe(`${words} Twice.`);
  // It is of when it was written, not of when it came.
  expect(Date.parse(note?.createdAt ?? '')).toBeLessThan(before);
  await open(page);
  await expect(text(page)).toHaveValue('');
});

test('two tabs send what waits once, also after a reload', async ({ page, context, signUp, expectProblem }) => {
  expectProblem(/Failed to load resource/);
  await signUp(page);
  await arrive(page);
  await onSave(page, (route) => route.abort());
  await open(page);
  await page.keyboard.type(words);
  await save(page);
  await expectNotice(page, 'Kept on this device', 'It will be saved as soon as the server can be reached.');
  await page.unroute('**/api/notes');
  let posts = 0;
  context.on('request', (request) => {
    posts += Number(request.method() === 'POST' && request.url().endsWith(notes.create.path));
  });
  const other = await context.newPage();
  await Promise.all([page.reload(), other.goto('/')]);
  await expect.poll(async () => (await saved(page)).length).toBe(1);
  await expect(waiting(page)).toHaveCount(0);
  await expect(waiting(other)).toHaveCount(0);
  await expect(other.locator('#recent-list > li')).toContainText([words]);
  expect(posts).toBe(1);
});

test('a save whose answer is lost is not claimed, waits, and makes one reflection', async ({
  page,
  signUp,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource/);
  await signUp(page);
  await arrive(page);
  await onSave(page, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await open(page);
  await page.keyboard.type(words);
  await save(page);
  await expectNotice(page, 'Kept on this device', 'It will be saved as soon as the server can be reached.');
  expect((await saved(page)).map(({ content }) => content)).toEqual([words]);
  await page.unroute('**/api/notes');
  await page.getByRole('button', { name: 'Try now' }).click();
  await expectNotice(page, ...savedNotice);
  expect((await saved(page)).map(({ content }) => content)).toEqual([words]);
});

test('what is typed survives the end of its tab, and is found on another device', async ({
  page,
  context,
  signUp,
  newVisitor,
}) => {
  const ana = await signUp(page);
  await page.goto('/');
  await open(page);
  await page.keyboard.type(words);
  await expect(page.getByText('Kept on this device and on the server, not saved yet.')).toBeVisible();
  await page.close();

  const again = await context.newPage();
  await again.goto('/');
  await open(again);
  await expect(text(again)).toHaveValue(words);
  await expect(
    again.getByText('Where you left off. Kept on this device and on the server, not saved yet.'),
  ).toBeVisible();
  await again.close();

  const phone = await newVisitor();
  await phone.goto('/auth');
  await signIn(phone, ana);
  await expect(phone).toHaveURL('/');
  await open(phone);
  await expect(text(phone)).toHaveValue(words);
  await expect(phone.getByText('From another device. Not saved yet.').first()).toBeVisible();
  await text(phone).press('End');
  await phone.keyboard.type(' Twice.');
  await save(phone);
  await expectNotice(phone, ...savedNotice);
  expect(await draftOnServer(phone)).toBeUndefined();

  // Back on the first device: those words were saved, so they are not there to be saved again.
  const back = await context.newPage();
  await back.goto('/');
  await open(back);
  await expect(text(back)).toHaveValue('');
  expect((await saved(back)).map(({ content }) => content)).toEqual([`${words} Twice.`]);
});

test('where two devices have words of their own, both are kept', async ({ page, signUp, newVisitor }) => {
  const ana = await signUp(page);
  await page.goto('/');
  await open(page);
  await page.keyboard.type('From the desk.');
  await expect(page.getByText('Kept on this device and on the server, not saved yet.')).toBeVisible();
  await page.keyboard.press('Escape');

  const phone = await newVisitor();
  await phone.goto('/auth');
  await signIn(phone, ana);
  await expect(phone).toHaveURL('/');
  await open(phone);
  await expect(text(phone)).toHaveValue('From the desk.');
  await text(phone).fill('From the train.');
  await expect.poll(() => draftOnServer(phone)).toBe('From the train.');
  await phone.keyboard.press('Escape');

  await open(page);
  await expect(text(page)).toHaveValue('From the train.');
  const other = page.getByRole('region', { name: 'Another draft' });
  await expect(other).toContainText('From the desk.');
  await expectAccessible(page);
  await other.getByRole('button', { name: 'Swap them' }).click();
  await expect(text(page)).toHaveValue('From the desk.');
  await expect(other).toContainText('From the train.');
  await page.reload();
  await open(page);
  await expect(other).toContainText('From the train.');
  await other.getByRole('button', { name: 'Keep this one too' }).click();
  await expect(text(page)).toHaveValue('From the desk.\n\nFrom the train.');
  await expect(other).toHaveCount(0);
  await save(page);
  await expectNotice(page, ...savedNotice);
  expect((await saved(page)).map(({ content }) => content)).toEqual(['From the desk.\n\nFrom the train.']);
});

test('an emptied page is emptied on the server too', async ({ page, signUp }) => {
  await signUp(page);
  await page.goto('/');
  await open(page);
  await page.keyboard.type(words);
  await expect.poll(() => draftOnServer(page)).toBe(words);
  // What is only changed is no draft of its own.
  await text(page).fill('The baker.');
  await expect.poll(() => draftOnServer(page)).toBe('The baker.');
  await expect(page.getByRole('region', { name: 'Another draft' })).toHaveCount(0);
  await text(page).fill('');
  await expect.poll(() => draftOnServer(page)).toBeUndefined();
  await page.reload();
  await open(page);
  await page.waitForLoadState('networkidle');
  await expect(text(page)).toHaveValue('');
});

test('a session that ends under someone’s hands leads to signing in and back to the words', async ({
  page,
  context,
  signUp,
  expectProblem,
}) => {
  expectProblem(/401 \(Unauthorized\)/);
  const ana = await signUp(page);
  await page.goto('/');
  await open(page);
  await page.keyboard.type(words);
  await context.clearCookies();
  await save(page);
  await expect(page).toHaveURL(/\/auth$/);
  await expectNotice(page, 'Failed to save note', 'Please sign in again. Your words are kept.');

  // Someone else at the same device sees nothing of it.
  const ben = await signUp(await context.newPage());
  await page.goto('/');
  await expect(page.getByText("Add today's reflection")).toBeVisible({ timeout: 15_000 });
  await expect(sheet(page)).toHaveCount(0);
  expect(await saved(page)).toEqual([]);
  expect(ben.user.id).not.toBe(ana.user.id);
  await context.clearCookies();

  await page.goto('/auth');
  await signIn(page, ana);
  await expect(text(page)).toHaveValue(words);
  await save(page);
  await expectNotice(page, ...savedNotice);
  expect((await saved(page)).map(({ content }) => content)).toEqual([words]);
});

test('a refusal is told, and the words stay through a reload', async ({ page, signUp, expectProblem }) => {
  expectProblem(/Failed to load resource/);
  await signUp(page);
  await page.goto('/');
  await open(page);
  await page.keyboard.type(words);
  await onSave(page, (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'Something went wrong on our side.' } }),
  );
  await save(page);
  await expectNotice(page, 'Failed to save note', 'Something went wrong on our side.');
  await expect(page.getByText('Not saved. Your words are kept on this device.').first()).toBeVisible();
  await page.reload();
  await open(page);
  await expect(text(page)).toHaveValue(words);
  expect(await saved(page)).toEqual([]);
  await page.unroute('**/api/notes');
  await save(page);
  await expectNotice(page, ...savedNotice);
  expect(await saved(page)).toHaveLength(1);
});

test('a save that hangs waits for the server, and what it will not take comes back with the reason', async ({
  page,
  signUp,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource/);
  await signUp(page);
  await takeClock(page);
  await page.goto('/');
  await page.clock.runFor(2000);
  await open(page);
  await page.keyboard.type(words);
  // The time limit of a call is the browser's own, which no clock of a test can move on.
  await page.evaluate(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => timeout(ms / 40);
  });
  await onSave(page, () => {});
  await save(page);
  await expect(page.getByRole('region', { name: /^Notices/ })).toContainText('Kept on this device');
  await page.clock.runFor(1000);
  await expect(waiting(page)).toBeVisible();

  await page.unroute('**/api/notes');
  await onSave(page, (route) =>
    route.fulfill({ status: 413, json: { code: 'too_large', message: 'This is too large.' } }),
  );
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(page.getByRole('region', { name: /^Notices/ })).toContainText('This is too large.');
  await expect(waiting(page)).toHaveCount(0);
  await open(page);
  await expect(text(page)).toHaveValue(words);
  await expect(page.getByText('Not saved yet. This is too large.').first()).toBeVisible();
});

test('pressed twice it is saved once', async ({ page, signUp }) => {
  await signUp(page);
  await page.goto('/');
  await open(page);
  await page.keyboard.type(words);
  await sheet(page).getByRole('button', { name: 'Save', exact: true }).dblclick();
  await page.keyboard.press('Control+Enter');
  await expectNotice(page, ...savedNotice);
  await expect(sheet(page)).toHaveCount(0);
  expect(await saved(page)).toHaveLength(1);
});

test('a page can be for yesterday or another day', async ({ page, signUp }) => {
  await signUp(page);
  await page.goto('/');
  const today = await page.locator('header time').first().getAttribute('datetime');
  const dayBefore = (days: number) =>
    new Date(Date.parse(`${today}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
  await open(page);
  await page.getByLabel('Which day it is for').selectOption('Yesterday');
  await text(page).fill(words);
  await page.reload();
  await open(page);
  await expect(page.getByLabel('Which day it is for')).toHaveValue('yesterday');
  await save(page);
  await expectNotice(page, ...savedNotice);
  await open(page);
  await expect(page.getByLabel('Which day it is for')).toHaveValue('today');
  await text(page).fill('Long before.');
  await page.getByLabel('Which day it is for').selectOption('Another day');
  await page.getByLabel('Another day', { exact: true }).fill(dayBefore(12));
  await save(page);
  await expectNotice(page, ...savedNotice);
  expect((await saved(page)).map(({ localDate }) => localDate)).toEqual([dayBefore(1), dayBefore(12)]);
});

test('whoever signs out with words that wait is asked first, and they wait for nobody else', async ({
  page,
  context,
  signUp,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource|401 \(Unauthorized\)/);
  const ana = await signUp(page);
  await arrive(page);
  await onSave(page, (route) => route.abort());
  await open(page);
  await page.keyboard.type(words);
  await save(page);
  await expectNotice(page, 'Kept on this device', 'It will be saved as soon as the server can be reached.');
  const leave = async () => {
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
  };
  await leave();
  const question = page.getByRole('alertdialog', { name: 'Sign out anyway?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(waiting(page)).toBeVisible();
  await leave();
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await page.unroute('**/api/notes');

  await signUp(page);
  await page.goto('/');
  await expect(page.getByText('0 of 7 this week')).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
  expect(await saved(page)).toEqual([]);

  await context.clearCookies();
  await page.goto('/auth');
  await signIn(page, ana);
  await expect(page).toHaveURL('/');
  await expect.poll(async () => (await saved(page)).map(({ content }) => content)).toEqual([words]);
});
