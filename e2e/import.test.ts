import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { look } from './support/look.ts';
import { expect, test } from './support/test.ts';

const csv = [
  'when;mood;what',
  '03/04/2019 08:30;good;The first swim of the year.',
  '03/04/2019 20:10;;Soup with my sister.',
  '05/06/2021 07:00;great;We saw a heron on the weir, and stood there until it flew.',
  ';;No day at all.',
].join('\n');

const fileOf = (name: string, content: string | Buffer) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
});

/** Chooses a file as a person does who has the dialog of their system open. */
async function choose(page: Page, file: ReturnType<typeof fileOf>): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Choose a(?:nother)? file$/ }).click();
  await (await chooser).setFiles(file);
}

test.use({ timezoneId: 'UTC' });

test('a file is previewed, read as its writer says, brought in once, and taken back', async ({ page, signUp }) => {
  await signUp(page, { timezone: 'UTC' });
  await page.goto('/settings#your-data');
  await page.getByRole('link', { name: 'Bring in what you wrote elsewhere' }).click();
  await expect(page).toHaveURL(/\/import$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Bring in your reflections' })).toBeFocused();
  await look(page, 'import-empty');

  await choose(page, fileOf('old journal.csv', csv));
  const preview = page.getByRole('region', { name: 'What this file holds' });
  await expect(preview.getByText('Please say how the dates are meant.')).toBeVisible();
  await expect(preview.getByRole('button', { name: /^Bring/ })).toBeDisabled();
  await preview.getByRole('checkbox', { name: 'what' }).uncheck();
  await expect(preview.getByText('Please say which columns hold the day and the words.')).toBeVisible();
  await preview.getByRole('checkbox', { name: 'what' }).check();
  await preview.getByText('April 3', { exact: true }).click();
  await expect(preview.getByText('CSV: 3 reflections, April 3, 2019 to June 5, 2021.')).toBeVisible();
  await expect(preview.getByText('None of them are here yet.')).toBeVisible();
  await expect(preview.getByText('1 has no date.')).toBeVisible();
  await expect(preview.getByText('April 3, 2019, 08:30')).toBeVisible();
  await look(page, 'import-preview', { part: page.getByRole('main') });

  await preview.getByRole('button', { name: 'Bring in 3 reflections' }).click();
  const earlier = page.getByRole('region', { name: 'What you brought in' });
  await expect(earlier.getByText('3 reflections came in.')).toBeVisible();
  await look(page, 'import-done', { part: page.getByRole('main') });
  await earlier.getByRole('link', { name: 'See your reflections' }).click();
  await expect(page.getByText('We saw a heron on the weir')).toBeVisible();

  await page.goto('/import');
  await choose(page, fileOf('old journal.csv', csv.replaceAll('when', 'date').replaceAll('what', 'text')));
  await preview.getByText('April 3', { exact: true }).click();
  await expect(preview.getByText('Everything in this file is here already.')).toBeVisible();
  await expect(preview.getByRole('button', { name: 'Bring it in' })).toBeDisabled();
  await preview.getByRole('button', { name: 'Put this file away' }).click();
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();

  await earlier.getByRole('button', { name: 'Take it back' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Take this import back?' });
  await expect(asked).toContainText('This removes the 3 reflections that came with it, for good.');
  await asked.getByRole('button', { name: 'Take it back' }).click();
  await expect(earlier.getByText('Taken back.')).toBeVisible();
  await page.goto('/reflections');
  await expect(page.getByText('We saw a heron on the weir')).toBeHidden();
});

test('what cannot come in is refused in words, and another file can be chosen', async ({
  page,
  signUp,
  expectProblem,
}) => {
  expectProblem(/400/);
  await signUp(page);
  await page.goto('/import');
  await choose(page, fileOf('photo.zip', Buffer.from('504b0304140000000800', 'hex')));
  const problem = page.getByRole('alert');
  await expect(problem).toContainText(/\w+ .*\./);
  await look(page, 'import-refused');
  await choose(page, fileOf('a.csv', 'date,text\n2024-05-06,A walk.'));
  await expect(page.getByText('CSV: 1 reflection, May 6, 2024.')).toBeVisible();
  await expect(problem).toBeHidden();
});

test('a folder of Markdown comes in as one, and a connection that breaks can be tried again', async ({
  page,
  signUp,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED|imports/);
  const folder = mkdtempSync(join(tmpdir(), 'clink-folder-'));
  try {
    mkdirSync(join(folder, '2023'));
    writeFileSync(join(folder, '2023', '2023-02-01.md'), 'Snow, and nobody out but us.');
    writeFileSync(join(folder, '2023', '2023-02-02.md'), 'It thawed.');
    writeFileSync(join(folder, 'photo.jpg'), 'x');
    await signUp(page);
    await page.goto('/import');
    await page.route('**/api/imports/preview?*', (route) => route.abort(), { times: 1 });
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a folder' }).click();
    await (await chooser).setFiles(folder);
    await expect(page.getByRole('alert')).toContainText('The connection broke off while the file was on its way.');
    await page.getByRole('button', { name: 'Try folder.zip again' }).click();
    await expect(page.getByText('Markdown: 2 reflections, February 1, 2023 to February 2, 2023.')).toBeVisible();
    await page.getByRole('button', { name: 'Bring in 2 reflections' }).click();
    await expect(page.getByText('2 reflections came in.')).toBeVisible();
  } finally {
    rmSync(folder, { recursive: true });
  }
});
