import type { Locator, Page } from '@playwright/test';
import { notes } from '#shared/contract/notes.ts';
import { fillArchive } from './support/archive.ts';
import { takeClock, today } from './support/clock.ts';
import { expect, test } from './support/test.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function write(page: Page, ...contents: string[]): Promise<void> {
  for (const content of contents) {
    expect((await page.request.post(notes.create.path, { data: { content } })).status()).toBe(201);
  }
}

const row = (page: Page, words: string): Locator => page.getByRole('listitem').filter({ hasText: words });

test('what can be done with a reflection shows when a hand or the focus comes to it', async ({ page, signUp }) => {
  await signUp(page);
  await write(page, 'The heron was back.', 'Soup with Ana.');
  await page.goto('/');
  const deeds = (words: string) =>
    [/^Listen back/, /^More/].map((name) => row(page, words).getByRole('button', { name }));
  const expectSeen = async (words: string, opacity: string) => {
    for (const deed of deeds(words)) {
      await expect(deed).toHaveCSS('opacity', opacity);
    }
  };
  await expectSeen('heron', '0');
  await expectSeen('Soup', '0');
  await row(page, 'heron').hover();
  await expectSeen('heron', '1');
  await expectSeen('Soup', '0');
  await page.mouse.move(0, 0);
  await deeds('Soup')[0]?.focus();
  await expectSeen('Soup', '1');
  await expectSeen('heron', '0');
  // The row stays in sight while its panel is open.
  await deeds('Soup')[1]?.click();
  await page.mouse.move(0, 0);
  await expect(page.getByRole('button', { name: /^Edit/ }).and(page.locator(':visible'))).toBeVisible();
  await expectSeen('Soup', '1');
});

test.describe('on a phone', () => {
  test.use(phone);

  test('one quiet sign stands beside each reflection, and all there is to do is behind it', async ({
    page,
    signUp,
  }) => {
    await signUp(page);
    await write(page, 'The heron was back.');
    await page.goto('/');
    const heron = row(page, 'heron');
    await expect(heron.getByRole('button', { name: /^Listen back/ })).toBeHidden();
    await expect(heron.getByText('More', { exact: true })).toBeHidden();
    await heron.getByRole('button', { name: /^More/ }).tap();
    await expect(heron.getByRole('button', { name: /^Edit/ })).toBeVisible();
    await heron.getByRole('button', { name: /^Listen back/ }).tap();
    await expect(page.getByRole('dialog', { name: 'I hear you saying...' })).toBeVisible();
  });

  test('the first reflection is on the first screen, and the year is there when it is asked for', async ({
    page,
    signUp,
    clink,
  }) => {
    const { user } = await signUp(page);
    const year = today().slice(0, 4);
    await fillArchive(clink.dataDir, user.id, [{ content: 'The heron was back.', localDate: `${year}-01-01` }]);
    await page.goto('/reflections');
    await expect(page.getByText('The heron was back.')).toBeInViewport({ ratio: 1 });
    const opener = page.getByRole('button', { name: `${year} in days` });
    await expect(page.locator('#year')).toBeHidden();
    await opener.tap();
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await page.locator('#year').getByRole('combobox').selectOption({ index: 1 });
    await expect(page).toHaveURL(/month=/);
    await page.reload();
    // What was chosen in it is in sight.
    await expect(page.locator('#year').getByRole('combobox')).toBeVisible();
  });

  test('a notice leaves what one reads in sight, and in a dialog its bar', async ({ page, signUp }) => {
    await signUp(page);
    await page.goto('/');
    await page.getByRole('button', { name: "Add today's reflection" }).tap();
    await page.getByRole('button', { name: 'Save', exact: true }).tap();
    const notice = page.getByRole('region', { name: /^Notices/ }).getByRole('listitem');
    await expect(notice).toContainText('Empty note');
    const top = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN;
    const bottom = async (locator: Locator) => {
      const box = await locator.boundingBox();
      return (box?.y ?? Number.NaN) + (box?.height ?? 0);
    };
    const save = page.getByRole('button', { name: 'Save', exact: true });
    expect(await bottom(notice)).toBeLessThan(await top(save));
    await page.getByLabel('Your reflection').fill('The heron was back.');
    await save.tap();
    await expect(notice).toContainText('Note saved!');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await top(notice)).toBeGreaterThan(await bottom(page.getByRole('heading', { level: 1 })));
    expect(await top(notice)).toBeGreaterThan(phone.viewport.height / 2);
    await page.keyboard.press('F8');
    await expect(page.getByRole('region', { name: /^Notices/ }).getByRole('list')).toBeFocused();
  });
});

test("'All reflections' is offered once all there is room for is shown", async ({ page, signUp }) => {
  await signUp(page);
  await write(page, 'One.', 'Two.', 'Three.', 'Four.');
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'View All' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'All reflections' })).toHaveCount(0);
  await page.getByRole('button', { name: 'View All' }).click();
  await expect(page.getByRole('link', { name: 'All reflections' })).toBeVisible();
  await page.getByRole('button', { name: 'Show Less' }).click();
  await expect(page.getByRole('link', { name: 'All reflections' })).toHaveCount(0);
});

test('a toast that comes today is said to come today', async ({ page, signUp }) => {
  await signUp(page);
  const { nextToastDate } = notes.stats.reply.parse(await (await page.request.get(notes.stats.path)).json());
  const due = Date.parse(nextToastDate);
  await takeClock(page, due - 20 * 3_600_000);
  await page.goto('/');
  await expect(page.getByText('Your first one is due tomorrow at 9:00 AM.')).toBeVisible();
  await page.clock.setSystemTime(due - 3_600_000);
  await page.goto('/');
  await expect(page.getByText('Your first one is due today at 9:00 AM.')).toBeVisible();
});

test('a short page fits the screen', async ({ page, signUp, expectProblem }) => {
  expectProblem(/401 \(Unauthorized\)/);
  await page.setViewportSize({ width: 1280, height: 900 });
  const toScroll = () =>
    page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);
  for (const address of ['/forgot-password', '/goodbye']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await toScroll(), address).toBe(0);
  }
  await signUp(page);
  for (const address of ['/no-such-page', '/reflections']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(toScroll, { message: address }).toBe(0);
  }
});
