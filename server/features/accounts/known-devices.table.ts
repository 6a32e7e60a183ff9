import type { Generated } from 'kysely';
import type { Step } from '#server/platform/db/migrate.ts';

/** A browser on which someone has signed in before. It is known by the hash of a token in a cookie, and by nothing else. */
export type KnownDevices = {
  id: Generated<number>;
  user_id: number;
  token_hash: string;
  expires_at: number;
};

export const createKnownDevices: Step = async (db, { big, id }) => {
  await id(db.schema.createTable('known_devices'))
    .addColumn('user_id', big, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('expires_at', big, (column) => column.notNull())
    .addUniqueConstraint('one_row_of_a_device', ['user_id', 'token_hash'])
    .execute();
  await db.schema.createIndex('known_devices_by_token').on('known_devices').column('token_hash').execute();
};
