import { notes } from '#shared/contract/notes.ts';
import { toasts } from '#shared/contract/toasts.ts';
import { look } from './support/look.ts';
import { expect, test } from './support/test.ts';

test.use({
  settings: { VOICE: 'openai-compatible', VOICE_URL: 'http://127.0.0.1:2/v1', VOICE_MODEL: 'small-voice' },
});

test('Settings name the service that reads toasts aloud, and a toast says when it could not', async ({
  page,
  signUp,
}) => {
  await signUp(page);
  await page.goto('/settings');
  await expect(
    page.getByText('chose to have the words of your toast sent to 127.0.0.1:2, where they are read aloud.'),
  ).toBeVisible();
  await look(page, 'who-reads-voice', { part: page.locator('#who-reads') });

  const note = { content: 'I saw a heron standing in the last light by the river.', bundleTag: null };
  expect((await page.request.post(notes.create.path, { data: note })).status()).toBe(201);
  const made = await page.request.post(toasts.generate.path, { data: { forceGenerate: true }, timeout: 60_000 });
  expect(toasts.generate.reply.parse(await made.json())).toMatchObject({ voice: 'ready', voicedBy: 'fallback' });
  await page.goto('/weekly-toast');
  await expect(
    page.getByText('The usual voice could not be reached this time, so Clink reads this one itself.'),
  ).toBeVisible();
  await look(page, 'toast-fallback-voice');
});
