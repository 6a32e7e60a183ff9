import type { Page } from '@playwright/test';
import { notes } from '#shared/contract/notes.ts';
import { toasts } from '#shared/contract/toasts.ts';
import { expectNotice } from './support/notice.ts';
import { look } from './support/look.ts';
import { expect, test } from './support/test.ts';

type Kept = { players?: { audio: HTMLAudioElement; inTap: boolean }[] };

/** Players are not part of the page's tree: keeps hold of them, and of which were made in a tap. */
test.beforeEach(async ({ page, signUp }) => {
  await signUp(page);
  await page.addInitScript(() => {
    const kept = window as unknown as Kept;
    const Original = window.Audio;
    window.Audio = class extends Original {
      constructor(src?: string) {
        super(src);
        kept.players = [...(kept.players ?? []), { audio: this, inTap: navigator.userActivation.isActive }];
      }
    };
  });
});

/** Whether what is heard comes from a player that a tap made; null in silence. */
const heard = (page: Page) =>
  page.evaluate(() => {
    const { players = [] } = window as unknown as Kept;
    const playing = players.find(({ audio }) => !audio.paused && audio.currentTime > 0);
    return playing ? { inTap: playing.inTap } : null;
  });

test('from nothing written to the first clink, each step leading to the next', async ({ page, expectProblem }) => {
  expectProblem(/400 \(Bad Request\)/);
  await page.goto('/');
  await page.getByRole('link', { name: 'What a toast is like' }).click();
  await expect(page.getByRole('button', { name: 'Write the first one' })).toBeVisible();
  await page.getByRole('button', { name: 'Generate Toast Early' }).click();
  const notice = page.getByRole('region', { name: /^Notices/ }).getByRole('listitem');
  await expect(notice).toContainText('There is nothing to raise a glass to yet.');
  await expect(notice).not.toContainText('Error');
  await notice.getByRole('button', { name: 'Write the first one' }).click();
  await expect(page.getByRole('dialog', { name: "Today's Reflection" })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('link', { name: 'Hear your first clink' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Weekly Toast' }).click();
  await page.getByRole('button', { name: 'Write the first one' }).click();
  await page.getByLabel('Your reflection').fill('The baker slipped an extra roll into my bag.');
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expectNotice(page, 'Note saved!', 'Your daily reflection has been recorded.');

  const offer = page.getByRole('link', { name: 'Hear your first clink' });
  await expect(offer).toBeVisible();
  await look(page, 'dashboard-after-the-first');
  await offer.click();
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible({ timeout: 40_000 });
  await expect.poll(() => heard(page)).toEqual({ inTap: true });
});

test('the latest toast is heard from the dashboard in one tap, and only in that one', async ({ page }) => {
  await page.request.post(notes.create.path, { data: { content: 'The baker slipped an extra roll into my bag.' } });
  const made = await page.request.post(toasts.generate.path, { data: { forceGenerate: true }, timeout: 25_000 });
  const { durationMs } = toasts.generate.reply.parse(await made.json());
  await page.goto('/');
  const card = page.getByRole('region', { name: 'Your latest toast' });
  const seconds = Math.floor((durationMs ?? 0) / 1000);
  await expect(card).toContainText(`0:${String(seconds).padStart(2, '0')}`);
  await look(page, 'dashboard-with-a-toast');
  await page.setViewportSize({ width: 1280, height: 720 });
  await card.getByRole('link', { name: 'Listen to your toast' }).click();
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  await expect.poll(() => heard(page)).toEqual({ inTap: true });

  await page.getByRole('link', { name: 'Return to Dashboard' }).click();
  await page.getByRole('link', { name: 'Weekly Toast' }).click();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await page.waitForTimeout(400);
  expect(await heard(page)).toBeNull();
});
