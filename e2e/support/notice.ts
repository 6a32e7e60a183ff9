import { expect, type Page } from '@playwright/test';

/** Expects a notice with exactly this title and description, and puts it away so that the next can be told from it. */
export async function expectNotice(page: Page, title: string, description: string): Promise<void> {
  const notice = page.getByRole('region', { name: /^Notices/ }).getByRole('listitem');
  await expect(notice.filter({ has: page.getByText(title, { exact: true }) })).toContainText(description);
  // On a phone it can move between the press and the release, when a dialog closes: see web/ui/notices.tsx.
  await notice.getByRole('button', { name: 'Dismiss' }).dispatchEvent('click');
  await expect(notice).toHaveCount(0);
}
