import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { settings } from '#shared/contract/settings.ts';
import { look } from './support/look.ts';
import { send } from './support/sharing.ts';
import { expect, test } from './support/test.ts';

test('what one is told of is chosen in Settings, and ended from a mail without signing in', async ({
  page,
  newVisitor,
  signUp,
  clink,
}) => {
  const { user } = await signUp(page);
  const db = new DatabaseSync(join(clink.dataDir, 'clink.db'));
  await page.goto('/settings#notifications');
  const section = page.getByRole('region', { name: 'Notification preferences', exact: true });
  const saved = section.getByRole('status').first();
  const mails = section.getByRole('checkbox', { name: /^Email notifications/ });
  await expect(mails).not.toBeChecked();
  await expect(section.getByText('Off: no mails.')).toBeVisible();
  await look(page, 'notifications', { part: section });
  await mails.press('Space');
  await expect(saved).toHaveText('Saved');
  await expect(section.getByText('Mails begin once you have confirmed your address')).toBeVisible();
  db.prepare('update users set verified_at = created_at where id = ?').run(user.id);
  await page.reload();
  await expect(section.getByText('Every mail has a link that ends them.')).toBeVisible();

  await section.getByRole('checkbox', { name: /^With the words of the toast/ }).uncheck();
  await section.getByLabel('Reminder time').selectOption({ label: '10:00 PM' });
  await expect(section.getByLabel('Reminder time').getByRole('option')).toHaveCount(18);
  await expect(saved).toHaveText('Saved');
  const kept = async () => settings.preferences.reply.parse(await send(page, 'GET', settings.preferences.path));
  expect(await kept()).toMatchObject({ emailNotifications: true, emailWords: false, dailyReminderHour: 22 });
  await section.getByRole('checkbox', { name: /^Daily reflection reminder/ }).uncheck();
  await expect(section.getByLabel('Reminder time')).toHaveCount(0);
  await section.getByRole('checkbox', { name: /^Daily reflection reminder/ }).check();
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect.poll(async () => (await kept()).dailyReminder).toBe(true);

  // A reminder is due: the server's own clock cannot be moved from here, so its hour is.
  db.prepare('update settings set next_reminder_at = unixepoch() * 1000 - 60000 + ? where user_id = ?').run(
    Number(process.env['TEST_CLOCK_MOVED_BY'] ?? 0),
    user.id,
  );
  const outbox = join(clink.dataDir, 'outbox');
  const reminders = () =>
    readdirSync(outbox)
      .map((name) => readFileSync(join(outbox, name), 'utf8'))
      .filter((mail) => mail.includes('Subject: A moment for today?') && mail.includes(user.email));
  await expect.poll(() => reminders().length, { timeout: 45_000 }).toBe(1);
  const mail = reminders()[0]?.replaceAll(/=\r?\n/g, '') ?? '';
  const stop = /https?:\/\/[^\s"<>]+\/unsubscribe\/\d+-[\w-]{43}(?=\s)/.exec(mail)?.[0] ?? '';
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');

  const reader = await newVisitor();
  await reader.goto(new URL(stop).pathname);
  await look(reader, 'unsubscribe');
  expect((await kept()).emailNotifications).toBe(true);
  await reader.getByRole('button', { name: 'Stop these mails' }).press('Enter');
  await expect(reader.getByRole('heading', { name: 'No more mails' })).toBeFocused();
  expect((await kept()).emailNotifications).toBe(false);
  db.close();
});

test('a way out that is not whole says so', async ({ page, expectProblem }) => {
  expectProblem(/40[04]/);
  await page.goto('/unsubscribe/1-abc');
  await page.getByRole('button', { name: 'Stop these mails' }).click();
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeFocused();
});
