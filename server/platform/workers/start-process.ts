import { fork } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { sparseEnv, type WorkerLike } from './job-worker.ts';

/**
 * Starts a process that does jobs as a worker thread would: of the server's environment, in which there are keys, it sees
 * nothing, and it ends with the server, however that ends.
 *
 * @param notice sees each message first; one for which it answers with an error is no answer to a job, and ends that job
 * so, and one for which it answers with null is none either
 */
export function startProcess(
  file: URL,
  notice: (message: unknown) => Error | null | undefined = () => undefined,
): WorkerLike {
  const events = new EventEmitter();
  const child = fork(file, [], {
    env: sparseEnv(),
    execArgv: [],
    // Sound goes through as it is, and not as a list of numbers in JSON.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.on('message', (message) => {
    const noticed = notice(message);
    if (noticed === undefined) {
      events.emit('message', message);
    } else if (noticed !== null) {
      events.emit('error', noticed);
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
