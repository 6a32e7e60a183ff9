import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { accounts } from '#shared/contract/accounts.ts';
import { startClink } from '#server/test/process.ts';
import { chromium, type APIRequestContext, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../e2e/support/chromium.ts';
import { atMost, type Row } from './row.ts';

const most = 130;
const mostOnce = 155;
const mostShared = 60;

/** The path of a toast that is shared with anyone. */
async function sharedPage(request: APIRequestContext): Promise<string> {
  await request.post('/api/notes', { data: { content: 'Walked to the market with my sister.' } });
  const toast = (await (await request.post('/api/toasts/generate', { data: {} })).json()) as { id: number };
  const share = await request.post(`/api/toasts/${String(toast.id)}/share`, { data: { visibility: 'public' } });
  return `/shared/${((await share.json()) as { shareCode: string }).shareCode}`;
}

/** The JavaScript a browser is sent for the first view of a page, until nothing more comes, gzipped as it is served, in kB. */
export async function benchWeight(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'clink-bench-'));
  const clink = await startClink({ DATA_DIR: dataDir });
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    const visitor = await browser.newPage();
    const auth = await scriptKb(visitor, `${clink.url}/auth`);
    const context = await browser.newContext({ serviceWorkers: 'block', baseURL: clink.url });
    await context.request.post(`${clink.url}/api/register`, {
      data: { email: `${randomUUID()}@example.org`, password: 'bench bench' },
    });
    const shared = await scriptKb(await browser.newPage(), clink.url + (await sharedPage(context.request)));
    const firstVisit = await scriptKb(await context.newPage(), `${clink.url}/`);
    await context.request.post(clink.url + accounts.completeOnboarding.path);
    const dashboard = await scriptKb(await context.newPage(), `${clink.url}/`);
    return [
      atMost('JavaScript of /auth', auth, 'kB gzipped', most),
      atMost('JavaScript of a shared toast', shared, 'kB gzipped', mostShared),
      atMost('JavaScript of the dashboard', dashboard, 'kB gzipped', most),
      // Comes once, with the dialogs of the first visit and right after /auth, whose code is here already.
      atMost('JavaScript of the first visit', firstVisit, 'kB gzipped', mostOnce),
    ];
  } finally {
    await browser.close();
    await clink.stop();
    rmSync(dataDir, { recursive: true });
  }
}

async function scriptKb(page: Page, url: string): Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
    }
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const bytes = await Promise.all(sizes);
  if (bytes.length === 0) {
    throw new Error(`No script came with ${url}; is the web app built?`);
  }
  return bytes.reduce((sum, size) => sum + size, 0) / 1000;
}
