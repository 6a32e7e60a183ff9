import type { Locator, Page } from '@playwright/test';
import { notes } from '#shared/contract/notes.ts';
import { today } from './support/clock.ts';
import { fillArchive, type Earlier } from './support/archive.ts';
import { expectNotice } from './support/notice.ts';
import { type Account, expect, test } from './support/test.ts';

const count = 10_000;
const dayMs = 86_400_000;
const long = `${'We walked on through the fields and talked of everything under the sun. '.repeat(10)}At the end there was a kingfisher.`;
const phone = { width: 390, height: 844 };

/** The day `ago` days before today, where the browser is. */
function dayBefore(today: string, ago: number): string {
  return new Date(Date.parse(today) - ago * dayMs).toISOString().slice(0, 10);
}

/** Two a day for as long as it takes, with something to find in some of them. */
function manyUntil(today: string): Earlier[] {
  return Array.from({ length: count }, (_, at): Earlier => {
    const fromEnd = count - 1 - at;
    const content =
      fromEnd === 40
        ? long
        : fromEnd % 400 === 3
          ? `Zoë, the café and I, number ${at}.`
          : `A good thing, number ${at}.`;
    return { content, localDate: dayBefore(today, Math.floor(fromEnd / 2)), keptOut: fromEnd % 1_000 === 5 };
  });
}

function rows(page: Page) {
  return page.locator('ol > li');
}

async function open(page: Page): Promise<void> {
  await page.goto('/reflections');
  await expect(rows(page).first()).toBeVisible({ timeout: 20_000 });
}

/** Scrolls down until this is drawn, and then until it is on the screen. */
async function scrollTo(page: Page, row: Locator): Promise<void> {
  await expect
    .poll(
      async () => {
        const isThere = (await row.count()) > 0;
        if (!isThere) {
          await page.evaluate(() => window.scrollBy(0, 700));
        }
        return isThere;
      },
      { intervals: [20], timeout: 20_000 },
    )
    .toBe(true);
  await row.scrollIntoViewIfNeeded();
}

test.describe('ten thousand reflections', () => {
  let ana: Account;
  let day: string;

  /** One archive for all of these: to fill it takes a second or two. */
  test.beforeAll(async ({ browser, clink }) => {
    const page = await browser.newPage({ baseURL: clink.url });
    day = today();
    const email = 'archive@example.org';
    const password = 'correct horse battery';
    const response = await page.request.post('/api/register', {
      headers: { origin: clink.url },
      data: { email, password, timezone: 'Europe/Lisbon' },
    });
    const { user } = (await response.json()) as Pick<Account, 'user'>;
    ana = { user, email, password };
    await page.request.post('/api/user/complete-onboarding', { headers: { origin: clink.url } });
    await fillArchive(clink.dataDir, user.id, manyUntil(day));
    await page.close();
  });

  test.beforeEach(async ({ page, clink }) => {
    const { email: username, password } = ana;
    const response = await page.request.post('/api/login', {
      headers: { origin: clink.url },
      data: { username, password },
    });
    expect(response.ok()).toBe(true);
    await page.setViewportSize(phone);
  });

  test('are not all sent to the dashboard, which leads to them', async ({ page }) => {
    const sent = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/dashboard');
    await page.goto('/');
    expect(((await (await sent).json()) as { recent: unknown[] }).recent).toHaveLength(50);
    await page.getByRole('link', { name: 'View All' }).click();
    await expect(page).toHaveURL('/reflections');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('are all there to scroll through, a few of them drawn at a time', async ({ page }) => {
    // Fifty pages.
    test.slow();
    await open(page);
    await expect(rows(page).first()).toContainText(`number ${count - 1}.`);
    await expect(rows(page).first()).toHaveAttribute('aria-posinset', '1');
    const { most, blocked } = await page.evaluate(async () => {
      let blocked = 0;
      new PerformanceObserver((list) => {
        blocked = Math.max(blocked, ...list.getEntries().map(({ duration }) => duration));
      }).observe({ type: 'longtask' });
      let most = 0;
      const isOver = () => document.body.textContent.includes('You began on');
      for (let turn = 0; turn < 4_000 && !isOver(); turn += 1) {
        window.scrollTo(0, document.documentElement.scrollHeight);
        await new Promise(requestAnimationFrame);
        most = Math.max(most, document.querySelectorAll('ol > li').length);
      }
      return { most, blocked };
    });
    test.info().annotations.push({ type: 'figures', description: `${most} rows, longest task ${blocked} ms` });
    await scrollTo(page, page.getByText('A good thing, number 0.'));
    await expect(page.getByText('You began on')).toBeVisible();
    await expect(rows(page).last()).toContainText('number 0.');
    expect(most).toBeLessThan(60);
    await expect(page.getByRole('heading', { level: 2 }).last()).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(rows(page).first()).toContainText(`number ${count - 1}.`);
  });

  test('are searched as one types, whatever the accents, and Back leads out of it', async ({ page }) => {
    await open(page);
    const field = page.getByRole('searchbox', { name: 'Search your reflections' });
    await field.pressSequentially('zoe CAFE');
    await expect(page.getByRole('status').filter({ hasText: '25 reflections found' })).toBeVisible();
    await expect(rows(page).first().locator('mark')).toHaveText(['Zoë', 'café']);
    await expect(field).toBeInViewport();
    await field.press('Enter');
    await expect(field).toBeFocused();
    await expect(page).toHaveURL(/\?q=zoe\+CAFE$/);
    await page.reload();
    await expect(field).toHaveValue('zoe CAFE');
    await expect(rows(page).first().locator('mark')).toHaveText(['Zoë', 'café']);
    await field.fill('kingfisher');
    await expect(page.getByText('1 reflection found')).toBeVisible();
    await expect(rows(page).first().locator('mark')).toBeInViewport();
    await rows(page)
      .first()
      .getByRole('button', { name: /^Read on/ })
      .click();
    await expect(rows(page).first()).toContainText('We walked on through the fields');
    await field.fill('good thing');
    await expect(page.getByText(/^9,\d{3} reflections found$/)).toBeVisible();
    await field.fill('no such thing');
    await expect(page.getByText('“no such thing” is nowhere in what you wrote')).toBeVisible();
    await page.goBack();
    await expect(field).toHaveValue('');
    await expect(rows(page).first()).toContainText(`number ${count - 1}.`);
  });

  test('are narrowed to those kept out of toasts, to a month, and to a day by the keyboard alone', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Kept out of toasts' }).click();
    await expect(page.getByText('10 reflections', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Clear all' }).click();
    await page.getByRole('button', { name: / in days$/ }).click();
    await page.getByRole('combobox', { name: 'Go to a month' }).selectOption({ index: 1 });
    await expect(page.getByText(/^\d+ reflections in January/)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/reflections$/);

    const grid = page.getByRole('grid');
    await expect(page.getByText(/^In \d{4} you wrote on \d+ days?\.$/)).toBeVisible();
    const year = Number(day.slice(0, 4));
    if (day < `${year}-02-03`) {
      // So young a year has no month with a second day behind today's.
      await page.getByRole('button', { name: `Show ${year - 1}` }).click();
      await expect(page.getByText(`In ${year - 1} you wrote on`)).toBeVisible();
      await grid.locator('[tabindex="0"]').focus();
    } else {
      await grid.locator('[tabindex="0"]').focus();
      await expect(grid.locator(`[data-day="${day}"]`)).toBeFocused();
    }
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    const chosen = await grid.locator(':focus').getAttribute('data-day');
    expect(chosen).toMatch(/-02$/);
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^2 reflections on \w+, \w+ 2, \d{4}$/)).toBeVisible();
    await expect(rows(page)).toHaveCount(2);
    await expect(grid.locator(`[data-day="${String(chosen)}"]`)).toHaveAttribute('aria-selected', 'true');
    await expect(grid.locator(`[data-day="${String(chosen)}"]`)).toBeFocused();
  });

  test('are where one left them after another page', async ({ page }) => {
    await open(page);
    const seen = page.getByText('A good thing, number 9870.');
    await scrollTo(page, seen);
    const before = await seen.boundingBox();
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Privacy' })
      .evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
    await page.goBack();
    await expect(seen).toBeInViewport();
    expect(Math.abs(((await seen.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(4);
  });
});

test('on this day of other years stands on top until it is folded, without what is kept out', async ({
  page,
  signUp,
  clink,
}) => {
  const { user } = await signUp(page);
  await page.goto('/reflections');
  const day = today();
  // There is not a 29 February in every year.
  const step = day.endsWith('-02-29') ? 4 : 1;
  const yearsBefore = (steps: number) => `${Number(day.slice(0, 4)) - steps * step}${day.slice(4)}`;
  await fillArchive(clink.dataDir, user.id, [
    { content: 'The pond was frozen and we slid.', localDate: yearsBefore(3) },
    { content: 'Not to be told again.', localDate: yearsBefore(2), keptOut: true },
    { content: 'Chestnuts by the fire.', localDate: yearsBefore(1) },
  ]);
  await page.reload();
  await expect(rows(page)).toHaveCount(3, { timeout: 20_000 });
  const section = page.getByRole('region', { name: 'On this day' });
  await expect(section).toContainText(step === 1 ? '1 year ago' : `${step} years ago`);
  await expect(section).toContainText('Chestnuts by the fire.');
  await section.getByRole('button', { name: '1 more from this day' }).click();
  await expect(section.getByRole('listitem')).toHaveCount(2);
  await expect(section).not.toContainText('Not to be told again.');
  await section.getByRole('button', { name: 'On this day' }).click();
  await expect(section.getByText('Chestnuts by the fire.')).toBeHidden();
  await page.reload();
  await expect(rows(page)).toHaveCount(3, { timeout: 20_000 });
  await expect(section.getByRole('button', { name: 'On this day' })).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('button', { name: `Show ${yearsBefore(1).slice(0, 4)}` }).click();
  await expect(page.getByText(/^In \d{4} you wrote on 1 day\.$/)).toBeVisible();
});

test('the list is mended in place: deleted, brought back, and changed', async ({ page, signUp, clink }) => {
  const { user } = await signUp(page);
  await page.goto('/reflections');
  await expect(page.getByText('Nothing here yet.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write the first one' })).toHaveAttribute('href', '/');
  const day = today();
  await fillArchive(
    clink.dataDir,
    user.id,
    Array.from({ length: 120 }, (_, at) => ({ content: `Good thing ${at}.`, localDate: dayBefore(day, 119 - at) })),
  );
  await page.reload();
  const row = (n: number) => rows(page).filter({ hasText: `Good thing ${n}.` });
  await scrollTo(page, row(90));
  // By the keyboard: for a click the page may be scrolled by the test itself.
  const choose = async (name: RegExp) => {
    await row(90)
      .getByRole('button', { name: /^More for/ })
      .press('Enter');
    await page.getByRole('button', { name }).filter({ visible: true }).press('Enter');
  };
  const place = await page.evaluate(() => window.scrollY);
  await choose(/^Delete the reflection/);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(row(90)).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(row(90)).toBeVisible();
  await expectNotice(page, 'Reflection restored', 'Your reflection is back where it was.');
  await choose(/^Keep out of toasts/);
  await expect(row(90)).toContainText('Kept out of toasts');
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
});

test('what cannot be loaded says so and is tried again', async ({ page, signUp, expectProblem }) => {
  expectProblem(/Failed to load resource/);
  await signUp(page);
  await page.request.post(notes.create.path, { data: { content: 'A heron in the last light.' } });
  const isList = (url: URL) => url.pathname === notes.list.path && url.searchParams.get('limit') === '50';
  await page.route(isList, (route) => route.abort());
  await page.goto('/reflections');
  await expect(page.getByText('Your reflections could not be loaded just now.')).toBeVisible();
  await page.unroute(isList);
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page)).toContainText(['A heron in the last light.']);
  await page.goto('/');
  await page.getByRole('navigation').getByRole('link', { name: 'Reflections' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reflections' })).toBeFocused();
});
