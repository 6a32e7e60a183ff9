import type { Page } from '@playwright/test';
import { waitUntil } from './wait-until.ts';

/**
 * Has a page wait, before it is reloaded or sent elsewhere, until a dialog that was just closed has taken its step of
 * the history away: done within a few milliseconds, which no person meets, one calls the other off.
 */
export function waitForHistory(page: Page): void {
  const settled = async () => {
    // What was saved may be told a moment before its dialog goes; one that stays is left open by the journey.
    if (!(await holds(page, stepIsGone, 500)) && !(await holds(page, dialogIsOpen, 50))) {
      await holds(page, stepIsGone, 2_000);
    }
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

const stepIsGone = () => !(window.history.state as { dialog?: string } | null)?.dialog;

/** One that is on its way out stands there for a moment more. */
const dialogIsOpen = () =>
  document.querySelector(':is([role="dialog"], [role="alertdialog"]):not([data-state="closed"])') !== null;

async function holds(page: Page, what: () => boolean, timeout: number): Promise<boolean> {
  return waitUntil(page, what, { timeout }).then(
    () => true,
    () => false,
  );
}
