import type { WorkerLike } from '#server/platform/workers/job-worker.ts';
import { startProcess } from '#server/platform/workers/start-process.ts';
import { WritingError } from '../writing-error.ts';
import type { FromModel } from './messages.ts';

const file = new URL('./model-worker.ts', import.meta.url);

/**
 * Starts the process that holds the model. One that takes more memory than it may fails with a WritingError.
 *
 * @param memoryMb the most it may take, in megabytes
 */
export function startModelProcess(memoryMb: number): WorkerLike {
  return startProcess(file, (message) => {
    const said = message as FromModel;
    if (said.kind !== 'memory') {
      return undefined;
    }
    return said.megabytes > memoryMb ? new WritingError('no-memory') : null;
  });
}
