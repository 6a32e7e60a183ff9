import type { BrowserContext } from '@playwright/test';
import { notes } from '#shared/contract/notes.ts';
import { toasts } from '#shared/contract/toasts.ts';
import { daysAgo, today } from './support/clock.ts';
import { fillArchive } from './support/archive.ts';
import { look } from './support/look.ts';
import { expect, test } from './support/test.ts';

const reflections = [
  'My sister rang from Porto and we laughed about the burnt rice for an hour.',
  'I finally repaired the garden gate. It closes without a sound.',
  'Walked home along the river and saw a heron standing in the last light.',
  'A very long word for the narrow screens: Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft.',
];

const quietPages = [
  ['forgot-password', '/forgot-password'],
  ['resend-verification', '/resend-verification'],
  ['verify-email', '/verify-email?token=3f2c1d9e-8b7a-4c6d-9e0f-1a2b3c4d5e6f'],
  ['verify-email-without-token', '/verify-email'],
  ['reset-password', '/reset-password?token=3f2c1d9e-8b7a-4c6d-9e0f-1a2b3c4d5e6f'],
  ['reset-password-without-token', '/reset-password'],
  ['goodbye', '/goodbye'],
  ['about', '/about'],
  ['privacy', '/privacy'],
  ['support', '/support'],
  ['not-found', '/no-such-page'],
] as const;

async function write(context: BrowserContext, content: string): Promise<void> {
  const response = await context.request.post(notes.create.path, { data: { content, bundleTag: null } });
  expect(response.status()).toBe(201);
}

test('the pages of a visitor', async ({ page }) => {
  await page.goto('/auth');
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  await look(page, 'auth-sign-in');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Username is required')).toBeVisible();
  await look(page, 'auth-sign-in-errors');
  await page.goto('/signup');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await look(page, 'auth-sign-up-errors');
  await page.getByRole('button', { name: 'Privacy Tips' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(page, 'privacy-tips');
});

for (const [name, address] of quietPages) {
  test(`the page ${name}`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look(page, name);
  });
}

test('the pages of someone new', async ({ page, signUp }) => {
  await signUp(page);
  await page.goto('/');
  await expect(page.getByText('0 of 7 this week')).toBeVisible();
  await look(page, 'dashboard-new');
  await page.getByRole('button', { name: "Add today's reflection" }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(page, 'reflection-dialog');
  await page.goto('/reflections');
  await expect(page.getByRole('link', { name: 'Write the first one' })).toBeVisible();
  await look(page, 'archive-before-the-first');
  await page.goto('/weekly-toast');
  await expect(page.getByRole('button', { name: 'Generate Toast Early' })).toBeVisible();
  await look(page, 'toast-before-the-first');
});

test('Settings, and the question before the account goes', async ({ page, signUp }) => {
  await signUp(page);
  await page.goto('/settings');
  await expect(page.getByRole('button', { name: 'Save Settings' })).toBeVisible();
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await look(page, 'settings');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look(page, 'delete-account');
});

test('the first visit', async ({ page, signUp }) => {
  await signUp(page, { isNew: true });
  await page.goto('/');
  await expect(page.getByRole('radio').first()).toBeVisible();
  await look(page, 'first-voice');
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('dialog', { name: 'Your Privacy Matters' })).toBeVisible();
  await look(page, 'privacy-matters');
});

test('the archive, and what is found in it', async ({ page, signUp, clink }) => {
  // A dot for each day is much to look at.
  test.slow();
  const { user } = await signUp(page);
  // Four years back there was a 29 February, if it is one.
  const yearsAgo = Number(today().slice(0, 4)) - 4;
  await fillArchive(clink.dataDir, user.id, [
    { content: 'The pond was frozen and we slid.', localDate: `${String(yearsAgo)}${today().slice(4)}` },
    ...Array.from({ length: 160 }, (_, at) => ({
      content: reflections[at % reflections.length] ?? '',
      localDate: daysAgo(Math.floor((160 - at) * 1.6)),
      keptOut: at % 5 === 2,
    })),
  ]);
  await page.goto('/reflections');
  await expect(page.getByRole('region', { name: 'On this day' })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText(/you wrote on \d+ days?|Nothing written in \d+ yet/)).toBeVisible();
  await look(page, 'archive');
  await page.goto('/reflections?q=heron&keptOut=true');
  await expect(page.locator('mark').first()).toBeVisible({ timeout: 15_000 });
  await look(page, 'archive-found');
});

test('a reflection is changed and deleted', async ({ page, signUp }) => {
  await signUp(page);
  await write(page.context(), 'I finally repaired the garden gate. It closes without a sound.');
  await page.goto('/');
  const more = page.getByRole('button', { name: /^More/ }).first();
  await more.click();
  await look(page, 'reflection-more');
  await page.getByRole('button', { name: /^Edit the reflection/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(page, 'edit-reflection');
  await page.keyboard.press('Escape');
  await more.click();
  await page.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look(page, 'delete-confirmation');
});

test('the pages of someone with a week behind them', async ({ page, signUp }) => {
  await signUp(page);
  for (const words of reflections) {
    await write(page.context(), words);
  }
  await page.goto('/');
  await expect(page.getByText('4 of 7 this week')).toBeVisible();
  await page.getByRole('button', { name: 'View All' }).click();
  await look(page, 'dashboard');
  const made = await page.request.post(toasts.generate.path, { data: { forceGenerate: true }, timeout: 60_000 });
  expect(made.status()).toBe(201);
  await page.goto('/badges');
  await expect(page.getByText('4 of 7')).toBeVisible();
  await look(page, 'badges');
  await page.goto('/weekly-toast');
  await expect(page.getByRole('group', { name: 'Player' })).toBeVisible();
  await look(page, 'toast');
});
