import type { Page } from '@playwright/test';

/** One visit, in milliseconds since it was asked for. */
export type FirstPaint = {
  lcpMs: number;
  fcpMs: number;
  /** When what the page is for could be used. */
  readyMs: number;
  /** The sum of all layout shifts: 0 when nothing moved. */
  shift: number;
  /** How many files of script, and how many calls, were asked for until it was ready. */
  chunks: number;
  calls: number;
  /** What was the largest, for a reader who wonders. */
  largest: string;
};

type Kept = Omit<FirstPaint, 'chunks' | 'calls'>;
type Seen = Kept & { asked: { path: string; startTime: number }[] };

/** To ask the page anything costs a slowed one 160 ms of script, so it is left alone until it must be ready. */
const leaveAloneMs = 3500;
/** How long a page may still change what is largest, after it is ready. */
const settleMs = 1500;

/** Runs in each page before anything of ours. `ready` matches what the page is for. */
export const watchFirstPaint = (ready: string): string => `
  window.firstPaint = { lcpMs: NaN, fcpMs: NaN, readyMs: 0, shift: 0, largest: '' };
  const look = () => {
    const found = document.querySelector(${JSON.stringify(ready)});
    if (found && !found.closest('[inert]')) window.firstPaint.readyMs = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') window.firstPaint.fcpMs = startTime;
  });
  watch('largest-contentful-paint', ({ startTime, element }) => {
    window.firstPaint.lcpMs = startTime;
    window.firstPaint.largest = element ? element.outerHTML.slice(0, 120) : '';
  });
  watch('layout-shift', ({ value }) => {
    window.firstPaint.shift += value;
  });
`;

const readSeen = `({
  ...window.firstPaint,
  asked: performance.getEntriesByType('resource').map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime })),
})`;

/** Waits until the page is ready and has settled, and tells what was seen. */
export async function firstPaintOf(page: Page): Promise<FirstPaint> {
  const isReady = () => ((globalThis as { firstPaint?: Kept }).firstPaint?.readyMs ?? 0) > 0;
  await page.waitForTimeout(leaveAloneMs);
  await page.waitForFunction(isReady, null, { timeout: 60_000 });
  await page.waitForTimeout(settleMs);
  const { asked, ...kept } = await page.evaluate<Seen>(readSeen);
  const count = (pattern: RegExp) =>
    asked.filter(({ path, startTime }) => startTime < kept.readyMs && pattern.test(path)).length;
  return { ...kept, chunks: count(/^\/assets\/(?!first-).*\.js$/), calls: count(/^\/api\//) };
}
