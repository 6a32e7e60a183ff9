import type { BrowserContext, Page } from '@playwright/test';
import { addDays, localDate } from '#shared/calendar.ts';
import { clockMovedBy, moveClock } from '../../scripts/lib/test-clock.ts';

type Disposable = Awaited<ReturnType<BrowserContext['addInitScript']>>;

/** The zone of the browser, unless a journey takes another. */
const usualZone = 'Europe/Lisbon';

/** What time it is for the server and the browser. Playwright's own clock stays: it reckons with it how long cookies live. */
export function testNow(): number {
  return Date.now() + clockMovedBy();
}

/** The day it is where the browser is, such as `2026-03-04`. */
export function today(zone = usualZone): string {
  return localDate(testNow(), zone);
}

export function daysAgo(days: number): string {
  return addDays(today(), -days);
}

/** What moves the clock of a browser's pages, by the browser. */
const movers = new WeakMap<BrowserContext, Disposable>();

/** Lets the pages of a browser have the time of the test run. */
export async function keepTestTime(context: BrowserContext): Promise<void> {
  movers.set(context, await context.addInitScript(moveClock, clockMovedBy()));
}

/** Takes the clock of a page into the journey's hand, at the time of the test run unless another is given. */
export async function takeClock(page: Page, time = testNow()): Promise<void> {
  // Playwright's clock reckons from the page's own: one that is moved as well would run ahead by as much again.
  await movers.get(page.context())?.dispose();
  await page.clock.install({ time });
}
