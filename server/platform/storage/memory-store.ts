import type { AudioStore } from './audio-store.ts';

type Held = { bytes: Buffer; changedAt: number };

/** Recordings in memory, `mostBytes` together at most: the oldest make room for the newest. */
export function createMemoryStore(mostBytes: number, now: () => number): AudioStore {
  // A map remembers the order in which its entries came.
  const held = new Map<string, Held>();
  let heldBytes = 0;

  function drop(key: string): void {
    heldBytes -= held.get(key)?.bytes.length ?? 0;
    held.delete(key);
  }

  function makeRoom(): void {
    for (const [oldest] of held) {
      if (heldBytes <= mostBytes) {
        return;
      }
      drop(oldest);
    }
  }

  return {
    put(key, bytes) {
      if (bytes.length > mostBytes) {
        return Promise.reject(Object.assign(new Error('This recording is larger than its store.'), { code: 'ENOSPC' }));
      }
      drop(key);
      held.set(key, { bytes: Buffer.from(bytes), changedAt: now() });
      heldBytes += bytes.length;
      makeRoom();
      return Promise.resolve();
    },
    get: (key) => Promise.resolve(held.get(key)?.bytes ?? null),
    remove(key) {
      drop(key);
      return Promise.resolve();
    },
    async *list() {
      for (const [key, { changedAt }] of held) {
        yield { key, changedAt };
      }
    },
  };
}
