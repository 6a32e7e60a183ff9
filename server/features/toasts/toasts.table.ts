import type { Generated } from 'kysely';
import type { Step } from '#server/platform/db/migrate.ts';
import type { NarratorId } from '#shared/contract/narrators.ts';
import type { Tone } from '#shared/contract/settings.ts';
import type { PreparedTables } from './prepared.table.ts';

export type VoicedBy = 'builtin' | 'service' | 'fallback';

export type Toasts = {
  id: Generated<number>;
  user_id: number;
  type: 'weekly';
  interval_start: number;
  interval_end: number;
  /** Made on request before its week was over; the scheduled toast of the same interval takes its place. */
  early: number;
  /** The lines with their note ids and times, as JSON, sealed as 'toast' with the row's id and version. */
  lines: Uint8Array;
  /** Goes up when the lines are sealed again. */
  version: Generated<number>;
  narrator: NarratorId;
  tone: Tone;
  /** What the words were composed from beside the notes; the same seed composes the same words. */
  seed: string;
  /** Who wrote the words: the built-in composer, or the model the operator had chosen. */
  writer: 'builtin' | 'model';
  audio_id: string | null;
  duration_ms: number | null;
  /** Who spoke it: the built-in voice, a service, or the built-in voice because the service could not be reached. */
  voiced_by: Generated<VoicedBy>;
  created_at: number;
  /** The import that brought it; null for one made here. */
  import_id: Generated<number | null>;
};

export type ToastsTables = { toasts: Toasts } & PreparedTables;

export const createToastsTables: Step = async (db, { big, bytes, id }) => {
  await id(db.schema.createTable('toasts'))
    .addColumn('user_id', big, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('interval_start', big, (column) => column.notNull())
    .addColumn('interval_end', big, (column) => column.notNull())
    .addColumn('early', 'integer', (column) => column.notNull())
    .addColumn('lines', bytes, (column) => column.notNull())
    .addColumn('narrator', 'text', (column) => column.notNull())
    .addColumn('tone', 'text', (column) => column.notNull())
    .addColumn('seed', 'text', (column) => column.notNull())
    .addColumn('audio_id', 'text', (column) => column.references('audio_clips.id').onDelete('set null'))
    .addColumn('duration_ms', 'integer')
    .addColumn('created_at', big, (column) => column.notNull())
    // The guard against two toasts of one week, whoever makes them.
    .addUniqueConstraint('one_toast_an_interval', ['user_id', 'type', 'interval_start'])
    .execute();
};

export const addToastWriter: Step = async (db) => {
  await db.schema
    .alterTable('toasts')
    .addColumn('writer', 'text', (column) => column.notNull().defaultTo('builtin'))
    .execute();
};

/** A recording that goes is looked for among the toasts that name it. */
export const indexToastAudio: Step = async (db) => {
  await db.schema.createIndex('toasts_by_audio').on('toasts').column('audio_id').execute();
};

export const addVoiceTries: Step = async (db, { big }) => {
  await db.schema
    .alterTable('toasts')
    .addColumn('voice_tried_at', big, (column) => column.notNull().defaultTo(0))
    .execute();
};

export const addVoicedBy: Step = async (db) => {
  await db.schema
    .alterTable('toasts')
    .addColumn('voiced_by', 'text', (column) => column.notNull().defaultTo('builtin'))
    .execute();
};
