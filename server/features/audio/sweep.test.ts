import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { createWorld, engines, type World } from '#server/test/world.ts';
import { findOwnClip, openClip, saveClip, sweepRecordings } from './audio.service.ts';
import { ownershipOf } from './ownership.ts';

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
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('set-aside'))
    .map(({ name }) => name)
    .toSorted();
}

/** What was set aside on whatever day. */
function aside({ dataDir }: World): string[] {
  const folder = join(dataDir, 'audio', 'set-aside');
  return existsSync(folder)
    ? readdirSync(folder)
        .flatMap((day) => readdirSync(join(folder, day)))
        .toSorted()
    : [];
}

/** Recordings that no row names, two hours old. */
async function leave(world: World, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    const key = keyOf(at);
    await world.deps.store.put(key, bytes);
    age(join(folderOf(world, key), key), 2 * hour, world);
  }
}

function logs() {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  return { log, logged: () => lines.join('') };
}

function keyOf(at: number): string {
  return at.toString(16).padStart(32, 'a');
}

describe.each(engines)('on %s, the sweep over recordings', (engine) => {
  it('sets aside what no row names once it is an hour old, whole or half written, and nothing else', async () => {
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
    expect(aside(world)).toEqual([old, `${half}.writing`]);
    expect(files(world)).toEqual([named, young, `${freshHalf}.writing`, 'README'].toSorted());
    expect(await sweepRecordings(deps)).toBe(0);
  });

  it('removes what was set aside after thirty days, unless a row names it again, heard or not', async () => {
    const world = await createWorld({ engine });
    const { deps, clock } = world;
    const ana = await world.signUp();
    await sweepRecordings(deps);
    const clips = [];
    for (let at = 0; at < 3; at += 1) {
      clips.push(await saveClip(deps, ana.user.id, { bytes, mime: 'audio/mpeg' }));
    }
    const [heard, unheard, gone] = clips as [string, string, string];
    const rows = await deps.db.selectFrom('audio_clips').selectAll().execute();
    await deps.db.deleteFrom('audio_clips').execute();
    clips.forEach((key) => age(join(folderOf(world, key), key), 2 * hour, world));
    expect(await sweepRecordings(deps)).toBe(3);

    clock.forward(30 * 24 * hour);
    await sweepRecordings(deps);
    expect(aside(world)).toEqual(clips.toSorted());
    // The right database has been brought back.
    for (const row of rows.filter(({ id }) => id !== gone)) {
      await deps.db.insertInto('audio_clips').values(row).execute();
    }
    const { bytes: played } = await openClip(
      deps,
      await findOwnClip(deps, { userId: ana.user.id, sessionId: 0 }, heard),
    );
    expect(new Uint8Array(played)).toEqual(bytes);
    expect(aside(world)).toEqual([unheard, gone].toSorted());
    clock.forward(24 * hour);
    await sweepRecordings(deps);
    expect(aside(world)).toEqual([]);
    expect(files(world)).toEqual([heard, unheard].toSorted());
  });

  it('rests where the recordings bear the id of another database', async () => {
    const { log, logged } = logs();
    const world = await createWorld({ engine, replaced: { log } });
    await sweepRecordings(world.deps);
    await leave(world, 3);
    writeFileSync(join(world.dataDir, 'audio.instance-id'), 'another\n');
    expect(await sweepRecordings(world.deps)).toBe(0);
    expect([aside(world), files(world)]).toEqual([[], [keyOf(0), keyOf(1), keyOf(2)].toSorted()]);
    expect(logged()).toMatch(/belong to another database than this one, so none is set aside or removed/);
  });

  it('rests where no id says whose they are and none has a row; one that has makes them acquainted', async () => {
    const { log, logged } = logs();
    const world = await createWorld({ engine, replaced: { log } });
    await leave(world, 3);
    expect(await sweepRecordings(world.deps)).toBe(0);
    expect(files(world)).toHaveLength(3);
    expect(logged()).toMatch(/no recording in the audio folder is known to this database/);
    // As where Clink was before it knew of ids.
    const ana = await world.signUp();
    await saveClip(world.deps, ana.user.id, { bytes, mime: 'audio/mpeg' });
    expect(await sweepRecordings(world.deps)).toBe(3);
    expect(readFileSync(join(world.dataDir, 'audio.instance-id'), 'utf8')).toMatch(/^[0-9a-f]{32}\n$/);
    expect(await ownershipOf(world.deps)).toBe('own');
  });

  it('gives the database the id of its folder where an older copy of it was brought back', async () => {
    const world = await createWorld({ engine });
    await sweepRecordings(world.deps);
    const ana = await world.signUp();
    await saveClip(world.deps, ana.user.id, { bytes, mime: 'audio/mpeg' });
    const id = readFileSync(join(world.dataDir, 'audio.instance-id'), 'utf8');
    await world.deps.db.deleteFrom('instance_facts').where('name', '=', 'instance_id').execute();
    await leave(world, 1);
    expect(await sweepRecordings(world.deps)).toBe(1);
    expect(readFileSync(join(world.dataDir, 'audio.instance-id'), 'utf8')).toBe(id);
    expect(await ownershipOf(world.deps)).toBe('own');
  });
});

it('touches none when most have no row: then this is not all of their database', async () => {
  const { log, logged } = logs();
  const world = await createWorld({ replaced: { log } });
  await sweepRecordings(world.deps);
  await leave(world, 21);
  expect(await sweepRecordings(world.deps)).toBe(0);
  expect([files(world).length, logged().split('\n').length]).toEqual([21, 2]);
  await world.deps.store.remove(keyOf(0));
  expect(await sweepRecordings(world.deps)).toBe(20);
});
