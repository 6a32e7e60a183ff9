import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { residentMb } from '#server/test/memory.ts';
import { startClink, type RunningServer } from '#server/test/process.ts';
import { createWorld, engines } from '#server/test/world.ts';
import { exports } from '#shared/contract/exports.ts';
import { imports, type ImportReport } from '#shared/contract/imports.ts';
import { often } from '#shared/often.fixture.ts';

/** Thirty years of five a day. */
const count = often(4_000, 50_000);
const mostGrowthMb = 160;
/** Little more than a server that does nothing has: what is not needed any more must make room for what is. */
const littleHeap = '--max-old-space-size=88';
const mb = 1024 * 1024;

/** How much more room the server took while this was done, at most. */
async function growthOf(
  clink: RunningServer,
  work: () => Promise<void>,
): Promise<{ growthMb: number; seconds: number }> {
  const before = residentMb(clink.pid);
  let most = before;
  const look = setInterval(() => {
    most = Math.max(most, residentMb(clink.pid));
  }, 20);
  const start = performance.now();
  try {
    await work();
  } finally {
    clearInterval(look);
  }
  return { growthMb: Math.round(most - before), seconds: Math.round((performance.now() - start) / 100) / 10 };
}

function journal(): string {
  const words = 'We walked along the river until the lamps came on, and talked about nothing much. ';
  const rows = Array.from({ length: count }, (_, at) => {
    const day = new Date(Date.UTC(1996, 0, 1) + Math.floor(at / 5) * 86_400_000).toISOString().slice(0, 10);
    return `${day},${String(8 + (at % 5)).padStart(2, '0')}:15,"${String(at)}. ${words.repeat(1 + (at % 5))}"`;
  });
  return `date,time,text\n${rows.join('\n')}`;
}

describe.each(engines)('so many reflections on %s', { timeout: often(120_000, 900_000) }, (engine) => {
  it('come in and are taken away in little room', async () => {
    const { databaseUrl, deps } = await createWorld({ engine });
    const dataDir = mkdtempSync(join(tmpdir(), 'clink-many-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    await deps.db.deleteFrom('instance_facts').execute();
    const env = { DATA_DIR: dataDir, INSTANCE_KEY: '0'.repeat(64), ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
    let clink = await startClink(env);
    onTestFinished(() => clink.kill());
    const account = JSON.stringify({ email: 'ana@example.org', password: 'our tall glass' });
    const registered = await fetch(`${clink.url}/api/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: account,
    });
    const { token } = (await registered.json()) as { token: string };
    const headers = { authorization: `Bearer ${token}` };
    type Options = { method?: string; body?: string; headers?: Record<string, string> };
    const ask = (path: string, options: Options = {}) =>
      fetch(clink.url + path, { ...options, headers: { ...headers, ...options.headers } });

    const file = journal();
    const came = await growthOf(clink, async () => {
      const started = await ask(`${imports.start.path}?name=journal.csv`, {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream' },
        body: file,
      });
      expect(started.status).toBe(201);
      let report = (await started.json()) as ImportReport;
      while (report.state === 'running') {
        await sleep(100);
        [report] = (await (await ask(imports.list.path)).json()) as [ImportReport];
      }
      expect(report).toMatchObject({ state: 'done', added: count });
    });

    // What an import has left in memory must not hide what an export takes.
    await clink.stop();
    clink = await startClink({ ...env, NODE_OPTIONS: littleHeap });
    const read = async (path: string) => {
      const answer = await ask(path);
      expect(answer.status).toBe(200);
      let bytes = 0;
      for await (const piece of answer.body ?? []) {
        bytes += (piece as Uint8Array).length;
      }
      return bytes;
    };
    await ask(imports.list.path);
    const archive = await growthOf(clink, async () => {
      expect(await read(exports.archive.path)).toBeGreaterThan(count * 20);
    });
    const list = await growthOf(clink, async () => {
      expect(await read(exports.reflections.path)).toBeGreaterThan(count * 200);
    });
    process.stdout.write(
      `${engine}, ${String(count)} reflections (${(file.length / mb).toFixed(1)} MB): ${JSON.stringify({ came, archive, list })}\n`,
    );
    expect(archive.growthMb).toBeLessThan(mostGrowthMb);
    expect(list.growthMb).toBeLessThan(mostGrowthMb);
  });
});
