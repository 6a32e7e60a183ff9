import { parseFeed } from '@rowanmanning/feed-parser';
import { toasts } from '#shared/contract/toasts.ts';
import { look } from './support/look.ts';
import { expectNotice } from './support/notice.ts';
import { send } from './support/sharing.ts';
import { expect, test } from './support/test.ts';

test('a private podcast is made in Settings, read by a podcast program, and removed', async ({
  page,
  signUp,
  newVisitor,
  expectProblem,
}) => {
  await signUp(page);
  await send(page, 'POST', '/api/notes', { content: 'My sister rang from Porto and we laughed about the rice.' });
  await send(page, 'POST', toasts.generate.path, { forceGenerate: true });
  await page.goto('/settings#feeds');
  const podcast = page.getByRole('region', { name: 'A private podcast' });
  await podcast.getByRole('button', { name: 'Make a podcast' }).click();
  await expect(podcast.getByText('Please give it a name, so that you know it again.')).toBeVisible();
  await podcast.getByLabel('Where is it for?').fill('Kitchen radio');
  await podcast.getByLabel('Where is it for?').press('Enter');
  const field = podcast.getByLabel('Address for Kitchen radio');
  await expect(field).toBeFocused();
  const address = await field.inputValue();
  await expect(podcast.getByText('not read yet')).toBeVisible();
  await look(page, 'feeds', { part: podcast });

  const program = await newVisitor();
  const read = await program.request.get(address);
  const [episode, ...others] = parseFeed(await read.text()).items;
  expect(others).toEqual([]);
  const [sound] = episode?.media ?? [];
  const heard = await program.request.get(sound?.url ?? '', { headers: { range: 'bytes=0-99' } });
  expect([heard.status(), heard.headers()['content-range']]).toEqual([206, `bytes 0-99/${String(sound?.length)}`]);

  // The address is shown once, and what was read is seen.
  await page.reload();
  await expect(podcast.getByText(/last read/)).toBeVisible();
  await expect(podcast.getByLabel('Address for Kitchen radio')).toHaveCount(0);

  await podcast.getByRole('button', { name: 'Remove Kitchen radio' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expectNotice(page, 'Removed', 'Nothing at its address can be read any more.');
  await expect(podcast.getByRole('listitem')).toHaveCount(0);
  expect((await program.request.get(address)).status()).toBe(404);

  await test.step('says why when one cannot be made, and keeps the name', async () => {
    expectProblem(/Failed to fetch|ERR_FAILED|500/);
    await page.route('**/api/feeds', (route) => route.abort());
    await podcast.getByLabel('Where is it for?').fill('Car');
    await podcast.getByRole('button', { name: 'Make a podcast' }).click();
    await expect(page.getByText('It could not be made', { exact: true })).toBeVisible();
    await expect(podcast.getByLabel('Where is it for?')).toHaveValue('Car');
  });
});

test('a private calendar is made and says when toasts come', async ({ page, signUp, newVisitor }) => {
  await signUp(page);
  await page.goto('/settings#feeds');
  const calendar = page.getByRole('region', { name: 'A private calendar' });
  await calendar.getByLabel('Where is it for?').fill('Phone');
  await calendar.getByRole('button', { name: 'Make a calendar' }).click();
  const address = await calendar.getByLabel('Address for Phone').inputValue();
  await expect(calendar.getByRole('link', { name: 'Open in the calendar of this device' })).toHaveAttribute(
    'href',
    address.replace('http:', 'webcal:'),
  );
  const read = await (await newVisitor()).request.get(address);
  expect(await read.text()).toContain('SUMMARY:Your toast');
});

test('a toast is taken away as sound, captions and text', async ({ page, signUp }) => {
  await signUp(page);
  await send(page, 'POST', '/api/notes', { content: 'My sister rang from Porto and we laughed about the rice.' });
  await send(page, 'POST', toasts.generate.path, { forceGenerate: true });
  await page.goto('/weekly-toast');
  const names: string[] = [];
  for (const name of ['Recording', 'Captions', 'Text']) {
    const coming = page.waitForEvent('download');
    await page.getByRole('link', { name, exact: true }).click();
    names.push((await coming).suggestedFilename().replace(/\d{4}-\d\d-\d\d/, 'DAY'));
  }
  expect(names).toEqual(['toast-DAY.mp3', 'toast-DAY.vtt', 'toast-DAY.txt']);
  await look(page, 'toast-downloads');
});
