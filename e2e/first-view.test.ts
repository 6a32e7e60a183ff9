import type { Page } from '@playwright/test';
import { notes } from '#shared/contract/notes.ts';
import { settings } from '#shared/contract/settings.ts';
import { toasts } from '#shared/contract/toasts.ts';
import { daysAgo, takeClock } from './support/clock.ts';
import { askInParts } from './support/in-parts.ts';
import { expect, test } from './support/test.ts';

/** Below what anyone sees: https://web.dev/articles/cls calls 0.1 good. */
const mostShift = 0.005;

const calls = [notes.today.path, notes.stats.path, toasts.latest.path, notes.list.path, settings.preferences.path];

type Shift = { value: number; of: string[] };

/** Notes from the start of each page how far what one looks at is moved. */
function watchShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const kept = window as unknown as { shifts: Shift[] };
    kept.shifts = [];
    type Entry = PerformanceEntry & { value: number; sources: { node?: Node }[] };
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[]) {
        const of = sources.map(
          ({ node }) => (node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 90) ?? '',
        );
        kept.shifts.push({ value, of });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Has the server's answers come one after the other, in the order that the function it returns was last given. */
async function answerInTurn(page: Page): Promise<(order: readonly string[]) => void> {
  let order: readonly string[] = [];
  await page.route(
    ({ pathname }) => order.includes(pathname),
    async (route) => {
      const at = order.indexOf(new URL(route.request().url()).pathname);
      await new Promise((resolve) => setTimeout(resolve, 300 * (at + 1)));
      await route.continue().catch(() => undefined);
    },
  );
  return (wanted) => {
    order = wanted;
  };
}

async function write(page: Page, ...days: number[]): Promise<void> {
  for (const day of days) {
    const data = { content: 'The baker slipped an extra roll into my bag.', localDate: daysAgo(day) };
    expect((await page.request.post(notes.create.path, { data })).status()).toBe(201);
  }
}

const lives = {
  'nothing written': async () => {},
  'a reflection of today': (page: Page) => write(page, 0),
  'a week with a toast': async (page: Page) => {
    await write(page, 0, 1, 2, 3);
    await page.request.post(toasts.generate.path, { data: { forceGenerate: true }, timeout: 25_000 });
  },
};

for (const [name, live] of Object.entries(lives)) {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    test(`the dashboard keeps its place as it fills, with ${name}, at ${width} px`, async ({ page, signUp }) => {
      await page.setViewportSize({ width, height });
      await signUp(page);
      await live(page);
      await page.addInitScript(() => localStorage.setItem('voiceTipSeen', 'true'));
      await watchShifts(page);
      const answerInOrder = await answerInTurn(page);
      for (const order of [[], calls, calls.toReversed()]) {
        answerInOrder(order);
        if (order === calls) {
          await askInParts(page);
        }
        await page.goto('/');
        await expect(page.getByText(/of 7 this week/)).toBeVisible();
        await expect(page.getByRole('button', { name: /Add today's reflection|Write another/ })).toBeVisible();
        await expect(page.getByText('Loading')).toHaveCount(0);
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
        const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
        const sum = shifts.reduce((all, { value }) => all + value, 0);
        expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThan(mostShift);
      }
    });
  }
}

test('nothing is offered before it is known, and on a slow way to write at least', async ({ page, signUp }) => {
  await signUp(page);
  await write(page, 0);
  await takeClock(page);
  await askInParts(page);
  const held = Promise.withResolvers<void>();
  await page.route(
    ({ pathname }) => pathname === notes.today.path,
    (route) => held.promise.then(() => route.continue()),
  );
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(page.getByText('Loading your week')).toBeAttached();
  const shells = async () => {
    await page.clock.fastForward(250);
    return page.locator('#root > [inert]').count();
  };
  await expect.poll(shells).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Friend');
  await expect(main.getByRole('button')).toHaveCount(0);
  await page.clock.fastForward(3000);
  await expect(main.getByRole('button', { name: 'Write', exact: false }).first()).toBeVisible();
  await expect(page.getByText('1 of 7 this week')).toBeVisible();
  await expect(main.getByText(/Add today's reflection|Write another|Today is written/)).toHaveCount(0);
  held.resolve();
  await expect(main.getByRole('button', { name: 'Write another' })).toBeVisible();
});
