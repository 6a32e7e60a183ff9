import { accounts } from '#shared/contract/accounts.ts';
import { notes } from '#shared/contract/notes.ts';
import { toasts } from '#shared/contract/toasts.ts';
import { look } from './support/look.ts';
import { expect, test } from './support/test.ts';

test('Settings tell what Clink knows, and the ledger all of it: what is kept, whom words went to, who signed in', async ({
  page,
  clink,
  newVisitor,
  signUp,
}) => {
  const ana = await signUp(page);
  const post = (path: string, data: object) =>
    page.request.post(clink.url + path, { headers: { origin: clink.url }, data });
  for (const content of ['We picked the first lemons.', 'My sister called from the train.']) {
    expect((await post(notes.create.path, { content, bundleTag: null })).status()).toBe(201);
  }
  expect((await post(toasts.generate.path, { forceGenerate: true })).status()).toBe(201);
  const elsewhere = await newVisitor();
  const tries = ['not this one', 'nor this one', ana.password];
  const statuses = [];
  for (const password of tries) {
    const answer = await elsewhere.request.post(clink.url + accounts.login.path, {
      headers: {
        origin: clink.url,
        'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:135.0) Gecko/20100101 Firefox/135.0',
      },
      data: { username: ana.email, password },
    });
    statuses.push(answer.status());
  }
  expect(statuses).toEqual([401, 401, 200]);

  await page.goto('/settings#ledger');
  const summary = page.getByRole('region', { name: 'What Clink knows about you' });
  await expect(summary).toContainText('This server keeps 2 reflections, 1 toast, and no recordings of your voice.');
  await expect(summary).toContainText('In the last 30 days it asked no one else for anything on your behalf.');
  await look(page, 'ledger-summary', { part: summary });
  await summary.getByRole('link', { name: 'See all of it' }).focus();
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/settings\/ledger$/);
  await expect(page.getByRole('heading', { level: 1, name: 'What Clink knows about you' })).toBeFocused();
  const kept = page.getByRole('table', { name: 'What is kept of you on this server' });
  await expect(kept.getByRole('row', { name: /^Reflections 2 / })).toBeVisible();
  await expect(kept.getByRole('row', { name: /^Toasts 1 / })).toBeVisible();
  await expect(page.getByText(/^Nothing is kept of: .*recordings of your voice/)).toBeVisible();
  await expect(
    page.getByText('Nobody: in the last 30 days this server asked no one else for anything on your behalf.'),
  ).toBeVisible();
  await expect(page.getByText('Your words are read by Clink itself, on this server.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Wrong passwords' })).toContainText(
    'A wrong password was tried twice on',
  );
  const signIns = page.getByRole('table', { name: 'Sign-ins' });
  const other = signIns.getByRole('row', { name: /Firefox on Windows/ });
  await expect(other).toContainText('a browser not used before, still signed in');
  await expect(signIns.getByRole('row', { name: /Opened the account/ })).toContainText('this is where you are now');
  await expect(page.getByRole('list', { name: 'Signed in', exact: true })).toBeVisible();
  await look(page, 'ledger', { part: page.getByRole('main') });

  await page.getByRole('button', { name: 'Sign out Firefox on Windows' }).click();
  await expect(other).not.toContainText('still signed in');
  expect((await elsewhere.request.get(clink.url + accounts.me.path)).status()).toBe(401);
});
