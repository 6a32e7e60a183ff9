import { sql, type Kysely } from 'kysely';
import type { JobsTables } from './jobs.table.ts';

export type JobCounts = { kind: string; waiting: number; running: number; givenUp: number };

/** How much work there is of each kind that has any: what waits for its time, what is begun, what was given up. */
export async function countJobs<Tables extends JobsTables>(db: Kysely<Tables>, now: number): Promise<JobCounts[]> {
  const { rows } = await sql<Record<keyof JobCounts, string | number>>`
    select kind,
      sum(case when dead_at is null and (leased_until is null or leased_until <= ${now}) then 1 else 0 end) as waiting,
      sum(case when dead_at is null and leased_until > ${now} then 1 else 0 end) as running,
      sum(case when dead_at is not null then 1 else 0 end) as "givenUp"
    from jobs group by kind order by kind`.execute(db);
  return rows.map(({ kind, waiting, running, givenUp }) => ({
    kind: String(kind),
    waiting: Number(waiting),
    running: Number(running),
    givenUp: Number(givenUp),
  }));
}
