import type { Page } from '@playwright/test';

/** Moves as a hand does: at night, what is not the stage has stepped back until someone moves. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(100, 100);
  await page.mouse.move(140, 140);
}
