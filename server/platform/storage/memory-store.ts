import type { AudioStore } from './audio-store.ts';

type Held = { bytes: Buffer; changedAt: number; aside: string | null };

/** Recordings in memory, `mostBytes` together at most: the oldest make room for the newest. */
export function createMemoryStore(mostBytes: number, now: () => number): AudioStore {
  // A map remembers the order in which its entries came.
  const held = new Map<string, Held>();
  let heldBytes = 0;
  let ownedBy: string | null = null;

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

  function bringBack(key: string): boolean {
    const one = held.get(key);
    if (!one || one.aside === null) {
      return false;
    }
    one.aside = null;
    return true;
  }

  return {
    put(key, bytes) {
      if (bytes.length > mostBytes) {
        return Promise.reject(Object.assign(new Error('This recording is larger than its store.'), { code: 'ENOSPC' }));
      }
      drop(key);
      held.set(key, { bytes: Buffer.from(bytes), changedAt: now(), aside: null });
      heldBytes += bytes.length;
      makeRoom();
      return Promise.resolve();
    },
    get(key) {
      bringBack(key);
      return Promise.resolve(held.get(key)?.bytes ?? null);
    },
    remove(key) {
      drop(key);
      return Promise.resolve();
    },
    async *list() {
      for (const [key, { changedAt, aside }] of held) {
        if (aside === null) {
          yield { key, changedAt };
        }
      }
    },
    setAside(key, day) {
      const one = held.get(key);
      if (one) {
        one.aside = day;
      }
      return Promise.resolve();
    },
    async *listAside() {
      for (const [key, { aside }] of held) {
        if (aside !== null) {
          yield { key, day: aside };
        }
      }
    },
    bringBack: (key) => Promise.resolve(bringBack(key)),
    owner: () => Promise.resolve(ownedBy),
    claim(id) {
      ownedBy ??= id;
      return Promise.resolve();
    },
  };
}
