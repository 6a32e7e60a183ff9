import type { Page } from '@playwright/test';
import { dashboard } from '#shared/contract/dashboard.ts';

/** Has the dashboard ask for each of its parts alone, as when it reads one anew, where a journey is about one of them. */
export async function askInParts(page: Page): Promise<void> {
  await page.route(`**${dashboard.read.path}?*`, (route) => route.fulfill({ json: null }));
}
