import type { Generated } from 'kysely';
import type { Step } from '#server/platform/db/migrate.ts';
import type { SignInKind } from '#shared/contract/ledger.ts';

/** That someone came in, or chose a new password. No address of a network is kept. */
export type SignIns = {
  id: Generated<number>;
  user_id: number;
  kind: SignInKind;
  /** What it was done on, as people say it: 'Firefox on Windows'. */
  device: string | null;
  /** Whether someone had signed in there before. */
  was_known: number;
  /** The session that was begun; it may have ended since. */
  session_id: number | null;
  created_at: number;
};

/** Wrong passwords that were tried on an account within an hour; on no account at all where the name was unknown. */
export type FailedSignIns = {
  id: Generated<number>;
  user_id: number | null;
  hour: number;
  tries: number;
};

export type SignInsTables = { sign_ins: SignIns; failed_sign_ins: FailedSignIns };

export const createSignIns: Step = async (db, { big, id }) => {
  await id(db.schema.createTable('sign_ins'))
    .addColumn('user_id', big, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('device', 'text')
    .addColumn('was_known', 'integer', (column) => column.notNull())
    .addColumn('session_id', big)
    .addColumn('created_at', big, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sign_ins_of_user').on('sign_ins').columns(['user_id', 'created_at']).execute();
  await db.schema.createIndex('sign_ins_by_age').on('sign_ins').column('created_at').execute();
  await id(db.schema.createTable('failed_sign_ins'))
    .addColumn('user_id', big, (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('hour', big, (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addUniqueConstraint('one_count_an_hour', ['user_id', 'hour'])
    .execute();
};
