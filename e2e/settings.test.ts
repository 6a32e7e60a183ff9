import type { Page } from '@playwright/test';
import { settings } from '#shared/contract/settings.ts';
import { expectNotice } from './support/notice.ts';
import { expect, test } from './support/test.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const stateOf = (page: Page, name: string) => section(page, name).getByRole('status').first();

async function kept(page: Page) {
  const preferences = await page.request.get(settings.preferences.path);
  const schedule = await page.request.get(settings.schedule.path);
  return {
    ...settings.preferences.reply.parse(await preferences.json()),
    ...settings.schedule.reply.parse(await schedule.json()),
  };
}

/** From here on no choice reaches the server. */
async function cutOff(page: Page): Promise<() => Promise<void>> {
  const isSettings = ({ pathname }: URL) => /^\/api\/(preferences|user\/settings)$/.test(pathname);
  await page.route(isSettings, (route) => (route.request().method() === 'PUT' ? route.abort() : route.fallback()));
  return () => page.unroute(isSettings);
}

test('every choice keeps itself, and is there when one comes back without any button', async ({ page, signUp }) => {
  await signUp(page);
  await page.goto('/settings');
  await page.getByLabel('Narrator').selectOption('storyteller');
  await expect(section(page, 'Voice preference').getByText('Saved', { exact: true })).toBeVisible();
  await page.getByLabel('Day', { exact: true }).selectOption({ label: 'Friday' });
  await page.getByLabel('Hour', { exact: true }).selectOption({ label: '6 PM' });
  await expect(stateOf(page, 'Weekly toast automation')).toHaveText('Saved');
  await page.getByLabel('Light-hearted and humorous').check();
  await expect(stateOf(page, 'Tone')).toHaveText('Saved');
  await page.getByLabel('Play reviews automatically').click();
  await expect(section(page, 'Reflections').getByRole('status').last()).toHaveText('Saved');
  expect(await kept(page)).toMatchObject({
    voiceStyle: 'storyteller',
    toastDay: 'Friday',
    weeklyToastDay: 5,
    toastHour: 18,
    toastTone: 'humorous',
  });
  // No notice: nobody asked for anything.
  await expect(page.getByText('Voice preference updated')).toHaveCount(0);
});

test('a choice made in the very moment of leaving is kept', async ({ page, signUp }) => {
  await signUp(page);
  await page.goto('/settings');
  await page.getByLabel('Light-hearted and humorous').check();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await expect(page.getByLabel('Light-hearted and humorous')).toBeChecked();

  // The first answer is slow, and the page is gone before it came.
  let isHeld = true;
  await page.route(`**${settings.saveSchedule.path}`, async (route) => {
    const isFirst = isHeld && route.request().method() === 'PUT';
    isHeld = isHeld && !isFirst;
    await (isFirst ? new Promise(() => undefined) : route.fallback());
  });
  await page.getByLabel('Hour', { exact: true }).selectOption({ label: '6 PM' });
  await page.getByLabel('Hour', { exact: true }).selectOption({ label: '7 PM' });
  await page.goto('/about');
  await expect.poll(async () => (await kept(page)).toastHour).toBe(19);
  expect((await kept(page)).toastTone).toBe('humorous');
});

test('a choice that could not be kept is said so, stays, and can be tried again', async ({
  page,
  signUp,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource/);
  await signUp(page);
  await page.goto('/settings');
  await expect(page.getByLabel('Your day ends at')).toHaveValue('0');
  const reconnect = await cutOff(page);
  const noServer = 'Could not connect to the server. Please try again.';
  const unsaved = 'Not saved. Your choice is still here.';

  await page.getByLabel('Light-hearted and humorous').check();
  await expectNotice(page, 'Failed to update settings', noServer);
  await expect(stateOf(page, 'Tone')).toHaveText(unsaved);
  await page.getByLabel('Your day ends at').selectOption('2 AM');
  await expectNotice(page, 'Failed to update settings', noServer);
  await expect(stateOf(page, 'Reflections')).toHaveText(unsaved);
  await page.getByLabel('Narrator').selectOption('storyteller');
  await expectNotice(page, 'Failed to save voice', 'Please try again.');
  await expect(page.getByLabel('Narrator')).toHaveValue('storyteller');
  await page.getByRole('button', { name: 'Save Voice' }).click();
  await expectNotice(
    page,
    'Error updating voice preference',
    'There was an error updating your voice preference. Please try again.',
  );
  expect(await kept(page)).toMatchObject({ toastTone: 'auto', dayEndHour: 0, voiceStyle: 'motivational' });

  await reconnect();
  await page.route(`**${settings.savePreferences.path}`, (route) =>
    route.fulfill({ status: 400, json: { code: 'invalid', message: 'This narrator has gone.' } }),
  );
  await page.getByRole('button', { name: 'Save Voice' }).click();
  await expectNotice(page, 'Failed to save voice preference', 'This narrator has gone.');
  await page.unroute(`**${settings.savePreferences.path}`);
  await section(page, 'Reflections').getByRole('button', { name: 'Try again' }).click();
  await expect(stateOf(page, 'Reflections')).toHaveText('Saved');
  // The specification's buttons save what is not saved as well.
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(stateOf(page, 'Tone')).toHaveText('Saved');
  await page.getByRole('button', { name: 'Save Voice' }).click();
  await expectNotice(page, 'Voice preference updated', '');
  await expect(page.getByText(unsaved)).toHaveCount(0);
  expect(await kept(page)).toMatchObject({ toastTone: 'humorous', dayEndHour: 2, voiceStyle: 'storyteller' });
});

test("'Save Settings' confirms what was chosen by both calls, one after the other", async ({ page, signUp }) => {
  await signUp(page);
  await page.goto('/settings');
  await page.getByLabel('Day', { exact: true }).selectOption({ label: 'Friday' });
  await page.getByLabel('Light-hearted and humorous').check();
  await expect(stateOf(page, 'Tone')).toHaveText('Saved');
  const puts: [string, unknown][] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') {
      puts.push([new URL(request.url()).pathname, request.postDataJSON()]);
    }
  });
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.locator('form', { hasText: 'Save Settings' }).getByRole('status').last()).toHaveText('Saved');
  expect(puts).toEqual([
    [settings.savePreferences.path, { toastTone: 'humorous', toastDay: 'Friday' }],
    [settings.saveSchedule.path, { weeklyToastDay: 5 }],
  ]);
});

test('music under the toast is on, and off for who wants none', async ({ page, signUp }) => {
  await signUp(page);
  await page.goto('/settings#voice-pref');
  const music = section(page, 'Voice preference').getByLabel('Music under your toast');
  await expect(music).toBeChecked();
  await music.click();
  await expect(music).not.toBeChecked();
  await expect(section(page, 'Voice preference').getByText('Saved', { exact: true })).toBeVisible();
  expect(await kept(page)).toMatchObject({ playsMusic: false });
  await page.reload();
  await expect(music).not.toBeChecked();
});
