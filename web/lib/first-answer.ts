import type { FirstView } from '#shared/contract/dashboard.ts';
import { dashboard } from '#shared/contract/dashboard.ts';
import { call, isOutOfReach } from './call.ts';
import { browserTimezone } from './dates.ts';

declare global {
  interface Window {
    /** What the script in the head has asked for: see web/first-view/early.js. */
    firstAnswer?: Promise<Response>;
  }
}

let coming: Promise<FirstView | null> | null = null;
const taken = new Set<keyof FirstView>();

/** Asks for all that the dashboard shows first, unless the page has done so already. `timeoutMs` as in `call`. */
export function askFirst(timeoutMs?: number): void {
  const begun = window.firstAnswer;
  coming = call(
    dashboard.read,
    { query: { timezone: browserTimezone() } },
    { ...(begun && { begun }), ...(timeoutMs !== undefined && { timeoutMs }) },
  );
  coming.catch(() => undefined);
}

/**
 * A part of the first answer where one is on its way or there, once: it is the first read, and `ask` is every other. Where the server is out of reach nothing is asked a second time.
 */
export async function firstOr<K extends keyof FirstView, T>(part: K, ask: () => Promise<T>): Promise<FirstView[K] | T> {
  if (coming === null || taken.has(part)) {
    return ask();
  }
  taken.add(part);
  try {
    const first = await coming;
    return first ? first[part] : await ask();
  } catch (error) {
    if (isOutOfReach(error)) {
      throw error;
    }
    return ask();
  }
}
