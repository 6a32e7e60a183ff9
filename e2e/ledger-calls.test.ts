import { notes } from '#shared/contract/notes.ts';
import { toasts } from '#shared/contract/toasts.ts';
import { look } from './support/look.ts';
import { expect, test } from './support/test.ts';

// Nobody is at either address: what was tried stands in the ledger all the same.
test.use({
  settings: {
    WRITER: 'openai-compatible',
    WRITER_URL: 'http://a-model.invalid/v1',
    WRITER_MODEL: 'a-model',
    VOICE: 'openai-compatible',
    VOICE_URL: 'http://127.0.0.1:9/v1',
    VOICE_MODEL: 'a-voice',
  },
});

test('the ledger names everyone that was asked for something on a person’s behalf', async ({ page, clink, signUp }) => {
  await signUp(page);
  const post = (path: string, data: object) =>
    page.request.post(clink.url + path, { headers: { origin: clink.url }, data });
  expect((await post(notes.create.path, { content: 'We picked the first lemons.', bundleTag: null })).status()).toBe(
    201,
  );
  expect((await post(toasts.generate.path, { forceGenerate: true })).status()).toBe(201);
  await page.goto('/settings');
  await expect(
    page.getByText('In the last 30 days it asked one other server for something on your behalf.'),
  ).toBeVisible();
  await page.goto('/settings/ledger');
  const calls = page.getByRole('table', { name: 'Calls to others on your behalf' });
  await expect(calls.getByRole('row', { name: /a-model\.invalid/ })).toContainText('to write your toast');
  await expect(calls.getByRole('row', { name: /127\.0\.0\.1:9 \(this machine\)/ })).toContainText(
    'to read your toast aloud',
  );
  await look(page, 'ledger-calls', { part: page.getByRole('region', { name: 'Whom your words went to' }) });
});
