import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { saying, tinyModelFile } from '#server/platform/writing/local/tiny-model.fixture.ts';
import { listening } from '#server/test/listening.ts';
import { startClink } from '#server/test/process.ts';
import { readConfig } from './config.ts';
import { remarksOnWriter } from './remarks.ts';

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'clink-remarks-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

describe('an Ollama on this machine', () => {
  const itself: RequestListener = (_, response) => response.end('{"version":"0.12.3"}');

  async function remarksBeside(answer: RequestListener, env: NodeJS.ProcessEnv = {}) {
    const asked: string[] = [];
    const url = await listening(
      createServer((request, response) => {
        asked.push(`${request.method ?? ''} ${request.url ?? ''} ${request.headers['content-length'] ?? ''}`.trim());
        answer(request, response);
      }),
    );
    return { remarks: await remarksOnWriter(readConfig(env), { url, timeoutMs: 2000 }), asked };
  }

  it('is pointed out, and asked for nothing but its version', async () => {
    const { remarks, asked } = await remarksBeside(itself);
    expect(remarks).toEqual([expect.stringMatching(/^Ollama answers at .* not used.*WRITER=openai-compatible/)]);
    expect(asked).toEqual(['GET /api/version']);
  });

  it.each<NodeJS.ProcessEnv>([
    { WRITER: 'builtin' },
    { WRITER: 'anthropic', WRITER_KEY: 'the-key', WRITER_MODEL: 'claude' },
    { WRITER: 'openai-compatible', WRITER_URL: 'http://127.0.0.1:9/v1', WRITER_MODEL: 'llama3' },
  ])('is not even asked where someone has said who writes: %o', async (env) => {
    expect(await remarksBeside(itself, env)).toEqual({ remarks: [], asked: [] });
  });

  it.each<[string, RequestListener]>([
    ['something else', (_, response) => response.end('<h1>Hello</h1>')],
    ['what points elsewhere', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
    ['what never ends', (_, response) => void response.write('x'.repeat(5000))],
    ['what breaks off', (_, response) => void response.destroy()],
  ])('is not what is there: %s', async (_, answer) => {
    expect((await remarksBeside(answer)).remarks).toEqual([]);
  });

  it('that says nothing is waited for no longer than a moment', async () => {
    const url = await listening(createServer(() => {}));
    expect(await remarksOnWriter(readConfig({}), { url, timeoutMs: 30 })).toEqual([]);
  });
});

describe('a model in the house', () => {
  const remarksOn = (file: string, env: NodeJS.ProcessEnv = {}) =>
    remarksOnWriter(readConfig({ WRITER: 'local', WRITER_MODEL_FILE: file, ...env }));

  it('is said to be missing, no model, or too large, and nothing where all is well', async () => {
    const [missing, page, model] = ['missing.gguf', 'page.gguf', 'model.gguf'].map((name) => join(folder(), name)) as [
      string,
      string,
      string,
    ];
    writeFileSync(page, '<!doctype html><p>Sign in to download');
    writeFileSync(model, tinyModelFile(saying('You saw a heron.')));
    const cannot = 'The model in the house cannot write, so Clink does it by itself.';
    expect(await remarksOn(missing)).toEqual([`${cannot} WRITER_MODEL_FILE: there is no file ${missing}.`]);
    expect(await remarksOn(page)).toEqual([`${cannot} WRITER_MODEL_FILE: ${page} is no GGUF file.`]);
    expect(await remarksOn(folder())).toEqual([expect.stringMatching(/WRITER_MODEL_FILE: .* cannot be read\.$/)]);
    expect(await remarksOn(model, { WRITER_MEMORY_MB: '100' })).toEqual([
      expect.stringMatching(/needs about 12\d\d MB of memory, and may take 100 MB\.$/),
    ]);
    expect(await remarksOn(model, { WRITER_MEMORY_MB: '2000' })).toEqual([]);
  });

  it('keeps no Clink from starting, and it says why', async () => {
    const clink = await startClink({
      DATA_DIR: folder(),
      WRITER: 'local',
      WRITER_MODEL_FILE: join(folder(), 'missing.gguf'),
    });
    onTestFinished(() => clink.kill());
    await expect.poll(() => clink.log()).toMatch(/The model in the house cannot write.*there is no file/);
    expect((await fetch(`${clink.url}/readyz`)).status).toBe(200);
  });
});
