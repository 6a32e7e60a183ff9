import type { Page } from '@playwright/test';
import { notes } from '#shared/contract/notes.ts';
import { toasts } from '#shared/contract/toasts.ts';
import { expect, test } from './support/test.ts';

const said = `It's "the best day," my sister said, and I didn't argue.`;

/** Opens the stage with a toast of this week that can be heard. */
async function openStage(page: Page) {
  for (const content of [said, 'Swam in the lake before work.', 'We planted garlic, forty cloves.']) {
    await page.request.post(notes.create.path, { data: { content } });
  }
  const made = await page.request.post(toasts.generate.path, { data: { forceGenerate: true }, timeout: 25_000 });
  const toast = toasts.generate.reply.parse(await made.json());
  await page.goto('/weekly-toast');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeEnabled();
  return toast;
}

const line = (page: Page, at: number) => page.locator('main ol > li > button:first-child').nth(at);

test('Tab stops once at the lines, the arrows go through them, and Play comes right after', async ({
  page,
  signUp,
}) => {
  await signUp(page);
  const toast = await openStage(page);
  const last = toast.lines.length - 1;
  await page.locator('h1').evaluate((heading) => {
    heading.tabIndex = -1;
    heading.focus();
  });
  await page.keyboard.press('Tab');
  await expect(line(page, 0)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Why did it say that?' }).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowDown');
  await expect(line(page, 1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(line(page, last)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(line(page, last)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(line(page, last - 1)).toBeFocused();
  // Tab goes on from there, and comes back to it.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(line(page, last - 1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(line(page, last - 1)).toHaveAttribute('aria-current', 'true');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the strokes can be seen before they are played, as wide as a phone allows, ${colorScheme}`, async ({
    page,
    signUp,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 390, height: 844 });
    await signUp(page);
    await openStage(page);
    const slider = page.getByRole('slider', { name: 'Position in the toast' });
    expect((await slider.boundingBox())?.width).toBeGreaterThanOrEqual(345);
    const contrast = await slider.evaluate((input) => {
      const stroke = input.parentElement?.querySelector('[aria-hidden] > span');
      const luminance = (colour: string) => {
        const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? [])
          .map((part) => Number(part) / 255)
          .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const bar = input.closest('[role=group]');
      const [darker = 0, lighter = 0] = [stroke, bar]
        .map((element) => (element ? luminance(getComputedStyle(element).backgroundColor) : 0))
        .toSorted((a, b) => a - b);
      return (lighter + 0.05) / (darker + 0.05);
    });
    expect(contrast).toBeGreaterThanOrEqual(3);
  });
}

test.describe('where nothing hovers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("'Why did it say that?' is in sight beside every line, before any is touched", async ({ page, signUp }) => {
    await signUp(page);
    const toast = await openStage(page);
    const askers = page.getByRole('button', { name: 'Why did it say that?' });
    await expect(askers).toHaveCount(toast.lines.length);
    for (const asker of await askers.all()) {
      await expect(asker).toHaveCSS('opacity', '1');
    }
    await askers.first().tap();
    await expect(page.getByRole('dialog', { name: 'Why did it say that?' })).toBeVisible();
  });
});

test('words are shown with typographic marks, and stay as they were written', async ({ page, signUp }) => {
  await signUp(page);
  const toast = await openStage(page);
  const shown = `It’s “the best day,” my sister said, and I didn’t argue.`;
  const words = await page.locator('main ol').innerText();
  expect(words).not.toMatch(/['"]/);
  expect(toast.content.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, '')).toBe(
    (await page.locator('main ol > li > button:first-child').allInnerTexts())
      .join('')
      .replace(/[‘’]/g, "'")
      .replace(/[“”]/g, '"')
      .replace(/\s+/g, ''),
  );
  await page.goto('/');
  await expect(page.getByRole('listitem').getByText(shown)).toBeVisible();
  await page.goto("/reflections?q=didn't");
  await expect(page.locator('mark')).toHaveText('didn’t');
  await expect(page.getByText(shown)).toBeVisible();
  const [kept] = notes.list.reply.parse(await (await page.request.get(notes.list.path)).json()).toReversed();
  expect(kept?.content).toBe(said);
});
