import type { Page } from '@playwright/test';
import type { Toast } from '#shared/contract/toasts.ts';
import { waitUntil } from './wait-until.ts';

type WithSound = { audio?: HTMLMediaElement };

/** From the next page on, remembers what was played last. */
export async function rememberSound(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      (window as unknown as WithSound).audio = this;
      return play.call(this);
    };
  });
}

/** How far what was played last has come, in seconds; 0 before anything was. */
export function heardSeconds(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as WithSound).audio?.currentTime ?? 0);
}

/** Goes nearly to the end of what was played last, once its length is known. */
export async function skipSound(page: Page): Promise<void> {
  await waitUntil(page, () => {
    const { audio } = window as unknown as WithSound;
    if (!audio || Number.isNaN(audio.duration)) {
      return false;
    }
    audio.currentTime = audio.duration - 0.4;
    return true;
  });
}

/** Has the latest toast come as one that could not be voiced. */
export async function withoutVoice(page: Page, toast: Toast): Promise<void> {
  const lines = toast.lines.map((line) => ({ ...line, startMs: null, endMs: null }));
  await page.route('**/api/toasts/latest', (route) =>
    route.fulfill({ json: { ...toast, voice: 'failed', audioUrl: null, durationMs: null, lines } }),
  );
}
