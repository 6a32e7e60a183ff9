import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { accounts } from '#shared/contract/accounts.ts';
import { notes } from '#shared/contract/notes.ts';
import { toasts } from '#shared/contract/toasts.ts';
import { startClink } from '#server/test/process.ts';
import { updateMarker } from '#web/features/updates/marker.ts';
import { chromiumFlags, findChromium } from '../e2e/support/chromium.ts';
import { firstPaintOf, watchFirstPaint, type FirstPaint } from './first-paint-watch.ts';
import { atMost, figure, median, type Row } from './row.ts';

const visits = 9;
const reflections = 12;
const weekMs = 7 * 86_400_000;
const phone = { width: 390, height: 844 };

/** What Lighthouse calls Slow 4G: 150 ms there and back, 1.6 Mbit/s down, 0.75 Mbit/s up. In bytes a second. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1000 * 1000) / 8,
  uploadThroughput: (0.75 * 1000 * 1000) / 8,
};
/** A cheap phone beside the machine that measures. */
const cpuSlowdown = 4;

/**
 * A slow line comes with the browser's developer tools, which note for each request the line of code that made it. To
 * find that line V8 would compile the whole app once more, which takes 260 ms that nobody else waits for.
 */
const keepPositions = '--js-flags=--no-enable-lazy-source-positions';

type Visit = { path: string; ready: string; state?: BrowserContextOptions['storageState'] };

/**
 * What a visitor with a slow phone on a slow line waits for: a real Chromium on Lighthouse's Slow 4G with a fourth of
 * this machine's speed, nine visits each. `ready` is when the page can be used, which LCP alone does not say.
 */
export async function benchFirstPaint(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'clink-bench-'));
  const clink = await startClink({ DATA_DIR: dataDir });
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags, keepPositions] });
  try {
    const auth = { path: `${clink.url}/auth`, ready: 'main input[name=username]' };
    const dashboard = { path: `${clink.url}/`, ready: 'main button', state: await liveAWhile(browser, clink.url) };
    const authCold = await repeat(() => cold(browser, auth));
    const dashboardCold = await repeat(() => cold(browser, dashboard));
    const dashboardWarm = await warm(browser, dashboard, 'allow');
    const dashboardCached = await warm(browser, dashboard, 'block');
    return [
      ...rowsOf('/auth, cold', authCold, 2),
      ...rowsOf('dashboard, cold', dashboardCold, 3),
      ...rowsOf('dashboard, warm', dashboardWarm, 1.2),
      ...rowsOf('dashboard, warm without the service worker', dashboardCached, null),
    ];
  } finally {
    await browser.close();
    await clink.stop();
    rmSync(dataDir, { recursive: true });
  }
}

function rowsOf(name: string, seen: FirstPaint[], mostSeconds: number | null): Row[] {
  const middle = (of: (paint: FirstPaint) => number) => median(seen.map(of));
  const [lcp, lcpSeconds] = [`${name}: largest contentful paint`, middle(({ lcpMs }) => lcpMs) / 1000];
  return [
    mostSeconds === null ? figure(lcp, lcpSeconds, 's') : atMost(lcp, lcpSeconds, 's', mostSeconds),
    figure(`${name}: first contentful paint`, middle(({ fcpMs }) => fcpMs) / 1000, 's'),
    figure(`${name}: ready`, middle(({ readyMs }) => readyMs) / 1000, 's'),
    atMost(`${name}: layout shift`, Math.max(...seen.map(({ shift }) => shift)), '', 0),
    atMost(
      `${name}: chunks until ready`,
      middle(({ chunks }) => chunks),
      'files',
      3,
    ),
    figure(
      `${name}: calls until ready`,
      middle(({ calls }) => calls),
      'calls',
    ),
  ];
}

/** An account with a dozen reflections and a toast, and what the browser knows of someone who has been here before. */
async function liveAWhile(browser: Browser, url: string) {
  const context = await browser.newContext({ baseURL: url, viewport: phone, serviceWorkers: 'block' });
  const { request } = context;
  const email = `${randomUUID()}@example.org`;
  const { user } = (await (
    await request.post(accounts.register.path, { data: { email, password: 'bench bench' } })
  ).json()) as { user: { id: number } };
  await request.post(accounts.completeOnboarding.path);
  for (let at = 0; at < reflections; at += 1) {
    const content = `Walked home along the river with my brother and counted ${String(at + 2)} young swans.`;
    const data = { content, timezone: Intl.DateTimeFormat().resolvedOptions().timeZone };
    await request.post(notes.create.path, { data });
  }
  await request.post(toasts.generate.path, { data: { forceGenerate: true } });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByText('of 7 this week').waitFor();
  // As signing in by the form leaves it, and with what comes up by itself seen already.
  const known = {
    voiceTipSeen: 'true',
    [`seenUpdate_${String(user.id)}`]: updateMarker,
    authTokenExpiry: new Date(Date.now() + weekMs).toISOString(),
  };
  await page.evaluate(`Object.assign(localStorage, ${JSON.stringify(known)})`);
  const state = await context.storageState();
  await context.close();
  return state;
}

async function repeat(visit: () => Promise<FirstPaint>): Promise<FirstPaint[]> {
  const seen: FirstPaint[] = [];
  for (let at = 0; at < visits; at += 1) {
    seen.push(await visit());
  }
  return seen;
}

/** With nothing of ours in the browser's cache. */
async function cold(browser: Browser, visit: Visit): Promise<FirstPaint> {
  const context = await openContext(browser, visit);
  try {
    return await see(context, visit);
  } finally {
    await context.close();
  }
}

/**
 * Again in the same browser: with the service worker, as of who has stayed for some seconds before, or by the browser's
 * cache alone.
 */
async function warm(browser: Browser, visit: Visit, serviceWorkers: 'allow' | 'block'): Promise<FirstPaint[]> {
  const context = await openContext(browser, visit, serviceWorkers);
  try {
    if (serviceWorkers === 'allow') {
      const page = await context.newPage();
      await page.goto(visit.path);
      await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
      await page.close();
    }
    await see(context, visit);
    return await repeat(() => see(context, visit));
  } finally {
    await context.close();
  }
}

async function openContext(
  browser: Browser,
  { state, ready }: Visit,
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: phone,
    deviceScaleFactor: 2,
    serviceWorkers,
    ...(state && { storageState: state }),
  });
  await context.addInitScript({ content: watchFirstPaint(ready) });
  return context;
}

async function see(context: BrowserContext, { path }: Visit): Promise<FirstPaint> {
  const page = await context.newPage();
  await slowDown(page);
  await page.goto(path, { waitUntil: 'commit' });
  const seen = await firstPaintOf(page);
  await page.close();
  return seen;
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}
