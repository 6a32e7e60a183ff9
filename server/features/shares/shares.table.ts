import type { Generated } from 'kysely';
import type { Step } from '#server/platform/db/migrate.ts';
import type { Visibility } from '#shared/sharing.ts';

/** Lines of a toast as others may see them: a copy, with a key of its own that goes with it. */
export type Shares = {
  id: Generated<number>;
  /** No reference: a copy outlives an early toast whose place another has taken. */
  toast_id: number;
  user_id: number;
  /** SHA-256 of the code. */
  code_hash: string;
  /** The code, sealed as 'share-code' with its owner's key. */
  code: Uint8Array;
  /** The key of the lines and the recording, sealed as 'share-key' with its owner's key. */
  key: Uint8Array;
  /** The lines with their times, and which of the toast's they are, as JSON; sealed as 'share' with that key. */
  lines: Uint8Array;
  /** Goes up when the lines are sealed again. */
  version: number;
  visibility: Visibility;
  allow_comments: number;
  expires_at: number | null;
  audio_id: string | null;
  duration_ms: number | null;
  /** When the toast was made. */
  toast_at: number;
  view_count: Generated<number>;
  /** Goes up with everything that is said to it, so that those who look on learn of it. */
  activity: Generated<number>;
  created_at: number;
};

export type SharesTables = { shares: Shares };

export const createSharesTables: Step = async (db, { big, bytes, id }) => {
  await id(db.schema.createTable('shares'))
    .addColumn('toast_id', big, (column) => column.notNull().unique())
    .addColumn('user_id', big, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('code_hash', 'text', (column) => column.notNull().unique())
    .addColumn('code', bytes, (column) => column.notNull())
    .addColumn('key', bytes, (column) => column.notNull())
    .addColumn('lines', bytes, (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('visibility', 'text', (column) => column.notNull())
    .addColumn('allow_comments', 'integer', (column) => column.notNull())
    .addColumn('expires_at', big)
    .addColumn('audio_id', 'text', (column) => column.references('audio_clips.id').onDelete('set null'))
    .addColumn('duration_ms', 'integer')
    .addColumn('toast_at', big, (column) => column.notNull())
    .addColumn('view_count', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('activity', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', big, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('shares_of_user').on('shares').columns(['user_id', 'created_at']).execute();
  await db.schema.createIndex('shares_by_audio').on('shares').column('audio_id').execute();
};
