import { execFileSync } from 'node:child_process';
import { createServer } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { onlyJson } from './only-json.ts';
import { standIn, type Part, type StandIn } from './stand-in.ts';
import { createModel, type RemoteConfig, type RemoteKind } from './writing.ts';
import { unnoted } from '#server/platform/outside/unnoted.fixture.ts';

const kinds: RemoteKind[] = ['openai-compatible', 'anthropic'];
const schema = z.object({ lines: z.array(z.object({ text: z.string(), noteIds: z.array(z.number()) })) });
const answer = { lines: [{ text: 'You walked.', noteIds: [1] }] };
const soon = { 'retry-after-ms': '5' };

function ask(config: RemoteConfig, signal?: AbortSignal): Promise<unknown> {
  const model = createModel(config);
  return (
    model?.write({ system: 'Write.', prompt: 'The notes.', schema, outgoing: unnoted, ...(signal && { signal }) }) ??
    Promise.reject(new Error('no model'))
  );
}

/** The reason of the refusal; whatever else happens fails the test. */
async function reasonOf(written: Promise<unknown>): Promise<unknown> {
  const error = await written.then(
    () => new Error('it was written'),
    (thrown: unknown) => thrown as Error,
  );
  expect(error.name).toBe('WritingError');
  // What the libraries throw holds the prompt and the answer.
  expect(Object.keys(error).toSorted()).toEqual(['name', 'reason', 'status']);
  expect(error.cause).toBeUndefined();
  return (error as { reason?: unknown }).reason;
}

it('is nothing when none is configured, and nothing is loaded for it', () => {
  expect(createModel(null)).toBeNull();
  const server = new URL('../../start.ts', import.meta.url).href;
  const script = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
    await import(${JSON.stringify(server)});
    process.stdout.write(loaded.join('\\n'));`;
  const loaded = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });
  expect(loaded).toContain('/server/platform/writing/writing.ts');
  expect(loaded).not.toMatch(/\/node_modules\/(?:ai|@ai-sdk)\//);
});

describe.each(kinds)('a model at an %s address', (kind) => {
  it('is told what to do, the shape of the answer, and its key, and answers', async () => {
    const server = await standIn(kind, { says: answer });
    expect(createModel(server.config)).toMatchObject({
      kind,
      host: new URL(server.url).host,
      name: server.config.model,
    });
    expect(await ask(server.config)).toEqual(answer);
    expect(server.asked).toHaveLength(1);
    const [asked] = server.asked;
    expect(asked?.system).toMatch(/^Write\.\n\nAnswer with one JSON object of this shape.*"noteIds"/s);
    expect(asked?.prompt).toBe('The notes.');
    expect(asked?.body['model']).toBe(server.config.model);
    expect(asked?.headers[kind === 'anthropic' ? 'x-api-key' : 'authorization']).toContain('the-key');
    expect(JSON.stringify(asked?.body[kind === 'anthropic' ? 'output_config' : 'response_format'])).toContain(
      '"json_schema"',
    );
  });

  it('goes to its own address, whatever the environment says', async () => {
    const server = await standIn(kind, { says: answer });
    for (const name of ['ANTHROPIC_BASE_URL', 'OPENAI_BASE_URL']) {
      vi.stubEnv(name, 'http://127.0.0.1:9/v1');
    }
    vi.stubEnv('ANTHROPIC_API_KEY', 'another');
    expect(await ask(server.config)).toEqual(answer);
  });

  it.each<[string, string]>([
    ['a fence', `\`\`\`json\n${JSON.stringify(answer, null, 2)}\n\`\`\``],
    ['words around it', `Here is your toast: ${JSON.stringify(answer)} Enjoy!`],
    ['thinking aloud before it', `<think>Perhaps {"lines": 7}?</think>\n${JSON.stringify(answer)}`],
  ])('is understood through %s', async (_, says) => {
    expect(await ask((await standIn(kind, { says })).config)).toEqual(answer);
  });

  it('is waited for once when it is busy, and then no more', async () => {
    const server = await standIn(kind, { status: 429, headers: { 'retry-after': '0' } }, { says: answer });
    expect(await ask(server.config)).toEqual(answer);
    expect(server.asked).toHaveLength(2);
    server.plays({ status: 429, headers: { 'retry-after': '0' } });
    expect(await reasonOf(ask(server.config))).toBe('busy');
    expect(server.asked).toHaveLength(4);
  });

  it.each<[string, Part, string, number]>([
    ['fails', { status: 500, headers: soon }, 'failed', 2],
    ['does not take the key', { status: 401 }, 'refused', 1],
    ['does not know the model', { status: 404 }, 'refused', 1],
    ['answers broken JSON', { says: '{"lines": [{"text": "You wal' }, 'unreadable', 1],
    ['answers another shape', { says: { poem: 'no' } }, 'unreadable', 1],
    ['answers in prose', { says: 'I would rather not.' }, 'unreadable', 1],
    ['answers a page', { status: 200, headers: { 'content-type': 'text/html' }, body: '<h1>Hi</h1>' }, 'unreadable', 1],
    ['answers nothing', { says: '' }, 'empty', 1],
    ['answers without end', { says: 'x'.repeat(600_000) }, 'too-long', 1],
  ])('that %s is one WritingError', async (_, part, reason, calls) => {
    const server = await standIn(kind, part);
    expect(await reasonOf(ask(server.config))).toBe(reason);
    expect(server.asked).toHaveLength(calls);
  });

  it('that hangs is given up in time', async () => {
    const { config } = await standIn(kind, { hangs: true });
    expect(await reasonOf(ask({ ...config, timeoutMs: 80 }))).toBe('timeout');
  });

  it('that asks to come back much later is given up in time', async () => {
    const { config } = await standIn(kind, { status: 429, headers: { 'retry-after': '50' } });
    expect(await reasonOf(ask({ ...config, timeoutMs: 120 }))).toBe('timeout');
  });

  it('is left when the caller leaves', async () => {
    const { config } = await standIn(kind, { hangs: true });
    expect(await reasonOf(ask(config, AbortSignal.timeout(50)))).toBe('timeout');
  });

  it('that is not there is said at once', async () => {
    const { config } = await standIn(kind);
    expect(await reasonOf(ask({ ...config, url: `http://127.0.0.1:${String(await closedPort())}/v1` }))).toBe(
      'unreachable',
    );
  });

  it('that points elsewhere is not followed', async () => {
    const elsewhere = await standIn(kind, { says: answer });
    const server = await standIn(kind, { status: 307, headers: { location: `${elsewhere.url}/chat/completions` } });
    expect(await reasonOf(ask(server.config))).toBe('redirected');
    expect(elsewhere.asked).toEqual([]);
  });
});

describe('a server that takes no schema', () => {
  const formats = ({ asked }: StandIn) => asked.map(({ body }) => body['response_format']?.type as unknown);

  it('is asked again without, and from then on', async () => {
    const warned = vi.spyOn(process, 'emitWarning');
    const server = await standIn('openai-compatible', { status: 400 }, { says: answer });
    const model = createModel(server.config);
    await model?.write({ system: 'Write.', prompt: 'One.', schema, outgoing: unnoted });
    await model?.write({ system: 'Write.', prompt: 'Two.', schema, outgoing: unnoted });
    expect(formats(server)).toEqual(['json_schema', 'json_object', 'json_object']);
    expect(warned).not.toHaveBeenCalled();
  });

  it('is not blamed when something else is wrong with the request', async () => {
    const server = await standIn('openai-compatible', { status: 400 }, { status: 400 }, { says: answer });
    const model = createModel(server.config);
    expect(
      await reasonOf(
        model?.write({ system: 'Write.', prompt: 'One.', schema, outgoing: unnoted }) ?? Promise.resolve(),
      ),
    ).toBe('refused');
    await model?.write({ system: 'Write.', prompt: 'Two.', schema, outgoing: unnoted });
    expect(formats(server)).toEqual(['json_schema', 'json_object', 'json_schema']);
  });
});

it('needs no key where none is asked for', async () => {
  const server = await standIn('openai-compatible', { says: answer });
  expect(await ask({ ...server.config, key: undefined })).toEqual(answer);
  expect(server.asked[0]?.headers.authorization).toBeUndefined();
});

it('gives a model without output formats a tool to answer with', async () => {
  const server = await standIn('anthropic', { says: answer });
  expect(await ask({ ...server.config, model: 'someone-elses-model' })).toEqual(answer);
  expect(server.asked[0]?.body['tools']).toHaveLength(1);
});

it('leaves an answer without an object as it is', () => {
  expect(onlyJson('no } brace {')).toBe('no } brace {');
});

async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise<void>((resolve) => server.close(() => resolve()));
  return port;
}
