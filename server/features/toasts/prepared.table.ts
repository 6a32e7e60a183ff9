import type { Step } from '#server/platform/db/migrate.ts';

/** A weekly toast that is made ahead of its hour: nobody sees or hears it until then, when it becomes a row of `toasts`. */
export type PreparedToasts = {
  /** One a person. */
  user_id: number;
  interval_start: number;
  interval_end: number;
  /** What will be shown, and what it was made from, as JSON, sealed as 'prepared-toast' with the person and version. */
  toast: Uint8Array;
  /** Goes up when it is sealed again. */
  version: number;
  audio_id: string | null;
  duration_ms: number | null;
};

export type PreparedTables = { prepared_toasts: PreparedToasts };

export const createPreparedToasts: Step = async (db, { big, bytes }) => {
  await db.schema
    .createTable('prepared_toasts')
    .addColumn('user_id', big, (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('interval_start', big, (column) => column.notNull())
    .addColumn('interval_end', big, (column) => column.notNull())
    .addColumn('toast', bytes, (column) => column.notNull())
    .addColumn('version', big, (column) => column.notNull())
    .addColumn('audio_id', 'text', (column) => column.references('audio_clips.id').onDelete('set null'))
    .addColumn('duration_ms', 'integer')
    .execute();
  await db.schema.createIndex('prepared_toasts_by_audio').on('prepared_toasts').column('audio_id').execute();
};

/** A voice that failed is asked for again by a job, which keeps count of its tries itself. */
export const dropVoiceTries: Step = async (db) => {
  await db.schema.alterTable('toasts').dropColumn('voice_tried_at').execute();
};
