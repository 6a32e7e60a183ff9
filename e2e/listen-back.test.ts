import type { Page } from '@playwright/test';
import { notes } from '#shared/contract/notes.ts';
import { reviews } from '#shared/contract/reviews.ts';
import { settings } from '#shared/contract/settings.ts';
import { look } from './support/look.ts';
import { expectNotice } from './support/notice.ts';
import { expect, test } from './support/test.ts';

const words = 'I walked along the river with my sister and we saw a heron.';
const restated = 'You walked along the river with your sister and you saw a heron.';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'I hear you saying...' });
const listen = (page: Page) => dialog(page).getByRole('button', { name: 'Listen', exact: true });
const stop = (page: Page) => dialog(page).getByRole('button', { name: 'Stop' });

async function write(page: Page, content = words): Promise<void> {
  const response = await page.request.post(notes.create.path, { data: { content } });
  expect(response.status()).toBe(201);
}

async function listenBack(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Listen back to the reflection/ })
    .first()
    .click();
  await expect(dialog(page)).toBeVisible();
}

type Kept = { audio?: HTMLAudioElement; begun?: { itself: number; tapped: boolean }[] };

/** What is played is not part of the page's tree; keeps hold of the element, and of what began to play when. */
function keepAudio(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const kept = window as unknown as Kept;
    const elements: HTMLAudioElement[] = [];
    const Original = window.Audio;
    window.Audio = class extends Original {
      override play() {
        kept.audio = this;
        if (!elements.includes(this)) {
          elements.push(this);
        }
        kept.begun = [
          ...(kept.begun ?? []),
          { itself: elements.indexOf(this), tapped: navigator.userActivation.isActive },
        ];
        return super.play();
      }
    };
  });
}

/** Someone who would rather not hear a review before they ask for it. */
async function preferSilence(page: Page): Promise<void> {
  const response = await page.request.put(settings.savePreferences.path, { data: { playsReviews: false } });
  expect(response.status()).toBe(200);
}

/** How long what is heard now lasts, in seconds, and whether it is heard. */
function heard(page: Page) {
  return page.evaluate(() => {
    const { audio } = window as unknown as Kept;
    return { seconds: audio?.duration ?? 0, isPlaying: audio?.paused === false };
  });
}

test.beforeEach(async ({ page, signUp }) => {
  await signUp(page);
  await keepAudio(page);
});

test('saved and said back, heard, stopped, and heard at once the next time', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /review$/.test(request.url())) {
      calls.push(new URL(request.url()).pathname.replace(/\d+/, ':id'));
    }
  });
  await page.goto('/');
  await page.getByRole('button', { name: "Add today's reflection" }).click();
  await page.getByLabel('Your reflection').fill(words);
  await page.getByRole('button', { name: 'Save and Listen Back Summary' }).click();
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByText(restated)).toBeVisible();
  await expectNotice(page, 'Note saved!', 'Your daily reflection has been recorded.');
  // The tap on the button was the consent: there is no second one.
  await expect(stop(page)).toBeVisible({ timeout: 20_000 });
  expect(calls).toEqual([reviews.make.path, reviews.voice.path]);
  await expect.poll(async () => (await heard(page)).isPlaying).toBe(true);
  await expect.poll(async () => (await heard(page)).seconds).toBeGreaterThan(2);
  // A phone lets be heard what begins on an element that has played in a tap.
  const begun = await page.evaluate(() => (window as unknown as Kept).begun);
  expect(begun?.[0]).toEqual({ itself: 0, tapped: true });
  expect(begun?.map(({ itself }) => itself)).toEqual([0, 0]);
  await stop(page).click();
  await expect(listen(page)).toBeVisible();
  expect((await heard(page)).isPlaying).toBe(false);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Write another' })).toBeFocused();

  await listenBack(page);
  await expect(dialog(page).getByText(restated)).toBeVisible();
  await expect(stop(page)).toBeVisible();
  expect(calls).toEqual([reviews.make.path, reviews.voice.path, reviews.make.path]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await heard(page)).isPlaying).toBe(false);
  await expect(page.getByRole('button', { name: /^Listen back to the reflection/ })).toBeFocused();
});

test('it is heard to its end, with the keyboard alone', async ({ page }) => {
  await preferSilence(page);
  await write(page, 'I slept.');
  await page.goto('/');
  await page.getByRole('button', { name: /^Listen back/ }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('You slept.')).toBeVisible();
  await listen(page).focus();
  await page.keyboard.press('Enter');
  await expect(stop(page)).toBeVisible({ timeout: 20_000 });
  await expect(listen(page)).toBeVisible({ timeout: 15_000 });
});

test('it is silent once that was asked for, on every device of theirs', async ({ page, newVisitor }) => {
  await write(page);
  await page.goto('/');
  await listenBack(page);
  const itself = dialog(page).getByLabel('Play automatically');
  await expect(itself).toBeChecked();
  await expect(stop(page)).toBeVisible({ timeout: 20_000 });
  await expect.poll(async () => (await heard(page)).isPlaying).toBe(true);
  await Promise.all([page.waitForResponse('**/api/preferences'), itself.uncheck()]);
  const other = await newVisitor();
  await keepAudio(other);
  await other.context().addCookies(await page.context().cookies());
  await other.goto('/');
  await listenBack(other);
  await expect(dialog(other).getByLabel('Play automatically')).not.toBeChecked();
  await expect(listen(other)).toBeVisible();
  await other.waitForTimeout(800);
  expect((await heard(other)).isPlaying).toBe(false);
  await other.keyboard.press('Escape');
  await other.goto('/settings#reflections');
  const setting = other.getByLabel('Play reviews automatically');
  await expect(setting).not.toBeChecked();
  await Promise.all([other.waitForResponse('**/api/preferences'), setting.check()]);
  await page.goto('/');
  await listenBack(page);
  await expect(stop(page)).toBeVisible();
});

test('closing it while it is made leaves nothing to be heard', async ({ page }) => {
  await preferSilence(page);
  await write(page);
  await page.goto('/');
  await page.route('**/api/tts/review', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue().catch(() => undefined);
  });
  await listenBack(page);
  await listen(page).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.waitForTimeout(1500);
  expect((await heard(page)).isPlaying).toBe(false);
  await listenBack(page);
  await expect(listen(page)).toBeVisible();
});

test('what goes wrong is told in words, and can be tried again', async ({ page, expectProblem }) => {
  await preferSilence(page);
  expectProblem(/Failed to load resource/);
  await write(page);
  await page.goto('/');
  const refuse = (path: string, status: number, body: object) =>
    page.route(path, (route) => route.fulfill({ status, json: body }));
  const tooOften = { code: 'rate_limited', message: 'Rate limit exceeded. Please try again in 30 seconds.' };
  const broken = { code: 'internal', message: 'Something went wrong on our side. Please try again.' };

  await refuse('**/api/notes/*/review', 500, broken);
  await listenBack(page);
  await expectNotice(page, 'Failed to generate review', broken.message);
  await expect(dialog(page).getByText('Your reflection is saved.')).toBeVisible();
  await page.unroute('**/api/notes/*/review');
  await refuse('**/api/notes/*/review', 429, tooOften);
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expectNotice(page, 'Too many requests', 'Please wait a moment before generating more audio.');
  await page.unroute('**/api/notes/*/review');
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(dialog(page).getByText(restated)).toBeVisible();

  await refuse('**/api/tts/review', 500, broken);
  await listen(page).click();
  await expectNotice(page, 'Failed to generate audio', broken.message);
  await page.unroute('**/api/tts/review');
  await refuse('**/api/tts/review', 429, tooOften);
  await listen(page).click();
  await expectNotice(page, 'Too many requests', 'Please wait a moment before generating more audio.');
  await page.unroute('**/api/tts/review');
  const full = { code: 'busy', message: 'Many people are listening just now. Please try again in 40 seconds.' };
  await refuse('**/api/tts/review', 503, full);
  await listen(page).click();
  await expectNotice(page, 'One moment, please', full.message);
  await page.unroute('**/api/tts/review');

  await page.route('**/api/audio/proxy**', (route) => route.fulfill({ body: 'no sound', contentType: 'audio/mpeg' }));
  await listen(page).click();
  await expectNotice(page, 'Audio playback error', 'There was an error playing the audio file. Please try again.');
  await page.unroute('**/api/audio/proxy**');
  await listen(page).click();
  await expect(stop(page)).toBeVisible();
});

test('words of someone in danger are there to be read', async ({ page }) => {
  await write(page, "I can't do this anymore. I want to die.");
  await page.goto('/');
  await listenBack(page);
  await expect(dialog(page).getByText('“I can’t do this anymore. I want to die.”')).toBeVisible();
  await expect(listen(page)).toHaveCount(0);
  await expect(dialog(page).getByLabel('Play automatically')).toHaveCount(0);
});

test('the dialog stands at every width and in both themes', async ({ page }) => {
  await preferSilence(page);
  await write(
    page,
    `${words} It was cold, and on the way home we bought a bag of chestnuts from the man at the bridge.`,
  );
  await page.goto('/');
  await expect(page.locator('#recent-list > li')).toHaveCount(1);
  await look(page, 'recent');
  await listenBack(page);
  await expect(listen(page)).toBeVisible();
  await look(page, 'review');
});
