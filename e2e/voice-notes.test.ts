import type { Page } from '@playwright/test';
import { notes, type Note } from '#shared/contract/notes.ts';
import { chromiumFlags, findChromium } from './support/chromium.ts';
import { expectAccessible, expectNothingSticksOut } from './support/look.ts';
import { expectNotice } from './support/notice.ts';
import { hears, standInRecogniser } from './support/recogniser.ts';
import { expect, test } from './support/test.ts';

// A microphone that beeps.
test.use({
  launchOptions: { executablePath: findChromium(), args: [...chromiumFlags, '--use-fake-device-for-media-stream'] },
});

const words = 'The choir sang in the stairwell.';

async function open(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: /Add today's reflection|Write another|Carry on writing/ }).click();
  await expect(page.getByLabel('Your reflection')).toBeFocused();
}

const sheet = (page: Page) => page.getByRole('dialog');
const keep = (page: Page) => sheet(page).getByRole('button', { name: 'Record my voice' });
const stop = (page: Page) => sheet(page).getByRole('button', { name: 'Stop' });
const own = (page: Page) => sheet(page).getByRole('group', { name: 'your recording' });
const save = (page: Page) => sheet(page).getByRole('button', { name: 'Save', exact: true });

/** Records for a second or more. */
async function record(page: Page): Promise<void> {
  await keep(page).click();
  await expect(sheet(page).getByRole('timer')).toHaveText(/^0:0[1-9] of 5:00$/);
}

const atStart = /0:00 \/ 0:\d\d/;
const atEnd = /(0:\d[1-9]) \/ \1/;

async function saved(page: Page): Promise<Note[]> {
  return notes.list.reply.parse(await (await page.request.get(notes.list.path)).json());
}

test.describe('with a microphone', () => {
  test.use({ permissions: ['microphone'] });

  test.beforeEach(async ({ page, signUp }) => {
    await signUp(page);
  });

  test('a recording is heard before it is saved, survives a reload, is saved and heard in the list', async ({
    page,
  }) => {
    await open(page);
    await page.keyboard.type(words);
    await record(page);
    await expect(stop(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(own(page).getByRole('button', { name: 'Play your recording' })).toBeFocused();
    await expect(own(page)).toContainText(atStart);
    await page.keyboard.press('Enter');
    await expect(own(page).getByRole('button', { name: 'Pause your recording' })).toBeVisible();
    await expect(own(page)).toContainText(atEnd);

    await page.reload();
    await open(page);
    await expect(own(page)).toContainText(atStart);
    await save(page).click();
    await expectNotice(page, 'Note saved!', 'Your daily reflection has been recorded.');
    const [note] = await saved(page);
    expect(note?.content).toBe(words);
    expect(note?.audioMs).toBeGreaterThanOrEqual(1000);
    await expect(page.getByRole('dialog')).toBeHidden();

    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.reload();
    const row = page.locator('#recent-list > li').first();
    const player = row.getByRole('group', { name: /^your recording of / });
    await player.waitFor();
    await expect(player).toContainText(atStart);
    expect(fetched).not.toContain(note?.audioUrl);
    await player.getByRole('button', { name: /^Play / }).click();
    await expect(player.getByRole('button', { name: /^Pause / })).toBeVisible();
    await expect(player).toContainText(atEnd);
    await expect(player.getByRole('button', { name: /^Play / })).toBeVisible();
    expect(fetched).toContain(note?.audioUrl);
    await player.getByRole('slider').focus();
    await page.keyboard.press('Home');
    await expect(player).toContainText(atStart);
    await page.keyboard.press('End');
    await expect(player).toContainText(atEnd);
  });

  test('a recording without words is a reflection too, and saving ends and keeps it first', async ({ page }) => {
    await open(page);
    await record(page);
    await save(page).click();
    await expectNotice(page, 'Note saved!', 'Your daily reflection has been recorded.');
    const [note] = await saved(page);
    expect(note?.content).toBe('');
    expect(note?.audioMs).toBeGreaterThanOrEqual(1000);
    const row = page.locator('#recent-list > li').first();
    await expect(row.getByRole('group', { name: /^your recording of / })).toBeVisible();
    await expect(row.getByRole('button', { name: /^Listen back/ })).toHaveCount(0);
  });

  test('a recording is taken away and had back', async ({ page }) => {
    await open(page);
    await page.keyboard.type(words);
    await record(page);
    await stop(page).click();
    await own(page).waitFor();
    await sheet(page).getByRole('button', { name: 'Remove' }).click();
    await expect(own(page)).toHaveCount(0);
    await expect(sheet(page).getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(own(page).getByRole('button', { name: 'Play your recording' })).toBeFocused();
    await sheet(page).getByRole('button', { name: 'Remove' }).click();
    await save(page).click();
    await expectNotice(page, 'Note saved!', 'Your daily reflection has been recorded.');
    expect(await saved(page)).toMatchObject([{ content: words, audioUrl: null }]);
  });

  test('what a page that broke down was recording is found again', async ({ page }) => {
    await open(page);
    await record(page);
    await expect(sheet(page).getByRole('timer')).toHaveText(/^0:0[2-9] of 5:00$/);
    const other = await page.context().newPage();
    // Nothing runs in the page any more, as in a crash.
    const crash = await page.context().newCDPSession(page);
    void crash.send('Page.crash').catch(() => undefined);
    await page.waitForEvent('crash');
    await open(other);
    await expect(own(other)).toBeVisible();
    await expect(sheet(other).getByText('You were cut short.')).toBeVisible();
    await save(other).click();
    await expectNotice(other, 'Note saved!', 'Your daily reflection has been recorded.');
    const [note] = await saved(other);
    expect(note?.audioMs).toBeGreaterThanOrEqual(1000);
  });

  test('closing the page one writes on ends the recording and keeps it', async ({ page }) => {
    await open(page);
    await record(page);
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
    await open(page);
    await expect(own(page)).toBeVisible();
  });

  test('a phone has room for it, and nothing is wrong with it for those who do not see', async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page);
    await page.keyboard.type(words);
    const bothSound = async () => {
      await expectNothingSticksOut(page);
      await expectAccessible(page);
    };
    await bothSound();
    await sheet(page).getByRole('button', { name: 'More for this page' }).click();
    await record(page);
    await expect(stop(page)).toBeInViewport({ ratio: 1 });
    await expect(sheet(page).getByRole('timer')).toBeInViewport({ ratio: 1 });
    await expect(save(page)).toBeInViewport({ ratio: 1 });
    await bothSound();
    await stop(page).click();
    await own(page).waitFor();
    await expect(sheet(page).getByRole('button', { name: 'Remove' })).toBeInViewport({ ratio: 1 });
    await bothSound();
    await save(page).click();
    await expectNotice(page, 'Note saved!', 'Your daily reflection has been recorded.');
    await page.getByRole('group', { name: /^your recording of / }).waitFor();
    await bothSound();
  });
});

test.describe('on a phone, which gives the microphone to one thing at a time', () => {
  test.use({ permissions: ['microphone'] });

  test('dictation ends when one records, and waits until that is over', async ({ page, signUp }) => {
    await standInRecogniser(page);
    await page.addInitScript(() => Object.defineProperty(navigator, 'userAgentData', { value: undefined }));
    await signUp(page);
    await open(page);
    const dictate = sheet(page).getByRole('button', { name: 'Dictate' });
    await dictate.click();
    await expect(dictate).toHaveAttribute('aria-pressed', 'true');
    await hears(page, { text: 'the heron was back', isFinal: true });
    await record(page);
    await expect(page.getByLabel('Your reflection')).toHaveValue('the heron was back');
    await expect(dictate).toHaveAttribute('aria-pressed', 'false');
    await expect(dictate).toBeDisabled();
    await expect(
      sheet(page).getByText('This browser can only use the microphone for one thing at a time.'),
    ).toBeVisible();
    await stop(page).click();
    await own(page).waitFor();
    await expect(dictate).toBeEnabled();
  });
});

test('a microphone that is not allowed costs nothing', async ({ page, signUp }) => {
  await signUp(page);
  await open(page);
  await page.keyboard.type(words);
  await keep(page).click();
  await expectNotice(
    page,
    'No microphone',
    "The microphone is blocked. You can allow it in your browser's settings for this page.",
  );
  await expect(keep(page)).toBeEnabled();
  await expect(page.getByLabel('Your reflection')).toHaveValue(words);
});
