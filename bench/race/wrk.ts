import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { canInstall, installDebianPackage } from '../../scripts/lib/apt.ts';
import { run, works } from '../../scripts/lib/run.ts';

const script = fileURLToPath(new URL('./load.lua', import.meta.url));
const connections = 16;

/** The core that servers and their databases share, and the one that has the load generator to itself. */
const serverCore = '0';
const clientCore = '1';

type Asked = {
  method: 'GET' | 'POST';
  url: string;
  /** The headers of each person who asks; they take turns. */
  people: readonly Record<string, string>[];
  seconds: number;
  /** What a POST saves. */
  words: string;
  /** A folder for what is handed to the load generator. */
  folder: string;
};

export type Load = {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** How much of its own core the load generator took, 0 to 1: near 1 it measures itself. */
  clientShare: number;
};

/** Sees to the load generator. Throws where there is none, or no core for it. */
export async function prepareWrk(): Promise<void> {
  if (availableParallelism() < 2) {
    throw new Error('The race needs two cores: one for the servers, one for the load generator.');
  }
  if (!(await works('which', ['wrk'])) && !(canInstall() && (await installDebianPackage('wrk')))) {
    throw new Error('The race needs wrk (Debian: apt install wrk).');
  }
}

/** Keeps this process, and all that it starts from here on, on the servers' core while `work` is done. */
export async function onServerCore<T>(work: () => Promise<T>): Promise<T> {
  const pin = async (cores: string) => {
    const { ok, output } = await run('taskset', ['-acp', cores, String(process.pid)]);
    if (!ok) {
      throw new Error(output);
    }
  };
  // Asked before: a process on one core knows of no other.
  const last = String(availableParallelism() - 1);
  await pin(serverCore);
  try {
    return await work();
  } finally {
    await pin(`0-${last}`);
  }
}

/** Asks as often as it is answered, over sixteen connections, from a process on a core of its own. */
export async function drive({ method, url, people, seconds, words, folder }: Asked): Promise<Load> {
  const { origin, pathname, search } = new URL(url);
  const list = join(folder, 'people.txt');
  writeFileSync(list, people.map((headers) => `${lineOf(headers)}\n`).join(''));
  const asked = ['wrk', '-t1', `-c${String(connections)}`, `-d${String(seconds)}s`, '-s', script, origin];
  const timed = ['-c', `TIMEFORMAT='CPU %U %S'; time "$@"`, 'bash', ...asked];
  const { ok, output } = await run('taskset', ['-c', clientCore, 'bash', ...timed], {
    env: { METHOD: method, ASKED: `${pathname}${search}`, PEOPLE: list, WORDS: words },
  });
  const result = /RESULT (.*)/.exec(output)?.[1];
  const [, user, system] = /CPU (\S+) (\S+)/.exec(output) ?? [];
  if (!ok || result === undefined) {
    throw new Error(`wrk: ${output}`);
  }
  const { answers, us, p50, p99, failures } = JSON.parse(result) as Record<string, number>;
  if (!answers || !us || failures !== 0) {
    throw new Error(`${method} ${url}: ${String(failures)} of ${String(answers)} failed.`);
  }
  return {
    perSecond: answers / (us / 1e6),
    p50Ms: (p50 ?? Number.NaN) / 1000,
    p99Ms: (p99 ?? Number.NaN) / 1000,
    clientShare: (Number(user) + Number(system)) / (us / 1e6),
  };
}

function lineOf(headers: Record<string, string>): string {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\t');
}
