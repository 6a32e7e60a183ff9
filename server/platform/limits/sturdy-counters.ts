import { clockSkewMs, type Clock } from '#server/platform/clock.ts';
import { isReadOnly, isStorageFull } from '#server/platform/db/errors.ts';
import type { Count, Counters } from './counters.ts';

type Window = { count: number; endsAt: number };

const mostWindows = 10_000;

/**
 * Counts in this process while the count cannot be written, because the disk is full or the database may only be read:
 * who only reads must not be refused for it, and limits go on being limits.
 */
export function countingThoughFull(counters: Counters, clock: Clock): Counters {
  const windows = new Map<string, Window>();

  function addHere(key: string, windowMs: number, by: number): Count {
    const now = clock.now();
    const known = windows.get(key);
    const window =
      known && known.endsAt > now && known.endsAt <= now + windowMs + clockSkewMs
        ? known
        : { count: 0, endsAt: now + windowMs };
    if (!known && windows.size >= mostWindows) {
      windows.clear();
    }
    window.count += by;
    windows.set(key, window);
    return { count: window.count, resetsInMs: window.endsAt - now };
  }

  async function unlessFull<T>(writing: Promise<T>, otherwise: () => T): Promise<T> {
    try {
      return await writing;
    } catch (error) {
      if (isStorageFull(error) || isReadOnly(error)) {
        return otherwise();
      }
      throw error;
    }
  }

  return {
    add: (key, windowMs, by = 1) => unlessFull(counters.add(key, windowMs, by), () => addHere(key, windowMs, by)),
    forget(key) {
      windows.delete(key);
      return unlessFull(counters.forget(key), () => undefined);
    },
    sweep() {
      const now = clock.now();
      for (const [key, { endsAt }] of windows) {
        if (endsAt <= now) {
          windows.delete(key);
        }
      }
      return unlessFull(counters.sweep(), () => undefined);
    },
  };
}
