import type { Generated } from 'kysely';
import { takesGivenIds } from '#server/platform/db/columns.ts';
import type { Step } from '#server/platform/db/migrate.ts';

/** A line that a friend sent someone, to be spoken in their next toast if they like. */
export type FriendLines = {
  id: Generated<number>;
  /** Whose toast it was sent to. */
  owner_id: number;
  /** Who sent it. */
  user_id: number;
  /** The line, sealed as 'friend-line' with its author's key and the row's id. */
  line: Uint8Array;
  /** When its receiver let it be spoken; null when they did not. */
  welcome_at: number | null;
  /** When it was spoken in a weekly toast. */
  spoken_at: number | null;
  created_at: number;
};

export type FriendLinesTables = { friend_lines: FriendLines };

export const createFriendLinesTables: Step = async (db, { big, bytes, id }) => {
  await id(db.schema.createTable('friend_lines'))
    .addColumn('owner_id', big, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('user_id', big, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('line', bytes, (column) => column.notNull())
    .addColumn('welcome_at', big)
    .addColumn('spoken_at', big)
    .addColumn('created_at', big, (column) => column.notNull())
    .execute();
  await takesGivenIds(db, 'friend_lines');
  await db.schema.createIndex('friend_lines_to').on('friend_lines').columns(['owner_id', 'spoken_at']).execute();
  await db.schema.createIndex('friend_lines_by').on('friend_lines').column('user_id').execute();
};
