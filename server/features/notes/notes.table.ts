import type { Generated } from 'kysely';
import type { Step } from '#server/platform/db/migrate.ts';

export type Notes = {
  id: Generated<number>;
  user_id: number;
  /** The words, sealed as 'note'. */
  content: Uint8Array;
  /** Made by the client once a reflection, so that a retry finds what the first try saved. */
  idempotency_key: string | null;
  /** The writer's zone and calendar day at writing; travelling changes neither. */
  timezone: string;
  local_date: string;
  created_at: number;
};

export type NotesTables = { notes: Notes };

export const createNotesTables: Step = async (db, { big, bytes, id }) => {
  await id(db.schema.createTable('notes'))
    .addColumn('user_id', big, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('content', bytes, (column) => column.notNull())
    .addColumn('idempotency_key', 'text')
    .addColumn('timezone', 'text', (column) => column.notNull())
    .addColumn('local_date', 'text', (column) => column.notNull())
    .addColumn('created_at', big, (column) => column.notNull())
    .addUniqueConstraint('note_saved_once', ['user_id', 'idempotency_key'])
    .execute();
  await db.schema.createIndex('notes_by_time').on('notes').columns(['user_id', 'created_at', 'id']).execute();
  await db.schema.createIndex('notes_by_day').on('notes').columns(['user_id', 'local_date']).execute();
};
