import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { startServer } from '#server/test/process.ts';

const entry = fileURLToPath(new URL('./main.ts', import.meta.url));

/** Names each package on standard error as soon as a file of it is loaded. */
const namesPackages = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({
    load(url, context, next) {
      const name = /.*node_modules.((?:@[^/]+.)?[^/]+)/.exec(url)?.[1];
      if (name) process._rawDebug('loaded ' + name);
      return next(url, context);
    },
  });
`)}`;

it('a start loads nothing that only some servers ever need', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'clink-weight-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const start = () => {
    const env = { PORT: '0', RATE_LIMITS: 'off', WRITER: 'builtin', DATA_DIR: dataDir };
    return startServer(['--import', namesPackages, entry], env);
  };
  // The first start makes the keys for push messages.
  await (await start()).stop();
  const server = await start();
  const loaded = () => new Set([...server.log().matchAll(/^loaded (\S+)$/gm)].map(([, name]) => name));
  expect([...loaded()]).toEqual(expect.arrayContaining(['fastify', 'kysely', 'zod']));
  const seldom = ['pg', 'web-push', '@fastify/swagger', 'yaml', 'ajv', 'nodemailer', 'ai'];
  expect(seldom.filter((name) => loaded().has(name))).toEqual([]);
  expect((await fetch(`${server.url}/api/docs/json`)).status).toBe(200);
  expect([...loaded()]).toContain('@fastify/swagger');
  await server.stop();
});
