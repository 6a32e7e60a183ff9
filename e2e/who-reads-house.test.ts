import { expect, test } from './support/test.ts';

test.use({ settings: { WRITER: 'local', WRITER_MODEL_FILE: '/srv/models/Small-3B-Instruct-Q4_K_M.gguf' } });

test('Settings say that a model on this server reads the words, and that they go nowhere', async ({ page, signUp }) => {
  await signUp(page);
  await page.goto('/settings');
  await expect(
    page.getByText(
      'Your words are read by Small-3B-Instruct-Q4_K_M, a model that runs on this server, and are sent nowhere.',
    ),
  ).toBeVisible();
});
