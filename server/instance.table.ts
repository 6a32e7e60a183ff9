import type { Step } from '#server/platform/db/migrate.ts';

/** Facts about this installation. */
export type InstanceFacts = { name: string; value: Uint8Array };

export type InstanceTables = { instance_facts: InstanceFacts };

export const createInstanceTables: Step = async (db, { bytes }) => {
  await db.schema
    .createTable('instance_facts')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', bytes, (column) => column.notNull())
    .execute();
};
