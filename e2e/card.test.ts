import type { Page } from '@playwright/test';
import { notes } from '#shared/contract/notes.ts';
import { daysAgo } from './support/clock.ts';
import { look } from './support/look.ts';
import { expectNotice } from './support/notice.ts';
import { expect, test } from './support/test.ts';

type Seen = { drops: number; ripples: number; sounds: string[] };

const card = (page: Page) => page.getByLabel('A line for today');
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

/** Counts the drops that fell, the rings they made, and what was heard. */
async function watchDrops(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Seen = { drops: 0, ripples: 0, sounds: [] };
    Object.assign(window, { seen });
    document.addEventListener('DOMContentLoaded', () => {
      new MutationObserver((changes) => {
        for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
          if (node instanceof Element) {
            seen.ripples += Number(node.matches('[data-ripple]'));
            seen.drops += Number(node.matches('[data-drop]'));
          }
        }
      }).observe(document, { childList: true, subtree: true });
    });
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      seen.sounds.push(new URL(this.src).pathname);
      return play.call(this);
    };
  });
}

const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen);

async function writes(page: Page, content: string, localDate?: string): Promise<void> {
  expect((await page.request.post(notes.create.path, { data: { content, localDate } })).status()).toBe(201);
}

test.beforeEach(async ({ page, signUp }) => {
  await signUp(page);
  await watchDrops(page);
});

test('a tap on the card and the caret is there; what is written sinks into the glass as one drop', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('What was good about today?')).toBeVisible();
  // Anywhere on its paper.
  await page.locator('label', { has: card(page) }).click({ position: { x: 150, y: 8 } });
  await expect(card(page)).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(save(page)).toHaveCount(0);
  await page.keyboard.type('The heron came back.');
  await expect(page.getByText('What was good about today?')).toBeHidden();
  await expect(page.getByText(/^Kept on this device.*, not saved yet\.$/)).toBeVisible();
  await look(page, 'card-written');
  await page.emulateMedia({ reducedMotion: 'no-preference', colorScheme: 'light' });
  await save(page).click();
  await expect(page.getByText('You have written today.')).toBeVisible();
  await expect(card(page)).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Write another' })).toBeFocused();
  await expectNotice(page, 'Note saved!', 'Your daily reflection has been recorded.');
  await expect.poll(() => seen(page)).toEqual({ drops: 1, ripples: 1, sounds: ['/drop.mp3'] });
  await expect(page.getByText('1 of 7 this week')).toBeVisible();
  await expect(page.locator('[data-drop]')).toHaveCount(0);
  await expect(page.getByRole('progressbar').locator('[data-layer]')).toHaveCount(1);

  // By the keyboard alone, and one more for the same day.
  await card(page).focus();
  await page.keyboard.type('And its mate.');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText('2 of 7 this week')).toBeVisible();
  await expect.poll(async () => (await seen(page)).drops).toBe(2);
});

test('what is written on the card is the draft of the page to write on, and the other way round', async ({ page }) => {
  await page.goto('/');
  await card(page).click();
  await page.keyboard.type('Bread, still warm.');
  await page.getByRole('button', { name: 'Carry on writing' }).click();
  const sheet = page.getByLabel('Your reflection');
  await expect(sheet).toHaveValue('Bread, still warm.');
  await sheet.fill('Bread, still warm, and butter.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(card(page)).toHaveValue('Bread, still warm, and butter.');
  await page.reload();
  await expect(card(page)).toHaveValue('Bread, still warm, and butter.');
  await card(page).fill('');
  await expect(page.getByRole('button', { name: "Add today's reflection" })).toBeVisible();
  await expect(save(page)).toHaveCount(0);

  // For another day it is the page's.
  await page.getByRole('button', { name: "Add today's reflection" }).click();
  await sheet.fill('For yesterday.');
  await page.getByLabel('Which day it is for').selectOption({ index: 1 });
  await page.keyboard.press('Escape');
  await expect(page.getByText('You have started writing.')).toBeVisible();
  await expect(card(page)).toBeDisabled();
  await expect(save(page)).toHaveCount(0);
});

test('what is typed before any further code is there is kept, and nothing is lost without a connection', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/card-desk-[^/]*\.js$/, (route) => held.promise.then(() => route.continue()));
  await page.goto('/');
  await card(page).click();
  await page.keyboard.type('Snow on the lemon tree.');
  await page.reload();
  await expect(card(page)).toHaveValue('Snow on the lemon tree.');
  held.resolve();
  await expect(save(page)).toBeVisible();
  await context.setOffline(true);
  await save(page).click();
  await expect(page.getByText('Kept on this device', { exact: true })).toBeVisible();
  await expect(card(page)).toHaveValue('');
  expect((await seen(page)).drops).toBe(0);
  await context.setOffline(false);
  await expect.poll(async () => (await (await page.request.get(notes.list.path)).json()) as unknown[]).toHaveLength(1);
});

test('what is wiped away before any further code is there does not come back from the server', async ({ page }) => {
  const sealed = async () => (await (await page.request.get(notes.draft.path)).json()) as { content: string } | null;
  await page.goto('/');
  await card(page).fill('Bread, still warm.');
  await expect.poll(async () => (await sealed())?.content).toBe('Bread, still warm.');
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/card-desk-[^/]*\.js$/, (route) => held.promise.then(() => route.continue()));
  await page.reload();
  await expect(card(page)).toHaveValue('Bread, still warm.');
  await card(page).fill('');
  held.resolve();
  await expect.poll(sealed).toBeNull();
  await expect(card(page)).toHaveValue('');
  await expect(page.getByRole('button', { name: "Add today's reflection" })).toBeVisible();
});

test('yesterday greets in faint ink until today has something', async ({ page }) => {
  await writes(page, 'Both lambs were up and feeding.', daysAgo(1));
  const label = page.getByText('Yesterday', { exact: true });
  // Where it cannot be judged in time, nothing is shown.
  await expect(async () => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: "Add today's reflection" })).toBeVisible();
    await expect(label).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.locator('label').getByText('Both lambs were up and feeding.')).toBeVisible();
  await look(page, 'card-greets');
  await writes(page, 'Chips on the sea front.');
  await page.reload();
  await expect(page.getByText('You have written today.')).toBeVisible();
  await expect(label).toHaveCount(0);
});

test('with reduced motion nothing flies, and the sound can be switched off', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await card(page).fill('A quiet one.');
  await save(page).click();
  await expect(page.getByText('1 of 7 this week')).toBeVisible();
  await expect.poll(() => seen(page)).toEqual({ drops: 0, ripples: 0, sounds: ['/drop.mp3'] });
  await page.goto('/settings');
  await page.getByRole('checkbox', { name: 'Hear your words fall into the glass' }).uncheck();
  await page.goto('/');
  await expect(page.getByText('You have written today.')).toBeVisible();
  await card(page).fill('A quieter one.');
  await save(page).click();
  await expect(page.getByText('2 of 7 this week')).toBeVisible();
  expect((await seen(page)).sounds).toEqual([]);
});

test('beside the card of care nothing sinks and nothing is heard', async ({ page }) => {
  await page.goto('/');
  await card(page).fill('I do not want to live any more. Nobody would miss me.');
  await save(page).click();
  await expect(page.getByRole('region', { name: /you matter|help|alone/i }).first()).toBeVisible();
  expect(await seen(page)).toEqual({ drops: 0, ripples: 0, sounds: [] });
});
