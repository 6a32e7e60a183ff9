import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './e2e/support/chromium.ts';
import { clockMovedBy } from './scripts/lib/test-clock.ts';

// Decided here once, for the workers and all that they start.
clockMovedBy();

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // What is waited for comes in a moment: this much is for a machine that is busy with something else.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  globalTimeout: 40 * 60_000,
  reporter: [
    ['line'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? 'test-results/report.json' }],
  ],
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/Lisbon',
    screenshot: 'only-on-failure',
    // Costs every journey a third of its time: asked for when one is looked into.
    trace: process.env['TRACE'] === 'on' ? 'retain-on-failure' : 'off',
    // It answers in the place of the server, past what a journey says the network should do.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'chromium',
      use: {
        browserName: 'chromium',
        launchOptions: { executablePath: findChromium(), args: chromiumFlags },
      },
    },
  ],
});
