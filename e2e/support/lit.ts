import type { Page } from '@playwright/test';
import { type NarratorId, narrators } from '#shared/contract/narrators.ts';

/** Has a narrator's introduction voiced: the voice gives way to all else, and a busy machine lets it wait. */
export async function voiceIntroduction(page: Page, id: NarratorId): Promise<void> {
  await page.request.get(narrators.introduction.path.replace(':id', id));
}

type WithLit = { lit?: string[] };

/** From the next page on, remembers each line that was lit: on a busy machine it is over before it is looked for. */
export async function rememberLit(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const lit: string[] = [];
    (window as unknown as WithLit).lit = lit;
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (target instanceof Element && target.getAttribute('aria-current') === 'true') {
          lit.push(target.textContent.trim());
        }
      }
    }).observe(document, { subtree: true, attributeFilter: ['aria-current'] });
  });
}

/** The lines that were lit so far, in their order. */
export function litLines(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as WithLit).lit ?? []);
}
