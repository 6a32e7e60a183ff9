import { expect, test } from 'vitest';
import type { AudioStore } from './audio-store.ts';
import { createMemoryStore } from './memory-store.ts';

const bytes = (count: number, value = 7) => new Uint8Array(count).fill(value);

async function keysOf(store: AudioStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key, changedAt } of store.list()) {
    keys.push(`${key} at ${changedAt}`);
  }
  return keys;
}

test('gives back what was put, and null for what was not', async () => {
  const store = createMemoryStore(100, () => 5);
  const given = bytes(10);
  await store.put('a', given);
  given.fill(0);
  expect(await store.get('a')).toEqual(Buffer.from(bytes(10)));
  expect(await store.get('b')).toBeNull();
  expect(await keysOf(store)).toEqual(['a at 5']);
  await store.remove('a');
  await store.remove('a');
  expect(await keysOf(store)).toEqual([]);
  expect(await store.get('a')).toBeNull();
});

test('never holds more than it may: the oldest make room', async () => {
  const store = createMemoryStore(100, () => 5);
  for (const key of ['a', 'b', 'c']) {
    await store.put(key, bytes(40));
  }
  expect(await store.get('a')).toBeNull();
  expect(await store.get('b')).not.toBeNull();
  // What is put again counts once, and is the newest then.
  await store.put('b', bytes(60, 8));
  expect(await store.get('c')).not.toBeNull();
  await store.put('d', bytes(50));
  expect(await store.get('c')).toBeNull();
  expect(await store.get('b')).toBeNull();
  await expect(store.put('e', bytes(101))).rejects.toMatchObject({ code: 'ENOSPC' });
  expect(await store.get('d')).not.toBeNull();
});
