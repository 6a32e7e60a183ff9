import { Worker } from 'node:worker_threads';
import type { NarratorSound } from './narrator-sound.ts';
import { SpeechError } from './speech-error.ts';

export type { NarratorSound } from './narrator-sound.ts';
export { SpeechError } from './speech-error.ts';

/** When a line is heard, in whole milliseconds from the start of the recording. */
export type Cue = { startMs: number; endMs: number };

/** An MP3 and one cue for each given line, null when nothing in the line can be spoken. */
export type Recording = { mp3: Uint8Array; durationMs: number; cues: (Cue | null)[] };

export type SpeakRequest = {
  lines: string[];
  sound: NarratorSound;
  /** With the clink at the start and a soft note at the end; yes unless told otherwise. */
  greeting?: boolean;
  signal?: AbortSignal;
  /** Hears of each line as it begins to be voiced, from 1. */
  onProgress?: (step: number, of: number) => void;
};

/** The voice. `speak` rejects with a SpeechError, or with the signal's reason when it is aborted. */
export type Speech = { speak(request: SpeakRequest): Promise<Recording>; close(): Promise<void> };

export type SpeechOptions = {
  /** The longest that one request may take once it is its turn. */
  timeoutMs?: number;
  /** How long the worker is kept when there is nothing to say. */
  idleMs?: number;
  workerUrl?: URL;
};

/** What the worker is told: the request without what only lives in this thread. */
export type SpeakJob = { lines: string[]; sound: NarratorSound; greeting: boolean };

/** What the worker says about the one job it has been given. */
export type FromWorker =
  | { kind: 'line'; step: number; of: number }
  | { kind: 'done'; recording: Recording }
  | { kind: 'failed'; message: string };

type Task = {
  request: SpeakRequest;
  resolve: (recording: Recording) => void;
  reject: (reason: unknown) => void;
};

/**
 * Speaks in a worker thread, one request after another. The worker is started when it is first needed, ended when it
 * has been idle, and replaced when it crashes, takes too long, or its request is aborted.
 */
export function createSpeech(options: SpeechOptions = {}): Speech {
  const { timeoutMs = 120_000, idleMs = 30_000, workerUrl = new URL('./worker.ts', import.meta.url) } = options;
  const waiting: Task[] = [];
  let current: Task | undefined;
  let worker: Worker | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  async function speak(request: SpeakRequest): Promise<Recording> {
    if (closed) {
      throw new SpeechError('The voice has been closed.');
    }
    request.signal?.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<Recording>();
    const task = { request, resolve, reject };
    const abort = () => drop(task);
    request.signal?.addEventListener('abort', abort);
    waiting.push(task);
    takeNext();
    try {
      return await promise;
    } finally {
      request.signal?.removeEventListener('abort', abort);
    }
  }

  function takeNext(): void {
    const task = current ? undefined : waiting.shift();
    if (!task) {
      return;
    }
    current = task;
    clearTimeout(timer);
    timer = setTimeout(() => giveUp(new SpeechError(`Speaking took longer than ${timeoutMs} ms.`)), timeoutMs);
    worker ??= startWorker();
    worker.ref();
    worker.postMessage(jobOf(task.request));
  }

  function startWorker(): Worker {
    // Nothing of the server's environment or flags is needed there.
    const started = new Worker(workerUrl, { name: 'voice', env: {}, execArgv: [] });
    const whenOurs =
      <Value>(act: (value: Value) => void) =>
      (value: Value) => {
        if (worker === started) {
          act(value);
        }
      };
    started.on('message', whenOurs(hear));
    started.on(
      'messageerror',
      whenOurs(() => giveUp(new SpeechError('The voice could not be understood.'))),
    );
    started.on(
      'error',
      whenOurs((error: unknown) => giveUp(new SpeechError('The voice failed.', { cause: error }))),
    );
    started.on(
      'exit',
      whenOurs((code: number) => giveUp(new SpeechError(`The voice stopped with code ${code}.`))),
    );
    return started;
  }

  function hear(message: FromWorker): void {
    switch (message.kind) {
      case 'line':
        return report(message.step, message.of);
      case 'done':
        return finish((task) => task.resolve(message.recording));
      case 'failed':
        return finish((task) => task.reject(new SpeechError(message.message)));
    }
  }

  function report(step: number, of: number): void {
    try {
      current?.request.onProgress?.(step, of);
    } catch (error) {
      giveUp(error);
    }
  }

  /** Settles the present task and goes on with the next, or rests. */
  function finish(settle: (task: Task) => void): void {
    const task = current;
    current = undefined;
    clearTimeout(timer);
    if (task) {
      settle(task);
    }
    if (waiting.length > 0) {
      return takeNext();
    }
    worker?.unref();
    timer = setTimeout(() => void endWorker(), idleMs);
    timer.unref();
  }

  /** Fails the present task together with its worker: WebAssembly can be stopped in no other way. */
  function giveUp(reason: unknown): void {
    void endWorker();
    finish((task) => task.reject(reason));
  }

  function drop(task: Task): void {
    const reason: unknown = task.request.signal?.reason;
    if (task === current) {
      return giveUp(reason);
    }
    waiting.splice(waiting.indexOf(task), 1);
    task.reject(reason);
  }

  async function endWorker(): Promise<void> {
    const ended = worker;
    worker = undefined;
    await ended?.terminate();
  }

  async function close(): Promise<void> {
    closed = true;
    const ending = endWorker();
    for (const task of [...(current ? [current] : []), ...waiting.splice(0)]) {
      task.reject(new SpeechError('The voice has been closed.'));
    }
    current = undefined;
    clearTimeout(timer);
    await ending;
  }

  return { speak, close };
}

function jobOf({ lines, sound, greeting = true }: SpeakRequest): SpeakJob {
  return { lines, sound, greeting };
}
