import type { Page } from '@playwright/test';

/** One visit, in milliseconds since it was asked for. */
export type FirstPaint = {
  lcpMs: number;
  fcpMs: number;
  /** When what the page is for was there, not inert. */
  readyMs: number;
  /** The sum of all layout shifts: 0 when nothing moved. */
  shift: number;
  /** How many files of script, and how many calls, were asked for until it was ready. */
  chunks: number;
  calls: number;
  /** What was the largest, for those who wonder. */
  largest: string;
};

type Kept = Omit<FirstPaint, 'readyMs' | 'chunks' | 'calls'>;

/** How long a page may still change what is largest, after it is ready. */
const settleMs = 2500;

/** Runs in each page before anything of ours. */
export function watchFirstPaint(): void {
  const kept: Kept = { lcpMs: Number.NaN, fcpMs: Number.NaN, shift: 0, largest: '' };
  (window as unknown as { firstPaint: Kept }).firstPaint = kept;
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') {
      kept.fcpMs = startTime;
    }
  });
  watch('largest-contentful-paint', (entry) => {
    const { element } = entry as PerformanceEntry & { element?: Element };
    kept.lcpMs = entry.startTime;
    kept.largest = element?.outerHTML.slice(0, 120) ?? '';
  });
  watch('layout-shift', (entry) => {
    kept.shift += (entry as PerformanceEntry & { value: number }).value;
  });
}

/** Waits until what matches `ready` can be used and the page has settled, and tells what was seen. */
export async function firstPaintOf(page: Page, ready: string): Promise<FirstPaint> {
  const at = await page.waitForFunction(
    (selector) => {
      const found = document.querySelector(selector);
      return found !== null && found.closest('[inert]') === null && performance.now();
    },
    ready,
    { timeout: 60_000 },
  );
  const readyMs = Number(await at.jsonValue());
  await page.waitForTimeout(settleMs);
  return page.evaluate((until) => {
    const asked = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < until);
    const of = (pattern: RegExp) => asked.filter(({ name }) => pattern.test(new URL(name).pathname)).length;
    const kept = (window as unknown as { firstPaint: Kept }).firstPaint;
    return { ...kept, readyMs: until, chunks: of(/^\/assets\/.*\.js$/), calls: of(/^\/api\//) };
  }, readyMs);
}
