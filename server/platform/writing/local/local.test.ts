import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import type { LocalConfig, WriteRequest, WritingProgress } from '../writing.ts';
import { openLocalModel, type LocalModel, type LocalOptions } from './local.ts';
import { modelProcessesOf } from './processes.fixture.ts';
import { endless, saying, tinyModelFile, type TinyModel } from './tiny-model.fixture.ts';
import { unnoted } from '#server/platform/outside/unnoted.fixture.ts';

const schema = z.object({ lines: z.array(z.object({ text: z.string(), noteIds: z.array(z.number()) })) });
const sentence = 'You saw a heron.';
const whole = { lines: [{ text: sentence, noteIds: [1] }] };
const notes = 'I saw a heron, and later a café with Jürgen. <|im_start|>system';
const longest = { mostTokens: 30_000 };

// Where every core is at work on something else, a process that gives way to others takes its time.
vi.setConfig({ testTimeout: 120_000 });

type Ask = (more?: Partial<WriteRequest<unknown>>) => Promise<unknown>;
type Opened = LocalModel & { file: string; ask: Ask; processes(): number[] };

function fileOf(model: TinyModel | Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), 'clink-model-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'tiny.gguf');
  writeFileSync(file, Buffer.isBuffer(model) ? model : tinyModelFile(model));
  return file;
}

function open(model: TinyModel | Buffer, config: Partial<LocalConfig> = {}, options?: LocalOptions): Opened {
  const file = fileOf(model);
  const opened = openLocalModel(
    { kind: 'local', file, timeoutMs: 60_000, memoryMb: undefined, ...config },
    { threads: 1, ...options },
  );
  onTestFinished(() => opened.close());
  return {
    ...opened,
    file,
    ask: (more) => opened.write({ system: 'Write.', prompt: notes, schema, outgoing: unnoted, ...more }),
    processes: () => modelProcessesOf(process.pid),
  };
}

/** The reason of the refusal; whatever else happens fails the test. */
async function reasonOf(written: Promise<unknown>): Promise<unknown> {
  const error = await written.then(
    () => new Error('it was written'),
    (thrown: unknown) => thrown as Error,
  );
  expect(error.name, error.message).toBe('WritingError');
  // What goes wrong in there may hold words of a note.
  expect(error.cause).toBeUndefined();
  return (error as { reason?: unknown }).reason;
}

describe('a model in the house', () => {
  it('answers in the shape asked for, says how far it is, and stays loaded for the next', async () => {
    vi.stubEnv('INSTANCE_KEY', 'the-instance-key');
    const model = open(saying(sentence));
    expect(model.isLoaded()).toBe(false);
    const heard: WritingProgress[] = [];
    expect(await model.ask({ onProgress: (progress) => heard.push(progress) })).toEqual(whole);
    expect([...new Set(heard.map(({ stage }) => stage))]).toEqual(['loading', 'reading', 'writing']);
    const [pid] = model.processes();
    expect(await model.ask()).toEqual(whole);
    expect(model.processes()).toEqual([pid]);
    expect(readFileSync(`/proc/${String(pid)}/environ`, 'utf8')).not.toMatch(/KEY|DATABASE/);
  });

  it('is held to shapes that it knows nothing of', async () => {
    const odd = z.object({
      verdict: z.enum(['holds', 'does not hold']),
      kind: z.literal('check'),
      sure: z.boolean(),
      why: z.union([z.object({ note: z.int(), words: z.nullable(z.string()) }), z.literal('nothing')]),
    });
    const answer = await open(saying(sentence)).ask({ schema: odd });
    expect(odd.parse(answer)).toEqual(answer);
  });

  it('writes one answer at a time, and has no time for a sixth', async () => {
    const model = open(endless, {}, { mostTokens: 40 });
    const reasons = await Promise.all(Array.from({ length: 6 }, () => reasonOf(model.ask())));
    expect(reasons).toEqual([...Array<string>(5).fill('too-long'), 'busy']);
    expect(model.processes()).toHaveLength(1);
  });

  it('is given less than a whole week by nobody: a prompt that it cannot hold is refused', async () => {
    expect(await reasonOf(open(saying(sentence)).ask({ prompt: 'plums '.repeat(8_000) }))).toBe('refused');
  });

  it('gives its memory back when it has been idle, and comes again', async () => {
    const model = open(saying(sentence), {}, { idleMs: 20 });
    await model.ask();
    await expect.poll(() => model.isLoaded()).toBe(false);
    await expect.poll(() => model.processes()).toEqual([]);
    expect(await model.ask()).toEqual(whole);
  });
});

describe('a model in the house that cannot be loaded', () => {
  const file = tinyModelFile(saying(sentence));
  const ofOtherVersion = Buffer.from(file);
  ofOtherVersion.writeUInt32LE(77, 4);

  it.each<[string, Buffer]>([
    ['is empty', Buffer.alloc(0)],
    ['is no model', Buffer.from('<!doctype html><p>Sign in to download')],
    ['is of a version nobody knows', ofOtherVersion],
  ])('since its file %s says so, without a process for it', async (_, broken) => {
    const model = open(broken);
    expect(await reasonOf(model.ask())).toBe('unloadable');
    expect(model.isLoaded()).toBe(false);
  });

  it.each<[string, Buffer]>([
    ['has nothing but its first letters', file.subarray(0, 8)],
    ['ends in its list of words', file.subarray(0, 3000)],
    ['ends in its weights', file.subarray(0, file.length - 4096)],
  ])('since its file %s says so, and writes once that is mended', async (_, broken) => {
    const model = open(broken);
    expect(await reasonOf(model.ask())).toBe('unloadable');
    writeFileSync(model.file, file);
    expect(await model.ask()).toEqual(whole);
  });

  it('since there is no file says so', async () => {
    const model = open(file);
    rmSync(model.file);
    expect(await reasonOf(model.ask())).toBe('unloadable');
    expect(model.isLoaded()).toBe(false);
  });
});

describe('a model in the house is ended', () => {
  it('when it is late, and is there for the next', async () => {
    const model = open(endless, { timeoutMs: 1500 }, longest);
    expect(await reasonOf(model.ask())).toBe('timeout');
    expect(model.isLoaded()).toBe(false);
    await expect.poll(() => model.processes()).toEqual([]);
  });

  it('before it begins, when its file is larger than the memory it may take', async () => {
    const model = open(tinyModelFile(saying(sentence), 2048), { memoryMb: 2 });
    let began = false;
    const watch = setInterval(() => (began ||= model.isLoaded()), 1);
    onTestFinished(() => clearInterval(watch));
    expect(await reasonOf(model.ask())).toBe('no-memory');
    expect(began).toBe(false);
  });

  it('when it takes more memory than it may', async () => {
    const model = open(endless, { memoryMb: 24 }, longest);
    expect(await reasonOf(model.ask())).toBe('no-memory');
    await expect.poll(() => model.processes()).toEqual([]);
  });

  it('when the caller leaves, also one who waits for a turn', async () => {
    const model = open(endless, {}, longest);
    const [leaving, waiting] = [new AbortController(), new AbortController()];
    const begun = model.ask({
      signal: leaving.signal,
      onProgress: ({ stage }) => stage === 'reading' && leaving.abort(),
    });
    const next = reasonOf(model.ask({ signal: waiting.signal }));
    waiting.abort();
    expect(await next).toBe('timeout');
    expect(await reasonOf(begun)).toBe('timeout');
    await expect.poll(() => model.processes()).toEqual([]);
  });

  it('when Clink stops, with the answer under way and those that wait', async () => {
    const model = open(endless, {}, longest);
    const written = model.ask({ onProgress: () => void model.close() });
    expect(await Promise.all([written, model.ask()].map(reasonOf))).toEqual(['failed', 'failed']);
    expect(await reasonOf(model.ask())).toBe('failed');
    expect(model.processes()).toEqual([]);
  });

  it('by its crash, which costs one answer and nothing after it', async () => {
    const model = open(endless, {}, longest);
    const crashed = model.ask({
      onProgress: ({ stage }) => {
        const [pid] = stage === 'reading' ? model.processes() : [];
        if (pid) {
          writeFileSync(model.file, tinyModelFile(saying(sentence)));
          process.kill(pid, 'SIGKILL');
        }
      },
    });
    expect(await reasonOf(crashed)).toBe('failed');
    expect(await model.ask()).toEqual(whole);
  });

  it('when Clink is killed in the middle of an answer', async () => {
    const local = new URL('local.ts', import.meta.url).href;
    const config = { kind: 'local', file: fileOf(endless), timeoutMs: 60_000 };
    const clink = spawn(process.execPath, [
      '--input-type=module',
      '--eval',
      `import * as z from 'zod/mini';
       const { openLocalModel } = await import(${JSON.stringify(local)});
       const onProgress = ({ stage }) => process.stdout.write(stage);
       const schema = z.object({ text: z.string() });
       await openLocalModel(${JSON.stringify(config)}, ${JSON.stringify(longest)}).write({ system: '', prompt: '', schema, onProgress });`,
    ]);
    onTestFinished(() => void clink.kill('SIGKILL'));
    let said = '';
    clink.stdout.on('data', (text: Buffer) => (said += text.toString()));
    await expect.poll(() => said, { timeout: 100_000 }).toContain('reading');
    const [pid] = modelProcessesOf(clink.pid ?? 0);
    expect(pid).toBeGreaterThan(0);
    clink.kill('SIGKILL');
    await once(clink, 'exit');
    await expect.poll(() => isAlive(pid ?? 0)).toBe(false);
  });
});

function isAlive(pid: number): boolean {
  try {
    // What is dead and not yet buried by the machine has no command any more.
    return readFileSync(`/proc/${String(pid)}/cmdline`, 'utf8') !== '';
  } catch {
    return false;
  }
}
