import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock, Random } from '#server/platform/clock.ts';
import { reasonOf } from '#server/platform/log/reason.ts';
import { claimJobs, deleteJob, insertJob, postponeJob, releaseJob, renewLease, type JobRow } from './jobs.queries.ts';
import type { JobsTables } from './jobs.table.ts';

/** A kind of work: what it is called in the table, how often it is tried, and what it does. */
export type Job<Deps, Payload extends object = object> = {
  kind: string;
  /** Tries before it is given up; with doubling waits, ten last an hour, twenty about two days. */
  mostTries: number;
  /** May run twice when a process dies in the middle, so it must come to the same. */
  run(deps: Deps, work: { payload: Payload; userId: number | null }): Promise<void | Again>;
};

/** There is more to do at that instant, within twelve hours: the job waits until then, its tries not counted so far. */
export type Again = { again: number };

export type Enqueued = {
  payload?: object;
  userId?: number | null;
  /** While a job with this key waits, another is not added. */
  uniqueKey?: string;
  /** Epoch milliseconds, within twelve hours; at once when not given. */
  dueAt?: number;
  now: number;
};

const awake = new Set<() => void>();

/** Writes down work to be done. Within a transaction it is there when the transaction is, and not otherwise. */
export async function enqueue<Tables extends JobsTables>(
  db: Kysely<Tables>,
  { kind }: Pick<Job<never>, 'kind'>,
  { payload = {}, userId = null, uniqueKey, dueAt, now }: Enqueued,
): Promise<void> {
  await insertJob(db as unknown as Kysely<JobsTables>, {
    kind,
    user_id: userId,
    payload: JSON.stringify(payload),
    unique_key: uniqueKey ?? null,
    due_at: dueAt ?? now,
    tries: 0,
    leased_until: null,
    last_error: null,
    dead_at: null,
    created_at: now,
  });
  wakeQueues();
}

/** Has the queues of this process look for work at once. */
export function wakeQueues(): void {
  for (const wake of awake) {
    wake();
  }
}

/** How long the work of a process that died waits for another; who lives says so in time. */
const leaseMs = 30_000;
const renewEveryMs = 10_000;
const atOnce = 10;
/** How soon work is found that another process enqueued. */
export const lookEveryMs = 2_000;
const firstWaitMs = 5_000;
const longestWaitMs = 6 * 3_600_000;
const mostAheadMs = 2 * longestWaitMs;

/** Any database with a table of jobs: Kysely's own type fits one set of tables exactly. */
type QueueDb = Pick<Kysely<JobsTables>, 'isTransaction'>;

/** What the queue itself needs. */
export type JobDeps = { db: QueueDb; clock: Clock; random: Random; log: FastifyBaseLogger };

/**
 * Does the work of these kinds that is due, each piece by itself: one that fails is put off, ever longer, and the others
 * do not wait for it. Other kinds are left to whoever knows them, such as a newer Clink beside this one. Answers with how
 * many pieces were taken on.
 */
export async function runDueJobs<Deps extends JobDeps>(
  deps: Deps,
  kinds: readonly Job<Deps, never>[],
  stopping?: AbortSignal,
): Promise<number> {
  const db = deps.db as unknown as Kysely<JobsTables>;
  const known = new Map(kinds.map((kind) => [kind.kind, kind]));
  const running = new Set<Promise<void>>();
  let taken = 0;
  for (;;) {
    // What ends while one looks may have left more to do.
    const isIdle = running.size === 0;
    const jobs = stopping?.aborted
      ? []
      : await claimJobs(db, {
          kinds: [...known.keys()],
          now: deps.clock.now(),
          leaseMs,
          mostAheadMs,
          most: atOnce - running.size,
        });
    if (jobs.length === 0 && isIdle) {
      return taken;
    }
    taken += jobs.length;
    for (const job of jobs) {
      const kind = known.get(job.kind);
      if (kind) {
        const run = runJob(deps, kind, job).finally(() => running.delete(run));
        running.add(run);
      }
    }
    // One that takes long keeps its own place only.
    if (running.size >= atOnce) {
      await Promise.race(running);
    } else if (jobs.length === 0 && running.size > 0) {
      await somethingChanges(running);
    }
  }
}

/** Resolves when one of these is over, when something is enqueued, or else when it is time to look again. */
async function somethingChanges(running: Iterable<Promise<void>>): Promise<void> {
  let stop = () => {};
  const woken = new Promise<void>((resolve) => {
    const stopListening = whenEnqueued(resolve);
    const timer = setTimeout(resolve, lookEveryMs);
    stop = () => {
      stopListening();
      clearTimeout(timer);
    };
  });
  await Promise.race([...running, woken]).finally(() => stop());
}

async function runJob<Deps extends JobDeps>(deps: Deps, kind: Job<Deps, never>, job: JobRow): Promise<void> {
  const db = deps.db as unknown as Kysely<JobsTables>;
  const stopRenewing = keepLease(deps, db, job);
  try {
    const more = await kind.run(deps, { payload: JSON.parse(job.payload) as never, userId: job.user_id });
    await (more ? postponeJob(db, job.id, { tries: job.tries, dueAt: more.again }) : deleteJob(db, job.id));
  } catch (error) {
    const isOver = isFinal(error) || job.tries >= kind.mostTries;
    const now = deps.clock.now();
    deps.log[isOver ? 'error' : 'warn']({ job: job.kind, tries: job.tries, reason: reasonOf(error) }, 'a job failed');
    await releaseJob(db, job.id, {
      tries: job.tries,
      lastError: reasonOf(error),
      dueAt: now + waitMs(job.tries, deps.random),
      deadAt: isOver ? now : null,
    });
  } finally {
    stopRenewing();
  }
}

/** Keeps a job for as long as it is worked on, however long that takes. Answers with how to stop. */
function keepLease({ clock, log }: JobDeps, db: Kysely<JobsTables>, { id, tries }: JobRow): () => void {
  const timer = setInterval(() => {
    renewLease(db, id, { tries, until: clock.now() + leaseMs }).catch((error: unknown) =>
      log.warn({ reason: reasonOf(error) }, 'a job could not be kept'),
    );
  }, renewEveryMs).unref();
  return () => clearInterval(timer);
}

/** Whether the error says of itself, with `isFinal`, that another try would come to the same. */
function isFinal(error: unknown): boolean {
  return error instanceof Error && 'isFinal' in error && error.isFinal === true;
}

/** Doubles from five seconds to six hours, up to a third longer by chance so that many do not come back at once. */
function waitMs(tries: number, random: Random): number {
  const wait = Math.min(longestWaitMs, firstWaitMs * 2 ** (tries - 1));
  return Math.round(wait * (1 + random.bytes(1).readUInt8() / 768));
}

const soonMs = 30;

/** Calls `look` shortly after something was enqueued in this process. Answers with how to stop listening. */
export function whenEnqueued(look: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  // A little later, for the transaction that holds the job must be over first.
  const wake = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      look();
    }, soonMs).unref();
  };
  awake.add(wake);
  return () => {
    awake.delete(wake);
    clearTimeout(timer);
  };
}
