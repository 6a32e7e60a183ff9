import { parentPort, threadId } from 'node:worker_threads';
import type { FromWorker, LanguageJob } from './language.ts';
import type { JobAnswer } from './settle.ts';

/** A worker for tests: does what it is told in place of judging, and tells its thread in place of saying back. */
parentPort?.on('message', (asked: LanguageJob[]) => {
  for (const job of asked) {
    tell({ kind: 'progress', progress: answer(job, asked.length) });
  }
  tell({ kind: 'done', result: null });
});

function answer({ name, args }: LanguageJob, together: number): JobAnswer {
  const [order] = args;
  if (order === 'how many') {
    return { result: together };
  }
  if (order === 'hang') {
    for (;;) {
      // Just as a pattern that never ends: no message gets through.
    }
  }
  if (order === 'halt') {
    for (;;) {
      workFor(20);
      rest(30);
    }
  }
  if (order === 'hog') {
    for (const kept: unknown[] = []; ;) {
      kept.push(Array.from({ length: 1_000_000 }, (_, at) => at / 2));
    }
  }
  if (order === 'exit') {
    process.exit(3);
  }
  if (order === 'work, thread' || order === 'thread') {
    workFor(order === 'work, thread' ? 10 : 0);
    return { result: threadId };
  }
  return order === 'throw' ? { failed: true } : { result: resultOf(name) };

  function resultOf(job: string): unknown {
    if (job !== 'sayBack') {
      return order;
    }
    const { content } = order as { content: string };
    if (content === 'rest') {
      rest(500);
    }
    if (content === 'work') {
      workFor(10);
    }
    return threadId;
  }
}

function workFor(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until) {
    // At work.
  }
}

/** As a thread does that others leave no time to. */
function rest(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

function tell(message: FromWorker): void {
  parentPort?.postMessage(message);
}
