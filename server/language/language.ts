import { createFairQueue } from '#server/platform/workers/fair-queue.ts';
import { createJobWorker, type FromWorker as Told, type JobWorker } from '#server/platform/workers/job-worker.ts';
import type { Jobs } from './jobs.ts';
import { closedError, languageError, LanguageError, lateError } from './language-error.ts';
import { costOf, limitsOf } from './limits.ts';
import { settle, type JobAnswer } from './settle.ts';
import { takeAlong, type Companion } from './take-along.ts';

export { LanguageError } from './language-error.ts';

type Name = keyof Jobs;
type Answer<N extends Name> = ReturnType<Jobs[N]>;

/** Reads, judges and writes words, in worker threads: the thread that answers requests waits for none of it. */
export type Language = {
  /**
   * Has a job done for a person, or whatever else takes turns with the others. Rejects with a LanguageError when that
   * takes too long, fails, or too much waits before it.
   */
  ask<N extends Name>(name: N, args: Readonly<Parameters<Jobs[N]>>, by: number | string): Promise<Answer<N>>;
  /** Loads a thread if there is none, so that a person does not wait for it when it is needed. Returns at once. */
  warmUp(): void;
  close(): Promise<void>;
};

export type LanguageOptions = {
  /** How many threads at most; of more than one, the last does no long job. */
  workers?: number;
  /** How long all but the first thread are kept when there is nothing to do. */
  idleMs?: number;
  /** And how long the first one is. */
  firstIdleMs?: number;
  /** By how much every deadline is longer, for machines that are at work on something else. */
  patience?: number;
  workerUrl?: URL;
  /** Hears of each job that could not be done. */
  onTrouble?: (trouble: { job: Name; reason: LanguageError['reason'] }) => void;
};

/** A worker is told some of these, does one after the other, and tells of each what became of it. */
export type LanguageJob = { name: Name; args: unknown[] };
export type FromWorker = Told<null, JobAnswer>;

const byTheClock = 4;
/** After so long a job is looked at; one that goes on has another thread loaded, and most are over sooner. */
const longMs = 100;
/** For so much of the processor's time after it was loaded a thread is slow at everything, as another one would be. */
const slowAtFirstMs = 1000;
/** How much longer a job may wait while no thread is there yet: what is saved is judged all the same. */
const loadingMs = 4000;
/** So much of its limit may a job take that others went with: they are late as well if it takes all. */
const shareBesideOthers = 0.5;
/** Far more than reading takes; without it a runaway would take the whole process with it. */
const mostMemoryMb = 256;

type Task = Companion & { job: LanguageJob; flow: string; isOver: boolean } & Pick<
    PromiseWithResolvers<unknown>,
    'resolve' | 'reject'
  >;
type Lane = {
  worker: JobWorker<LanguageJob[], null, JobAnswer>;
  state: 'free' | 'loading' | 'working';
  /** When the job it is at was begun: milliseconds as of `performance.now`. */
  busySince: number;
  /** What it had taken of the processor's time when it was loaded. */
  loadedCpuMs: number;
  /** How many jobs it has done since, and how many wait in it behind the one at hand. */
  answered: number;
  behind: number;
};

/**
 * People take turns, and short jobs come first (see `createFairQueue`). A thread that passes its deadline is ended and
 * another one started: nothing else stops a pattern that never ends.
 */
export function createLanguage(options: LanguageOptions = {}): Language {
  const { workers = 2, idleMs = 60_000, firstIdleMs = 10 * 60_000, patience = 1, onTrouble } = options;
  const url = options.workerUrl ?? new URL('./worker.ts', import.meta.url);
  const lanes = Array.from({ length: workers }, (_, at): Lane => {
    const kept = at === 0 ? firstIdleMs : idleMs;
    return {
      worker: createJobWorker({ url, name: 'language worker', idleMs: kept, maxMemoryMb: mostMemoryMb }),
      state: 'free',
      busySince: 0,
      loadedCpuMs: 0,
      answered: 0,
      behind: 0,
    };
  });
  const waiting = createFairQueue<Task>();
  let longUnderWay = 0;
  let later: NodeJS.Timeout | undefined;
  let soon: NodeJS.Immediate | undefined;
  /** The job that was looked at, and what its thread had taken by the first look. */
  let looked = { busySince: 0, cpuMs: 0 };
  let closed = false;

  async function ask<N extends Name>(
    name: N,
    args: Readonly<Parameters<Jobs[N]>>,
    by: number | string,
  ): Promise<Answer<N>> {
    try {
      return (await queued(name, [...args], String(by))) as Answer<N>;
    } catch (error) {
      if (error instanceof LanguageError && error.reason !== 'closed') {
        onTrouble?.({ job: name, reason: error.reason });
      }
      throw error;
    }
  }

  function queued(name: Name, args: unknown[], flow: string): Promise<unknown> {
    if (closed) {
      throw closedError();
    }
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const limits = limitsOf[name];
    const task: Task = {
      job: { name, args },
      limits,
      flow,
      costMs: costOf(args),
      isOver: false,
      resolve,
      reject,
    };
    const moreMs = lanes.some(({ state, worker }) => state !== 'loading' && worker.isStarted()) ? 0 : loadingMs;
    waiting.add(task, { flow, cost: task.costMs });
    if (limits.goesTogether) {
      // At the end of this turn of the event loop: who else saves in it goes along.
      soon ??= setImmediate(beginWhatMay);
    } else {
      beginWhatMay();
    }
    const timers = [
      // A thread that has to be loaded is not loaded sooner for people in a hurry.
      setTimeout(
        () => {
          if (waiting.remove(task)) {
            reject(new LanguageError('busy', `Too much waited before the job ${name}.`));
          }
        },
        (limits.waitMs + moreMs) * Math.max(1, patience),
      ),
      limits.answerMs === undefined
        ? undefined
        : setTimeout(
            () => {
              waiting.remove(task);
              reject(lateError(name));
            },
            (limits.answerMs + moreMs) * patience,
          ),
    ];
    return promise.finally(() => {
      task.isOver = true;
      timers.forEach((timer) => clearTimeout(timer));
    });
  }

  function beginWhatMay(): void {
    clearImmediate(soon);
    soon = undefined;
    for (const lane of lanes) {
      const task = isReady(lane) ? waiting.take(mayBegin) : undefined;
      if (task) {
        void work(lane, [task, ...takeAlong(task, waiting, lane.answered)]);
      }
    }
    loadWhatIsMissing();
  }

  /**
   * Another thread takes some 55 MB, so it is loaded for what waits behind one job that goes on and on, and not for many
   * short ones: these are done before it is there.
   */
  function loadWhatIsMissing(isHeldUpByLongJob = false): void {
    const cold = lanes.find(({ state, worker }) => state === 'free' && !worker.isStarted());
    const isWanted = waiting.all().some(mayBegin) || lanes.some(({ behind }) => behind > 0);
    // One that is ready takes up what waits at the end of this turn.
    const isOneAvailableSoon = lanes.some((lane) => lane.state === 'loading' || isReady(lane));
    if (!cold || closed || !isWanted || isOneAvailableSoon) {
      return;
    }
    const [busy] = lanes.filter(({ state }) => state === 'working').toSorted((a, b) => b.busySince - a.busySince);
    if (!busy || isHeldUpByLongJob) {
      void load(cold);
      return;
    }
    const busyForMs = performance.now() - busy.busySince;
    later ??= setTimeout(() => void lookAt(busy), busyForMs < longMs ? longMs - busyForMs : longMs);
  }

  /**
   * Looks whether a job has been at it for long since it was looked at first, by the processor's time: short jobs that
   * wait for the processor, because the machine has much else to do, are not done sooner by a thread that waits as well.
   */
  async function lookAt(lane: Lane): Promise<void> {
    const cpuMs = (await lane.worker.cpuMs()) ?? 0;
    const { busySince, loadedCpuMs } = lane;
    const isLong =
      looked.busySince === busySince && cpuMs - looked.cpuMs >= longMs / 2 && cpuMs - loadedCpuMs >= slowAtFirstMs;
    looked = looked.busySince === busySince ? looked : { busySince, cpuMs };
    later = undefined;
    loadWhatIsMissing(isLong);
  }

  function isReady({ state, worker }: Lane): boolean {
    return !closed && state === 'free' && worker.isStarted();
  }

  /** Long jobs leave one lane free. */
  function mayBegin({ limits }: Task): boolean {
    return limits.isShort || lanes.length === 1 || longUnderWay < lanes.length - 1;
  }

  async function work(lane: Lane, tasks: Task[]): Promise<void> {
    const [{ limits }] = tasks as [Task];
    const isLong = Number(!limits.isShort);
    lane.state = 'working';
    longUnderWay += isLong;
    const startedAt = performance.now();
    lane.busySince = startedAt;
    const cpuMs = limits.deadlineMs * patience * (tasks.length > 1 ? shareBesideOthers : 1);
    let answered = 0;
    lane.behind = tasks.length - 1;
    const onProgress = (answer: JobAnswer): void => {
      settle(tasks[answered], answer);
      answered += 1;
      lane.answered += 1;
      // Many short jobs after one another are not one that goes on and on.
      lane.busySince = performance.now();
      lane.behind = Math.max(0, tasks.length - answered - 1);
    };
    try {
      const asked = tasks.map(({ job }) => job);
      await lane.worker.run(asked, { timeoutMs: cpuMs * byTheClock, cpuMs, onProgress });
    } catch (error) {
      giveUp(tasks.slice(answered), error);
    }
    // What took longer than it looked is made good by waiting longer the next time.
    const tookMs = (performance.now() - startedAt) / tasks.length;
    for (const { flow, costMs } of tasks) {
      waiting.charge(flow, Math.max(0, tookMs - costMs));
    }
    longUnderWay -= isLong;
    lane.behind = 0;
    lane.state = 'free';
    beginWhatMay();
    warmUp();
  }

  /** Fails the first of these, which its thread was at; the others wait for another turn. */
  function giveUp([first, ...others]: readonly Task[], error: unknown): void {
    first?.reject(closed ? closedError() : languageError(first.job.name, error));
    for (const task of others.filter(({ isOver }) => !isOver)) {
      if (closed) {
        task.reject(closedError());
      } else {
        waiting.add(task, { flow: task.flow, cost: task.costMs });
      }
    }
  }

  /** Loads a worker. When it cannot even be loaded, the job that is next fails in its place. */
  async function load(lane: Lane): Promise<void> {
    lane.state = 'loading';
    try {
      await lane.worker.run([{ name: 'warmUp', args: [] }], { timeoutMs: limitsOf.warmUp.deadlineMs * patience });
    } catch (error) {
      waiting.take(() => true)?.reject(closed ? closedError() : languageError('warmUp', error));
    }
    lane.loadedCpuMs = (await lane.worker.cpuMs()) ?? 0;
    lane.answered = 0;
    lane.state = 'free';
    beginWhatMay();
  }

  /** Sees to it that one thread is there. */
  function warmUp(): void {
    const [first] = lanes;
    if (!closed && first?.state === 'free' && !first.worker.isStarted()) {
      void load(first);
    }
  }

  async function close(): Promise<void> {
    closed = true;
    clearTimeout(later);
    clearImmediate(soon);
    for (const task of waiting.all()) {
      waiting.remove(task);
      task.reject(closedError());
    }
    await Promise.all(lanes.map(({ worker }) => worker.close()));
  }

  return { ask, warmUp, close };
}
