import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mostResidentMb } from '#server/test/memory.ts';
import { startPostgres } from '../../scripts/lib/postgres.ts';
import { atLeast, atMost, figure, median, type Row } from '../row.ts';
import { contenders, type Contender } from './contenders.ts';
import { installPeers } from './peers.ts';
import { post, saveOne, words, type Headers } from './post.ts';
import { drive, onServerCore, prepareWrk, type Load } from './wrk.ts';

const rounds = 5;
const seconds = 3;
const people = 16;
/**
 * Saves and lists are driven until the code that serves them is compiled: on one core the compiler keeps requests waiting,
 * and the slowest of a hundred would measure that alone. The first seconds of lists (`cold`) are reported apart.
 */
const warmUpSeconds = { create: 4, list: 6 } as const;
const listed = 30;

type Lap = {
  create: Load;
  cold: Load;
  first: Load;
  list: Load;
  unchanged: Load;
  constant: Load | undefined;
  mostMb: number;
};
type Name = keyof ReturnType<typeof contenders>;

/**
 * Clink beside a bare server and two apps as they are usually written: 16 people save reflections of 200 characters,
 * durably, list their latest thirty, first at addresses that nobody has asked at before, and ask for the same list again
 * (`If-None-Match`). Servers share one core, the load generator has another. In each round all of them run, with nothing
 * in them, every other round in the opposite order; a ratio is the median of each round's own.
 */
export async function benchRace(): Promise<Row[]> {
  await prepareWrk();
  const peer = await installPeers();
  return onServerCore(async () => {
    const postgres = await startPostgres();
    const folder = mkdtempSync(join(tmpdir(), 'clink-race-'));
    try {
      const all = contenders({ peer, postgresUrl: postgres.url });
      const names = Object.keys(all) as Name[];
      const laps = new Map<Name, Lap[]>(names.map((name) => [name, []]));
      for (let round = 0; round < rounds; round += 1) {
        for (const name of round % 2 === 0 ? names : names.toReversed()) {
          const own = join(folder, `${String(round)}-${name}`);
          mkdirSync(own);
          laps.get(name)?.push(await run(all[name], own));
        }
      }
      return rowsOf(all, (name) => laps.get(name) ?? []);
    } finally {
      await postgres.stop();
      rmSync(folder, { recursive: true });
    }
  });
}

async function run(contender: Contender, folder: string): Promise<Lap> {
  const server = await contender.start(folder);
  try {
    const sessions: Headers[] = [];
    for (let at = 0; at < people; at += 1) {
      const response = await post(`${server.url}/api/register`, contender.account(at));
      sessions.push(await contender.session(response));
    }
    const create = { method: 'POST', url: `${server.url}/api/notes`, people: sessions, words, folder } as const;
    const list = { method: 'GET', url: server.url + contender.list, people: sessions, words, folder } as const;
    // Not what is measured: it has just started, and a list has thirty to begin with.
    for (let at = 0; at < listed; at += 1) {
      await Promise.all(sessions.map((session) => saveOne(create.url, session)));
    }
    await drive({ ...create, seconds: warmUpSeconds.create });
    await expectList(list.url, sessions[0] ?? {}, contender.name);
    const created = await drive({ ...create, seconds });
    const cold = await drive({ ...list, seconds });
    await drive({ ...list, seconds: warmUpSeconds.list });
    const loads = {
      create: created,
      cold,
      first: await drive({ ...list, url: `${list.url}${list.url.includes('?') ? '&' : '?'}asked=%d`, seconds }),
      list: await drive({ ...list, seconds }),
      unchanged: await drive({ ...list, people: await withTags(list.url, sessions), seconds }),
      constant: contender.constant
        ? await drive({ ...list, url: server.url + contender.constant, seconds })
        : undefined,
    };
    return { ...loads, mostMb: mostResidentMb(server.pid) };
  } finally {
    await server.stop();
  }
}

/** What each sends who has the list already; nothing more where the server gives no tag. */
async function withTags(url: string, sessions: readonly Headers[]): Promise<Headers[]> {
  return Promise.all(
    sessions.map(async (headers) => {
      const response = await fetch(url, { headers });
      await response.arrayBuffer();
      const tag = response.headers.get('etag');
      return { ...headers, ...(tag && { 'If-None-Match': tag }) };
    }),
  );
}

/** A server that gave less, or gave it to anybody, would win for nothing. */
async function expectList(url: string, session: Headers, name: string): Promise<void> {
  const notes = (await (await fetch(url, { headers: session })).json()) as { content?: string }[];
  const { status } = await fetch(url);
  if (notes.length !== listed || notes[0]?.content !== words || status !== 401) {
    throw new Error(`${name} did not list what was saved, or did it for anybody (${String(status)}).`);
  }
}

function rowsOf(all: Record<Name, Contender>, lapsOf: (name: Name) => Lap[]): Row[] {
  const middle = (name: Name, pick: (lap: Lap) => number) => median(lapsOf(name).map(pick));
  const ratio = (name: Name, to: Name, pick: (lap: Lap) => number) => {
    const others = lapsOf(to);
    return median(lapsOf(name).map((lap, round) => pick(lap) / pick(others[round] ?? lap)));
  };
  const creates = (lap: Lap) => lap.create.perSecond;
  const lists = (lap: Lap) => lap.list.perSecond;
  const firsts = (lap: Lap) => lap.first.perSecond;
  const unchanged = (lap: Lap) => lap.unchanged.perSecond;
  const beside = (name: Name, to: Name, target: number) => [
    atLeast(`${all[name].name}: create`, ratio(name, to, creates), `× ${all[to].name}`, target),
    atLeast(`${all[name].name}: list, for the first time`, ratio(name, to, firsts), `× ${all[to].name}`, target),
    atLeast(`${all[name].name}: list`, ratio(name, to, lists), `× ${all[to].name}`, target),
  ];
  const unchangedBesideList = median(
    lapsOf('clink').map((lap, round) => unchanged(lap) / lists(lapsOf('expressSqlite')[round] ?? lap)),
  );
  const shares = (Object.keys(all) as Name[]).flatMap((name) =>
    lapsOf(name).flatMap(({ create, cold, first, list, unchanged: same }) =>
      [create, cold, first, list, same].map(({ clientShare }) => clientShare),
    ),
  );
  return [
    ...(Object.keys(all) as Name[]).flatMap((name) => [
      figure(`${all[name].name}: create`, middle(name, creates), 'per second'),
      figure(`${all[name].name}: list, for the first time`, middle(name, firsts), 'per second'),
      figure(`${all[name].name}: list`, middle(name, lists), 'per second'),
      figure(`${all[name].name}: list, unchanged`, middle(name, unchanged), 'per second'),
      figure(
        `${all[name].name}: list, p99`,
        middle(name, ({ list }) => list.p99Ms),
        'ms',
      ),
      figure(
        `${all[name].name}: list in its first seconds, p99`,
        middle(name, ({ cold }) => cold.p99Ms),
        'ms',
      ),
    ]),
    ...beside('clink', 'expressSqlite', 1),
    atLeast('Clink: list, unchanged', unchangedBesideList, `× the whole list of ${all.expressSqlite.name}`, 3),
    ...beside('clinkPostgres', 'expressPostgres', 8),
    atMost(
      'Clink: create, p99',
      middle('clink', ({ create }) => slowness(create)),
      '× p50',
      4,
    ),
    atMost(
      'Clink: list, p99',
      middle('clink', ({ list }) => slowness(list)),
      '× p50',
      4,
    ),
    figure(
      'a constant answer of node:http, p99',
      middle('bare', ({ constant }) => slowness(constant)),
      '× p50',
    ),
    atMost(
      'Clink: memory at its highest',
      middle('clink', ({ mostMb }) => mostMb),
      'MB',
      250,
    ),
    atMost('the load generator at its busiest', Math.max(...shares), 'of its own core', 0.9),
  ];
}

/** How many times as long as the usual answer the slowest of a hundred takes. */
function slowness(load: Load | undefined): number {
  return load ? load.p99Ms / load.p50Ms : Number.NaN;
}
