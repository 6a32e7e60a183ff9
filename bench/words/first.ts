import { once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { compose } from '#server/language/compose.ts';
import { warmUp } from '#server/language/warm-up.ts';
import { atMost, median } from '../row.ts';
import type { Row } from '../row.ts';
import { corpus } from './corpus/corpus.ts';
import { targets } from './targets.ts';

const starts = 5;

/** The processor's time that the first toast of a full week takes after a start, once the server has warmed up. */
export async function firstToast(): Promise<Row> {
  const times: number[] = [];
  for (let at = 0; at < starts; at += 1) {
    const fresh = new Worker(new URL(import.meta.url), { workerData: at });
    const [ms] = (await once(fresh, 'message')) as [number];
    times.push(ms);
    await fresh.terminate();
  }
  return atMost('First toast after start', median(times), 'ms', targets.composeMs);
}

/** Runs in a thread of its own, in which nothing has been compiled before. */
async function measureOnce(start: number): Promise<void> {
  const full = corpus().flatMap(({ weeks }) => weeks.filter(({ kind }) => kind === 'full'));
  const moments = full[(start * 7) % full.length]?.notes ?? [];
  await warmUp();
  const before = process.threadCpuUsage();
  compose({ moments, tone: 'uplifting', narrator: 'calm', seed: String(start) });
  const { user, system } = process.threadCpuUsage(before);
  parentPort?.postMessage((user + system) / 1000);
}

if (!isMainThread) {
  await measureOnce(Number(workerData));
}
