import { setTimeout as sleep } from 'node:timers/promises';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { AudioStore } from './audio-store.ts';
import { createFolderStore } from './folder-store.ts';
import { createMemoryStore } from './memory-store.ts';

const key = 'a'.repeat(32);
const other = 'b'.repeat(32);
const bytes = Buffer.from('a sealed recording');

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) {
    found.push(item);
  }
  return found;
}

const keysOf = async (store: AudioStore) => (await all(store.list())).map((one) => one.key);

const stores: [string, () => AudioStore][] = [
  [
    'in a folder',
    () => {
      const folder = mkdtempSync(join(tmpdir(), 'clink-store-'));
      onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
      return createFolderStore(join(folder, 'audio'));
    },
  ],
  ['in memory', () => createMemoryStore(1_000, () => 5)],
];

describe.each(stores)('recordings %s', (_name, create) => {
  it('that are set aside are out of the list, and come back when they are asked for', async () => {
    const store = create();
    await store.put(key, bytes);
    await store.put(other, bytes);
    await store.setAside(key, '2026-03-04');
    await store.setAside(key, '2026-03-04');
    expect([await keysOf(store), await all(store.listAside())]).toEqual([[other], [{ key, day: '2026-03-04' }]]);
    expect(await store.get(key)).toEqual(bytes);
    expect([(await keysOf(store)).toSorted(), await all(store.listAside())]).toEqual([[key, other], []]);
    expect([await store.bringBack(key), await store.bringBack('c'.repeat(32))]).toEqual([false, false]);
    await store.setAside(key, '2026-03-05');
    expect(await store.bringBack(key)).toBe(true);
    expect(await keysOf(store)).toContain(key);
  });

  it('that are removed are gone for good, set aside or not', async () => {
    const store = create();
    await store.put(key, bytes);
    await store.setAside(key, '2026-03-04');
    await store.remove(key);
    expect([await store.get(key), await all(store.listAside()), await store.bringBack(key)]).toEqual([null, [], false]);
  });

  it('belong to the database that was noted first', async () => {
    const store = create();
    expect(await store.owner()).toBeNull();
    // Not in step, so that one is done while another has only begun.
    const claims = Array.from({ length: 60 }, async (_, at) => {
      await sleep(at % 7);
      await store.claim(at % 2 === 0 ? 'one' : 'two');
    });
    await Promise.all(claims);
    const owner = await store.owner();
    expect(['one', 'two']).toContain(owner);
    await store.claim('three');
    expect(await store.owner()).toBe(owner);
    expect(await keysOf(store)).toEqual([]);
  });
});
