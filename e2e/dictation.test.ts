import type { Page } from '@playwright/test';
import { notes } from '#shared/contract/notes.ts';
import { look } from './support/look.ts';
import { expectNotice } from './support/notice.ts';
import { hears, recognisers, standInRecogniser, utteranceEnds } from './support/recogniser.ts';
import { expect, test } from './support/test.ts';

async function open(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: /Add today's reflection|Write another|Carry on writing/ }).click();
  await expect(page.getByLabel('Your reflection')).toBeFocused();
}

const toggle = (page: Page) => page.getByRole('button', { name: 'Dictate' });
const text = (page: Page) => page.getByLabel('Your reflection');

async function startDictating(page: Page): Promise<void> {
  await toggle(page).click();
  await expect(page.getByRole('dialog').getByText('Listening', { exact: true })).toBeAttached();
}

async function saved(page: Page): Promise<string[]> {
  const list = notes.list.reply.parse(await (await page.request.get(notes.list.path)).json());
  return list.map(({ content }) => content);
}

test.beforeEach(async ({ page, signUp }) => {
  await signUp(page);
});

test('spoken words are added to the text, one utterance after the other, and survive a reload', async ({ page }) => {
  await standInRecogniser(page);
  await open(page);
  await page.keyboard.type('This morning');
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText('Your browser may send the sound to the company that makes it.')).toBeVisible();
  await startDictating(page);
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
  await hears(page, { text: 'the hair', isFinal: false });
  await expect(page.getByText('the hair', { exact: true })).toBeVisible();
  await expect(text(page)).toHaveValue('This morning');
  await hears(page, { text: 'the heron', isFinal: true });
  await hears(page, { text: 'the heron', isFinal: true });
  await expect(text(page)).toHaveValue('This morning the heron');
  await utteranceEnds(page);
  await expect.poll(() => recognisers(page)).toHaveLength(2);
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
  await hears(page, { text: 'was back', isFinal: true, confidence: 0 });
  await hears(page, { text: 'was back again', isFinal: true });
  await expect(text(page)).toHaveValue('This morning the heron was back again');
  await toggle(page).click();
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
  await utteranceEnds(page);
  await page.waitForTimeout(400);
  expect(await recognisers(page)).toHaveLength(2);

  // What nobody has made final yet is no less said.
  await startDictating(page);
  await hears(page, { text: 'with two young', isFinal: false });
  await page.reload();
  await open(page);
  await expect(text(page)).toHaveValue('This morning the heron was back again with two young');
});

test('saving while dictating ends it, waits for the last words, and saves them too', async ({ page }) => {
  await standInRecogniser(page);
  await open(page);
  await startDictating(page);
  await hears(page, { text: 'we laughed', isFinal: true });
  await hears(page, { text: 'for an', isFinal: false });
  const clicked = performance.now();
  const request = page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/api/notes'));
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
  await hears(page, { text: 'for an hour', isFinal: true });
  await request;
  expect(performance.now() - clicked).toBeGreaterThanOrEqual(300);
  await expectNotice(page, 'Note saved!', 'Your daily reflection has been recorded.');
  expect(await saved(page)).toEqual(['we laughed for an hour']);
  expect((await recognisers(page)).map(({ asked }) => asked)).toEqual([['start', 'stop', 'abort']]);
});

test('the language is the browser’s until another is chosen, which the device remembers', async ({ page }) => {
  await standInRecogniser(page);
  await open(page);
  const language = page.getByLabel('Language of dictation');
  await expect(language).toHaveValue('en-GB');
  await language.selectOption('de-DE');
  await startDictating(page);
  expect((await recognisers(page)).at(-1)?.lang).toBe('de-DE');
  await page.reload();
  await open(page);
  await expect(language).toHaveValue('de-DE');
});

test('a browser’s language that is not taken gives way to American English', async ({ page }) => {
  await standInRecogniser(page, { refuses: ['en-GB'] });
  await open(page);
  await startDictating(page);
  expect((await recognisers(page)).map(({ lang }) => lang)).toEqual(['en-GB', 'en-US']);
  await expect(page.getByLabel('Language of dictation')).toHaveValue('en-US');
});

test('an error ends dictation and is told with its code; what was said stays', async ({ page }) => {
  await standInRecogniser(page);
  await open(page);
  for (const code of ['not-allowed', 'network', 'aborted']) {
    await startDictating(page);
    await hears(page, { text: 'one', isFinal: true });
    await utteranceEnds(page, code);
    await expectNotice(page, 'Speech Recognition Error', `Error: ${code}. Please try again or type manually.`);
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
  }
  await expect(text(page)).toHaveValue('one one one');
});

test('a recogniser that never begins is given up', async ({ page }) => {
  await page.context().grantPermissions(['microphone']);
  await standInRecogniser(page, { isDeaf: true });
  await open(page);
  await toggle(page).click();
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
  await expectNotice(page, 'Failed to start', 'Could not start speech recognition. Please try again.');
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
});

test('a browser without one says so when asked', async ({ page }) => {
  await standInRecogniser(page, { isMissing: true });
  await open(page);
  await toggle(page).click();
  await expectNotice(
    page,
    'Not Supported',
    'This browser cannot turn speech into words. Please use Chrome, Edge or Safari.',
  );
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
});

test('an app on an iPhone’s home screen points to the keyboard instead', async ({ page }) => {
  await standInRecogniser(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
  await open(page);
  await expect(toggle(page)).toHaveCount(0);
  await expect(page.getByText(/but the microphone on your keyboard does\.$/)).toBeVisible();
});

test('closing the page ends dictation', async ({ page }) => {
  await standInRecogniser(page);
  await open(page);
  await startDictating(page);
  await hears(page, { text: 'half a', isFinal: false });
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await recognisers(page)).at(-1)?.asked.at(-1)).toBe('abort');
  await page.getByRole('button', { name: 'Carry on writing' }).click();
  await expect(text(page)).toHaveValue('half a');
});

test('the page one dictates on stands at every width and in both themes', async ({ page }) => {
  await standInRecogniser(page);
  await open(page);
  await page.keyboard.type('My sister rang from Porto and we laughed about the burnt rice for an hour.');
  await startDictating(page);
  await hears(page, { text: 'and then we made it again', isFinal: false });
  await look(page, 'dictating', {
    sizes: [
      [360, 640],
      [390, 420],
      [1440, 900],
    ],
  });
});
