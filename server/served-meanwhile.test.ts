import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { accounts } from '#shared/contract/accounts.ts';
import { notes } from '#shared/contract/notes.ts';
import { toasts } from '#shared/contract/toasts.ts';
import { often } from '#shared/often.fixture.ts';
import { endless } from './test/endless.ts';
import { startServer } from './test/process.ts';

const server = fileURLToPath(new URL('./test/poisoned-server.ts', import.meta.url));
const people = often(4, 20);
const each = often(2, 7);
const watchedMs = often(4000, 30_000);
const tries = 4;
const mostMs = 50;
/** How much slower than when nothing else is done, on a machine that has other things to do. */
const mostTimes = 3;

type Caller = { get(path: string): Promise<void>; post(path: string, body: object): Promise<void> };

async function personAt(url: string, name: string): Promise<Caller> {
  const send = async (path: string, init: RequestInit): Promise<Response> => {
    const answer = await fetch(`${url}${path}`, init);
    expect([path, answer.ok]).toEqual([path, true]);
    return answer;
  };
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email: `${name}@example.org`, password: 'correct horse battery' });
  const opened = await send(accounts.register.path, { method: 'POST', headers: json, body });
  const { token } = (await opened.json()) as { token: string };
  const headers = { ...json, authorization: `Bearer ${token}` };
  return {
    get: async (path) => void (await (await send(path, { headers })).arrayBuffer()),
    post: async (path, posted) =>
      void (await (await send(path, { method: 'POST', headers, body: JSON.stringify(posted) })).arrayBuffer()),
  };
}

/** How long the slowest but one in a hundred waited who asked who they are, in milliseconds. */
async function waitOf(bystander: Caller, forMs: number): Promise<number> {
  const waits: number[] = [];
  for (const begun = performance.now(); performance.now() - begun < forMs; await sleep(20)) {
    const asked = performance.now();
    await bystander.get(accounts.me.path);
    waits.push(performance.now() - asked);
  }
  return waits.sort((one, other) => one - other)[Math.floor(waits.length * 0.99)] ?? 0;
}

it(
  'serves everybody while many have their toasts made and one note is endless to read',
  { timeout: 300_000 },
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'clink-served-'));
    const clink = await startServer([server], { DATA_DIR: dataDir, RATE_LIMITS: 'off' });
    onTestFinished(async () => {
      await clink.kill();
      rmSync(dataDir, { recursive: true, force: true });
    });
    const bystander = await personAt(clink.url, 'bystander');
    const writers = await Promise.all(Array.from({ length: people }, (_, at) => personAt(clink.url, `writer${at}`)));
    for (const [at, writer] of writers.entries()) {
      for (let day = 0; day < each; day += 1) {
        await writer.post(notes.create.path, { content: `We walked by the river, and Ana laughed. ${at} ${day}` });
      }
    }
    await writers[0]?.post(notes.create.path, { content: `The ${endless} again.` });

    let best = Number.POSITIVE_INFINITY;
    let most = mostMs;
    for (let at = 0; at < tries && best > most; at += 1) {
      const quiet = await waitOf(bystander, 1000);
      most = Math.max(mostMs, quiet * mostTimes);
      const making = Promise.allSettled(writers.map((writer) => writer.post(toasts.generate.path, {})));
      best = Math.min(best, await waitOf(bystander, watchedMs));
      // When this time was good the server is gone before they are made.
      await (best > most && making);
    }
    expect(best).toBeLessThanOrEqual(most);
  },
);
