import { randomUUID } from 'node:crypto';
import { command } from './support/admin.ts';
import { expectAccessible } from './support/look.ts';
import { makeToast, send, shareToast } from './support/sharing.ts';
import { expect, test } from './support/test.ts';

test('a comment that was reported is looked at by an admin, and by nobody else', async ({
  page,
  newVisitor,
  signUp,
  clink,
  expectProblem,
}) => {
  await signUp(page);
  const toast = await makeToast(page);
  const share = await shareToast(page, toast);
  const ben = await newVisitor();
  await signUp(ben);
  const words = `Unkind ${randomUUID()}`;
  const said = `/api/toasts/${String(toast.id)}/comments`;
  const { id } = (await send(ben, 'POST', `${said}?code=${share.shareCode}`, { comment: words })) as { id: number };
  await send(page, 'POST', `${said}/${String(id)}/report?code=${share.shareCode}`);

  expectProblem(/403/);
  await page.goto('/admin/reports');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(page.getByText("You don't have permission to view this page.")).toBeVisible();

  const admin = await newVisitor();
  const { email } = await signUp(admin);
  await command(clink, 'admin', 'grant', email);
  await admin.goto('/admin/reports');
  await expect(admin.getByText(words)).toBeVisible();
  await expectAccessible(admin);
  await admin.getByRole('button', { name: 'Take it away' }).click();
  await expect(admin.getByText('Nothing has been reported.')).toBeVisible();
  await page.goto(new URL(share.shareUrl).pathname);
  await expect(page.getByText('No comments yet. Be the first to comment!')).toBeVisible();
});
