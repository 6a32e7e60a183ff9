import type { FromWorker } from './job-worker.ts';

// For the processes that are begun by `startProcess`.

/** Without the server such a process has nothing to do, and may hold gigabytes. */
export function endWithServer(): void {
  process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
}

/** Tells the server something; where it is gone, nobody. */
export function tellServer<Result, Progress, More>(message: FromWorker<Result, Progress> | More): void {
  process.send?.(message, undefined, undefined, () => {});
}
