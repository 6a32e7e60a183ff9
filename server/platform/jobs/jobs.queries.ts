import type { Insertable, Kysely, Selectable } from 'kysely';
import { clockSkewMs } from '#server/platform/clock.ts';
import { skipTaken } from '#server/platform/db/skip-taken.ts';
import type { Jobs, JobsTables } from './jobs.table.ts';

export type JobRow = Selectable<Jobs>;

/** Answers whether it is new: a key that waits already is left as it is. */
export async function insertJob(db: Kysely<JobsTables>, job: Insertable<Jobs>): Promise<boolean> {
  const inserted = await db
    .insertInto('jobs')
    .values(job)
    .onConflict((conflict) => conflict.column('unique_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

type Claim = {
  kinds: string[];
  now: number;
  leaseMs: number;
  /** How far ahead a job may be due; what is due later was put off before the clock was set back. */
  mostAheadMs: number;
  most: number;
};

/** Takes up to `most` jobs of these kinds that are due for `leaseMs`; nobody else gets them meanwhile. */
export function claimJobs(
  db: Kysely<JobsTables>,
  { kinds, now, leaseMs, mostAheadMs, most }: Claim,
): Promise<JobRow[]> {
  return db.transaction().execute(async (transaction) => {
    const due = transaction
      .selectFrom('jobs')
      .select('id')
      .where('dead_at', 'is', null)
      .where('kind', 'in', kinds)
      .where((where) =>
        where.or([
          where('due_at', '<=', now),
          where('due_at', '>', now + mostAheadMs),
          // Asked for in what is now the future.
          where('created_at', '>', now + clockSkewMs),
        ]),
      )
      .where((where) =>
        where.or([
          where('leased_until', 'is', null),
          where('leased_until', '<=', now),
          where('leased_until', '>', now + leaseMs + clockSkewMs),
        ]),
      )
      .orderBy('due_at')
      .orderBy('id')
      .limit(most);
    const rows = await skipTaken(transaction, due).execute();
    if (rows.length === 0) {
      return [];
    }
    return transaction
      .updateTable('jobs')
      .set((set) => ({
        leased_until: now + leaseMs,
        tries: set('tries', '+', 1),
        // From here on it waits between its tries like any other.
        created_at: set.case().when('created_at', '>', now).then(now).else(set.ref('created_at')).end(),
      }))
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .returningAll()
      .execute();
  });
}

/** Keeps a job that is worked on, unless somebody else has it by now. */
export async function renewLease(
  db: Kysely<JobsTables>,
  id: number,
  { tries, until }: { tries: number; until: number },
): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ leased_until: until })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('leased_until', 'is not', null)
    .execute();
}

/** Lets go of a job that has more to do later, as if it were new then; not one that somebody else has by now. */
export async function postponeJob(
  db: Kysely<JobsTables>,
  id: number,
  { tries, dueAt }: { tries: number; dueAt: number },
): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ leased_until: null, last_error: null, due_at: dueAt, tries: 0 })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .execute();
}

export async function deleteJob(db: Kysely<JobsTables>, id: number): Promise<void> {
  await db.deleteFrom('jobs').where('id', '=', id).execute();
}

type Failure = { tries: number; lastError: string; dueAt: number; deadAt: number | null };

/**
 * Lets go of a job that failed at its `tries`th try. A dead one gives its key free. One that was taken over meanwhile,
 * because its lease had ended, is left to whoever has it now.
 */
export async function releaseJob(
  db: Kysely<JobsTables>,
  id: number,
  { tries, lastError, dueAt, deadAt }: Failure,
): Promise<void> {
  await db
    .updateTable('jobs')
    .set({
      leased_until: null,
      last_error: lastError,
      due_at: dueAt,
      dead_at: deadAt,
      ...(deadAt !== null && { unique_key: null }),
    })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .execute();
}
