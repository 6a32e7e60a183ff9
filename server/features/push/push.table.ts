import type { Generated } from 'kysely';
import { takesGivenIds } from '#server/platform/db/columns.ts';
import type { Step } from '#server/platform/db/migrate.ts';

/** A browser that takes someone's notifications. */
export type PushDevices = {
  id: Generated<number>;
  user_id: number;
  /** SHA-256 of the address of its subscription: a browser takes the notifications of one person. */
  endpoint_hash: string;
  /** The subscription as JSON, sealed as 'push-device' with the row's id. */
  subscription: Uint8Array;
  /** As people say it; null when it is not known. */
  device: string | null;
  /** The day of which this device was reminded last. */
  reminded_on: string | null;
  created_at: number;
};

export type PushTables = { push_devices: PushDevices };

export const createPushTables: Step = async (db, { big, bytes, id }) => {
  await id(db.schema.createTable('push_devices'))
    .addColumn('user_id', big, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('endpoint_hash', 'text', (column) => column.notNull().unique())
    .addColumn('subscription', bytes, (column) => column.notNull())
    .addColumn('device', 'text')
    .addColumn('reminded_on', 'text')
    .addColumn('created_at', big, (column) => column.notNull())
    .execute();
  await takesGivenIds(db, 'push_devices');
  await db.schema.createIndex('push_devices_of_user').on('push_devices').column('user_id').execute();
};
