import type { BrowserContext, Page } from '@playwright/test';
import { addDays, localDate } from '#shared/calendar.ts';
import { clockMovedBy, moveClock } from '../../scripts/lib/test-clock.ts';

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

/** Lets the pages of a browser have the time of the test run. */
export async function keepTestTime(context: BrowserContext): Promise<void> {
  await context.addInitScript(moveClock, clockMovedBy());
}

/** Takes the clock of a page into the journey's hand, at the time of the test run. */
export async function takeClock(page: Page): Promise<void> {
  await page.clock.install({ time: testNow() });
}
