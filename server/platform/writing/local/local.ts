import { availableParallelism } from 'node:os';
import * as z from 'zod/mini';
import { createJobWorker } from '#server/platform/workers/job-worker.ts';
import { WorkerError } from '#server/platform/workers/worker-error.ts';
import { withShape } from '../instructions.ts';
import type { LocalConfig, WriteRequest, WritingProgress } from '../writing.ts';
import { WritingError } from '../writing-error.ts';
import type { ModelAnswer, ModelJob } from './messages.ts';
import { mostMemoryMb } from './memory.ts';
import { lookAtModelFile } from './model-file.ts';
import { startModelProcess } from './model-process.ts';
import { createTurns } from '#server/platform/workers/one-at-a-time.ts';

/** A toast of the longest kind is about five hundred; the rest is for those that lay out their JSON. */
const usualTokens = 2048;
/** Each may take minutes, and who waits longer had better be told. */
const mostWaiting = 4;
/** Long enough for the other drafts of one toast, and for the next of the weekly toasts that are due together. */
const usualIdleMs = 300_000;
/** Beyond these, memory is what a model waits for. */
const mostThreads = 8;

export type LocalOptions = { mostTokens?: number; idleMs?: number; threads?: number };

export type LocalModel = {
  /** See TextModel.write. */
  write<T>(request: WriteRequest<T>): Promise<T>;
  /** Ends the process that holds the model; there will be no other. */
  close(): Promise<void>;
  /** Whether there is one. */
  isLoaded(): boolean;
};

/**
 * A model that runs on this machine, in a process of its own: begun at its first use, ended when it has been idle, is
 * late, takes too much memory or is left, and begun again after that. It writes one answer at a time.
 */
export function openLocalModel(
  { file, timeoutMs, memoryMb }: LocalConfig,
  { mostTokens = usualTokens, idleMs = usualIdleMs, threads = usualThreads() }: LocalOptions = {},
): LocalModel {
  const turns = createTurns(mostWaiting);
  let closed = false;
  const worker = createJobWorker<ModelJob, ModelAnswer, WritingProgress>({
    name: 'model',
    idleMs,
    start: () => startModelProcess(mostMemoryMb(memoryMb)),
  });

  async function ask<T>({ system, prompt, schema, signal, onProgress }: WriteRequest<T>): Promise<T> {
    if (!worker.isStarted()) {
      await mayBegin();
    }
    if (closed) {
      throw new WritingError('failed');
    }
    const shape = z.toJSONSchema(schema);
    const job = { file, system: withShape(system, schema), prompt, schema: shape, mostTokens, threads };
    return read(await worker.run(job, { timeoutMs, signal, onProgress }), schema);
  }

  async function mayBegin(): Promise<void> {
    const found = await lookAtModelFile(file);
    if ('trouble' in found) {
      throw new WritingError('unloadable');
    }
    if (found.megabytes > mostMemoryMb(memoryMb)) {
      throw new WritingError('no-memory');
    }
  }

  return {
    async write(request) {
      try {
        const done = await turns.take({ timeoutMs, signal: request.signal, busy: () => new WritingError('busy') });
        try {
          return await ask(request);
        } finally {
          done();
        }
      } catch (error) {
        throw request.signal?.aborted ? new WritingError('timeout') : writingErrorOf(error);
      }
    },
    close: () => {
      closed = true;
      return worker.close();
    },
    isLoaded: () => worker.isStarted(),
  };
}

function read<T>(answer: ModelAnswer, schema: z.ZodMiniType<T>): T {
  if ('reason' in answer) {
    throw new WritingError(answer.reason);
  }
  if (answer.text.trim() === '') {
    throw new WritingError('empty');
  }
  const parsed = schema.safeParse(jsonOf(answer.text));
  if (!parsed.success) {
    throw new WritingError('unreadable');
  }
  return parsed.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function writingErrorOf(error: unknown): WritingError {
  if (error instanceof WritingError) {
    return error;
  }
  const cause = error instanceof WorkerError ? error.cause : undefined;
  if (cause instanceof WritingError) {
    return cause;
  }
  return new WritingError(error instanceof WorkerError && error.isLate ? 'timeout' : 'failed');
}

/**
 * One core is left to serve people. The threads of a model wait for each other after every step, so that one which gets
 * no core holds up all of them: as many as there are cores are many times slower on a machine that is at work.
 */
function usualThreads(): number {
  return Math.min(mostThreads, Math.max(1, availableParallelism() - 1));
}
