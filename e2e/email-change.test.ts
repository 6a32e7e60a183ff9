import { randomUUID } from 'node:crypto';
import { look } from './support/look.ts';
import { expectNotice } from './support/notice.ts';
import { lettersTo, linkMailedTo } from './support/outbox.ts';
import { expect, test } from './support/test.ts';

const changePage = '/confirm-email-change';
const fresh = () => `new-${randomUUID().slice(0, 8)}@example.org`;

test('an email changes once both addresses have said yes', async ({ page, clink, signUp, newVisitor }) => {
  test.slow();
  const { email } = await signUp(page);
  await page.goto(await linkMailedTo(clink.dataDir, email, '/verify-email'));
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();

  await page.goto('/settings');
  const section = page.getByRole('region', { name: 'Account', exact: true });
  await section.getByRole('button', { name: 'Change email' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Send links' }).click();
  await expect(dialog.getByText('Please enter a valid email address')).toBeVisible();
  const address = fresh();
  await dialog.getByLabel('New email').fill(address);
  await look(page, 'email-change-ask');
  await dialog.getByLabel('New email').press('Enter');
  await expectNotice(page, 'Check Your Email', 'Nothing changes until you have confirmed it there.');
  await expect(section.getByText('Still to confirm: the links that we sent to both addresses.')).toBeVisible();
  await look(page, 'email-change-pending', { part: section });

  await page.goto(await linkMailedTo(clink.dataDir, email, changePage));
  await expect(page.getByRole('heading', { name: 'Should your email change?' })).toBeVisible();
  await look(page, 'email-change-present');
  await page.getByRole('button', { name: 'Yes, change it' }).click();
  await expect(page.getByRole('heading', { name: 'One more to go' })).toBeFocused();

  const elsewhere = await newVisitor();
  await elsewhere.goto(await linkMailedTo(clink.dataDir, address, changePage));
  await elsewhere.getByRole('button', { name: 'Confirm my new email' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Your email is changed' })).toBeFocused();
  await look(elsewhere, 'email-change-done');

  await page.goto('/settings');
  await expect(section.getByText(address)).toBeVisible();
  await expect(section.getByRole('button', { name: 'Change email' })).toBeVisible();
  for (const told of [email, address]) {
    await expect
      .poll(async () => (await lettersTo(clink.dataDir, told)).map(({ subject }) => subject).join('; '))
      .toContain('was changed');
  }
});

test('a change is given up in Settings, stopped from the mail, and a spent link says so', async ({
  page,
  clink,
  signUp,
  expectProblem,
}) => {
  expectProblem(/400 \(Bad Request\).*email-change/);
  const { email } = await signUp(page);
  await page.goto(await linkMailedTo(clink.dataDir, email, '/verify-email'));
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  await page.goto('/settings');
  const section = page.getByRole('region', { name: 'Account', exact: true });
  const begin = async (address: string) => {
    await section.getByRole('button', { name: 'Change email' }).click();
    await page.getByLabel('New email').fill(address);
    await page.getByRole('button', { name: 'Send links' }).click();
    await expect(page.getByRole('alertdialog')).toBeHidden();
  };
  const first = fresh();
  await begin(first);
  const spent = await linkMailedTo(clink.dataDir, first, changePage);
  await section.getByRole('button', { name: 'Cancel the change of email' }).click();
  await expect(section.getByRole('button', { name: 'Change email' })).toBeVisible();
  await page.goto(spent);
  await expect(page.getByRole('heading', { name: 'Nothing was changed' })).toBeFocused();
  await page.goto(changePage);
  await expect(page.getByText('This link is not whole. Please open it from the email again.')).toBeVisible();

  await page.getByRole('link', { name: 'Go to Settings' }).click();
  await begin(fresh());
  const isStop = (text: string) => /\S+confirm-email-change\S+&stop=1/.exec(text)?.[0];
  let link: string | undefined;
  await expect
    .poll(async () => {
      const letters = await lettersTo(clink.dataDir, email);
      const links = letters.flatMap(({ text }) => isStop(text) ?? []);
      // That of the change that was given up is among them.
      link = links.length === 2 ? links.join(' ') : undefined;
      return link;
    })
    .toBeDefined();
  for (const address of link?.split(' ') ?? []) {
    const { pathname, search } = new URL(address);
    await page.goto(pathname + search);
    const isLive = page.getByRole('button', { name: 'This was not me' });
    await expect(isLive.or(page.getByRole('heading', { name: 'Nothing was changed' }))).toBeVisible();
    if (await isLive.isVisible()) {
      await look(page, 'email-change-stop');
      await isLive.click();
      await expect(page.getByRole('heading', { name: 'The change is stopped' })).toBeFocused();
      await look(page, 'email-change-stopped');
    }
  }
  await page.goto('/settings');
  await expect(section.getByText(email)).toBeVisible();
  await expect(section.getByRole('button', { name: 'Change email' })).toBeVisible();
});
