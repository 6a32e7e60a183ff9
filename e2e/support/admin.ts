import { expect } from '@playwright/test';
import { run } from '../../scripts/lib/run.ts';

/** Does on the command line what an operator does beside a running Clink: `admin grant <email>`, `seed`. */
export async function command({ dataDir }: { dataDir: string }, ...args: string[]): Promise<void> {
  const done = await run('node', ['--import', './scripts/lib/start-test-clock.ts', 'server/main.ts', ...args], {
    env: { DATA_DIR: dataDir, DATABASE_URL: '', WRITER: 'builtin' },
  });
  expect(done.ok).toBe(true);
}
