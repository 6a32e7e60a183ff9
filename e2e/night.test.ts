import type { Page } from '@playwright/test';
import { notes } from '#shared/contract/notes.ts';
import { toasts, type Toast } from '#shared/contract/toasts.ts';
import { look } from './support/look.ts';
import { rememberSound, skipSound } from './support/sound.ts';
import { expect, test } from './support/test.ts';

type Kept = { locks: number; buzzes: number[] };

const early = (page: Page) => page.getByRole('button', { name: 'Generate Toast Early' });
const play = (page: Page) => page.getByRole('button', { name: 'Play', exact: true });
const pause = (page: Page) => page.getByRole('button', { name: 'Pause', exact: true });
const card = (page: Page) => page.getByRole('region', { name: 'After the toast' });
const opacityOf = (page: Page, part: string) =>
  page
    .locator(part)
    .first()
    .evaluate((element) => Number(getComputedStyle(element).opacity));

async function writes(page: Page, content: string): Promise<void> {
  expect((await page.request.post(notes.create.path, { data: { content } })).status()).toBe(201);
}

async function makeToast(page: Page): Promise<Toast> {
  const made = await page.request.post(toasts.generate.path, { data: { forceGenerate: true }, timeout: 25_000 });
  return toasts.generate.reply.parse(await made.json());
}

/** A device whose screen can be kept awake and that can be felt. */
async function withSenses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = window as unknown as Kept;
    kept.locks = 0;
    kept.buzzes = [];
    const request = () => {
      kept.locks += 1;
      const lock = {
        released: false,
        release: () => {
          lock.released = true;
          kept.locks -= 1;
          return Promise.resolve();
        },
      };
      return Promise.resolve(lock);
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    Object.defineProperty(navigator, 'vibrate', { value: (ms: number) => kept.buzzes.push(ms) });
  });
}

const senses = (page: Page) =>
  page.evaluate(() => {
    const { locks, buzzes } = window as unknown as Kept;
    return { locks, buzzes };
  });

test.beforeEach(async ({ page, signUp }) => {
  await signUp(page);
  await writes(page, 'Swam in the lake before work.');
  await writes(page, 'My brother learned to whistle.');
  await rememberSound(page);
  await withSenses(page);
});

test('while it speaks it is night around the stage, and what steps back comes when it is asked for', async ({
  page,
}) => {
  await makeToast(page);
  await page.goto('/weekly-toast');
  const day = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await play(page).click();
  await expect.poll(() => opacityOf(page, 'body header')).toBe(0);
  await expect.poll(() => opacityOf(page, 'body footer')).toBe(0);
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor))
    .toBe('rgb(26, 18, 16)');
  expect((await senses(page)).locks).toBe(1);
  await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute('content', '#1a1210');

  await page.mouse.move(200, 200);
  await page.mouse.move(320, 260);
  await expect.poll(() => opacityOf(page, 'body header')).toBe(1);
  await expect.poll(() => opacityOf(page, 'body header')).toBe(0);
  // By keyboard what has the focus is seen, for as long as it has it.
  await page.getByRole('link', { name: 'Return to Dashboard' }).focus();
  await expect.poll(() => opacityOf(page, '[data-recedes]:focus-within')).toBe(1);

  await pause(page).click();
  await expect(play(page)).toBeVisible();
  await expect.poll(() => opacityOf(page, 'body header')).toBe(1);
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(day);
  expect((await senses(page)).locks).toBe(0);
});

test('after the last line two glasses meet, and a card stays', async ({ page }) => {
  const toast = await makeToast(page);
  await page.goto('/weekly-toast');
  await play(page).click();
  await expect(pause(page)).toBeVisible();
  // Between the last word and the end.
  await page.evaluate(
    (seconds) => {
      const { audio } = window as unknown as { audio: HTMLMediaElement };
      audio.currentTime = seconds;
    },
    (toast.lines.at(-1)?.endMs ?? 0) / 1000 - 0.3,
  );
  const glasses = page.locator('main svg[viewBox="0 0 240 240"]');
  await expect(glasses).toHaveCount(2);
  const moving = await page.evaluate(
    () => document.getAnimations().filter(({ effect }) => Number(effect?.getTiming().duration) > 1200).length,
  );
  expect(moving).toBe(2);
  await expect.poll(() => senses(page)).toMatchObject({ buzzes: [25] });
  await expect(card(page)).toBeVisible();
  await expect(card(page)).toContainText(/^Week of \w+ \d+ · 2 moments · 0:\d\d/);
  await expect(card(page)).toContainText('Max');
  await expect(card(page)).toContainText(/swam in the lake/);
  await expect(card(page)).toBeInViewport({ ratio: 0.9 });
  await look(page, 'toast-after');

  const kept = page.waitForEvent('download');
  await card(page).getByRole('link', { name: 'Keep' }).click();
  expect((await kept).suggestedFilename()).toMatch(/^toast-\d{4}-\d\d-\d\d\.mp3$/);
  await card(page).getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await card(page).getByRole('button', { name: 'Again' }).click();
  await expect(pause(page)).toBeVisible();
  await expect(card(page)).toHaveCount(0);
  await expect(page.getByRole('slider', { name: 'Position in the toast' })).toHaveAttribute(
    'aria-valuetext',
    /^0 seconds/,
  );
});

test('without movement it ends the same, and nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await makeToast(page);
  await page.goto('/weekly-toast');
  await play(page).click();
  await skipSound(page);
  await expect(page.locator('main svg[viewBox="0 0 240 240"]')).toHaveCount(2);
  const moving = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(
          ({ effect }) => effect instanceof KeyframeEffect && effect.getKeyframes().some(({ transform }) => transform),
        ).length,
  );
  expect(moving).toBe(0);
  await expect(card(page)).toBeVisible();
});

test.describe('with badges', () => {
  test.use({ badges: true });

  test('a badge that came with it is in the card, and is celebrated on the next page', async ({ page }) => {
    await makeToast(page);
    await page.goto('/weekly-toast');
    await play(page).click();
    await skipSound(page);
    await expect(card(page)).toContainText('First Clink');
    // Nothing comes up over it.
    await page.waitForTimeout(1000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('link', { name: 'Return to Dashboard' }).click();
    await expect(page.getByRole('dialog', { name: 'New Achievement Unlocked!' })).toBeVisible();
  });
});

test('another toast is offered when there is something new to say', async ({ page }) => {
  await page.goto('/weekly-toast');
  await early(page).click();
  await expect(page.getByText(/^Generated on /)).toBeVisible();
  await expect(early(page)).toHaveCount(0);
  await writes(page, 'The neighbours brought plums.');
  await page.reload();
  await expect(early(page)).toBeVisible();
});
