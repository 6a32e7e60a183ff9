import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { saveClip } from '#server/features/audio/audio.service.ts';
import { saveNote } from '#server/features/notes/notes.service.ts';
import { authenticate, logout } from '#server/features/accounts/sessions.service.ts';
import type { Deps } from '#server/deps.ts';
import { isStorageFull } from '#server/platform/db/errors.ts';
import { createWorld, type World } from '#server/test/world.ts';
import { createGuests, type Guests } from './guests.ts';
import { openSandboxDeps } from './sandbox-deps.ts';

const hour = 3_600_000;

async function openSandbox(): Promise<{ world: World; deps: Deps; guests: Guests }> {
  const world = await createWorld();
  const deps = await openSandboxDeps(world.deps);
  onTestFinished(() => deps.db.destroy());
  return { world, deps, guests: createGuests(deps) };
}

async function viewerOf(deps: Deps, token: string) {
  const viewer = await authenticate(deps, token);
  if (!viewer) {
    throw new Error('Nobody has this token.');
  }
  return viewer;
}

/** Every table with rows in it, but for what the schema itself keeps. */
async function filledTables({ db }: Deps): Promise<string[]> {
  const tables = await db.introspection.getTables();
  const filled: string[] = [];
  for (const { name } of tables.filter((table) => !table.name.startsWith('sqlite_'))) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(db);
    if (rows[0]?.count) {
      filled.push(name);
    }
  }
  return filled;
}

async function storedClips({ store }: Deps): Promise<number> {
  let count = 0;
  for await (const _ of store.list()) {
    count += 1;
  }
  return count;
}

it('a world that is left leaves nothing behind', async () => {
  const { deps, guests } = await openSandbox();
  const empty = await filledTables(deps);
  const viewer = await viewerOf(deps, await guests.enter({ userAgent: 'Firefox' }));
  await saveNote(deps, viewer, { content: 'A heron.' });
  await saveClip(deps, viewer.userId, { bytes: new Uint8Array(1000), mime: 'audio/mpeg' });
  expect(await filledTables(deps)).toEqual(
    expect.arrayContaining(['users', 'sessions', 'settings', 'data_keys', 'notes', 'audio_clips']),
  );
  await guests.leave(viewer.userId);
  await guests.leave(viewer.userId);
  expect(await filledTables(deps)).toEqual(empty);
  expect(await storedClips(deps)).toBe(0);
  await expect(deps.keyring.of(viewer.userId)).rejects.toThrow('destroyed');
});

it('there are two hundred worlds at most: whoever was away longest makes room', async () => {
  const { world, deps, guests } = await openSandbox();
  const tokens: string[] = [];
  for (let at = 0; at < 200; at += 1) {
    tokens.push(await guests.enter({}));
    world.clock.forward(10);
  }
  const [first = '', second = ''] = tokens;
  expect(await guests.isLive(first, 0)).toBe(true);
  world.clock.forward(10);
  await guests.enter({});
  expect(await guests.isLive(first, 0)).toBe(true);
  expect(await guests.isLive(second, 0)).toBe(false);
  const { count } = await deps.db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBe(200);
});

it('worlds go that nobody comes back to, and those that were signed out of', async () => {
  const { world, deps, guests } = await openSandbox();
  const [stays, idles, leaves] = [await guests.enter({}), await guests.enter({}), await guests.enter({})];
  world.clock.forward(2 * hour);
  expect([await guests.isLive(stays, 0), await guests.isLive(leaves, 0)]).toEqual([true, true]);
  await logout(deps, leaves);
  world.clock.forward(1);
  await guests.tidy();
  expect([await guests.isLive(stays, 0), await guests.isLive(idles, 0)]).toEqual([true, false]);
  expect(await deps.db.selectFrom('users').select('id').execute()).toHaveLength(1);
});

it('memory has an end: a full database refuses, and whoever wrote most makes room', async () => {
  const { deps, guests } = await openSandbox();
  const [small, large] = [await guests.enter({}), await guests.enter({})];
  const viewer = await viewerOf(deps, large);
  const content = 'x'.repeat(20_000);
  await guests.isLive(small, 512);
  const fill = async () => {
    for (let at = 0; at < 4000; at += 1) {
      await guests.isLive(large, content.length);
      await saveNote(deps, viewer, { content });
    }
  };
  const refusal: unknown = await fill().catch((error: unknown) => error);
  expect(isStorageFull(refusal)).toBe(true);
  await guests.tidy();
  expect([await guests.isLive(small, 0), await guests.isLive(large, 0)]).toEqual([true, false]);
  const again = await viewerOf(deps, small);
  expect((await saveNote(deps, again, { content })).id).toBeGreaterThan(0);
  const { rows } = await sql<{ bytes: number }>`
    select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`.execute(deps.db);
  expect(rows[0]?.bytes).toBeLessThan(1_000_000);
});
