import { Worker } from 'node:worker_threads';
import { WorkerError } from './worker-error.ts';

/** What a worker says about the one job it has been given. */
export type FromWorker<Result, Progress = never> =
  | { kind: 'progress'; progress: Progress }
  | { kind: 'done'; result: Result }
  /** The job could not be done and the worker is as good as before. */
  | { kind: 'failed'; message: string };

type Options = {
  /** What errors call it, as in 'The voice failed.' */
  name: string;
  /** How long it is kept when it has nothing to do. */
  idleMs: number;
} & (ThreadOptions | { start: () => WorkerLike });

type ThreadOptions = {
  url: URL;
  /** What the thread may have in its heap; one that takes more is ended, and the process goes on. */
  maxMemoryMb?: number;
};

/** The part of a worker thread that is used here; a child process can have it too. */
export type WorkerLike = Pick<NodeJS.EventEmitter, 'on'> & {
  postMessage(job: unknown): void;
  /** Whether this process stays for its sake. */
  ref(): void;
  unref(): void;
  /** Ends it at once. */
  terminate(): Promise<unknown>;
  cpuUsage?: Worker['cpuUsage'];
};

export type RunOptions<Progress> = {
  /** The longest that the job may take. */
  timeoutMs: number;
  /**
   * About how much processor time it may take, at most: a machine that is at work on much else gives a thread little
   * of what passes on the clock. Without it the clock alone decides.
   */
  cpuMs?: number;
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: Progress) => void) | undefined;
};

/** A worker thread, or a child process, that does one job at a time. */
export type JobWorker<Job, Result, Progress = never> = {
  /**
   * Does a job. Rejects with a WorkerError when it fails, takes too long or the thread ends, with the signal's reason
   * when it is aborted, and with what `onProgress` throws. Only one may be under way.
   */
  run(job: Job, options: RunOptions<Progress>): Promise<Result>;
  /** Whether there is a thread; without one the next job waits until it is loaded. */
  isStarted(): boolean;
  /** What its thread has taken of a processor's time so far, in milliseconds; undefined where that cannot be told. */
  cpuMs(): Promise<number | undefined>;
  /** Ends the thread; the job under way fails. */
  close(): Promise<void>;
};

type Running<Result, Progress> = {
  options: RunOptions<Progress>;
  resolve: (result: Result) => void;
  reject: (reason: unknown) => void;
};

/**
 * A worker whose thread is started when it is first needed, ended when it has been idle, and replaced when it crashes,
 * takes too long, or its job is aborted: what runs there can be stopped in no other way.
 */
export function createJobWorker<Job, Result, Progress = never>(options: Options): JobWorker<Job, Result, Progress> {
  const { name, idleMs } = options;
  let current: Running<Result, Progress> | undefined;
  let thread: WorkerLike | undefined;
  let idle: NodeJS.Timeout | undefined;

  async function run(job: Job, asked: RunOptions<Progress>): Promise<Result> {
    if (current) {
      throw new WorkerError(`The ${name} is at work.`);
    }
    const { signal, timeoutMs, cpuMs } = asked;
    signal?.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    current = { options: asked, resolve, reject };
    const abort = () => giveUp(signal?.reason);
    signal?.addEventListener('abort', abort);
    const deadline = setTimeout(
      () => giveUp(new WorkerError(`The ${name} took longer than ${timeoutMs} ms.`, { isLate: true })),
      timeoutMs,
    );
    clearTimeout(idle);
    thread ??= start();
    const stopWatching = cpuMs === undefined ? undefined : watchCpu(thread, cpuMs);
    thread.ref();
    thread.postMessage(job);
    try {
      return await promise;
    } finally {
      clearTimeout(deadline);
      stopWatching?.();
      signal?.removeEventListener('abort', abort);
    }
  }

  /**
   * Gives up a job that takes too much. Half of it is the clock's alone, so that the many jobs that are short cost
   * nothing: a thread is asked what it has taken only after that.
   */
  function watchCpu(busy: WorkerLike, cpuMs: number): () => void {
    let timer: NodeJS.Timeout | undefined;
    let before: NodeJS.CpuUsage | undefined;
    let stopped = false;
    const look = async () => {
      const usage = await busy.cpuUsage?.(before).catch(() => undefined);
      if (stopped || !usage) {
        return;
      }
      const left = cpuMs / 2 - (before ? (usage.user + usage.system) / 1000 : 0);
      before ??= usage;
      if (left <= 0) {
        giveUp(new WorkerError(`The ${name} took more than ${cpuMs} ms.`, { isLate: true }));
      } else {
        timer = setTimeout(() => void look(), left);
      }
    };
    timer = setTimeout(() => void look(), cpuMs / 2);
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }

  function start(): WorkerLike {
    const started = 'url' in options ? startThread(name, options) : options.start();
    const whenOurs =
      <Value>(act: (value: Value) => void) =>
      (value: Value) => {
        if (thread === started) {
          act(value);
        }
      };
    started.on('message', whenOurs(hear));
    started.on(
      'messageerror',
      whenOurs(() => giveUp(new WorkerError(`The ${name} could not be understood.`))),
    );
    started.on(
      'error',
      whenOurs((error: unknown) => giveUp(new WorkerError(`The ${name} failed.`, { cause: error }))),
    );
    started.on(
      'exit',
      whenOurs((code: number | null) => giveUp(new WorkerError(`The ${name} stopped with code ${String(code)}.`))),
    );
    return started;
  }

  function hear(message: FromWorker<Result, Progress>): void {
    switch (message.kind) {
      case 'progress':
        return report(message.progress);
      case 'done':
        return finish(({ resolve }) => resolve(message.result));
      case 'failed':
        return finish(({ reject }) => reject(new WorkerError(message.message)));
    }
  }

  function report(progress: Progress): void {
    try {
      current?.options.onProgress?.(progress);
    } catch (error) {
      giveUp(error);
    }
  }

  function finish(settle: (running: Running<Result, Progress>) => void): void {
    const running = current;
    current = undefined;
    thread?.unref();
    clearTimeout(idle);
    if (thread) {
      idle = setTimeout(() => void end(), idleMs);
      idle.unref();
    }
    if (running) {
      settle(running);
    }
  }

  /** Fails the job together with its thread. */
  function giveUp(reason: unknown): void {
    void end();
    finish(({ reject }) => reject(reason));
  }

  async function end(): Promise<void> {
    const ended = thread;
    thread = undefined;
    await ended?.terminate();
  }

  async function close(): Promise<void> {
    clearTimeout(idle);
    const ending = end();
    finish(({ reject }) => reject(new WorkerError(`The ${name} has been closed.`)));
    await ending;
  }

  async function cpuMs(): Promise<number | undefined> {
    const usage = await thread?.cpuUsage?.().catch(() => undefined);
    return usage && (usage.user + usage.system) / 1000;
  }

  return { run, isStarted: () => thread !== undefined, cpuMs, close };
}

function startThread(name: string, { url, maxMemoryMb }: ThreadOptions): Worker {
  return new Worker(url, {
    name,
    env: sparseEnv(),
    execArgv: [],
    ...(maxMemoryMb !== undefined && { resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb } }),
  });
}

/** What a worker needs of the server's environment, in which there are secrets. */
export function sparseEnv(): NodeJS.ProcessEnv {
  const { NODE_COMPILE_CACHE } = process.env;
  return { ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };
}
