import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { notes } from '#shared/contract/notes.ts';
import { toasts } from '#shared/contract/toasts.ts';
import { look } from './support/look.ts';
import { expect, test } from './support/test.ts';

/** Turns one bit over in what is sealed in this column, of one person's row. */
function damage(dataDir: string, { table, column, where }: { table: string; column: string; where: string }): void {
  const file = new DatabaseSync(join(dataDir, 'clink.db'), { timeout: 5_000 });
  try {
    const row = file.prepare(`select id, ${column} as sealed from ${table} where ${where}`).get();
    const sealed = Buffer.from(row?.['sealed'] as Uint8Array);
    sealed[40] = (sealed[40] ?? 0) ^ 1;
    file.prepare(`update ${table} set ${column} = ? where id = ?`).run(sealed, row?.['id'] ?? null);
  } finally {
    file.close();
  }
}

test('a reflection whose words are damaged says so beside the others, and can be written again', async ({
  page,
  clink,
  signUp,
}) => {
  await signUp(page);
  const ids: number[] = [];
  for (const content of ['The bread rose.', 'We laughed at the long table.', 'It rained, and I had a coat.']) {
    const saved = await page.request.post(notes.create.path, { data: { content } });
    ids.push(notes.create.reply.parse(await saved.json()).id);
  }
  damage(clink.dataDir, { table: 'notes', column: 'content', where: `id = ${String(ids[1])}` });
  for (const [address, name] of [
    ['/', 'damage-dashboard'],
    ['/reflections', 'damage-archive'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByText('This reflection cannot be read.')).toHaveCount(1);
    await expect(page.getByText('The bread rose.')).toBeVisible();
    await look(page, name);
  }
  await page.getByRole('button', { name: /^More .*Words that cannot be read/ }).click();
  await expect(page.getByRole('button', { name: /^Keep out of toasts/ })).toHaveCount(0);
  await page.getByRole('button', { name: /^Write again/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill('We laughed again.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  // While it closes its words stand beside those of the list.
  await expect(dialog).toBeHidden();
  await expect(page.getByText('We laughed again.')).toBeVisible();
  await expect(page.getByText('This reflection cannot be read.')).toHaveCount(0);
});

test('a toast whose words are damaged says so, and a new one takes its place', async ({ page, clink, signUp }) => {
  const { user } = await signUp(page);
  await page.request.post(notes.create.path, { data: { content: 'The bread rose.' } });
  expect((await page.request.post(toasts.generate.path, { data: {} })).status()).toBe(201);
  damage(clink.dataDir, { table: 'toasts', column: 'lines', where: `user_id = ${String(user.id)}` });
  await page.goto('/');
  await expect(page.getByText('Its words cannot be read any more.')).toBeVisible();
  await page.goto('/weekly-toast');
  await expect(page.getByText('This toast cannot be read.')).toBeVisible();
  await look(page, 'damage-toast');
  await page.getByRole('button', { name: 'Generate Toast Early' }).click();
  await expect(page.getByText(/bread/).first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('This toast cannot be read.')).toHaveCount(0);
});
