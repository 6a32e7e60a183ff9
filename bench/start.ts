import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { residentMb } from '#server/test/memory.ts';
import { startClink } from '#server/test/process.ts';
import { atMost, median, type Row } from './row.ts';

const starts = 5;
const settleMs = 2000;

/** From nothing to the first answer on a database that is there already, and the memory of a server nobody asks. */
export async function benchStart(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'clink-bench-'));
  try {
    await (await startClink({ DATA_DIR: dataDir })).stop();
    const times: number[] = [];
    let idleMb = 0;
    for (let at = 0; at < starts; at += 1) {
      const began = performance.now();
      const clink = await startClink({ DATA_DIR: dataDir });
      await (await fetch(`${clink.url}/healthz`)).arrayBuffer();
      times.push(performance.now() - began);
      if (at === starts - 1) {
        await sleep(settleMs);
        idleMb = residentMb(clink.pid);
      }
      await clink.stop();
    }
    return [atMost('start to first answer', median(times) / 1000, 's', 0.6), atMost('idle memory', idleMb, 'MB', 120)];
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}
