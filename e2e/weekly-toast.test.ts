import { notes } from '#shared/contract/notes.ts';
import { toasts } from '#shared/contract/toasts.ts';
import { expectNotice } from './support/notice.ts';
import { withoutVoice } from './support/sound.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(async ({ page, signUp }) => {
  await signUp(page);
});

test('before a word is written there is nothing to toast, and that is said kindly', async ({ page, expectProblem }) => {
  expectProblem(/400 \(Bad Request\)/);
  await page.goto('/weekly-toast');
  await expect(page.getByText('A sample, not about your week')).toBeVisible();
  await page.getByRole('button', { name: 'Generate Toast Early' }).click();
  await expectNotice(page, 'Nothing in the glass yet', 'There is nothing to raise a glass to yet.');
});

test('without the server it says so', async ({ page, expectProblem }) => {
  expectProblem(/Failed to load resource/);
  await page.goto('/weekly-toast');
  await expect(page.getByRole('button', { name: 'Generate Toast Early' })).toBeVisible();
  await page.route('**/api/toasts/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Generate Toast Early' }).click();
  await expectNotice(page, 'Network error', 'Could not connect to the server. Please try again.');
});

test.describe('with a week written', () => {
  test.beforeEach(async ({ page }) => {
    for (const content of [
      'Swam in the lake before work.',
      'My brother learned to whistle.',
      'We planted garlic, forty cloves.',
    ]) {
      await page.request.post(notes.create.path, { data: { content } });
    }
  });

  test('an answer that does not come in time ends no making', async ({ page, expectProblem }) => {
    expectProblem(/504 \(Gateway Timeout\)/);
    // A notice may be gone again before the toast is there.
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.body?.textContent.includes('Error generating')) {
          document.documentElement.dataset['failed'] = 'yes';
        }
      }).observe(document, { childList: true, subtree: true });
    });
    await page.route('**/api/toasts/generate', async (route) => {
      void route.fetch().catch(() => undefined);
      await expect(page.getByText(/^(Writing|Voicing)$/).first()).toBeVisible();
      await route.fulfill({ status: 504, contentType: 'text/html', body: '<h1>504 Gateway Timeout</h1>' });
    });
    await page.goto('/weekly-toast');
    await page.getByRole('button', { name: 'Generate Toast Early' }).click();
    await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
    await expect(page.getByText(/^Generated on /)).toBeVisible({ timeout: 25_000 });
    expect(await page.evaluate(() => document.documentElement.dataset['failed'])).toBeUndefined();
  });

  test('words that have no voice are read, and the voice is asked again', async ({ page }) => {
    const made = await page.request.post(toasts.generate.path, { data: { forceGenerate: true }, timeout: 25_000 });
    const toast = toasts.generate.reply.parse(await made.json());
    await withoutVoice(page, toast);
    await page.goto('/weekly-toast');
    await expect(page.getByText(toast.lines[0]?.text ?? '')).toBeVisible();
    await expect(page.getByText('This toast could not be read aloud this time.')).toBeVisible();
    await page.unroute('**/api/toasts/latest');
    await page.getByRole('button', { name: 'Try the voice again' }).click();
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeEnabled();
  });

  test('a recording that cannot be played is said to be so', async ({ page, expectProblem }) => {
    expectProblem(/Failed to load resource/);
    await page.request.post(toasts.generate.path, { data: { forceGenerate: true }, timeout: 25_000 });
    await page.route('**/api/audio/**', (route) => route.abort());
    await page.goto('/weekly-toast');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expectNotice(page, 'Audio playback error', 'There was an error playing the audio file. Please try again.');
    await expect(page.locator('main ol > li > button:first-child').first()).toBeVisible();
  });

  test('the keyboard alone plays, moves and stops', async ({ page }) => {
    await page.request.post(toasts.generate.path, { data: { forceGenerate: true }, timeout: 25_000 });
    await page.goto('/weekly-toast');
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeEnabled();
    const slider = page.getByRole('slider', { name: 'Position in the toast' });
    await expect(slider).toHaveAttribute('min', '0');
    await expect(slider).toHaveAttribute('max', '100');
    await page.keyboard.press(' ');
    await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
    await page.keyboard.press(' ');
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    const before = Number(await slider.inputValue());
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(before);
    await page.locator('main ol > li > button:first-child').nth(1).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('main ol > li > button:first-child').nth(1)).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('l');
    await expect(page.locator('main ol > li > button:first-child').nth(2)).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('j');
    await expect(page.locator('main ol > li > button:first-child').nth(1)).toHaveAttribute('aria-current', 'true');
  });
});
