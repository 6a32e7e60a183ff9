import type { Page } from '@playwright/test';

/**
 * Waits until something holds in a page, which is asked every 50 ms. Playwright's own way asks before each frame, and on
 * a machine that is busy enough a page waits for its next frame without end.
 * @throws TimeoutError after `timeout` milliseconds, or when the time of the test is over
 */
export async function waitUntil<Arg>(
  page: Page,
  holds: (arg: Arg) => boolean,
  options: { arg: Arg; timeout?: number },
): Promise<void>;
export async function waitUntil(page: Page, holds: () => boolean, options?: { timeout?: number }): Promise<void>;
export async function waitUntil(
  page: Page,
  holds: (arg: unknown) => boolean,
  { arg, timeout = 0 }: { arg?: unknown; timeout?: number } = {},
): Promise<void> {
  await page.waitForFunction(holds, arg, { polling: 50, timeout });
}
