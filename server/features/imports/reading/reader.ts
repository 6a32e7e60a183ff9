import { Worker } from 'node:worker_threads';
import { sparseEnv } from '#server/platform/workers/job-worker.ts';
import { createTurns } from '#server/platform/workers/one-at-a-time.ts';
import { WorkerError } from '#server/platform/workers/worker-error.ts';
import { ImportRefusal, type ImportFile, type ImportMapping, type Reading } from './entry.ts';
import type { FromReader, ToReader } from './messages.ts';

type ReadOptions = {
  /** The last day that may come in, 'YYYY-MM-DD': tomorrow, where the person is. */
  lastDay: string;
  signal?: AbortSignal | undefined;
};

/** Reads files of other journals in threads of their own, away from the one that answers requests. */
export type ImportReader = {
  /**
   * Reads a file as a whole. Rejects with `ImportRefusal` where it cannot come in, takes too long or breaks the thread,
   * with words for the person in each case, and with the signal's reason when it is aborted. The caller that gets a reading
   * closes it; each of its calls rejects in the same ways.
   */
  read(file: ImportFile, mapping: ImportMapping, options: ReadOptions): Promise<Reading>;
  /** Ends all that are under way. */
  close(): Promise<void>;
};

export type ReaderOptions = {
  workerUrl?: URL;
  /** How long the first reading of a file may take. */
  readMs?: number;
  /** How long each later question may take. */
  stepMs?: number;
  /** How long another file waits for its turn. */
  waitMs?: number;
  /** After how long a reading that is asked nothing is closed. */
  idleMs?: number;
  /** What the thread may have in its heap: one JSON of the largest size, as text and as what it becomes. */
  maxMemoryMb?: number;
};

const busy = () => new ImportRefusal('Another import is being read just now. Please try again in a minute.');
const broken = (cause: unknown) =>
  new ImportRefusal('This file could not be read: it needs more room or time than there is. It may be damaged.', {
    cause,
  });

/** A reading holds its thread until it is closed. Two may be held, and the others wait for their turn. */
export function createImportReader(options: ReaderOptions = {}): ImportReader {
  const { waitMs = 60_000 } = options;
  const lanes = Array.from({ length: 2 }, () => ({ turns: createTurns(4), count: 0 }));
  const open = new Set<() => Promise<void>>();

  async function take(signal: AbortSignal | undefined): Promise<() => void> {
    const lane = lanes.reduce((best, one) => (one.count < best.count ? one : best));
    lane.count += 1;
    try {
      const leave = await lane.turns.take({ timeoutMs: waitMs, signal, busy });
      return () => {
        lane.count -= 1;
        leave();
      };
    } catch (error) {
      lane.count -= 1;
      throw error;
    }
  }

  return {
    async read(file, mapping, { lastDay, signal }) {
      const leave = await take(signal);
      const thread = startThread(file, options, signal, () => {
        open.delete(thread.end);
        leave();
      });
      open.add(thread.end);
      try {
        const read = { kind: 'read', name: file.name, size: file.size, mapping, lastDay } as const;
        const { summary } = await thread.ask(read, 'summary', options.readMs ?? 180_000);
        return readingOf(thread, summary);
      } catch (error) {
        await thread.end();
        throw error;
      }
    },
    async close() {
      await Promise.all([...open].map((end) => end()));
    },
  };
}

type Thread = {
  ask<Kind extends FromReader['kind']>(
    message: ToReader,
    kind: Kind,
    timeoutMs?: number,
  ): Promise<Extract<FromReader, { kind: Kind }>>;
  end(): Promise<void>;
};

function readingOf(thread: Thread, summary: Reading['summary']): Reading {
  let passes = 0;
  /** Asks for one batch after the other, until there is none. */
  async function* all<Item>(ask: (pass: number) => Promise<{ batch: Item[] | null }>): AsyncGenerator<Item[]> {
    passes += 1;
    const pass = passes;
    for (;;) {
      const { batch } = await ask(pass);
      if (batch === null) {
        return;
      }
      yield batch;
    }
  }
  return {
    summary,
    entries: () => all((pass) => thread.ask({ kind: 'next', of: 'entries', pass }, 'entries')),
    toasts: () => all((pass) => thread.ask({ kind: 'next', of: 'toasts', pass }, 'toasts')),
    openMember: async (member, maxBytes) => (await thread.ask({ kind: 'open', member, maxBytes }, 'member')).bytes,
    close: () => thread.end(),
  };
}

type Asked = { resolve: (message: FromReader) => void; reject: (error: unknown) => void };

function startThread(
  file: ImportFile,
  { workerUrl, stepMs = 60_000, idleMs = 10 * 60_000, maxMemoryMb = 768 }: ReaderOptions,
  signal: AbortSignal | undefined,
  whenEnded: () => void,
): Thread {
  const worker = new Worker(workerUrl ?? new URL('./reading-worker.ts', import.meta.url), {
    name: 'import reader',
    env: sparseEnv(),
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb },
  });
  let asked: Asked | undefined;
  let ending: Promise<void> | undefined;
  let why: unknown = new ImportRefusal('This import was closed.');
  let idle: NodeJS.Timeout | undefined;

  function end(reason?: unknown): Promise<void> {
    why = ending ? why : (reason ?? why);
    clearTimeout(idle);
    signal?.removeEventListener('abort', abort);
    asked?.reject(why);
    asked = undefined;
    ending ??= worker.terminate().then(whenEnded);
    return ending;
  }

  function abort(): void {
    void end(signal?.reason);
  }

  async function give({ id, offset, length }: Extract<FromReader, { kind: 'need' }>): Promise<void> {
    const read = await file.read(offset, length).catch(() => null);
    // A copy: of a part of something larger, all of it would be sent.
    const bytes = read && new Uint8Array(read);
    if (!ending) {
      worker.postMessage({ kind: 'bytes', id, bytes } satisfies ToReader);
    }
  }

  function hear(message: FromReader): void {
    if (message.kind === 'need') {
      void give(message);
    } else {
      asked?.resolve(message);
      asked = undefined;
    }
  }

  signal?.addEventListener('abort', abort);
  worker.on('message', hear);
  worker.on('messageerror', () => void end(broken(new WorkerError('The import reader could not be understood.'))));
  worker.on('error', () => void end(broken(new WorkerError('The import reader failed.'))));
  worker.on('exit', (code) => void end(broken(new WorkerError(`The import reader stopped with code ${code}.`))));

  return {
    async ask(message, kind, timeoutMs = stepMs) {
      if (ending) {
        throw why;
      }
      if (asked) {
        throw new Error('A reading is asked one thing at a time.');
      }
      clearTimeout(idle);
      const { promise, resolve, reject } = Promise.withResolvers<FromReader>();
      asked = { resolve, reject };
      const late = () => void end(broken(new WorkerError('The import reader was too late.', { isLate: true })));
      const deadline = setTimeout(late, timeoutMs);
      worker.postMessage(message);
      try {
        return answerOf(await promise, kind);
      } finally {
        clearTimeout(deadline);
        if (!ending) {
          idle = setTimeout(() => void end(), idleMs);
          idle.unref();
        }
      }
    },
    end: () => end(),
  };
}

function answerOf<Kind extends FromReader['kind']>(
  message: FromReader,
  kind: Kind,
): Extract<FromReader, { kind: Kind }> {
  if (message.kind === 'refused') {
    throw new ImportRefusal(message.message);
  }
  if (message.kind !== kind) {
    throw broken(new WorkerError('The import reader could not do it.'));
  }
  return message as Extract<FromReader, { kind: Kind }>;
}
