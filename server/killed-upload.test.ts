import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '#server/config.ts';
import { filesIn, named, rowsIn, sounds } from '#server/features/recordings/recordings.fixture.ts';
import { sweepWaiting } from '#server/features/recordings/recordings.service.ts';
import { closeDeps, openDeps } from '#server/start.ts';
import { startClink } from '#server/test/process.ts';
import { createWorld, engines } from '#server/test/world.ts';

describe.each(engines)(
  'a server killed between a recording and its reflection on %s',
  { timeout: 60_000 },
  (engine) => {
    it('leaves nothing that the sweep would not find', async () => {
      const world = await createWorld({ engine });
      const dataDir = mkdtempSync(join(tmpdir(), 'clink-killed-'));
      onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
      const env = {
        DATA_DIR: dataDir,
        INSTANCE_KEY: '0'.repeat(64),
        ...(world.databaseUrl && { DATABASE_URL: world.databaseUrl }),
      };
      await world.deps.db.deleteFrom('instance_facts').execute();
      const clink = await startClink(env);
      const json = { 'content-type': 'application/json' };
      const account = JSON.stringify({ email: 'ana@example.org', password: 'our glass' });
      const registered = await fetch(`${clink.url}/api/register`, { method: 'POST', headers: json, body: account });
      const { token } = (await registered.json()) as { token: string };
      const kept = await fetch(`${clink.url}/api/recordings/${named(1)}?ms=1000`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'audio/webm' },
        body: sounds.webm('x'),
      });
      expect(kept.status).toBe(200);
      await clink.kill();

      const now = Date.now();
      const deps = await openDeps(readConfig(env), {
        log: pino({ level: 'silent' }),
        clock: { now: () => now + 86_500_000 },
      });
      expect([(await rowsIn({ deps })).length, filesIn({ dataDir }).length]).toEqual([1, 1]);
      await sweepWaiting(deps);
      expect([await rowsIn({ deps }), filesIn({ dataDir })]).toEqual([[], []]);
      await closeDeps(deps);
    });
  },
);
