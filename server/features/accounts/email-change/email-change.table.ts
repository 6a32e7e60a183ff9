import type { Generated } from 'kysely';
import { takesGivenIds } from '#server/platform/db/columns.ts';
import type { Step } from '#server/platform/db/migrate.ts';

/** Another email for an account, which waits until both addresses have said yes. */
export type EmailChanges = {
  id: Generated<number>;
  user_id: number;
  /** The address that is to come, sealed as 'email-change' with the row's id. */
  address: Uint8Array;
  /** The address that is to go, sealed as 'former-email' with the row's id. */
  former: Uint8Array;
  /** The hash of the secret in the letter to the present address; null before it is sent, and once it was used. */
  present_hash: string | null;
  /** The same for the new address. */
  new_hash: string | null;
  /** Whether the present address is asked: one that was never confirmed may be a stranger's. */
  asks_present: number;
  present_said_yes_at: number | null;
  new_said_yes_at: number | null;
  created_at: number;
  expires_at: number;
  /** When the email was changed; the row then waits for the letters that tell so. */
  done_at: number | null;
};

export type EmailChangesTables = { email_changes: EmailChanges };

export const createEmailChangesTables: Step = async (db, { big, bytes, id }) => {
  await id(db.schema.createTable('email_changes'))
    .addColumn('user_id', big, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('address', bytes, (column) => column.notNull())
    .addColumn('former', bytes, (column) => column.notNull())
    .addColumn('present_hash', 'text', (column) => column.unique())
    .addColumn('new_hash', 'text', (column) => column.unique())
    .addColumn('asks_present', 'integer', (column) => column.notNull())
    .addColumn('present_said_yes_at', big)
    .addColumn('new_said_yes_at', big)
    .addColumn('created_at', big, (column) => column.notNull())
    .addColumn('expires_at', big, (column) => column.notNull())
    .addColumn('done_at', big)
    .execute();
  await takesGivenIds(db, 'email_changes');
  await db.schema.createIndex('email_changes_of_user').on('email_changes').column('user_id').execute();
};
