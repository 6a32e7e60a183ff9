import { fork } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { sparseEnv, type WorkerLike } from '#server/platform/workers/job-worker.ts';
import { WritingError } from '../writing-error.ts';
import type { FromModel } from './messages.ts';

const file = new URL('./model-worker.ts', import.meta.url);

/**
 * Starts the process that holds the model: of the server's environment, in which there are keys, it sees nothing, and
 * it ends with the server, however that ends. One that takes more memory than it may fails with a WritingError.
 *
 * @param memoryMb the most it may take, in megabytes
 */
export function startModelProcess(memoryMb: number): WorkerLike {
  const events = new EventEmitter();
  const child = fork(file, [], { env: sparseEnv(), execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.on('message', (message: FromModel) => {
    if (message.kind !== 'memory') {
      events.emit('message', message);
    } else if (message.megabytes > memoryMb) {
      events.emit('error', new WritingError('no-memory'));
    }
  });
  child.on('error', (error) => events.emit('error', error));
  child.on('exit', (code) => events.emit('exit', code));
  return Object.assign(events, {
    postMessage: (job: unknown) => {
      // That it is gone is told by its end.
      child.send(job as object, () => {});
    },
    ref: () => {
      child.ref();
      child.channel?.ref();
    },
    unref: () => {
      child.unref();
      child.channel?.unref();
    },
    terminate: async () => {
      if (child.pid !== undefined) {
        child.kill('SIGKILL');
        await gone;
      }
    },
  });
}
