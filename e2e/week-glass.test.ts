import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { notes } from '#shared/contract/notes.ts';
import { toasts } from '#shared/contract/toasts.ts';
import { sayLocalDay } from '#web/lib/dates.ts';
import { daysAgo } from './support/clock.ts';
import { look } from './support/look.ts';
import { send } from './support/sharing.ts';
import { expect, test } from './support/test.ts';

/** One frame in which the glass was seen to change: by a stream, or by the drop that a save lets fall. */
type Frame = { at: number; isCovered: boolean; isPoured: boolean; surface: number };
type Watched = { frames: Frame[]; animations: { at: number; isCovered: boolean }[] };

/** Notes every frame in which something is poured or the drink stands at another height, and whether a dialog is open. */
async function watchGlass(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = { frames: [], animations: [] };
    Object.assign(window, { watched });
    const isCovered = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...args) {
      if (this.closest('[role="progressbar"]')) {
        watched.animations.push({ at: performance.now(), isCovered: isCovered() });
      }
      return animate.apply(this, args);
    };
    let before = '';
    const look = () => {
      const glass = document.querySelector('[role="progressbar"] svg');
      if (glass) {
        const surface = Number(glass.querySelector('[data-surface]')?.getAttribute('cy') ?? 999);
        const isPoured = glass.querySelector('[data-pour], [data-ripple]') !== null;
        const now = `${String(surface)} ${String(isPoured)}`;
        if (isPoured || now !== before) {
          watched.frames.push({ at: performance.now(), isCovered: isCovered(), isPoured, surface });
        }
        before = now;
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

const watched = (page: Page) => page.evaluate(() => (window as unknown as { watched: Watched }).watched);

/** The frames of what was poured last, once it is over. */
async function poured(page: Page): Promise<Frame[]> {
  await expect.poll(async () => (await watched(page)).frames.some(({ isPoured }) => isPoured)).toBe(true);
  await expect(page.locator('[data-pour], [data-ripple]')).toHaveCount(0);
  return (await watched(page)).frames.filter(({ isPoured }) => isPoured);
}

function expectOnePour(frames: Frame[]): void {
  expect(frames.filter(({ isCovered }) => isCovered)).toEqual([]);
  const lasted = (frames.at(-1)?.at ?? 0) - (frames[0]?.at ?? 0);
  expect(lasted).toBeGreaterThan(450);
  expect(lasted).toBeLessThan(2500);
  // It rises and never falls: the surface stands ever further up.
  const surfaces = frames.map(({ surface }) => surface);
  expect(surfaces).toEqual(surfaces.toSorted((one, other) => other - one));
  expect(new Set(surfaces).size).toBeGreaterThan(4);
}

async function write(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: /Add today's reflection|Write another/ }).click();
  await page.getByLabel('Your reflection').fill(words);
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
}

const glass = (page: Page) => page.getByRole('progressbar', { name: 'Reflections this week' });
const picturesOn = process.env['PICTURES'] === 'on';

/** Pictures of the glass while something moves in it. */
async function film(page: Page, name: string, times: number): Promise<void> {
  for (let at = 0; picturesOn && at < times; at += 1) {
    const box = await glass(page).boundingBox();
    if (box) {
      const clip = { x: box.x - 24, y: Math.max(box.y - 60, 0), width: box.width + 48, height: box.height + 80 };
      await page.screenshot({ clip, path: `test-results/screens/${name}-${String(at).padStart(2, '0')}.png` });
    }
  }
}

test('what is written is poured once the page to write on is gone and the glass is in sight', async ({
  page,
  signUp,
}) => {
  await signUp(page);
  await watchGlass(page);
  await page.goto('/');
  await expect(glass(page)).toHaveAttribute('aria-valuenow', '0');
  await write(page, 'The heron was back.');
  await film(page, 'pour-wide', 24);
  expectOnePour(await poured(page));
  await expect(glass(page)).toHaveAttribute('aria-valuetext', '1 of 7 this week, 14 percent');

  await test.step('on a phone, and only when it is scrolled to', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.reload();
    await expect(page.getByText('1 of 7 this week')).toBeVisible();
    // What this device has shown is there at once.
    expect((await watched(page)).frames.filter(({ isPoured }) => isPoured)).toEqual([]);
    await page.getByRole('button', { name: 'Write another' }).scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    // Its owner keeps the page where it is.
    await page.evaluate(() => {
      Element.prototype.scrollIntoView = () => undefined;
    });
    await page.getByRole('button', { name: 'Write another' }).dispatchEvent('click');
    await page.getByLabel('Your reflection').fill('Plums in a paper bag.');
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText('2 of 7 this week')).toBeAttached();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(glass(page)).not.toBeInViewport();
    expect((await watched(page)).frames.filter(({ isPoured }) => isPoured)).toEqual([]);
    await page.evaluate(() => window.scrollTo(0, 0));
    await film(page, 'pour-phone', 16);
    expectOnePour(await poured(page));
  });

  await test.step('where nothing shall move, the new day fades in', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await expect(page.getByText('2 of 7 this week')).toBeVisible();
    await send(page, 'POST', notes.create.path, { content: 'The bell.', localDate: daysAgo(1) });
    await page.reload();
    await expect.poll(async () => (await watched(page)).animations.length).toBe(1);
    await expect(glass(page).locator('[data-layer]')).toHaveCount(2);
    expect((await watched(page)).frames.filter(({ isPoured }) => isPoured)).toEqual([]);
  });
});

test('at seven the rim catches the light, once, and the toast empties the glass', async ({ page, clink, signUp }) => {
  test.setTimeout(180_000);
  const { user } = await signUp(page);
  await watchGlass(page);
  for (const days of [6, 5, 4, 3, 2, 1]) {
    const content = `A good thing ${String(days)} days ago.`;
    await send(page, 'POST', notes.create.path, { content, localDate: daysAgo(days) });
  }
  await page.goto('/');
  await expect(page.getByText('6 of 7 this week')).toBeVisible();
  await write(page, 'The seventh, and the light.');
  await film(page, 'pour-full', 20);
  expectOnePour(await poured(page));
  await expect.poll(async () => (await watched(page)).animations.length).toBe(1);
  expect((await watched(page)).animations[0]?.isCovered).toBe(false);
  // A notice on its way out is half seen.
  await expect(page.getByText('Note saved!', { exact: true })).toHaveCount(0);
  await look(page, 'week-glass-full');
  await page.emulateMedia({ reducedMotion: 'no-preference', colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  await expect(page.getByText('7 of 7 this week')).toBeVisible();

  const made = await page.request.post(toasts.generate.path, { data: {}, timeout: 90_000 });
  expect(made.status()).toBe(201);
  // As if its hour had come.
  const file = new DatabaseSync(join(clink.dataDir, 'clink.db'), { timeout: 5_000 });
  file.prepare('update toasts set early = 0 where user_id = ?').run(user.id);
  file.close();
  await page.reload();
  await expect(page.getByText('0 of 7 this week')).toBeVisible();
  await film(page, 'drink', 24);
  await expect(glass(page).locator('[data-surface]')).toHaveCount(0);
  const frames = (await watched(page)).frames.filter(({ surface }) => surface < 999);
  const surfaces = frames.map(({ surface }) => surface);
  expect(surfaces[0]).toBeLessThan(60);
  expect(surfaces).toEqual(surfaces.toSorted((one, other) => one - other));
  expect(new Set(surfaces).size).toBeGreaterThan(4);
  expect((await watched(page)).animations).toEqual([]);
  await look(page, 'week-glass-empty');

  await test.step('once', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.reload();
    await expect(page.getByText('0 of 7 this week')).toBeVisible();
    await page.waitForTimeout(800);
    expect((await watched(page)).frames.filter(({ surface }) => surface < 999)).toEqual([]);
  });

  await test.step('on a device that never showed that week it is drunk as well', async () => {
    await page.evaluate((id) => localStorage.removeItem(`glass:${String(id)}`), user.id);
    await page.reload();
    await expect.poll(async () => (await watched(page)).frames.some(({ surface }) => surface < 999)).toBe(true);
    await expect(glass(page).locator('[data-surface]')).toHaveCount(0);
  });

  await test.step('and stands on the shelf', async () => {
    await page.goto('/toasts');
    const shelf = page.getByRole('region', { name: 'The shelf' });
    const week = shelf.getByRole('link', { name: /^Week of .*, 7 moments$/ });
    await expect(week).toHaveCount(1);
    await look(page, 'shelf-one');
    await week.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Your toast of');
  });
});

test('beside the card of care the seventh is poured, and no light runs', async ({ page, signUp }) => {
  await signUp(page);
  await watchGlass(page);
  for (const days of [6, 5, 4, 3, 2, 1]) {
    await send(page, 'POST', notes.create.path, { content: 'A good thing.', localDate: daysAgo(days) });
  }
  await page.goto('/');
  await expect(page.getByText('6 of 7 this week')).toBeVisible();
  await write(page, 'I want to die. I cannot go on.');
  await expect(page.getByRole('heading', { name: 'That sounds heavy' })).toBeVisible();
  expectOnePour(await poured(page));
  // As long as the light would have needed to begin.
  await page.waitForTimeout(600);
  expect((await watched(page)).animations).toEqual([]);
});

test('each day is a band that shows its words, by keyboard and mouse', async ({ page, signUp }) => {
  await signUp(page);
  for (const [days, content] of [
    [3, 'A heron in the last light, and the whole long way home along the river to think about it.'],
    [1, 'The garden gate closes without a sound.'],
    [1, 'Plums in a paper bag.'],
    [0, 'The bell rang.'],
  ] as const) {
    await send(page, 'POST', notes.create.path, { content, localDate: daysAgo(days) });
  }
  await page.goto('/');
  const days = page.getByRole('list', { name: 'The days of your week' });
  const day = (ago: number) => sayLocalDay(daysAgo(ago));
  const buttons = days.getByRole('button');
  await expect(buttons).toHaveCount(3);
  const place = page.locator('[aria-live="polite"]').filter({ has: page.getByRole('link') });
  const invitation = page.getByRole('button', { name: 'Write another' });
  const before = await invitation.boundingBox();

  await test.step('by keyboard', async () => {
    const newest = days.getByRole('button', { name: day(0), exact: true });
    await newest.focus();
    await expect(page.getByRole('link', { name: `${day(0)} The bell rang.` })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(days.getByRole('button', { name: `${day(1)}, 2 reflections` })).toBeFocused();
    const last = page.getByRole('link', { name: `${day(1)} · the last of 2 Plums in a paper bag.` });
    await expect(last).toBeVisible();
    await expect(place).toHaveCount(1);
    await page.keyboard.press('End');
    await expect(days.getByRole('button', { name: day(3), exact: true })).toBeFocused();
    await expect(page.getByRole('link', { name: new RegExp(`^${day(3)} A heron`) })).toBeVisible();
    expect(await invitation.boundingBox()).toEqual(before);
    await look(page, 'week-glass-line');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.keyboard.press('Escape');
    await expect(place).toHaveCount(0);
    await page.keyboard.press('Home');
    await expect(page.getByRole('link', { name: `${day(0)} The bell rang.` })).toBeVisible();
    // The whole glass is one stop.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await expect(last).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Badges' })).toBeFocused();
    await expect(place).toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    await expect(days.getByRole('button', { name: `${day(1)}, 2 reflections` })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/reflections\\?day=${daysAgo(1)}$`));
    await expect(page.getByText('The garden gate closes without a sound.')).toBeVisible();
    await page.goBack();
  });

  await test.step('by mouse', async () => {
    await days.getByRole('button', { name: day(3), exact: true }).hover();
    const line = page.getByRole('link', { name: new RegExp(`^${day(3)} A heron`) });
    await expect(line).toBeVisible();
    await line.hover();
    await page.waitForTimeout(500);
    await expect(line).toBeVisible();
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(place).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test('a touch shows the line of a day, and one elsewhere takes it away', async ({ page, signUp }) => {
    await signUp(page);
    for (const days of [2, 1, 0]) {
      const content = `A good thing ${String(days)} days ago.`;
      await send(page, 'POST', notes.create.path, { content, localDate: daysAgo(days) });
    }
    await page.goto('/');
    const bands = page.getByRole('list', { name: 'The days of your week' }).getByRole('button');
    await expect(bands).toHaveCount(3);
    // The latest lies on top, and all that is above it is its own as well.
    await bands.nth(1).tap();
    const line = page.getByRole('link', { name: new RegExp(`^${sayLocalDay(daysAgo(1))} A good thing 1`) });
    await expect(line).toBeVisible();
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(line).toHaveCount(0);
    await bands.nth(1).tap();
    await line.tap();
    await expect(page).toHaveURL(new RegExp(`/reflections\\?day=${daysAgo(1)}$`));
  });
});
