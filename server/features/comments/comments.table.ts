import type { Generated } from 'kysely';
import { takesGivenIds } from '#server/platform/db/columns.ts';
import type { Step } from '#server/platform/db/migrate.ts';

export type Comments = {
  id: Generated<number>;
  share_id: number;
  toast_id: number;
  /** Whose toast it is. */
  owner_id: number;
  user_id: number;
  /** The words, sealed as 'comment' with their author's key, the row's id and version. */
  words: Uint8Array;
  /** Goes up when the words are changed. */
  version: number;
  created_at: number;
  updated_at: number | null;
};

/** That someone showed a comment to those who look after this server. */
export type CommentReports = {
  id: Generated<number>;
  comment_id: number;
  user_id: number;
  created_at: number;
};

export type CommentsTables = { comments: Comments; comment_reports: CommentReports };

export const createCommentsTables: Step = async (db, { big, bytes, id }) => {
  await id(db.schema.createTable('comments'))
    .addColumn('share_id', big, (column) => column.notNull().references('shares.id').onDelete('cascade'))
    .addColumn('toast_id', big, (column) => column.notNull())
    .addColumn('owner_id', big, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('user_id', big, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('words', bytes, (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', big, (column) => column.notNull())
    .addColumn('updated_at', big)
    .execute();
  await takesGivenIds(db, 'comments');
  await db.schema.createIndex('comments_of_share').on('comments').columns(['share_id', 'id']).execute();
  await db.schema.createIndex('comments_to').on('comments').columns(['owner_id', 'created_at']).execute();
  await db.schema.createIndex('comments_by').on('comments').column('user_id').execute();
  await id(db.schema.createTable('comment_reports'))
    .addColumn('comment_id', big, (column) => column.notNull().references('comments.id').onDelete('cascade'))
    .addColumn('user_id', big, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', big, (column) => column.notNull())
    .addUniqueConstraint('one_report_a_person', ['comment_id', 'user_id'])
    .execute();
};
