import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { createWorld, engines, type World } from '#server/test/world.ts';
import { saveClip, sweepRecordings } from './audio.service.ts';

const bytes = new Uint8Array(100);
const hour = 3_600_000;

function age(path: string, ms: number, { clock }: World): void {
  const at = (clock.now() - ms) / 1000;
  utimesSync(path, at, at);
}

function folderOf({ dataDir }: World, key: string): string {
  return join(dataDir, 'audio', key.slice(0, 2));
}

function files({ dataDir }: World): string[] {
  return readdirSync(join(dataDir, 'audio'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted();
}

function keyOf(at: number): string {
  return at.toString(16).padStart(32, 'a');
}

describe.each(engines)('on %s, the sweep over recordings', (engine) => {
  it('removes what no row names once it is an hour old, whole or half written, and nothing else', async () => {
    const world = await createWorld({ engine });
    const { deps } = world;
    expect(await sweepRecordings(deps)).toBe(0);
    const ana = await world.signUp();
    const named = await saveClip(deps, ana.user.id, { bytes, mime: 'audio/mpeg' });
    age(join(folderOf(world, named), named), 30 * 24 * hour, world);
    const [old, young, half, freshHalf] = [keyOf(1), keyOf(2), keyOf(3), keyOf(4)] as [string, string, string, string];
    for (const key of [old, young, half, freshHalf]) {
      await deps.store.put(key, bytes);
    }
    await deps.store.remove(half);
    await deps.store.remove(freshHalf);
    for (const key of [half, freshHalf]) {
      writeFileSync(join(folderOf(world, key), `${key}.writing`), bytes);
    }
    writeFileSync(join(world.dataDir, 'audio', 'README'), 'not ours');
    age(join(folderOf(world, old), old), hour + 1, world);
    age(join(folderOf(world, young), young), hour - 1000, world);
    age(join(folderOf(world, half), `${half}.writing`), hour + 1, world);
    age(join(folderOf(world, freshHalf), `${freshHalf}.writing`), 0, world);

    expect(await sweepRecordings(deps)).toBe(2);
    expect(files(world)).toEqual([named, young, `${freshHalf}.writing`, 'README'].toSorted());
    expect(await sweepRecordings(deps)).toBe(0);
  });
});

it('touches none when most have no row: then this is not their database', async () => {
  const logged: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
  const world = await createWorld({ replaced: { log } });
  for (let at = 0; at < 21; at += 1) {
    const key = keyOf(at);
    await world.deps.store.put(key, bytes);
    age(join(folderOf(world, key), key), 2 * hour, world);
  }
  expect(await sweepRecordings(world.deps)).toBe(0);
  expect([files(world).length, logged.length]).toEqual([21, 1]);
  await world.deps.store.remove(keyOf(0));
  expect(await sweepRecordings(world.deps)).toBe(20);
});
