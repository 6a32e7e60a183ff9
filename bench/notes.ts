import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startClink, startServer } from '#server/test/process.ts';
import { benchArchive } from './archive.ts';
import { rate, type Ask } from './load.ts';
import { atLeast, figure, median, type Row } from './row.ts';

const rounds = 5;
const roundMs = 1200;
const listed = 30;
const content =
  'Walked home along the river with my brother; the swans had five grey young ones and we counted them twice. '.repeat(
    2,
  );

const bareServer = fileURLToPath(new URL('./bare-server.ts', import.meta.url));

type Contender = { url: string; reader: string; writer: string };

/** Saves and lists through the real server beside a bare one with the same statements, in turns, as a ratio. */
export async function benchNotes(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'clink-bench-'));
  const clink = await startClink({ DATA_DIR: join(folder, 'clink') });
  const bare = await startServer([bareServer, join(folder, 'bare-write.db')]);
  const bareRead = await startServer([bareServer, join(folder, 'bare-read.db')]);
  try {
    const ours: Contender = { url: clink.url, reader: await register(clink.url), writer: await register(clink.url) };
    const theirs: Contender = { url: bare.url, reader: 'bare', writer: 'bare' };
    for (let at = 0; at < listed; at += 1) {
      await send(ours.url, save(ours.reader));
      await send(bareRead.url, save('bare'));
    }
    const lists = await compare(
      { url: ours.url, ask: () => list(ours.reader) },
      { url: bareRead.url, ask: () => list('bare') },
    );
    const saves = await compare(
      { url: ours.url, ask: () => save(ours.writer) },
      { url: theirs.url, ask: () => save(theirs.writer) },
    );
    return [
      figure('POST /api/notes', saves.ours, 'per second'),
      figure('POST of a bare server', saves.bare, 'per second'),
      atLeast('POST ratio', saves.ratio, '× bare', 0.6),
      figure('GET /api/notes (30)', lists.ours, 'per second'),
      figure('GET of a bare server', lists.bare, 'per second'),
      atLeast('GET ratio', lists.ratio, '× bare', 0.6),
      ...(await benchArchive()),
    ];
  } finally {
    await Promise.all([clink.stop(), bare.stop(), bareRead.stop()]);
    rmSync(folder, { recursive: true });
  }
}

type Side = { url: string; ask: () => Ask };

async function compare(ours: Side, bare: Side): Promise<{ ours: number; bare: number; ratio: number }> {
  await rate(ours.url, ours.ask, roundMs / 2);
  await rate(bare.url, bare.ask, roundMs / 2);
  const rates: { ours: number; bare: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    rates.push({ ours: await rate(ours.url, ours.ask, roundMs), bare: await rate(bare.url, bare.ask, roundMs) });
  }
  return {
    ours: median(rates.map((pair) => pair.ours)),
    bare: median(rates.map((pair) => pair.bare)),
    ratio: median(rates.map((pair) => pair.ours / pair.bare)),
  };
}

function list(token: string): Ask {
  return { method: 'GET', path: '/api/notes', headers: { authorization: `Bearer ${token}` } };
}

function save(token: string): Ask {
  const body = JSON.stringify({ content, bundleTag: null, timezone: 'Europe/Lisbon' });
  return {
    method: 'POST',
    path: '/api/notes',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: () => body,
  };
}

async function register(url: string): Promise<string> {
  const response = await fetch(`${url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${randomUUID()}@example.org`, password: 'bench bench' }),
  });
  return ((await response.json()) as { token: string }).token;
}

async function send(url: string, { method, path, headers, body }: Ask): Promise<void> {
  const response = await fetch(`${url}${path}`, { method, headers, ...(body && { body: body() }) });
  await response.arrayBuffer();
}
