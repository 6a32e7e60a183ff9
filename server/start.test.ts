import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '#server/config.ts';
import { startClink } from '#server/test/process.ts';
import { createWorld, engines } from '#server/test/world.ts';

function tempDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'clink-start-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

describe('the settings', () => {
  it('are all optional', () => {
    expect(readConfig({})).toMatchObject({ port: 3000, host: '127.0.0.1', rateLimits: true, databaseUrl: undefined });
  });

  it('are complained about all at once', () => {
    const wrong = {
      PORT: 'http',
      DATABASE_URL: 'mysql://x',
      INSTANCE_KEY: 'short',
      PUBLIC_URL: 'clink',
      RATE_LIMITS: 'off',
      NODE_ENV: 'production',
    };
    expect(() => readConfig(wrong)).toThrow(
      /PORT must be a number[\s\S]*PUBLIC_URL must be[\s\S]*DATABASE_URL must start[\s\S]*INSTANCE_KEY must be[\s\S]*RATE_LIMITS may not be off in production/,
    );
  });
});

describe.each(engines)('starting on %s', (engine) => {
  it('several processes at once bring the database up to date once', { timeout: 30_000 }, async () => {
    const world = await createWorld({ engine });
    const dataDir = tempDir();
    const env = {
      DATA_DIR: dataDir,
      INSTANCE_KEY: '1'.repeat(64),
      ...(world.databaseUrl && { DATABASE_URL: world.databaseUrl }),
    };
    if (world.databaseUrl) {
      const { sql } = await import('kysely');
      await sql`drop schema public cascade; create schema public`.execute(world.deps.db);
    }
    const started = await Promise.all([startClink(env), startClink(env), startClink(env)]);
    for (const { url } of started) {
      expect((await fetch(`${url}/readyz`)).status).toBe(200);
    }
    expect(await Promise.all(started.map((clink) => clink.stop()))).toEqual([0, 0, 0]);
  });
});

describe('the instance key', () => {
  it('of another database is refused in a plain sentence', { timeout: 30_000 }, async () => {
    const dataDir = tempDir();
    await (await startClink({ DATA_DIR: dataDir, INSTANCE_KEY: '1'.repeat(64) })).stop();
    await expect(startClink({ DATA_DIR: dataDir, INSTANCE_KEY: '2'.repeat(64) })).rejects.toThrow(
      'The instance key does not belong to this database.',
    );
  });
});
