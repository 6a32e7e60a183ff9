import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { guestsFrom } from '#shared/limits.ts';
import type * as Device from '#web/lib/device.ts';
import { ModelDevice, ModelServer } from './never-lost.fixture.ts';

const ana = 7;
const [draft, outbox, edit] = [`draft:${ana}`, `outbox:${ana}:k`, `edit:${ana}:3`] as const;

let disk: Map<string, string>;
let device: typeof Device;

/** A browser is started anew with what its storage has on the disk. */
async function startsAnew(userId = ana): Promise<void> {
  const { window, kept } = new ModelDevice(new ModelServer());
  disk.forEach((value, key) => kept.set(key, value));
  vi.stubGlobal('window', { ...window, indexedDB, localStorage: window.localStorage });
  disk = kept;
  vi.resetModules();
  device = await import('#web/lib/device.ts');
  const { keepSecondCopy } = await import('./second-copy.ts');
  await keepSecondCopy(userId);
}

/** It is killed: of its storage the disk has what was there at some moment before. */
async function isKilled(before: ReadonlyMap<string, string>): Promise<void> {
  await copied();
  disk = new Map(before);
  await startsAnew();
}

/** Until the second copy is as the first. */
async function copied(): Promise<void> {
  await vi.waitUntil(async () => JSON.stringify(await secondCopy()) === JSON.stringify(firstCopy()));
}

function firstCopy(): [string, string][] {
  return [...disk]
    .filter(([place]) => !place.startsWith('copied:'))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
}

async function secondCopy(): Promise<[string, string][]> {
  const lines = await new Promise<{ place: string; words: string | null }[]>((done, fail) => {
    const request = indexedDB.open(device.wordsOf(ana), 1);
    request.onerror = () => fail(new Error('No second copy.'));
    request.onsuccess = () => {
      const all = request.result.transaction('lines').objectStore('lines').getAll();
      all.onsuccess = () => done(all.result as never);
      request.result.close();
    };
  });
  return lines.flatMap(({ place, words }) => (words === null ? [] : [[place, words]]));
}

const write = (place: Device.DeviceKey, words: string) => void device.writeDevice(place, words);
const read = (place: Device.DeviceKey) => device.readDevice(place);

beforeEach(async () => {
  indexedDB.deleteDatabase(`clink-words-${ana}`);
  disk = new Map();
  await startsAnew();
});

describe('after a browser was killed', () => {
  it('gives back what its storage had not on the disk', async () => {
    write(draft, 'So');
    const before = new Map(disk);
    write(draft, 'Soup');
    write(draft, 'Soup.');
    write(edit, 'Bread.');
    await isKilled(before);
    expect([read(draft), read(edit)]).toEqual(['Soup.', 'Bread.']);
  });

  it('gives back a page of which nothing was on the disk', async () => {
    write(draft, 'Soup.');
    await isKilled(new Map());
    expect(read(draft)).toBe('Soup.');
    // And again, when it is killed once more before it had that on the disk.
    await isKilled(new Map());
    expect(read(draft)).toBe('Soup.');
  });

  it('does not bring back what was saved, sent or wiped away', async () => {
    write(draft, 'Soup.');
    write(outbox, 'Bread.');
    const before = new Map(disk);
    device.forgetDevice(draft);
    device.forgetDevice(outbox);
    await isKilled(before);
    expect([read(draft), read(outbox)]).toEqual([null, null]);
  });

  it('leaves alone what was on the disk later than the second copy', async () => {
    write(draft, 'Soup.');
    await copied();
    const first = new Map(disk);
    write(draft, 'Soup and bread.');
    await copied();
    const blocked = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    disk = first;
    await startsAnew();
    write(draft, 'Soup and cake.');
    blocked.mockRestore();
    await startsAnew();
    expect(read(draft)).toBe('Soup and cake.');
  });

  it('gives back what a full storage would not take', async () => {
    write(draft, 'Soup.');
    await copied();
    vi.spyOn(disk, 'set').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    write(draft, 'Soup and bread.');
    await vi.waitUntil(async () => String(await secondCopy()).includes('bread'));
    await startsAnew();
    expect(read(draft)).toBe('Soup and bread.');
  });
});

it('keeps no words that are kept nowhere else any more', async () => {
  write(draft, 'Soup.');
  await copied();
  device.forgetDevice(draft);
  await copied();
  expect(await secondCopy()).toEqual([]);
});

it('keeps nothing of guests, and goes with its person', async () => {
  const names = async () => (await indexedDB.databases()).map(({ name }) => name);
  await startsAnew(guestsFrom + 1);
  write(`draft:${guestsFrom + 1}`, 'Nobody’s.');
  expect(await names()).toEqual([`clink-words-${ana}`]);
  disk = new Map();
  await startsAnew();
  write(draft, 'Soup.');
  await copied();
  device.forgetPersonHere(ana);
  await vi.waitUntil(async () => (await names()).length === 0);
});
