import type { Page } from '@playwright/test';
import { addDays, instantAt } from '#shared/calendar.ts';
import { notes, type Note } from '#shared/contract/notes.ts';
import { takeClock, testNow, today } from './support/clock.ts';
import { expectNotice } from './support/notice.ts';
import { expect, test } from './support/test.ts';

/** A zone in which it is between one and two in the night right now, for the clock of the server cannot be set. */
const zone = zoneAtHour(1);

test.use({ timezoneId: zone });

function zoneAtHour(hour: number): string {
  const ahead = ((hour - new Date(testNow()).getUTCHours() + 36) % 24) - 12;
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

function sayDay(date: string): string {
  const parts = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en-US', parts).format(new Date(date));
}

async function saved(page: Page): Promise<Note[]> {
  return notes.list.reply.parse(await (await page.request.get(notes.list.path)).json());
}

async function endDaysAt(page: Page, hour: string): Promise<void> {
  await page.goto('/settings#reflections');
  const select = page.getByLabel('Your day ends at');
  await select.selectOption(hour);
  await expect(page.locator('#reflections').getByText('Saved')).toBeVisible();
  await expect(select.locator('option:checked')).toHaveText(hour);
}

const header = (page: Page) => page.locator('header time');
const write = (page: Page) => page.getByRole('button', { name: /Add today's reflection|Write another/ });

test('what is written at night belongs to the day before, for whoever ends their days at 3 AM', async ({
  page,
  signUp,
}) => {
  await signUp(page, { timezone: zone });
  const day = today(zone);
  const yesterday = addDays(day, -1);
  await page.goto('/');
  await expect(header(page)).toHaveText(sayDay(day));

  await endDaysAt(page, '3 AM');
  await expect(
    page.getByText('What you write between midnight and 3 AM still belongs to the day before.'),
  ).toBeVisible();
  await page.goto('/');
  await expect(header(page)).toHaveText(sayDay(yesterday));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good evening, Friend');
  await write(page).click();
  await expect(page.getByRole('dialog').getByText(sayDay(yesterday))).toBeVisible();
  await page.keyboard.type('The last bus waited for me.');
  await page.keyboard.press('Control+Enter');
  await expectNotice(page, 'Note saved!', 'Your daily reflection has been recorded.');
  expect((await saved(page)).map((note) => note.localDate)).toEqual([yesterday]);
  await expect(page.getByText('You have written today.')).toBeVisible();
  // Left while it closes, its step of the history would call the way to the settings off.
  await expect(page.getByRole('dialog')).toBeHidden();

  await endDaysAt(page, 'Midnight');
  await page.goto('/');
  await expect(header(page)).toHaveText(sayDay(day));
  await expect(page.getByRole('button', { name: "Add today's reflection" })).toBeVisible();
  expect((await saved(page)).map((note) => note.localDate)).toEqual([yesterday]);
});

test('an open page begins the new day at the hour that was chosen, and not at midnight', async ({ page, signUp }) => {
  await signUp(page, { timezone: zone });
  await endDaysAt(page, '4 AM');
  const day = today(zone);
  const lateEvening = instantAt({ date: addDays(day, -1), hour: 23, minute: 58, zone });
  await takeClock(page, lateEvening);
  await page.goto('/');
  const evening = sayDay(addDays(day, -1));
  await expect(header(page)).toHaveText(evening);
  await page.clock.runFor(5 * 60_000);
  await expect(header(page)).toHaveText(evening);
  await page.clock.runFor(3 * 3_600_000 + 50 * 60_000);
  await expect(header(page)).toHaveText(evening);
  await page.clock.runFor(10 * 60_000);
  await expect(header(page)).toHaveText(sayDay(day));
});
