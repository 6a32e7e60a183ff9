import { guestsFrom } from '#shared/limits.ts';
import { now } from '#web/lib/clock.ts';
import type { DeviceKey } from '#web/lib/device.ts';
import { forgetDevice, onDeviceChange, readDevice, takeChanged, wordsOf, writeDevice } from '#web/lib/device.ts';

/** What is in a place of the device since a change, null where it was emptied. `at` is ever larger. */
type Line = { place: DeviceKey; words: string | null; at: number };

const shelf = 'lines';
/** Some browsers never open it. */
const patienceMs = 1000;
/** What nobody could write again, or what says whose that is. */
const worthCopying = /^(?:draft|aside|outbox|edit|sealedDraft):/;

const begun = new Map<number, Promise<void>>();

/**
 * Keeps a second copy of what a person has written and not saved, change by change. Browsers write the storage that the
 * first one is in to the disk only every few seconds, and to this one at once: where a browser was killed in between,
 * what it lost is given back first. Resolves after that, within a second; never throws.
 */
export function keepSecondCopy(userId: number): Promise<void> {
  const before = begun.get(userId);
  if (before) {
    return before;
  }
  // A guest leaves nothing behind.
  const beginning = userId < guestsFrom ? begin(userId) : Promise.resolve();
  begun.set(userId, beginning);
  return beginning;
}

async function begin(userId: number): Promise<void> {
  const database = await open(userId);
  const lines = (await inTransaction(database, 'readonly', (all) => all.getAll() as IDBRequest<Line[]>)) ?? [];
  const waiting = new Set(takeChanged(userId));
  const seen = lastCopied(userId);
  for (const { place, words, at } of lines) {
    if (at <= seen || waiting.has(place)) {
      continue;
    }
    if (words === null) {
      forgetDevice(place);
    } else {
      writeDevice(place, words);
    }
  }

  let isBusy = false;
  const copy = () => {
    takeChanged(userId).forEach((place) => waiting.add(place));
    const places = [...waiting].filter((place) => worthCopying.test(place));
    if (isBusy || places.length === 0) {
      return;
    }
    isBusy = true;
    waiting.clear();
    // Also where there is no second copy: an older one must not come back over this.
    const at = Math.max(now().getTime(), lastCopied(userId) + 1);
    writeDevice(`copied:${userId}`, String(at));
    const changed = places.map((place): Line => ({ place, words: readDevice(place), at }));
    void inTransaction(database, 'readwrite', (all) => changed.forEach((line) => all.put(line))).then(() => {
      isBusy = false;
      copy();
    });
  };
  // What was emptied is known to be.
  const known = lines.filter(({ words, at }) => words === null && at <= seen);
  void inTransaction(database, 'readwrite', (all) => known.forEach(({ place }) => all.delete(place)));
  onDeviceChange(copy);
  copy();
}

/** The last change of which the first copy knows. */
function lastCopied(userId: number): number {
  return Number(readDevice(`copied:${userId}`) ?? 0);
}

function open(userId: number): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), patienceMs);
    try {
      const request = window.indexedDB.open(wordsOf(userId), 1);
      request.onupgradeneeded = () => request.result.createObjectStore(shelf, { keyPath: 'place' });
      request.onerror = () => resolve(null);
      request.onsuccess = () => {
        // Whoever was here is being forgotten, perhaps from another tab.
        request.result.onversionchange = () => request.result.close();
        resolve(request.result);
      };
    } catch {
      resolve(null);
    }
  });
}

/** Has a deed done in one transaction. Undefined where it could not be. */
function inTransaction<T>(
  database: IDBDatabase | null,
  mode: IDBTransactionMode,
  deed: (lines: IDBObjectStore) => IDBRequest<T> | void,
): Promise<T | undefined> {
  return new Promise((resolve) => {
    if (!database) {
      resolve(undefined);
      return;
    }
    try {
      // Strict would wait for the disk itself: that outlives a power cut too, but costs a battery dear with every letter.
      const transaction = database.transaction(shelf, mode, { durability: 'relaxed' });
      const request = deed(transaction.objectStore(shelf));
      transaction.oncomplete = () => resolve(request?.result);
      transaction.onabort = () => resolve(undefined);
    } catch {
      // It was closed, because the person is being forgotten.
      resolve(undefined);
    }
  });
}
