import type { Kysely } from 'kysely';
import { wakeQueues } from './jobs.ts';
import type { JobRow } from './jobs.queries.ts';
import type { JobsTables } from './jobs.table.ts';

type GivenUp = JobRow & { dead_at: number };

/** The work that was given up, the last first. */
export async function givenUpJobs<Tables extends JobsTables>(db: Kysely<Tables>, most: number): Promise<GivenUp[]> {
  const rows = await (db as unknown as Kysely<JobsTables>)
    .selectFrom('jobs')
    .selectAll()
    .where('dead_at', 'is not', null)
    .orderBy('dead_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.flatMap((row) => (row.dead_at === null ? [] : [{ ...row, dead_at: row.dead_at }]));
}

/** Takes given-up work on again, as if it were new. Answers whether it was there. */
export async function tryAgain<Tables extends JobsTables>(
  db: Kysely<Tables>,
  id: number,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await (db as unknown as Kysely<JobsTables>)
    .updateTable('jobs')
    .set({ dead_at: null, tries: 0, due_at: now, created_at: now, leased_until: null })
    .where('id', '=', id)
    .where('dead_at', 'is not', null)
    .executeTakeFirstOrThrow();
  wakeQueues();
  return numUpdatedRows > 0n;
}

/** Answers whether it was there. */
export async function forgetGivenUp<Tables extends JobsTables>(db: Kysely<Tables>, id: number): Promise<boolean> {
  const { numDeletedRows } = await (db as unknown as Kysely<JobsTables>)
    .deleteFrom('jobs')
    .where('id', '=', id)
    .where('dead_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
