import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { unzip } from '#server/test/unzip.ts';
import { exports } from '#shared/contract/exports.ts';
import { notes } from '#shared/contract/notes.ts';
import { toasts } from '#shared/contract/toasts.ts';
import { daysAgo } from './support/clock.ts';
import { look } from './support/look.ts';
import { heardSeconds, rememberSound } from './support/sound.ts';
import { expect, test } from './support/test.ts';

const hostile =
  '</script><script>document.title = "taken over"</script><img src=x onerror="document.title=1">\u2028 Éloïse';

/** Puts what someone takes away into a folder, as a person does, and answers with the page to open. */
async function takeAway(page: Page, folder: string): Promise<string> {
  const answer = await page.request.get(exports.archive.path);
  expect(answer.status()).toBe(200);
  for (const [name, bytes] of await unzip(await answer.body())) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  return pathToFileURL(join(folder, 'index.html')).href;
}

test('everything that was taken away opens from its folder, is searched and heard, without any connection', async ({
  page,
  newVisitor,
  signUp,
  expectProblem,
}) => {
  // The page asks its own folder, which is not the server's, for what it shows, and axe for its style.
  expectProblem(/file:\/\/\/.*clink-taken-/);
  await signUp(page);
  const write = async (data: object) => {
    expect((await page.request.post(notes.create.path, { data })).status()).toBe(201);
  };
  await write({ content: 'A heron stood in the last light, and we laughed.' });
  await write({ content: hostile });
  await write({ content: 'The first snow.', localDate: `${Number(daysAgo(0).slice(0, 4)) - 1}-02-01` });
  expect((await page.request.post(toasts.generate.path, { data: { forceGenerate: true } })).status()).toBe(201);

  const folder = mkdtempSync(join(tmpdir(), 'clink-taken-'));
  try {
    const address = await takeAway(page, folder);
    const reader = await newVisitor();
    await reader.context().setOffline(true);
    await rememberSound(reader);
    await reader.goto(address);
    await expect(reader.getByRole('status')).toHaveText('3 reflections');
    await expect(reader.getByText('</script><script>')).toBeVisible();
    await expect(reader).toHaveTitle('My reflections');
    await look(reader, 'archive-file');

    await reader.getByLabel('Search').fill('eloise');
    await expect(reader.getByRole('status')).toHaveText('1 reflection');
    await reader.getByLabel('Search').fill('');
    await reader.getByRole('button', { name: String(Number(daysAgo(0).slice(0, 4)) - 1) }).press('Enter');
    await expect(reader.getByRole('status')).toHaveText('1 reflection');
    await expect(reader.getByText('The first snow.')).toBeVisible();

    await reader.getByRole('button', { name: 'Toasts' }).click();
    await expect(reader.getByRole('status')).toHaveText('1 toast');
    await reader.locator('audio').evaluate((audio: HTMLAudioElement) => audio.play());
    await expect(reader.locator('.spoken')).toBeVisible();
    await expect.poll(() => heardSeconds(reader)).toBeGreaterThan(0.3);
    await look(reader, 'archive-file-toasts');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
