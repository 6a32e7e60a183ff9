import type { Step } from '#server/platform/db/migrate.ts';

/** Until when someone has looked at what others did. */
export type ActivitySeen = { user_id: number; seen_at: number };

export type ActivityTables = { activity_seen: ActivitySeen };

export const createActivityTables: Step = async (db, { big }) => {
  await db.schema
    .createTable('activity_seen')
    .addColumn('user_id', big, (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('seen_at', big, (column) => column.notNull())
    .execute();
};
