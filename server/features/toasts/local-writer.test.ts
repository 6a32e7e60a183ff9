import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { modelProcessesOf } from '#server/platform/writing/local/processes.fixture.ts';
import { endless, saying, tinyModelFile } from '#server/platform/writing/local/tiny-model.fixture.ts';
import { startClink } from '#server/test/process.ts';
import { createWorld, type World } from '#server/test/world.ts';
import { accounts } from '#shared/contract/accounts.ts';
import { notes } from '#shared/contract/notes.ts';
import { toasts, type Toast } from '#shared/contract/toasts.ts';
import type { Progress } from '#shared/contract/toast-progress.ts';

// Where every core is at work on something else, a process that gives way to others takes its time.
vi.setConfig({ testTimeout: 120_000 });

const note = 'I saw a heron standing in the last light by the river.';
const untrue = tinyModelFile(saying('You sold the piano to a stranger in Lisbon.'));
const withoutEnd = tinyModelFile(endless);

type House = World & { logged: () => string; heard: Progress[]; make: () => Promise<Toast> };

/** A Clink with this model in the house, and someone with a note. */
async function houseWith(file: Buffer, env: NodeJS.ProcessEnv = {}, onHeard?: (now: Progress) => void): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'clink-model-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'tiny.gguf');
  writeFileSync(path, file);
  const lines: string[] = [];
  const world = await createWorld({
    env: { WRITER: 'local', WRITER_MODEL_FILE: path, ...env },
    replaced: { log: pino({ level: 'trace' }, { write: (line) => lines.push(line) }) },
  });
  const ana = await world.signUp();
  await ana.writes(note);
  const { id } = await world.deps.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const heard: Progress[] = [];
  world.deps.runs.watch(id, (now) => {
    if (now.stage !== 'spoken') {
      heard.push(now);
      onHeard?.(now);
    }
  });
  return {
    ...world,
    heard,
    logged: () => lines.join(''),
    make: () => ana.call(toasts.generate, { body: { forceGenerate: true } }),
  };
}

it('a model in the house is told in the progress of a toast, and what it makes up is told by nobody', async () => {
  const house = await houseWith(untrue);
  const toast = await house.make();
  expect(toast).toMatchObject({ writer: 'builtin', voice: 'ready' });
  expect(toast.content).toContain('heron');
  expect(toast.content).not.toContain('piano');
  const writing = house.heard.filter(({ stage }) => stage === 'writing');
  expect(writing[0]).toEqual({ stage: 'writing' });
  expect(writing).toContainEqual({ stage: 'writing', loaded: expect.any(Number) });
  expect(writing).toContainEqual({ stage: 'writing', words: 0 });
  expect(house.logged()).toMatch(/"reason":"untrue"/);
});

it.each<[string, string, Buffer, NodeJS.ProcessEnv, boolean]>([
  ['breaks off', 'too-long', withoutEnd, {}, false],
  ['is late', 'timeout', withoutEnd, { WRITER_TIMEOUT_MS: '100' }, false],
  ['takes too much memory', 'no-memory', withoutEnd, { WRITER_MEMORY_MB: '64' }, false],
  ['is damaged', 'unloadable', untrue.subarray(0, 4000), {}, false],
  ['crashes', 'failed', tinyModelFile(endless, 8192), {}, true],
])('a model in the house that %s costs nobody their toast', async (_, reason, file, env, crashes) => {
  const house = await houseWith(file, env, (now) => {
    const [pid] = crashes && now.stage === 'writing' && now.words === 0 ? modelProcessesOf(process.pid) : [];
    if (pid) {
      process.kill(pid, 'SIGKILL');
    }
  });
  const toast = await house.make();
  expect(toast).toMatchObject({ writer: 'builtin', voice: 'ready' });
  expect(toast.content).toContain('heron');
  expect(house.logged()).toMatch(new RegExp(`"reason":"${reason}"`));
  expect(house.logged()).not.toMatch(/heron|river|plums/);
});

it('a stop does not wait for a model in the house: the toast it was writing is composed, and kept', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'clink-model-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'slow.gguf');
  writeFileSync(file, tinyModelFile(endless, 8192));
  const env = { DATA_DIR: folder, WRITER: 'local', WRITER_MODEL_FILE: file };
  const clink = await startClink(env);
  onTestFinished(() => clink.kill());
  const call = (path: string, body: object, token = '') =>
    fetch(clink.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
  const account = { email: 'ana@example.org', password: 'a good long password', timezone: 'UTC' };
  const { token } = (await (await call(accounts.register.path, account)).json()) as { token: string };
  await call(notes.create.path, { content: note }, token);
  const made = call(toasts.generate.path, {}, token);
  await expect.poll(() => modelProcessesOf(clink.pid), { timeout: 60_000 }).toHaveLength(1);
  expect(await clink.stop()).toBe(0);
  expect(((await (await made).json()) as Toast).writer).toBe('builtin');
  expect(clink.log()).toMatch(/"reason":"failed"/);
});
