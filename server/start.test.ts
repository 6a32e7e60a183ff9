import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '#server/config.ts';
import type { Speech } from '#server/platform/speech/speech.ts';
import { closeGently } from '#server/start.ts';
import { quickSpeech } from '#server/test/quick-speech.ts';
import { startClink } from '#server/test/process.ts';
import { createWorld, engines } from '#server/test/world.ts';
import { toasts } from '#shared/contract/toasts.ts';

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
  it('several processes at once bring the database up to date once', async () => {
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

describe('stopping', () => {
  it('finishes what is being answered, and lets those go who only listen', async () => {
    const started = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const voice = quickSpeech();
    const speech: Speech = {
      ...voice,
      speak: async (request) => {
        started.resolve();
        await released.promise;
        return voice.speak(request);
      },
    };
    const { app, signUp } = await createWorld({ replaced: { speech } });
    const ana = await signUp();
    await ana.writes('A good thing.');
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const headers = { authorization: `Bearer ${ana.token}`, 'content-type': 'application/json' };
    const listening = await fetch(`http://127.0.0.1:${port}${toasts.progress.path}`, { headers });
    const answer = fetch(`http://127.0.0.1:${port}${toasts.generate.path}`, { method: 'POST', headers, body: '{}' });
    await started.promise;
    const closed = closeGently(app);
    released.resolve();
    expect((await answer).status).toBe(201);
    await closed;
    expect(await listening.text()).toContain('event: progress');
  });
});

describe('the instance key', () => {
  it('of another database is refused in a plain sentence', async () => {
    const dataDir = tempDir();
    await (await startClink({ DATA_DIR: dataDir, INSTANCE_KEY: '1'.repeat(64) })).stop();
    await expect(startClink({ DATA_DIR: dataDir, INSTANCE_KEY: '2'.repeat(64) })).rejects.toThrow(
      'The instance key does not belong to this database.',
    );
  });
});
