import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { toasts, type Toast } from '#shared/contract/toasts.ts';
import { settleIn } from './support/first-visit.ts';
import { expectNotice } from './support/notice.ts';
import { expect, test } from './support/test.ts';

const reflections = [
  'My sister rang from Porto and we laughed about the burnt rice for an hour.',
  'I finally repaired the garden gate. It closes without a sound.',
  'Walked home along the river and saw a heron standing in the last light.',
];

/** Where the voice is and which sentence is marked, read in the same instant. */
type Reading = { ms: number; marked: number; paused: boolean };

test.beforeEach(async ({ page }) => {
  // The player's audio element is not part of the page's tree; keep hold of it.
  await page.addInitScript(() => {
    const Original = window.Audio;
    window.Audio = class extends Original {
      constructor(src?: string) {
        super(src);
        (window as unknown as { audio: HTMLAudioElement }).audio = this;
      }
    };
  });
});

test('from a fresh account to hearing the first toast', async ({ page }) => {
  test.setTimeout(90_000);

  await test.step('sign up', async () => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/auth$/);
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    await page.getByLabel('Email').fill(`first-${randomUUID().slice(0, 8)}@example.org`);
    await page.getByLabel('Password', { exact: true }).fill('a good password');
    await page.getByLabel('Confirm password').fill('a good password');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expectNotice(page, 'Registration successful!', 'Your account has been created.');
    await expect(page).toHaveURL(/\/$/);
    await settleIn(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Friend');
  });

  await test.step('write three reflections', async () => {
    for (const [at, words] of reflections.entries()) {
      await page.getByRole('button', { name: at === 0 ? "Add today's reflection" : 'Write another' }).click();
      await page.getByLabel('Your reflection').fill(words);
      await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expectNotice(page, 'Note saved!', 'Your daily reflection has been recorded.');
      await expect(page.getByText(`${at + 1} of 7 this week`)).toBeVisible();
    }
    await expect(page.getByRole('listitem').filter({ hasText: 'burnt rice' })).toBeVisible();
    await expect(page.getByText('what you have written is enough for a small one now')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Hear your first clink' })).toBeVisible();
  });

  await test.step('generate a toast early', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Weekly Toast' }).click();
    await page.getByRole('button', { name: 'Generate Toast Early' }).click();
    await expect(page.getByRole('button', { name: 'Generating...' })).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Making your toast' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
    await expect(page.getByText(/^Generated on /)).toBeVisible({ timeout: 40_000 });
    await page.reload();
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  });

  const toast = await latest(page);
  expect(toast.voice).toBe('ready');

  await test.step('the marked sentence is the one being spoken', async () => {
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(async () => (await read(page)).ms).toBeGreaterThan((toast.lines[0]?.startMs ?? 0) + 200);
    const readings = await readMany(page, { everyMs: 40, forMs: 4000 });
    expectMarksToFollow(toast, readings);
    expect(new Set(readings.map(({ marked }) => marked)).size).toBeGreaterThanOrEqual(1);
    expect(readings.at(-1)?.ms).toBeGreaterThan((readings[0]?.ms ?? 0) + 2000);
  });

  // The picture in the README; `README_PICTURE=docs/toast.png` makes it anew.
  await page.screenshot({ path: process.env['README_PICTURE'] ?? 'test-results/toast.png' });

  await test.step('clicking a sentence takes the voice there', async () => {
    for (const at of [toast.lines.length - 2, 1]) {
      const { text = '', startMs } = toast.lines[at] ?? {};
      await page.getByRole('button', { name: text, exact: true }).click();
      await expect.poll(async () => (await read(page)).marked).toBe(at);
      const { ms } = await read(page);
      expect(ms).toBeGreaterThanOrEqual((startMs ?? 0) - 5);
      expect(ms).toBeLessThan((startMs ?? 0) + 3000);
      expectMarksToFollow(toast, await readMany(page, { everyMs: 40, forMs: 800 }));
    }
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    await expect.poll(async () => (await read(page)).paused).toBe(true);
  });

  await test.step('the recording is as long as its cues say', async () => {
    const seconds = await page.evaluate(() => (window as unknown as { audio: HTMLAudioElement }).audio.duration);
    expect(Math.abs(seconds * 1000 - (toast.durationMs ?? 0))).toBeLessThanOrEqual(1);
  });

  await test.step('after a reload it is still there', async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: toast.lines[0]?.text ?? '', exact: true })).toBeVisible();
    await expect(page.getByText(/^Generated on /)).toBeVisible();
    expect((await latest(page)).id).toBe(toast.id);
  });

  await test.step('sign out', async () => {
    await page.getByRole('link', { name: 'Return to Dashboard' }).click();
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expectNotice(page, 'Logged out', "You've been successfully logged out.");
    await expect(page).toHaveURL(/\/auth$/);
    await page.goto('/weekly-toast');
    await expect(page).toHaveURL(/\/auth$/);
  });
});

async function latest(page: Page): Promise<Toast> {
  const response = await page.request.get(toasts.latest.path);
  return toasts.latest.reply.parse(await response.json()) as Toast;
}

function read(page: Page): Promise<Reading> {
  return page.evaluate(() => {
    const { audio } = window as unknown as { audio: HTMLAudioElement };
    const lines = [...document.querySelectorAll('main ol > li > button:first-child')];
    return {
      ms: audio.currentTime * 1000,
      marked: lines.findIndex((line) => line.ariaCurrent === 'true'),
      paused: audio.paused,
    };
  });
}

async function readMany(page: Page, { everyMs, forMs }: { everyMs: number; forMs: number }): Promise<Reading[]> {
  const readings: Reading[] = [];
  for (let waited = 0; waited < forMs; waited += everyMs) {
    readings.push(await read(page));
    await page.waitForTimeout(everyMs);
  }
  return readings;
}

/** Every reading marks the sentence whose cue it falls into; next to a border the mark may be a few frames late. */
function expectMarksToFollow(toast: Toast, readings: Reading[]): void {
  const lateMs = 150;
  const lineAt = (ms: number) => toast.lines.findLastIndex(({ startMs }) => startMs !== null && startMs <= ms);
  const wrong = readings.filter(({ ms, marked }) => marked !== lineAt(ms) && marked !== lineAt(ms - lateMs));
  expect(wrong, `cues start at ${toast.lines.map(({ startMs }) => startMs).join(', ')}`).toEqual([]);
}
