import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { type RunningServer, startClink } from '#server/test/process.ts';
import { accounts, type User } from '#shared/contract/accounts.ts';
import { badges } from '#shared/contract/badges.ts';
import { updateMarker } from '#web/features/updates/marker.ts';
import { keepTestTime } from './clock.ts';
import { type Guard, createGuard } from './guard.ts';
import { waitForHistory } from './history.ts';

export { expect };

export type Account = { user: User; email: string; password: string };

type WorkerFixtures = {
  /** What the operator has set, as environment; `test.use({ settings: {…} })` for a file of its own. */
  settings: NodeJS.ProcessEnv;
  /** A whole Clink of its own, shared by the tests of one worker: each test brings its own people. */
  clink: RunningServer & { dataDir: string };
};

type TestFixtures = {
  /** Whether badges that were awarded come up. Off, so that none is in the way of what a journey is about. */
  badges: boolean;
  /** Whether What's New comes up; off for the same reason. */
  news: boolean;
  guard: Guard;
  /** Says that a problem matching this is part of the test, such as the 401 of a wrong password. */
  expectProblem(pattern: RegExp): void;
  /** One more page, in a browser of someone else: nothing is shared with `page`. */
  newVisitor(): Promise<Page>;
  /**
   * Opens an account, without clicking through the form, and leaves the page's browser signed in. Its first visit is
   * over unless `isNew`.
   */
  signUp(
    page: Page,
    options?: { email?: string; password?: string; timezone?: string; isNew?: boolean },
  ): Promise<Account>;
};

/** The test of every journey: a running Clink, and a browser in which nothing goes wrong unnoticed. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  settings: [{}, { scope: 'worker', option: true }],
  clink: [
    async ({ settings }, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'clink-e2e-'));
      try {
        const clink = await startClink({
          DATA_DIR: dataDir,
          DATABASE_URL: '',
          PUBLIC_URL: '',
          NODE_ENV: 'test',
          ...settings,
        });
        await use({ ...clink, dataDir });
        await clink.stop();
      } finally {
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ clink }, use) => {
    await use(clink.url);
  },
  guard: async ({ clink }, use) => {
    const guard = createGuard(new URL(clink.url).origin);
    await use(guard);
    expect(guard.problems(), 'What went wrong in the browser').toEqual([]);
  },
  expectProblem: async ({ guard }, use) => {
    await use((pattern) => guard.expectProblem(pattern));
  },
  badges: [false, { option: true }],
  news: [false, { option: true }],
  context: async ({ context, guard, badges: showsThem, news }, use) => {
    await keepTestTime(context);
    await guard.watch(context);
    if (!showsThem) {
      await keepBadgesAway(context);
    }
    if (!news) {
      await keepNewsAway(context);
    }
    await use(context);
  },
  page: async ({ page }, use) => {
    waitForHistory(page);
    await use(page);
  },
  newVisitor: async ({ browser, baseURL, guard, contextOptions, badges: showsThem, news }, use) => {
    const visitors: Page[] = [];
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions, ...(baseURL && { baseURL }) });
      await keepTestTime(context);
      await guard.watch(context);
      if (!showsThem) {
        await keepBadgesAway(context);
      }
      if (!news) {
        await keepNewsAway(context);
      }
      const page = await context.newPage();
      waitForHistory(page);
      visitors.push(page);
      return page;
    });
    await Promise.all(visitors.map((page) => page.context().close()));
  },
  signUp: async ({ clink }, use) => {
    await use(
      async (
        page,
        {
          email = `ana-${randomUUID().slice(0, 8)}@example.org`,
          password = 'correct horse battery',
          timezone = 'Europe/Lisbon',
          isNew = false,
        } = {},
      ) => {
        const response = await page.request.post(clink.url + accounts.register.path, {
          headers: { origin: clink.url },
          data: { email, password, timezone },
        });
        expect(response.status(), await response.text()).toBe(201);
        if (!isNew) {
          const settled = await page.request.post(clink.url + accounts.completeOnboarding.path, {
            headers: { origin: clink.url },
          });
          expect(settled.status()).toBe(200);
        }
        const { user } = accounts.register.reply.parse(await response.json());
        return { user, email, password };
      },
    );
  },
});

/** As if everyone had seen it on this device already. */
async function keepNewsAway(context: BrowserContext): Promise<void> {
  await context.addInitScript((marker) => {
    const { getItem } = Storage.prototype;
    Storage.prototype.getItem = function (key) {
      return getItem.call(this, key) ?? (key.startsWith('seenUpdate_') ? marker : null);
    };
  }, updateMarker);
}

async function keepBadgesAway(context: BrowserContext): Promise<void> {
  await context.route(`**${badges.unseen.path}`, (route) => route.fulfill({ json: [] }));
}
