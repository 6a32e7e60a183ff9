import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '#server/config.ts';
import { draftInstanceKey, instanceProof } from '#server/platform/crypto/instance-key.ts';
import { closeDeps, openDeps, serve } from '#server/start.ts';
import { migrations } from '#server/migrations.ts';
import { createWorld, engines, type World } from '#server/test/world.ts';

function tempDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'clink-instance-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

function settings({ dataDir, databaseUrl }: Partial<World>, more: NodeJS.ProcessEnv = {}) {
  return readConfig({
    PORT: '0',
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...more,
  });
}

/** Opens and closes it all once; resolves when that went well. */
async function start(config: ReturnType<typeof readConfig>): Promise<void> {
  await closeDeps(await openDeps(config));
}

const keysIn = (dataDir: string) => readdirSync(dataDir).filter((name) => name.startsWith('instance.key'));

/** What a first start that never was leaves: nothing. */
async function emptyDatabase({ deps, databaseUrl, dataDir }: World): Promise<void> {
  if (databaseUrl) {
    await sql`drop schema public cascade`.execute(deps.db);
    await sql`create schema public`.execute(deps.db);
    return;
  }
  for (const name of readdirSync(dataDir).filter((file) => file.startsWith('clink.db'))) {
    renameSync(join(dataDir, name), join(dataDir, `kept-${name}`));
  }
}

describe.each(engines)('the instance key on %s', (engine) => {
  it('is never made where the database expects another, and the sentence says what to do', async () => {
    const world = await createWorld({ engine });
    const path = join(world.dataDir, 'instance.key');
    const key = readFileSync(path);
    rmSync(path);
    await expect(start(settings(world))).rejects.toThrow(/instance\.key is missing.*Bring it back/s);
    expect(keysIn(world.dataDir)).toEqual([]);
    writeFileSync(path, key);
    await start(settings(world));
  });

  it('is looked at before the database is changed', async () => {
    const world = await createWorld({ engine });
    const last = Object.keys(migrations).at(-1) ?? '';
    await sql`delete from kysely_migration where name = ${last}`.execute(world.deps.db);
    await expect(start(settings(world, { INSTANCE_KEY: '2'.repeat(64) }))).rejects.toThrow(/does not belong/);
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(world.deps.db);
    expect(rows.map(({ name }) => name)).not.toContain(last);
  });

  it('that a killed first start has left beside its place is taken, and none other', async () => {
    const world = await createWorld({ engine });
    const { dataDir, deps } = world;
    rmSync(join(dataDir, 'instance.key'));
    const [wanted, other] = [draftInstanceKey(dataDir), draftInstanceKey(dataDir)];
    await deps.db
      .updateTable('instance_facts')
      .set({ value: instanceProof(wanted.key) })
      .where('name', '=', 'key_proof')
      .execute();
    await start(settings(world));
    expect(keysIn(dataDir)).toHaveLength(2);
    other.discard();
    expect(keysIn(dataDir)).toEqual(['instance.key']);
    await start(settings(world));
  });
});

it('of a database elsewhere is not made in an empty folder; the key itself is enough to start from one', async () => {
  const world = await createWorld({ engine: 'postgres' });
  const key = readFileSync(join(world.dataDir, 'instance.key'), 'utf8').trim();
  const elsewhere = { dataDir: tempDir(), databaseUrl: world.databaseUrl };
  await expect(start(settings(elsewhere))).rejects.toThrow(/instance\.key is missing/);
  expect(keysIn(elsewhere.dataDir)).toEqual([]);
  await start(settings(elsewhere, { INSTANCE_KEY: key }));
});

describe.each(engines)('an empty database on %s', (engine) => {
  async function withRecording(): Promise<World> {
    const world = await createWorld({ engine });
    await world.deps.store.put('a'.repeat(32), new Uint8Array(10));
    return world;
  }

  it.each(['both', 'its recordings', 'its key'])(
    'beside %s of an earlier one is not opened, and says so',
    async (left) => {
      const world = await withRecording();
      await emptyDatabase(world);
      if (left === 'its recordings') {
        rmSync(join(world.dataDir, 'instance.key'));
      }
      if (left === 'its key') {
        await world.deps.store.remove('a'.repeat(32));
      }
      const before = readdirSync(world.dataDir).toSorted();
      const config = settings(world);
      await expect(openDeps(config)).rejects.toThrow(/The database is empty.*move the data folder away/s);
      const { address, closed, stop } = await serve(config);
      onTestFinished(stop);
      expect(closed).toContain(left === 'its key' ? 'holds instance.key of an earlier one' : 'holds recordings');
      const ask = (path: string, accept = '*/*') => fetch(address + path, { headers: { accept } });
      expect((await ask('/healthz')).status).toBe(200);
      expect((await ask('/readyz')).status).toBe(503);
      const call = await ask('/api/notes');
      expect([call.status, await call.json()]).toEqual([503, { code: 'unavailable', message: closed }]);
      const page = await ask('/', 'text/html');
      expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
      expect(await page.text()).toContain('move the data folder away');
      expect(readdirSync(world.dataDir).toSorted()).toEqual(before);
    },
  );

  it('is a first start in an empty folder, or with a key that is given', async () => {
    const world = await createWorld({ engine });
    await emptyDatabase(world);
    const dataDir = tempDir();
    mkdirSync(join(dataDir, 'audio', 'aa'), { recursive: true });
    await start(settings({ dataDir, databaseUrl: world.databaseUrl }));
    expect(existsSync(join(dataDir, 'instance.key'))).toBe(true);
    await start(settings({ dataDir: tempDir() }, { INSTANCE_KEY: '3'.repeat(64) }));
  });
});
