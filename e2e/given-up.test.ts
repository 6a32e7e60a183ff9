import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { command } from './support/admin.ts';
import { look } from './support/look.ts';
import { expectNotice } from './support/notice.ts';
import { expect, test } from './support/test.ts';

test('work that was given up is tried again or forgotten by an admin, and seen by nobody else', async ({
  page,
  newVisitor,
  signUp,
  clink,
  expectProblem,
}) => {
  await signUp(page);
  expectProblem(/403/);
  await page.goto('/admin/jobs');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();

  const admin = await newVisitor();
  const { email } = await signUp(admin);
  await command(clink, 'admin', 'grant', email);
  const db = new DatabaseSync(join(clink.dataDir, 'clink.db'));
  const giveUp = db.prepare(
    `insert into jobs (kind, payload, due_at, tries, last_error, dead_at, created_at)
     values (?, '{"toastId":0,"clips":[]}', 0, ?, ?, unixepoch() * 1000, 0)`,
  );
  giveUp.run('toast-voice', 14, 'The voice could not be reached.');
  giveUp.run('erase-clips', 1, 'EIO: i/o error, unlink');

  await admin.goto('/admin/jobs');
  const items = admin.getByRole('main').getByRole('listitem');
  await expect(items).toHaveCount(2);
  await expect(items.filter({ hasText: 'The voice of a toast' })).toContainText('Tried 14 times');
  await look(admin, 'given-up');
  await items.filter({ hasText: 'The voice of a toast' }).getByRole('button', { name: 'Try again' }).press('Enter');
  await expectNotice(admin, 'It is tried again.', '');
  await expect(items).toHaveCount(1);
  await items.getByRole('button', { name: 'Forget it' }).press('Enter');
  await expectNotice(admin, 'It is forgotten.', '');
  await expect(admin.getByText('Nothing. All is well.')).toBeVisible();
  // It was done at last: there is nothing to be voiced.
  await expect
    .poll(() => db.prepare("select count(*) as n from jobs where kind in ('toast-voice', 'erase-clips')").get()?.['n'])
    .toBe(0);
  db.close();
});
