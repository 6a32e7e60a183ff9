import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { notes } from '#shared/contract/notes.ts';
import { chromiumFlags, findChromium } from './support/chromium.ts';
import { expectNotice } from './support/notice.ts';
import { standInRecogniser } from './support/recogniser.ts';
import { expect, test as base } from './support/test.ts';

/** A service that turns sound into words, or has a bad day. */
type Ears = { host: string; heard: Buffer[]; says: { status: number; text: string } };

const test = base.extend<object, { ears: Ears }>({
  ears: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern that nothing else is needed.
    async ({}, use) => {
      const ears: Ears = { host: '', heard: [], says: { status: 200, text: '' } };
      const server = createServer((request, response) => {
        void buffer(request).then((body) => {
          ears.heard.push(body);
          const { status, text } = ears.says;
          response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ text }));
        });
      });
      await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
      ears.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
      await use(ears);
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ ears }, use) => {
      await use({ TRANSCRIBER_URL: `http://${ears.host}/v1`, TRANSCRIBER_MODEL: 'small-ears' });
    },
    { scope: 'worker' },
  ],
});

test.use({
  permissions: ['microphone'],
  launchOptions: { executablePath: findChromium(), args: [...chromiumFlags, '--use-fake-device-for-media-stream'] },
});

const sheet = (page: Page) => page.getByRole('dialog');
const toggle = (page: Page) => sheet(page).getByRole('button', { name: 'Dictate' });
const text = (page: Page) => page.getByLabel('Your reflection');

async function open(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: /Add today's reflection|Write another|Carry on writing/ }).click();
  await expect(text(page)).toBeFocused();
}

async function speak(page: Page): Promise<void> {
  await toggle(page).click();
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(sheet(page).getByRole('timer')).toHaveText(/^0:0[1-9] of 5:00$/);
}

test.beforeEach(async ({ page, signUp, ears }) => {
  ears.heard.length = 0;
  ears.says = { status: 200, text: 'the heron was back' };
  await standInRecogniser(page, { isMissing: true });
  await signUp(page);
  await open(page);
  await expect(sheet(page).getByText(`What you say is sent to ${ears.host} to be turned into text.`)).toBeVisible();
});

test('what is said comes onto the page as words', async ({ page, ears }) => {
  await page.keyboard.type('This morning');
  await speak(page);
  await toggle(page).click();
  await expect(text(page)).toHaveValue('This morning the heron was back');
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
  expect(ears.heard).toHaveLength(1);
  expect(ears.heard[0]?.includes('audio/webm')).toBe(true);

  // What nobody has written down yet when the page breaks down is found again as a recording.
  await speak(page);
  await page.reload();
  await page.getByRole('button', { name: 'Carry on writing' }).click();
  await expect(sheet(page).getByRole('group', { name: 'your recording' })).toBeVisible();
});

test('saving while speaking waits for the words and saves them too', async ({ page }) => {
  await speak(page);
  await sheet(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expectNotice(page, 'Note saved!', 'Your daily reflection has been recorded.');
  const [note] = notes.list.reply.parse(await (await page.request.get(notes.list.path)).json());
  expect(note?.content).toBe('the heron was back');
});

test('what could not be written down is tried again, or kept as a recording', async ({ page, ears, expectProblem }) => {
  expectProblem(/503/);
  ears.says = { status: 400, text: '' };
  await speak(page);
  await toggle(page).click();
  await expect(sheet(page).getByRole('alert')).toContainText('could not be turned into words just now');
  // It is not saved without what was said.
  await sheet(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expectNotice(page, 'Not saved yet', 'What you said is not written down yet. Please choose what to do with it.');

  ears.says = { status: 200, text: 'we laughed' };
  await sheet(page).getByRole('button', { name: 'Try again' }).click();
  await expect(text(page)).toHaveValue('we laughed');
  await expect(sheet(page).getByRole('alert')).toHaveCount(0);

  ears.says = { status: 400, text: '' };
  await speak(page);
  await toggle(page).click();
  await sheet(page).getByRole('button', { name: 'Keep it as a recording' }).click();
  await expect(sheet(page).getByRole('group', { name: 'your recording' })).toBeVisible();
  await expect(sheet(page).getByRole('alert')).toHaveCount(0);
  await expect(text(page)).toHaveValue('we laughed');
});
