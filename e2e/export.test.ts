import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { unzip } from '#server/test/unzip.ts';
import { exports } from '#shared/contract/exports.ts';
import { notes } from '#shared/contract/notes.ts';
import { recordings } from '#shared/contract/recordings.ts';
import { today } from './support/clock.ts';
import { look } from './support/look.ts';
import { expectNotice } from './support/notice.ts';
import { expect, test } from './support/test.ts';

const sound = Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.from('a heron')]);
const recording = 'a'.repeat(32);
const failed = ['Export failed', 'Failed to export your reflections. Please try again.'] as const;

async function write(page: Page, note: object): Promise<void> {
  const answer = await page.request.post(notes.create.path, { data: { content: '', timezone: 'UTC', ...note } });
  expect(answer.status()).toBe(201);
}

async function fileFrom(page: Page, button: string): Promise<Download> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()]);
  return file;
}

test.use({ timezoneId: 'UTC' });

test.beforeEach(async ({ page, signUp }) => {
  await signUp(page, { timezone: 'UTC' });
});

test('all reflections are taken away as one file, under the name that this device knows', async ({ page }) => {
  await write(page, { content: 'A heron.', localDate: '2026-01-02' });
  await write(page, { content: 'Bread "rose".\n🥐', keptOut: true });
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('displayName', 'Ana'));
  await page.goto('/settings#your-data');
  const file = await fileFrom(page, 'Export All My Reflections');
  expect(file.suggestedFilename()).toBe(`my-reflections-${today()}.json`);
  await expect(page.getByText(`Done: my-reflections-${today()}.json`)).toBeVisible();
  const text = await readFile(await file.path(), 'utf8');
  expect(JSON.parse(text)).toEqual({
    exportDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    userInfo: { exportedBy: 'Ana', totalReflections: 2, dateRange: { first: '2026-01-02', last: today() } },
    reflections: [
      {
        date: today(),
        time: expect.stringMatching(/^\d\d:\d\d$/),
        content: 'Bread "rose".\n🥐',
        bundle: null,
        keptOut: true,
      },
      {
        date: '2026-01-02',
        time: expect.stringMatching(/^\d\d:\d\d$/),
        content: 'A heron.',
        bundle: null,
      },
    ],
  });
});

test('with the recordings of one’s voice they come as a ZIP', async ({ page }) => {
  const kept = await page.request.put(`${recordings.keep.path.replace(':recording', recording)}?ms=1000`, {
    headers: { 'Content-Type': 'audio/webm' },
    data: sound,
  });
  expect(kept.status()).toBe(200);
  await write(page, { recording, localDate: '2026-01-02' });
  await page.goto('/settings#your-data');
  const file = await fileFrom(page, 'Download everything');
  expect(file.suggestedFilename()).toMatch(/^my-reflections-\d{4}-\d\d-\d\d\.zip$/);
  await expect(page.getByText(`Done: ${file.suggestedFilename()}`)).toBeVisible();
  const files = await unzip(await readFile(await file.path()));
  expect([...files.keys()]).toEqual(expect.arrayContaining(['voice/2026-01-02-1.webm', 'reflections.json']));
  expect(files.get('voice/2026-01-02-1.webm')?.equals(sound)).toBe(true);
  expect(JSON.parse(String(files.get('reflections.json')))).toMatchObject({
    reflections: [{ date: '2026-01-02', content: '', recording: 'voice/2026-01-02-1.webm' }],
  });
});

test('a download says how far it has come and can be stopped, and then nothing is kept', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/ERR_ABORTED|Failed to load resource/);
  const files: Download[] = [];
  page.on('download', (file) => files.push(file));
  // A server that stops halfway, so that there is time to look.
  await page.addInitScript((path) => {
    const { fetch } = window;
    window.fetch = (address, request) =>
      address === path
        ? Promise.resolve(
            new Response(
              new ReadableStream({
                start(controller) {
                  controller.enqueue(new Uint8Array(3_000_000));
                  request?.signal?.addEventListener('abort', () => controller.error(request.signal?.reason));
                },
              }),
              { headers: { 'x-estimated-bytes': '12000000' } },
            ),
          )
        : fetch(address, request);
  }, exports.archive.path);
  await page.goto('/settings#your-data');
  const part = page.getByRole('region', { name: 'Your data' });
  await part.getByRole('button', { name: 'Download everything' }).click();
  const bar = part.getByRole('progressbar', { name: 'Downloading everything' });
  await expect(bar).toHaveAttribute('aria-valuetext', '3.0 MB of about 12 MB');
  await look(page, 'export-under-way', { part });
  await part.getByRole('button', { name: 'Stop' }).click();
  await expect(bar).toBeHidden();
  await expect(part.getByRole('button', { name: 'Download everything' })).toBeVisible();
  await expect(page.getByText('Done:')).toHaveCount(0);
  await expect(page.getByText('Export failed')).toHaveCount(0);
  expect(files).toEqual([]);
});

test('what could not be taken away is said so, and leaves no file', async ({ page, expectProblem }) => {
  expectProblem(/Failed to load resource/);
  const files: Download[] = [];
  page.on('download', (file) => files.push(file));
  await page.goto('/settings#your-data');
  await page.route(`**${exports.reflections.path}`, (route) => route.abort());
  await page.getByRole('button', { name: 'Export All My Reflections' }).click();
  await expectNotice(page, ...failed);
  const archive = `**${exports.archive.path}`;
  await page.route(archive, (route) => route.fulfill({ status: 500, json: { code: 'internal', message: 'No.' } }));
  await page.getByRole('button', { name: 'Download everything' }).click();
  await expectNotice(page, ...failed);
  await page.unroute(archive);
  const tooOften = 'Rate limit exceeded. Please try again in 30 minutes.';
  await page.route(archive, (route) =>
    route.fulfill({ status: 429, json: { code: 'rate_limited', message: tooOften } }),
  );
  await page.getByRole('button', { name: 'Download everything' }).click();
  await expectNotice(page, 'Export failed', tooOften);
  await expect(page.getByText('Done:')).toHaveCount(0);
  expect(files).toEqual([]);
});
