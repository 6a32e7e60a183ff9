import type { Generated } from 'kysely';
import type { Step } from '#server/platform/db/migrate.ts';

/** Work to be done outside a request. A row goes when its work is done; what failed for good stays to be looked at. */
export type Jobs = {
  id: Generated<number>;
  kind: string;
  /** Whose work it is; it goes with them. */
  user_id: number | null;
  /** JSON of ids and choices. Never words, addresses or tokens. */
  payload: string;
  /** At most one waiting job carries a key. */
  unique_key: string | null;
  due_at: number;
  /** How often it was begun. */
  tries: number;
  /** Until when whoever began it has it to themselves. */
  leased_until: number | null;
  last_error: string | null;
  dead_at: number | null;
  created_at: number;
};

export type JobsTables = { jobs: Jobs };

export const createJobsTables: Step = async (db, { big, id }) => {
  await id(db.schema.createTable('jobs'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('user_id', big, (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('unique_key', 'text', (column) => column.unique())
    .addColumn('due_at', big, (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('leased_until', big)
    .addColumn('last_error', 'text')
    .addColumn('dead_at', big)
    .addColumn('created_at', big, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('jobs_by_due').on('jobs').columns(['dead_at', 'due_at']).execute();
  await db.schema.createIndex('jobs_of_user').on('jobs').column('user_id').execute();
};
