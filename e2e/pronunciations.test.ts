import type { Locator, Page } from '@playwright/test';
import { notes } from '#shared/contract/notes.ts';
import { pronunciations } from '#shared/contract/pronunciations.ts';
import { toasts } from '#shared/contract/toasts.ts';
import { look } from './support/look.ts';
import { expectNotice } from './support/notice.ts';
import { expect, test } from './support/test.ts';

function names(page: Page): Locator {
  return page.getByRole('region', { name: 'How names are said' });
}

/** Types into a row that was just added: its first field has the focus. */
async function typeName(page: Page, written: string, said: string): Promise<void> {
  await names(page).getByRole('button', { name: 'Add a name' }).click();
  await page.keyboard.type(written);
  await page.keyboard.press('Tab');
  await page.keyboard.type(said);
}

async function saved(page: Page): Promise<unknown> {
  return (await page.request.get(pronunciations.list.path)).json();
}

test('two names are taught, heard, saved and spoken', async ({ page, signUp }) => {
  await signUp(page);
  await page.goto('/settings');
  const section = names(page);
  await expect(section).toContainText('Write it the way it sounds in English, such as Shivawn for Siobhán.');
  await expect(section).toContainText('Saoirse said like Seer-sha');
  await typeName(page, 'Siobhán', 'Shivawn');
  await expect(section.getByRole('status')).toHaveText('Not saved yet');
  await typeName(page, "O'Dea", 'Oh Dee');

  await test.step('listen', async () => {
    const siobhan = section.getByRole('group', { name: 'Siobhán' });
    const answer = page.waitForResponse((response) => response.url().endsWith('/api/tts/say'));
    await siobhan.getByRole('button', { name: 'Listen to Siobhán' }).click();
    expect((await answer).headers()['content-type']).toBe('audio/mpeg');
    expect((await answer).request().postDataJSON()).toEqual({ said: 'Shivawn' });
    await expect(siobhan.getByRole('button', { name: 'Stop' })).toBeVisible();
    await expect(siobhan.getByRole('button', { name: 'Listen' })).toBeVisible();
    // Again, from the device now, and stopped at once.
    await siobhan.getByRole('button', { name: 'Listen' }).click();
    await siobhan.getByRole('button', { name: 'Stop' }).click();
    await expect(siobhan.getByRole('button', { name: 'Listen' })).toBeVisible();
  });

  await test.step('save, and find them again', async () => {
    await section.getByRole('button', { name: 'Save names' }).click();
    await expect(section.getByRole('status')).toHaveText('Saved');
    await page.reload();
    await expect(section.getByRole('group', { name: 'Siobhán' }).getByLabel('Said like')).toHaveValue('Shivawn');
    await expect(section.getByRole('group', { name: "O'Dea" }).getByLabel('Said like')).toHaveValue('Oh Dee');
    await expect(section.getByRole('status')).toHaveText('');
  });

  await test.step('a toast shows them as they are written, and has its voice', async () => {
    const note = { content: 'I sang in the kitchen with Siobhán O’Dea.', bundleTag: null };
    expect((await page.request.post(notes.create.path, { data: note })).status()).toBe(201);
    const made = await page.request.post(toasts.generate.path, { data: { forceGenerate: true }, timeout: 60_000 });
    const toast = toasts.generate.reply.parse(await made.json());
    expect(toast.content).toContain('Siobhán');
    expect(toast.content).not.toContain('Shivawn');
    expect(toast.voice).toBe('ready');
    expect(toast.lines.every(({ startMs, endMs }) => startMs !== null && endMs !== null && endMs > startMs)).toBe(true);
  });
});

test('what is not right stands beside its field, and a failed save loses nothing', async ({
  page,
  signUp,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource/);
  await signUp(page);
  await page.goto('/settings');
  const section = names(page);
  await typeName(page, 'Siobhán', '');
  const first = section.getByRole('group').first();
  const asItIs = page.waitForRequest((request) => request.url().endsWith('/api/tts/say'));
  await first.getByRole('button', { name: 'Listen' }).click();
  expect((await asItIs).postDataJSON()).toEqual({ said: 'Siobhán' });
  await typeName(page, 'siobhán', 'Шивон');
  const second = section.getByRole('group').nth(1);
  await section.getByRole('button', { name: 'Save names' }).click();
  await expect(first.getByLabel('Said like')).toBeFocused();
  await expect(first.getByLabel('Said like')).toHaveAccessibleDescription('Please write how it sounds.');
  await expect(second.getByLabel('Written')).toHaveAccessibleDescription('This name is already in the list.');
  await page.keyboard.type('Shivawn');
  await expect(first.getByLabel('Said like')).toHaveAccessibleDescription('');

  await second.getByLabel('Written').fill('Шивон');
  await expect(second.getByLabel('Written')).toHaveAccessibleDescription('');
  await second.getByRole('button', { name: 'Listen' }).click();
  await expect(second.getByLabel('Said like')).toHaveAccessibleDescription(/write it in English letters/);
  await expect(second.getByLabel('Said like')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await expect(second.getByLabel('Said like')).toHaveAccessibleDescription('');
  await section.getByRole('button', { name: 'Save names' }).click();
  await expect(second.getByLabel('Said like')).toHaveAccessibleDescription(/write it in English letters/);
  await second.getByLabel('Said like').fill('Shee  vawn');

  await page.route('**/api/pronunciations', (route) => route.abort());
  await section.getByRole('button', { name: 'Save names' }).click();
  await expectNotice(page, 'Your names were not saved', 'Could not connect to the server. Please try again.');
  await expect(section.getByRole('status')).toHaveText('Not saved. Your choice is still here.');
  await expect(first.getByLabel('Said like')).toHaveValue('Shivawn');
  await expect(second.getByLabel('Said like')).toHaveValue('Shee  vawn');
  expect(await saved(page)).toEqual([]);

  await page.unroute('**/api/pronunciations');
  await section.getByRole('button', { name: 'Save names' }).click();
  await expect(section.getByRole('status')).toHaveText('Saved');
  await expect(second.getByLabel('Said like')).toHaveValue('Shee vawn');
  expect(await saved(page)).toEqual([
    { written: 'Siobhán', said: 'Shivawn' },
    { written: 'Шивон', said: 'Shee vawn' },
  ]);
});

test('the keyboard alone adds, hears, removes and saves', async ({ page, signUp }) => {
  await signUp(page);
  await page.request.put(pronunciations.save.path, {
    data: ['Anh', 'Bao', 'Chi'].map((written) => ({ written, said: 'x' })),
  });
  await page.goto('/settings');
  const section = names(page);
  await section.getByRole('button', { name: 'Remove Bao' }).focus();
  await page.keyboard.press('Enter');
  await expect(section.getByRole('button', { name: 'Remove Chi' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(section.getByRole('button', { name: 'Remove Anh' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(section.getByRole('button', { name: 'Listen to Anh' })).toBeFocused();
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/tts/say'));
  await page.keyboard.press('Enter');
  expect((await answer).status()).toBe(200);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(section.getByRole('button', { name: 'Add a name' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Saoirse');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Seer-sha');
  await page.keyboard.press('Enter');
  await expect(section.getByRole('status')).toHaveText('Saved');
  await expect(section.getByRole('group', { name: 'Saoirse' }).getByLabel('Said like')).toBeFocused();
  expect(await saved(page)).toEqual([{ written: 'Saoirse', said: 'Seer-sha' }]);
});

test('the section stands at every width and in both themes', async ({ page, signUp }) => {
  await signUp(page);
  await page.goto('/settings');
  const section = names(page);
  await expect(section.getByRole('button', { name: 'Add a name' })).toBeVisible();
  await look(page, 'names-empty', { part: section });
  await typeName(
    page,
    'Siobhán Ní Dhomhnaill-O’Shaughnessy of Ballydehob',
    'Shivawn Nee Gonal O Shawnessy of Balladee hob',
  );
  await typeName(page, 'Nguyễn', 'win');
  await typeName(page, 'nguyễn', '');
  await section.getByRole('button', { name: 'Save names' }).click();
  await expect(section.getByText('Please write how it sounds.')).toBeVisible();
  await look(page, 'names-errors', { part: section });
  await section.getByRole('button', { name: 'Remove nguyễn', exact: true }).click();
  await section.getByRole('button', { name: 'Save names' }).click();
  await expect(section.getByRole('status')).toHaveText('Saved');
  await look(page, 'names-saved', { part: section });
});
