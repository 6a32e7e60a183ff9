import { expect, test } from './support/test.ts';

test.use({
  settings: { WRITER: 'openai-compatible', WRITER_URL: 'http://127.0.0.1:9/v1', WRITER_MODEL: 'small-model' },
});

test('Settings name the model and where it is', async ({ page, signUp }) => {
  await signUp(page);
  await page.goto('/settings');
  await expect(
    page.getByText('Your words are sent to small-model at 127.0.0.1:9, as the people who run this server chose.'),
  ).toBeVisible();
});
