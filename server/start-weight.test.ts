import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { startClink, startServer, type RunningServer } from '#server/test/process.ts';

const entry = fileURLToPath(new URL('./main.ts', import.meta.url));
const root = new URL('..', import.meta.url).href;

/** Names each file on standard error as soon as the server itself loads it. */
const namesFiles = `--import=data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({
    load(url, context, next) {
      if (url.startsWith('file:')) process._rawDebug('loaded ' + url);
      return next(url, context);
    },
  });
`)}`;

function loadedBy(server: RunningServer): string[] {
  return [...server.log().matchAll(/^loaded (\S+)$/gm)].map(([, url = '']) => url.replace(root, ''));
}

function folder(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'clink-weight-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}

it('a start loads nothing that only some servers ever need', async () => {
  const env = { PORT: '0', RATE_LIMITS: 'off', WRITER: 'builtin', DATA_DIR: folder() };
  const start = () => startServer([namesFiles, entry], env);
  // The first start makes the keys for push messages.
  await (await start()).stop();
  const server = await start();
  const packages = () =>
    new Set(loadedBy(server).flatMap((url) => /.*node_modules.((?:@[^/]+.)?[^/]+)/.exec(url)?.[1] ?? []));
  expect([...packages()]).toEqual(expect.arrayContaining(['fastify', 'kysely', 'zod']));
  const seldom = ['pg', 'web-push', '@fastify/swagger', 'yaml', 'ajv', 'nodemailer', 'ai'];
  expect(seldom.filter((name) => packages().has(name))).toEqual([]);
  expect((await fetch(`${server.url}/api/docs/json`)).status).toBe(200);
  expect([...packages()]).toContain('@fastify/swagger');
  await server.stop();
});

it('what is built is a start of few files, which finds the rest where it is', async () => {
  const server = await startClink({ DATA_DIR: folder(), NODE_OPTIONS: namesFiles });
  const sources = () => loadedBy(server).filter((path) => /^(?:server\/(?!dist\/)|shared\/)/.test(path));
  expect(loadedBy(server).length).toBeLessThan(60);
  expect(loadedBy(server).some((path) => path.startsWith('server/dist/'))).toBe(true);
  expect((await fetch(`${server.url}/api/docs/json`)).status).toBe(200);
  expect((await fetch(`${server.url}/auth`)).status).toBe(200);
  expect(sources()).toEqual([]);
  await server.stop();
});
