import type { Page } from '@playwright/test';

/**
 * Has a page wait, before it is reloaded or sent elsewhere, until a dialog that was just closed has taken its step of
 * the history away: done within a few milliseconds, which no person meets, one calls the other off.
 */
export function waitForHistory(page: Page): void {
  const settled = async () => {
    await page
      .waitForFunction(
        () =>
          !(window.history.state as { dialog?: string } | null)?.dialog ||
          // One that is on its way out stands there for a moment more.
          document.querySelector(':is([role="dialog"], [role="alertdialog"]):not([data-state="closed"])') !== null,
        null,
        { timeout: 2_000 },
      )
      .catch(() => undefined);
  };
  const reload = page.reload.bind(page);
  const goto = page.goto.bind(page);
  page.reload = async (options) => {
    await settled();
    return reload(options);
  };
  page.goto = async (url, options) => {
    await settled();
    return goto(url, options);
  };
}
