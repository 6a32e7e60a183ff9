import { expect, test } from './support/test.ts';

test.use({
  settings: {
    WRITER: 'openai-compatible',
    WRITER_URL: 'http://127.0.0.1:9/v1',
    WRITER_MODEL: 'small-model',
    TRANSCRIBER_URL: 'http://127.0.0.1:8/v1',
    TRANSCRIBER_MODEL: 'small-ear',
  },
});

test('Settings name the model and where it is, and who turns recordings into words', async ({ page, signUp }) => {
  await signUp(page);
  await page.goto('/settings');
  await expect(
    page.getByText('The people who run this server chose to have your words sent to small-model at 127.0.0.1:9.'),
  ).toBeVisible();
  await expect(page.getByText('a recording is turned into words by 127.0.0.1:8, and only when you ask')).toBeVisible();
});
