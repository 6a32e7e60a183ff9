import type { Step } from '#server/platform/db/migrate.ts';

/** A recording in the audio store. Its id is its key there: 128 random bits as hex. */
export type AudioClips = {
  id: string;
  user_id: number;
  mime: string;
  created_at: number;
  /** The one reflection it speaks of, with which it goes; null for all other recordings. */
  note_id: number | null;
  /** What the device of its owner named it; null unless it is a recording of their own voice. */
  recording: string | null;
  /** How long it speaks, where the device has said so. */
  ms: number | null;
  /** Since when it has waited for a reflection to keep it; null when it does not wait. */
  waiting_since: number | null;
  /** How long it is as it is sent; null for one from before this was written down, until it is asked for. */
  byte_length: number | null;
};

export type AudioTables = { audio_clips: AudioClips };

export const createAudioTables: Step = async (db, { big }) => {
  await db.schema
    .createTable('audio_clips')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', big, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('mime', 'text', (column) => column.notNull())
    .addColumn('created_at', big, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('audio_clips_of_user').on('audio_clips').column('user_id').execute();
};

/** Podcast programs are told how long a recording is before they ask for it. */
export const addClipLengths: Step = async (db) => {
  await db.schema.alterTable('audio_clips').addColumn('byte_length', 'integer').execute();
};

/** A recording of one reflection goes with it. */
export const addClipNotes: Step = async (db, { big }) => {
  await db.schema
    .alterTable('audio_clips')
    .addColumn('note_id', big, (column) => column.references('notes.id').onDelete('cascade'))
    .execute();
  await db.schema.createIndex('audio_clips_of_note').on('audio_clips').column('note_id').execute();
};
