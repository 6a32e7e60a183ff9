import type { Locator, Page } from '@playwright/test';
import { addDays } from '#shared/calendar.ts';
import { notes } from '#shared/contract/notes.ts';
import { prompts } from '#web/features/notes/prompts.ts';
import { sayLocalDay } from '#web/lib/dates.ts';
import { expectNothingSticksOut } from './support/look.ts';
import { expect, test } from './support/test.ts';

// What a page shows depends on the day: here with every value it can have, on the narrowest phone, with letters of
// twice the size. The rest of the journeys begin on one ordinary day.

/** Each day of a leap year, and the first of the next. */
const everyDay = Array.from({ length: 367 }, (_, at) => addDays('2028-01-01', at));

async function onTheNarrowestPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.evaluate(async () => {
    document.documentElement.style.fontSize = '200%';
    window.dispatchEvent(new Event('resize'));
    await document.fonts.ready;
  });
}

/** Those of these texts that leave their own box, or make the page scroll sideways, when they stand in this place. */
async function thoseThatStickOut(place: Locator, texts: readonly string[]): Promise<string[]> {
  return place.evaluate((element, all) => {
    const was = element.textContent;
    const root = document.documentElement;
    const width = root.scrollWidth;
    const bad = all.filter((text) => {
      element.textContent = text;
      return root.scrollWidth > width || element.scrollWidth > element.clientWidth + 1;
    });
    element.textContent = was;
    return bad;
  }, texts);
}

test('every question and every date fit on the dashboard', async ({ page, signUp }) => {
  await signUp(page);
  await page.goto('/');
  const paper = page.getByLabel('A line for today');
  const question = page.locator('label', { has: paper }).locator('textarea + span');
  await expect(question).toHaveText(/\?$/);
  await onTheNarrowestPhone(page);
  await expectNothingSticksOut(page, 'the dashboard with its tip');
  expect(await thoseThatStickOut(question, ['A verylongwordthatgoeson'])).toEqual([]);
  expect(await thoseThatStickOut(question, prompts)).toEqual([]);
  const header = page.locator('header time');
  expect(await thoseThatStickOut(header, everyDay.map(sayLocalDay))).toEqual([]);
});

test('every question fits on the page to write on', async ({ page, signUp }) => {
  await signUp(page);
  await page.goto('/');
  await page.getByRole('button', { name: "Add today's reflection" }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await onTheNarrowestPhone(page);
  // What stands there for the placeholder, which has no box of its own.
  const question = page.getByRole('dialog').locator('p[aria-hidden]').filter({ hasText: /\?$/ }).first();
  expect(await thoseThatStickOut(question, prompts)).toEqual([]);
});

test('every date fits in the archive and in the list', async ({ page, signUp }) => {
  await signUp(page);
  const answer = await page.request.post(notes.create.path, { data: { content: 'A heron.', bundleTag: null } });
  expect(answer.status()).toBe(201);
  for (const address of ['/', '/reflections']) {
    await page.goto(address);
    const day = page.locator('li time').first();
    await expect(day).toBeVisible();
    await onTheNarrowestPhone(page);
    expect(await thoseThatStickOut(day, everyDay.map(sayLocalDay))).toEqual([]);
  }
});
