import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { sampleLines } from '#web/features/door/sample.ts';
import { expectAccessible, look } from './support/look.ts';
import { rememberSound, skipSound } from './support/sound.ts';
import { expect, test } from './support/test.ts';
import { waitUntil } from './support/wait-until.ts';

const cues = JSON.parse(readFileSync('web/features/door/cues.json', 'utf8')) as { startMs: number }[];
const moments = sampleLines.flatMap(({ tells }) => tells).length;
const recording = '**/door-toast.mp3';
const code = /\/assets\/take-up-[^/]*\.js$/;

type WithSound = { audio?: HTMLMediaElement };

const sample = (page: Page) => page.getByRole('region', { name: 'A sample toast' });
const button = (page: Page, name: string) => sample(page).getByRole('button', { name, exact: true });
const layers = (page: Page) => sample(page).locator('[data-layer]');
const lit = (page: Page) => sample(page).locator('[data-said]');
const status = (page: Page) => sample(page).getByRole('status');

/** Goes to where a line begins, or a little later. */
async function goToLine(page: Page, line: number, afterMs = 150): Promise<void> {
  const seconds = ((cues[line]?.startMs ?? 0) + afterMs) / 1000;
  await waitUntil(
    page,
    (at) => {
      const { audio } = window as unknown as WithSound;
      if (!audio || Number.isNaN(audio.duration)) {
        return false;
      }
      audio.currentTime = at;
      return true;
    },
    { arg: seconds },
  );
}

/** So slow that it stands still when a test looks at it. */
function slowDown(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { audio } = window as unknown as WithSound;
    if (audio) {
      audio.playbackRate = 0.07;
    }
  });
}

function isPaused(page: Page): Promise<boolean | undefined> {
  return page.evaluate(() => (window as unknown as WithSound).audio?.paused);
}

test.beforeEach(async ({ page }) => {
  await rememberSound(page);
});

test('a visitor hears what a toast is before any form, and nothing is fetched for it before the tap', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 390, height: 844 });
  const ready = page.waitForResponse(code);
  await page.goto('/auth');
  await expect(button(page, 'Hear a toast')).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel('Password', { exact: true })).toBeInViewport({ ratio: 1 });
  await button(page, 'Hear a toast').hover();
  await ready;
  expect(asked.filter((path) => path.endsWith('.mp3'))).toEqual([]);
  await expect(layers(page)).toHaveCount(0);
  const calls = asked.filter((path) => path.startsWith('/api/'));

  await button(page, 'Hear a toast').click();
  await expect(button(page, 'Stop')).toHaveAttribute('aria-expanded', 'true');
  await expect(sample(page)).toContainText('A made-up week');
  await goToLine(page, 0);
  await expect(lit(page)).toHaveText(sampleLines[0]?.text ?? '');
  await expect(sample(page).locator('[data-pour]')).toHaveCount(1);
  await goToLine(page, 1);
  await expect(lit(page)).toHaveText(sampleLines[1]?.text ?? '');
  await expect(layers(page)).toHaveCount(moments);
  await expect(status(page)).toHaveText('');

  // The form beside it changes, and the voice goes on.
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL(/\/signup$/);
  await expect(button(page, 'Stop')).toBeVisible();
  expect(await isPaused(page)).toBe(false);

  await skipSound(page);
  await expect(button(page, 'Hear it again')).toBeVisible();
  await expect(lit(page)).toHaveCount(0);
  await expect(status(page)).toHaveText('Yours is made from what you write.');
  await expect(layers(page)).toHaveCount(moments);
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual(calls);

  // Again from the start, with an empty glass; and it stops.
  await button(page, 'Hear it again').click();
  await expect(layers(page)).toHaveCount(0);
  await expect(button(page, 'Stop')).toBeVisible();
  await button(page, 'Stop').click();
  await expect(button(page, 'Hear it again')).toBeFocused();
  expect(await isPaused(page)).toBe(true);
  await button(page, 'Hear it again').click();
  await expect.poll(() => isPaused(page)).toBe(false);
  await page.getByRole('link', { name: 'Privacy', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Privacy');
  expect(await isPaused(page)).toBe(true);
});

test('the sound begins within the tap, also while its code is still on the way', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(code, (route) => held.promise.then(() => route.continue()));
  await page.goto('/auth');
  await button(page, 'Hear a toast').click();
  await expect.poll(() => isPaused(page)).toBe(false);
  await expect(button(page, 'Stop')).toHaveAttribute('aria-expanded', 'false');
  await button(page, 'Stop').click();
  expect(await isPaused(page)).toBe(true);
  await button(page, 'Hear it again').click();
  held.resolve();
  await expect(sample(page)).toContainText('A made-up week');
  await goToLine(page, 2);
  await expect(lit(page)).toHaveText(sampleLines[2]?.text ?? '');
  await expect(button(page, 'Stop')).toBeVisible();
});

test('without sound there are the words, and it can be tried again', async ({ page, expectProblem }) => {
  expectProblem(/door-toast\.mp3/);
  await page.route(recording, (route) => route.abort());
  await page.goto('/auth');
  await button(page, 'Hear a toast').click();
  await expect(status(page)).toHaveText('The sound could not be played just now, so here are the words.');
  for (const { text } of sampleLines) {
    await expect(sample(page).getByText(text)).toBeVisible();
  }
  await expect(layers(page)).toHaveCount(moments);
  await page.unroute(recording);
  await button(page, 'Hear it again').click();
  await expect(button(page, 'Stop')).toBeVisible();
  await expect(status(page)).toHaveText('');
  await goToLine(page, 3);
  await expect(lit(page)).toHaveText(sampleLines[3]?.text ?? '');
});

test('without its code it says so, and the form is there', async ({ page, expectProblem }) => {
  expectProblem(/take-up/);
  await page.route(code, (route) => route.abort());
  await page.goto('/auth');
  await button(page, 'Hear a toast').click();
  await expect(status(page)).toHaveText('The toast could not be fetched. Please try again.');
  await expect(button(page, 'Hear a toast')).toBeVisible();
  expect(await isPaused(page)).toBe(true);
  await expect(page.getByLabel('Username')).toBeVisible();
});

test('by keyboard alone, without movement, at every width, and for everyone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/auth');
  await expect(page.getByLabel('Username')).toBeVisible();
  await look(page, 'door');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('Tab');
  await expect(button(page, 'Hear a toast')).toBeFocused();
  await page.keyboard.press('Enter');
  await goToLine(page, 0, 100);
  await expect(lit(page)).toHaveCount(1);
  await slowDown(page);
  await expect(layers(page)).toHaveCount(1);
  await expect(sample(page).locator('[data-pour]')).toHaveCount(0);
  await expectAccessible(page, 'the door while it speaks');
  await goToLine(page, 2);
  await look(page, 'door-speaking');
  await page.keyboard.press('Space');
  await expect(button(page, 'Hear it again')).toBeFocused();
  await expect(status(page)).toHaveText('Yours is made from what you write.');
  await look(page, 'door-rests');
});
