import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { waitUntil } from './wait-until.ts';

const themes = ['light', 'dark'] as const;
const everyWidth = [
  [360, 780],
  [768, 900],
  [1440, 900],
] as const;

type Look = {
  /** The sizes of the window, in CSS pixels: 360, 768 and 1440 wide unless told otherwise. */
  sizes?: readonly (readonly [width: number, height: number])[];
  /** The part a picture is taken of: what is in sight unless told otherwise. */
  part?: Locator;
};

/**
 * Looks at a page at every width, in both themes and with large letters: nothing sticks out to the side, and axe finds
 * nothing wrong. With `PICTURES=on` it leaves a picture of each in test-results/screens.
 */
export async function look(page: Page, name: string, { sizes = everyWidth, part }: Look = {}): Promise<void> {
  const takesPictures = process.env['PICTURES'] === 'on';
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // What sticks out does so in every theme.
    for (const [width, height] of takesPictures || colorScheme === 'light' ? sizes : sizes.slice(0, 1)) {
      await page.setViewportSize({ width, height });
      await expectNothingSticksOut(page, `${name} at ${width} px`);
      if (takesPictures) {
        await (part ?? page).screenshot({ path: `test-results/screens/${name}-${width}-${colorScheme}.png` });
      }
    }
    await expectNoFlaws(page, { of: `${name}, ${colorScheme}`, coloursAlone: colorScheme === 'dark' });
  }
  await page.setViewportSize({ width: 360, height: 780 });
  await enlarge(page, '200%');
  await expectNothingSticksOut(page, `${name} with letters of twice the size`);
  await enlarge(page, '');
}

/** As for someone who has told their device that they want larger letters. */
async function enlarge(page: Page, fontSize: string): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
    window.dispatchEvent(new Event('resize'));
  }, fontSize);
}

/** Expects axe to find nothing wrong with the page as it is, in both themes. */
export async function expectAccessible(page: Page, name = 'the page'): Promise<void> {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settled(page);
    await expectNoFlaws(page, { of: `${name}, ${colorScheme}`, coloursAlone: colorScheme === 'dark' });
  }
}

/** Expects that nobody has to scroll sideways. */
export async function expectNothingSticksOut(page: Page, name = 'the page'): Promise<void> {
  await settled(page);
  const sticksOut = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sticksOut, `${name} sticks out`).toBeLessThanOrEqual(0);
}

async function expectNoFlaws(page: Page, { of, coloursAlone }: { of: string; coloursAlone: boolean }): Promise<void> {
  // Here there are no frames, the one thing that needs axe's other way, in a page of its own. To say of each dot of a
  // year what is good about it takes longer than to look.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await whileNoticesStay(page, () =>
    (coloursAlone ? axe.withRules(['color-contrast']) : axe).analyze(),
  );
  expect(
    violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
    of,
  ).toEqual([]);
}

/** A notice whose time is up while axe looks has the colours of half its fading: a hand over it keeps it until then. */
async function whileNoticesStay<T>(page: Page, look: () => Promise<T>): Promise<T> {
  await point(page, 'pointermove');
  await settled(page);
  const seen = await look();
  await point(page, 'pointerleave');
  return seen;
}

async function point(page: Page, type: 'pointermove' | 'pointerleave'): Promise<void> {
  await page.evaluate((event) => {
    document.querySelector('[role="region"][aria-label^="Notices"]')?.dispatchEvent(new PointerEvent(event));
  }, type);
}

/**
 * Fonts are there and nothing moves any more, but for what only pleases the eye: a meter of sound never rests. It has no
 * words; a page that a dialog hides has, and they still change their colours with the theme.
 */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await waitUntil(page, () =>
    document.getAnimations().every(({ playState, effect }) => {
      const moved = effect instanceof KeyframeEffect ? effect.target : null;
      return playState !== 'running' || moved?.closest('[aria-hidden="true"]')?.textContent === '';
    }),
  );
}
