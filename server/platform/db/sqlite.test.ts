import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, it, onTestFinished } from 'vitest';
import { openSqliteFile } from './sqlite.ts';

it('transactions that read and then write wait for each other instead of failing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'clink-sqlite-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'counter.db');
  const file = openSqliteFile(path);
  onTestFinished(() => file.close());
  file.exec('create table counter (n integer); insert into counter values (0)');
  const times = 60;
  const workers = [1, 2, 3].map(
    () => new Worker(new URL('./sqlite.counting-worker.ts', import.meta.url), { workerData: { path, times } }),
  );
  await Promise.all(workers.map((worker) => once(worker, 'exit')));
  expect(file.prepare('select n from counter').all()).toEqual([{ n: 3 * times }]);
});
