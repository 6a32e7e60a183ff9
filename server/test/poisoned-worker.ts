import { parentPort } from 'node:worker_threads';
import { jobs } from '#server/language/jobs.ts';
import type { FromWorker, LanguageJob } from '#server/language/language.ts';
import type { JobAnswer } from '#server/language/settle.ts';
import { endless } from './endless.ts';

/** The real worker, but for texts in which the endless word stands: reading those never ends. */
parentPort?.on('message', (asked: LanguageJob[]) => {
  for (const job of asked) {
    while (JSON.stringify(job).includes(endless)) {
      // No message gets through.
    }
    tell({ kind: 'progress', progress: answer(job) });
  }
  tell({ kind: 'done', result: null });
});

function tell(message: FromWorker): void {
  parentPort?.postMessage(message);
}

function answer({ name, args }: LanguageJob): JobAnswer {
  return { result: (jobs[name] as (...all: unknown[]) => unknown)(...args) };
}
