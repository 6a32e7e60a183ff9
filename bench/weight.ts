import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { accounts } from '#shared/contract/accounts.ts';
import { startClink } from '#server/test/process.ts';
import { chromium, type APIRequestContext, type Page, type Request } from '@playwright/test';
import { chromiumFlags, findChromium } from '../e2e/support/chromium.ts';
import { atMost, type Row } from './row.ts';

const most = 130;
const mostAdded = 50;
const mostShared = 60;

/** The path of a toast that is shared with anyone. */
async function sharedPage(request: APIRequestContext): Promise<string> {
  await request.post('/api/notes', { data: { content: 'Walked to the market with my sister.' } });
  const toast = (await (await request.post('/api/toasts/generate', { data: {} })).json()) as { id: number };
  const share = await request.post(`/api/toasts/${String(toast.id)}/share`, { data: { visibility: 'public' } });
  return `/shared/${((await share.json()) as { shareCode: string }).shareCode}`;
}

/** The JavaScript a browser is sent for the first view of a page, gzipped as it is served, in kB. */
export async function benchWeight(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'clink-bench-'));
  const clink = await startClink({ DATA_DIR: dataDir });
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    const visitor = await browser.newPage();
    const auth = await scripts(visitor, `${clink.url}/auth`, 'main input[name=username]');
    const context = await browser.newContext({ serviceWorkers: 'block', baseURL: clink.url });
    await context.request.post(`${clink.url}/api/register`, {
      data: { email: `${randomUUID()}@example.org`, password: 'bench bench' },
    });
    const shared = await scripts(await browser.newPage(), clink.url + (await sharedPage(context.request)), 'main');
    // Comes once, and right after /auth, whose code is here already.
    const firstVisit = (await scripts(await context.newPage(), `${clink.url}/`, '[role=dialog]')).filter(
      ({ name }) => !auth.some((script) => script.name === name),
    );
    await context.request.post(clink.url + accounts.completeOnboarding.path);
    const dashboard = await scripts(await context.newPage(), `${clink.url}/`, 'main:not([inert]) button');
    return [
      atMost('JavaScript of /auth', sum(auth), 'kB gzipped', most),
      atMost('JavaScript of a shared toast', sum(shared), 'kB gzipped', mostShared),
      atMost('JavaScript of the dashboard', sum(dashboard), 'kB gzipped', most),
      atMost('JavaScript that the first visit adds to /auth', sum(firstVisit), 'kB gzipped', mostAdded),
    ];
  } finally {
    await browser.close();
    await clink.stop();
    rmSync(dataDir, { recursive: true });
  }
}

type Script = { name: string; kB: number };

/** The scripts that are asked for until what `ready` matches is seen: what comes after that keeps nobody waiting. */
async function scripts(page: Page, url: string, ready: string): Promise<Script[]> {
  const asked: Request[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      asked.push(request);
    }
  });
  await page.goto(url);
  await page.locator(ready).first().waitFor();
  if (asked.length === 0) {
    throw new Error(`No script came with ${url}; is the web app built?`);
  }
  return Promise.all(
    asked.map(async (request) => {
      const body = await (await request.response())?.body();
      return { name: request.url(), kB: body ? gzipSync(body, { level: 9 }).length / 1000 : 0 };
    }),
  );
}

const sum = (all: Script[]): number => all.reduce((total, { kB }) => total + kB, 0);
