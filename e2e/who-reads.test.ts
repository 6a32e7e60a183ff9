import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startClink, type RunningServer } from '#server/test/process.ts';
import { expect, test } from './support/test.ts';

const model = { WRITER: 'openai-compatible', WRITER_URL: 'http://127.0.0.1:9/v1', WRITER_MODEL: 'small-model' };

/** As the others, on a server whose operator has chosen a model. */
const withModel = test.extend<object, { clink: RunningServer }>({
  clink: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern that nothing else is needed.
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'clink-e2e-'));
      const clink = await startClink({
        DATA_DIR: dataDir,
        DATABASE_URL: '',
        PUBLIC_URL: '',
        NODE_ENV: 'test',
        ...model,
      });
      await use(clink);
      await clink.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

test('Settings say that Clink itself reads the words', async ({ page, signUp }) => {
  await signUp(page);
  await page.goto('/settings');
  await expect(page.getByText('Your words are read by Clink itself, on this server.')).toBeVisible();
});

withModel('Settings name the model and where it is', async ({ page, signUp }) => {
  await signUp(page);
  await page.goto('/settings');
  await expect(
    page.getByText('Your words are sent to small-model at 127.0.0.1:9, as the people who run this server chose.'),
  ).toBeVisible();
});
