import { parentPort } from 'node:worker_threads';
import { lowerOwnPriority } from '#server/platform/workers/priority.ts';
import type { Jobs } from './jobs.ts';
import type { FromWorker, LanguageJob } from './language.ts';

lowerOwnPriority();
// Loading takes a while, and has the low priority too.
const [{ jobs }, { putOffWarmingUp }] = await Promise.all([import('./jobs.ts'), import('./warm-up.ts')]);

parentPort?.on('message', ({ name, args }: LanguageJob) => {
  tell(answer(name, args));
  putOffWarmingUp();
});

function answer(name: keyof Jobs, args: unknown[]): FromWorker {
  try {
    return { kind: 'done', result: (jobs[name] as (...all: unknown[]) => unknown)(...args) };
  } catch {
    // What was thrown may hold words of a note, which must not reach a log.
    return { kind: 'failed', message: `The job ${name} threw.` };
  }
}

function tell(message: FromWorker): void {
  parentPort?.postMessage(message);
}
