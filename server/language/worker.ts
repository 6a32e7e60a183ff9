import { parentPort } from 'node:worker_threads';
import { lowerOwnPriority } from '#server/platform/workers/priority.ts';
import type { FromWorker, LanguageJob } from './language.ts';
import type { JobAnswer } from './settle.ts';

lowerOwnPriority();
// Loading takes a while, and has the low priority too.
const [{ jobs }, { putOffWarmingUp }] = await Promise.all([import('./jobs.ts'), import('./warm-up.ts')]);

parentPort?.on('message', (asked: LanguageJob[]) => {
  for (const job of asked) {
    tell({ kind: 'progress', progress: answer(job) });
  }
  tell({ kind: 'done', result: null });
  putOffWarmingUp();
});

function answer({ name, args }: LanguageJob): JobAnswer {
  try {
    return { result: (jobs[name] as (...all: unknown[]) => unknown)(...args) };
  } catch {
    // What was thrown may hold words of a note, which must not reach a log.
    return { failed: true };
  }
}

function tell(message: FromWorker): void {
  parentPort?.postMessage(message);
}
