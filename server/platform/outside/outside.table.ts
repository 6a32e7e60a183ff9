import type { Generated } from 'kysely';
import type { Step } from '#server/platform/db/migrate.ts';
import type { OutsideCall, OutsidePurpose } from '#shared/contract/ledger.ts';

/** A call to somebody else on a person's behalf: to whom and what for, never what was said nor to which address. */
export type ThirdPartyCalls = {
  id: Generated<number>;
  user_id: number;
  /** Host and port. */
  host: string;
  purpose: OutsidePurpose;
  bytes: number;
  outcome: OutsideCall['outcome'];
  created_at: number;
};

export type OutsideTables = { third_party_calls: ThirdPartyCalls };

export const createThirdPartyCalls: Step = async (db, { big, id }) => {
  await id(db.schema.createTable('third_party_calls'))
    .addColumn('user_id', big, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('host', 'text', (column) => column.notNull())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('bytes', big, (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('created_at', big, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('third_party_calls_of_user')
    .on('third_party_calls')
    .columns(['user_id', 'created_at'])
    .execute();
  await db.schema.createIndex('third_party_calls_by_age').on('third_party_calls').column('created_at').execute();
};
