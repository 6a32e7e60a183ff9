import type { Page } from '@playwright/test';
import { notes } from '#shared/contract/notes.ts';
import { settings } from '#shared/contract/settings.ts';
import { toasts } from '#shared/contract/toasts.ts';
import { expect, test } from './support/test.ts';

/** What the page's players were told to hold, in order, and where the last of them is. */
type Heard = { sources: string[]; seconds: number };

test.beforeEach(async ({ page }) => {
  // The player's audio element is not part of the page's tree; keep hold of it.
  await page.addInitScript(() => {
    const sources: string[] = [];
    const Original = window.Audio;
    const held = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'src');
    window.Audio = class extends Original {
      constructor(src?: string) {
        super(src);
        Object.assign(window, { audio: this, sources });
      }
      override get src(): string {
        return String(held?.get?.call(this));
      }
      override set src(address: string) {
        sources.push(address);
        held?.set?.call(this, address);
      }
    };
  });
});

const heard = (page: Page): Promise<Heard> =>
  page.evaluate(() => {
    const { audio, sources } = window as unknown as { audio: HTMLAudioElement; sources: string[] };
    return { sources, seconds: audio.currentTime };
  });

async function aToast(page: Page): Promise<void> {
  const headers = { origin: new URL(page.url()).origin };
  await page.request.post(notes.create.path, {
    headers,
    data: { content: 'I planted the beans with Kasia.', bundleTag: null },
  });
  expect((await page.request.post(toasts.generate.path, { headers, data: { forceGenerate: true } })).status()).toBe(
    201,
  );
}

test('a toast begins with the name of the person it is for, where they have told it', async ({ page, signUp }) => {
  await page.goto('/auth');
  await signUp(page);
  await aToast(page);
  await page.evaluate(() => window.localStorage.setItem('displayName', 'Ana'));
  const asked: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/tts/greeting')) {
      asked.push(request.postDataJSON());
    }
  });
  // The page is there, and has asked for all else it wants to know, before it knows who reads.
  const notesArrived = page.waitForResponse((response) => new URL(response.url()).pathname === notes.list.path);
  for (const { path } of [toasts.latest, settings.preferences]) {
    await page.route(`**${path}`, async (route) => {
      await notesArrived;
      await route.continue();
    });
  }
  const greeting = page.waitForResponse((response) => response.url().endsWith('/api/tts/greeting'));
  await page.goto('/weekly-toast');
  expect((await greeting).status()).toBe(200);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(async () => (await heard(page)).sources.at(-1)).toMatch(/^blob:/);
  expect(asked).toEqual([{ displayName: 'Ana', narrator: 'motivational' }]);
  await expect.poll(async () => (await heard(page)).sources.at(-1)).toMatch(/\/api\/audio\/proxy/);
  await expect.poll(async () => (await heard(page)).seconds).toBeGreaterThan(0.1);
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
});

test('nobody is greeted who has told no name, or one that cannot be said', async ({ page, signUp }) => {
  await page.goto('/auth');
  await signUp(page);
  await aToast(page);
  await page.goto('/weekly-toast');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(async () => (await heard(page)).seconds).toBeGreaterThan(0.1);
  expect((await heard(page)).sources.every((address) => !address.startsWith('blob:'))).toBe(true);

  await page.evaluate(() => window.localStorage.setItem('displayName', 'Шивон'));
  const silent = page.waitForResponse((response) => response.url().endsWith('/api/tts/greeting'));
  await page.reload();
  expect((await silent).status()).toBe(204);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(async () => (await heard(page)).seconds).toBeGreaterThan(0.1);
  await expect(page.getByText('Шивон,')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /error/i })).toHaveCount(0);
});

test('before the first toast a sample of one is heard, its lines marked as they are spoken', async ({
  page,
  signUp,
}) => {
  await page.goto('/auth');
  await signUp(page);
  await page.goto('/weekly-toast');
  await expect(page.getByText('A sample, not about your week')).toBeVisible();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect
    .poll(async () => (await heard(page)).sources.at(-1))
    .toMatch(/\/api\/voices\/motivational\/toast\/audio$/);
  await expect(page.getByRole('button', { name: 'Welcome to Clink.' })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: /^You burnt the first pancake/ }).click();
  await expect(page.getByRole('button', { name: /^You burnt the first pancake/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('a sample that cannot be heard says so, and can be read', async ({ page, signUp, expectProblem }) => {
  expectProblem(/503 \(Service Unavailable\).*voices/);
  await page.goto('/auth');
  await signUp(page);
  await page.route('**/api/voices/*/toast', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Clink is not ready right now.' } }),
  );
  await page.goto('/weekly-toast');
  await expect(page.getByText('No audio available. Generate a toast first.')).toBeVisible();
  await expect(page.getByText('Welcome to Clink.')).toBeVisible();
});
