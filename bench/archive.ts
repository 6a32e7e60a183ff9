import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '#server/config.ts';
import { openSqliteFile } from '#server/platform/db/sqlite.ts';
import { closeDeps, openDeps } from '#server/start.ts';
import { startClink, startServer } from '#server/test/process.ts';
import { dayOf, personWithMany, writtenAt } from './fill.ts';
import { atMost, figure, median, type Row } from './row.ts';

const count = 10_000;
const people = 12;
const rounds = 21;
const onAPage = 50;

const bareServer = fileURLToPath(new URL('./bare-server.ts', import.meta.url));

type Side = { url: string; token: string };

/** One person's 10,000 reflections: looked through, with nothing known and again, and paged, beside a bare server. */
export async function benchArchive(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'clink-archive-'));
  const env = { DATA_DIR: join(folder, 'clink') };
  const tokens = await fillClink(env);
  const bareFile = join(folder, 'bare.db');
  const clink = await startClink(env);
  const bare = await startServer([bareServer, bareFile]);
  fillBare(bareFile);
  try {
    const theirs: Side = { url: bare.url, token: 'bare' };
    const [practice = '', ...strangers] = tokens;
    const ours: Side = { url: clink.url, token: practice };
    // Not what is measured: both servers have just started.
    for (let turn = 0; turn < 5; turn += 1) {
      await search(theirs);
      await search(ours);
    }
    const cold = await compare(
      strangers.map((token) => () => search({ url: clink.url, token })),
      () => search(theirs),
    );
    const again = Array.from({ length: rounds }, () => () => search(ours));
    const warm = await compare(again, () => search(theirs));
    const pages = Array.from({ length: rounds }, () => () => get(ours, `limit=${String(onAPage)}`));
    const page = await compare(pages, () => get(theirs, `limit=${String(onAPage)}`));
    return [
      figure('a bare search of 10,000', warm.bare, 'ms'),
      atMost('search of 10,000, cold', cold.ours, 'ms', 60),
      atMost('cold search ratio', cold.ratio, '× bare', 3),
      atMost('search of 10,000, warm', warm.ours, 'ms', 60),
      atMost('warm search ratio', warm.ratio, '× bare', 3),
      figure('a bare page of 50', page.bare, 'ms'),
      atMost('page of 50', page.ours, 'ms', 15),
      atMost('page ratio', page.ratio, '× bare', 3),
    ];
  } finally {
    await Promise.all([clink.stop(), bare.stop()]);
    rmSync(folder, { recursive: true });
  }
}

function wordsOf(at: number): string {
  return `Walked home along the river with my brother; the swans had ${String(at)} grey young ones, and rest${String(at % 1000).padStart(3, '0')} we counted them twice.`;
}

/** Opens accounts with 10,000 reflections each and answers with their tokens. */
async function fillClink(env: NodeJS.ProcessEnv): Promise<string[]> {
  const deps = await openDeps(readConfig(env));
  const tokens: string[] = [];
  for (let person = 0; person < people; person += 1) {
    tokens.push(await personWithMany(deps, { count, aDay: 1, wordsOf }));
  }
  await closeDeps(deps);
  return tokens;
}

function fillBare(path: string): void {
  const file = openSqliteFile(path);
  const insert = file.prepare(
    `insert into notes (user_id, content, timezone, local_date, created_at) values (1, ?, 'UTC', ?, ?)`,
  );
  file.exec('begin');
  for (let at = 0; at < count; at += 1) {
    insert.run(Buffer.from(wordsOf(at)), dayOf(at), writtenAt(at));
  }
  file.exec('commit');
  file.close();
}

type Ask = () => Promise<unknown>;

/** Ours and the bare server's in turns, so that whatever else the machine does slows down both. Milliseconds. */
async function compare(asks: readonly Ask[], askBare: Ask): Promise<{ ours: number; bare: number; ratio: number }> {
  const took: { ours: number; bare: number }[] = [];
  for (const ask of asks) {
    took.push({ ours: await timed(ask), bare: await timed(askBare) });
  }
  return {
    ours: median(took.map((pair) => pair.ours)),
    bare: median(took.map((pair) => pair.bare)),
    ratio: median(took.map((pair) => pair.ours / pair.bare)),
  };
}

async function timed(ask: Ask): Promise<number> {
  const began = performance.now();
  await ask();
  return performance.now() - began;
}

/** Ten of the 10,000. */
async function search(side: Side): Promise<void> {
  const found = await get(side, 'query=rest077');
  if (found.length !== count / 1000) {
    throw new Error(`Found ${String(found.length)}.`);
  }
}

async function get({ url, token }: Side, query: string): Promise<unknown[]> {
  const response = await fetch(`${url}/api/notes?${query}`, { headers: { authorization: `Bearer ${token}` } });
  return (await response.json()) as unknown[];
}
