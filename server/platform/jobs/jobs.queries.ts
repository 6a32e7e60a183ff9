import type { Insertable, Kysely, Selectable } from 'kysely';
import { isPostgres } from '#server/platform/db/columns.ts';
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

type Claim = { kinds: string[]; now: number; leaseMs: number; most: number };

/** Takes up to `most` jobs of these kinds that are due for `leaseMs`; nobody else gets them meanwhile. */
export function claimJobs(db: Kysely<JobsTables>, { kinds, now, leaseMs, most }: Claim): Promise<JobRow[]> {
  return db.transaction().execute(async (transaction) => {
    const due = transaction
      .selectFrom('jobs')
      .select('id')
      .where('dead_at', 'is', null)
      .where('kind', 'in', kinds)
      .where('due_at', '<=', now)
      .where((where) => where.or([where('leased_until', 'is', null), where('leased_until', '<=', now)]))
      .orderBy('due_at')
      .orderBy('id')
      .limit(most);
    // SQLite has one writer at a time, so there is nobody to skip.
    const rows = await (isPostgres(transaction) ? due.forUpdate().skipLocked() : due).execute();
    if (rows.length === 0) {
      return [];
    }
    return transaction
      .updateTable('jobs')
      .set((set) => ({ leased_until: now + leaseMs, tries: set('tries', '+', 1) }))
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .returningAll()
      .execute();
  });
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
