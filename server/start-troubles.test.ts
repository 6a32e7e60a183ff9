import { copyFileSync, mkdirSync, mkdtempSync, openSync, closeSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pino from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { sqlitePath } from '#server/platform/db/database.ts';
import { emptyWriteAheadLog } from '#server/platform/db/sqlite.ts';
import { closeDeps, openDeps, serve } from '#server/start.ts';
import { send } from '#server/test/person.ts';
import { createWorld } from '#server/test/world.ts';

function tempDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'clink-troubles-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

function settings(dataDir: string, more: NodeJS.ProcessEnv = {}) {
  return readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', PORT: '0', ...more });
}

describe('what is wrong at a start is told in a sentence:', () => {
  it('a file that is no database', async () => {
    const dataDir = tempDir();
    writeFileSync(sqlitePath(dataDir), 'a letter to my sister, and it goes on for a while');
    await expect(openDeps(settings(dataDir))).rejects.toThrow(
      /clink\.db is damaged, or is not a database at all\. Restore/,
    );
  });

  it('a folder where a file belongs', async () => {
    const dataDir = tempDir();
    mkdirSync(sqlitePath(dataDir));
    await expect(openDeps(settings(dataDir))).rejects.toThrow(/clink\.db is a folder, but the database file/);
    rmSync(sqlitePath(dataDir), { recursive: true });
    await closeDeps(await openDeps(settings(dataDir)));
    rmSync(join(dataDir, 'instance.key'));
    mkdirSync(join(dataDir, 'instance.key'));
    await expect(openDeps(settings(dataDir))).rejects.toThrow(/instance\.key cannot be read\. It is a folder/);
  });

  it('a file where the data folder belongs', async () => {
    const path = join(tempDir(), 'data');
    writeFileSync(path, '');
    await expect(openDeps(settings(path))).rejects.toThrow(/data cannot be used\. DATA_DIR must be a folder/);
  });

  it('a database that is not there', async () => {
    const away = settings(tempDir(), { DATABASE_URL: 'postgres://clink:secret@127.0.0.1:9/clink' });
    const error: unknown = await openDeps(away).catch((reason: unknown) => reason);
    expect(String(error)).toContain('The database that DATABASE_URL names cannot be reached');
    expect(String(error)).not.toContain('secret');
  });

  it('a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const { port } = other.address() as AddressInfo;
    await expect(serve(settings(tempDir(), { PORT: String(port) }))).rejects.toThrow(
      `Port ${String(port)} is in use by another program.`,
    );
  });
});

describe('a damaged database file', () => {
  /** A copy of a Clink with a reflection in it, in which the page of the table of reflections is zeros, or is not. */
  async function opened({ damaged }: { damaged: boolean }) {
    const world = await createWorld();
    const ana = await world.signUp();
    await ana.writes('A good thing.');
    await emptyWriteAheadLog(world.deps.db);
    const { rows } = await sql<{ page: number; size: number }>`
      select rootpage as page, page_size as size from sqlite_master, pragma_page_size where name = 'notes'`.execute(
      world.deps.db,
    );
    const { page = 0, size = 0 } = rows[0] ?? {};
    const dataDir = tempDir();
    for (const name of ['clink.db', 'instance.key']) {
      copyFileSync(join(world.dataDir, name), join(dataDir, name));
    }
    if (damaged) {
      const file = openSync(sqlitePath(dataDir), 'r+');
      writeSync(file, Buffer.alloc(size), 0, size, (page - 1) * size);
      closeSync(file);
    }
    const lines: string[] = [];
    const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
    const deps = await openDeps(settings(dataDir), { log, clock: world.clock });
    const app = await buildApp(deps);
    onTestFinished(async () => {
      await app.close();
      await closeDeps(deps);
    });
    const bearer = { authorization: `Bearer ${ana.token}` };
    return { deps, app, bearer, told: () => lines.filter((line) => line.includes('the database file is damaged')) };
  }

  it('is found when the whole file is read, and told once and by /readyz', async () => {
    const { app, deps, told } = await opened({ damaged: true });
    expect((await send(app, { url: '/readyz' })).status).toBe(200);
    await deps.damage.check();
    await deps.damage.check();
    const ready = await send(app, { url: '/readyz' });
    expect([ready.status, ready.body]).toEqual([
      503,
      { ready: false, reason: 'The database is damaged. Restore a copy of it.' },
    ]);
    expect(told()).toHaveLength(1);
  });

  it('is found when somebody comes upon it', async () => {
    const { app, bearer, told } = await opened({ damaged: true });
    expect((await send(app, { url: '/api/notes', headers: bearer })).status).toBe(500);
    expect((await send(app, { url: '/readyz' })).status).toBe(503);
    expect(told()).toHaveLength(1);
  });

  it('is not what a sound one is taken for', async () => {
    const { app, deps, bearer } = await opened({ damaged: false });
    await deps.damage.check();
    expect((await send(app, { url: '/api/notes', headers: bearer })).body).toHaveLength(1);
    expect((await send(app, { url: '/readyz' })).body).toEqual({ ready: true });
  });
});
