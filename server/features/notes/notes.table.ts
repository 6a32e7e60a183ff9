import { sql, type Generated } from 'kysely';
import type { Step } from '#server/platform/db/migrate.ts';

export type Notes = {
  id: Generated<number>;
  user_id: number;
  /** The words, sealed as 'note' with the row's id and version. */
  content: Uint8Array;
  /** Made by the client once a reflection, so that a retry finds what the first try saved. */
  idempotency_key: string | null;
  /** The writer's zone and calendar day at writing; travelling changes neither. */
  timezone: string;
  local_date: string;
  /** When it was written. */
  created_at: number;
  /** When it came here, where that was later: it had waited on a device. */
  arrived_at: number | null;
  /** Goes up with every change, so that one made to an older version is refused. */
  version: Generated<number>;
  /** When the words or the day were last changed. */
  updated_at: number | null;
  /** Never told in a toast. */
  kept_out: Generated<number>;
  /** Its writer asks for it to be told, also where its words alone would keep it out of toasts. */
  asked_for: Generated<number>;
  /** Deleted, and gone for everyone but who brings it back within moments; then the row goes. */
  deleted_at: number | null;
  /** What the save with the idempotency key carried, once that was changed: see `saved-as.ts`. Sealed as 'saved-as'. */
  saved_as: Uint8Array | null;
  /** The recording of its writer's own voice beside the words. */
  voice_clip: string | null;
  /** How long that speaks. */
  voice_ms: number | null;
  /** The import that made it; null for what was written here. */
  import_id: number | null;
  /** Tells what was imported apart from all else of its writer's, so that it is not brought in twice: an HMAC. */
  import_key: string | null;
};

/** What someone is writing, at most one a person. */
export type Drafts = {
  user_id: number;
  /** The words, sealed as 'draft' with the two below. */
  content: Uint8Array;
  /** The idempotency key that its save will carry. */
  key: string;
  updated_at: number;
};

export type NotesTables = { notes: Notes; drafts: Drafts };

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

/** Reflections can be changed, kept out of toasts, brought back, and kept while they are written. */
export const addNoteChanges: Step = async (db, { big, bytes }) => {
  const table = () => db.schema.alterTable('notes');
  await table()
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await table().addColumn('updated_at', big).execute();
  await table()
    .addColumn('kept_out', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await table().addColumn('deleted_at', big).execute();
  await table().addColumn('saved_as', bytes).execute();
  await db.schema.dropIndex('notes_by_day').execute();
  // In the order of the list, and without those that nobody sees.
  await sql`create index notes_in_order on notes (user_id, local_date, created_at, id) where deleted_at is null`.execute(
    db,
  );
  await db.schema
    .createTable('drafts')
    .addColumn('user_id', big, (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('content', bytes, (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('updated_at', big, (column) => column.notNull())
    .execute();
};

/** A writer may ask for a reflection to be told that sounds as if they were in danger. */
export const addAskedFor: Step = async (db) => {
  await db.schema
    .alterTable('notes')
    .addColumn('asked_for', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
};

/** A reflection that waited on a device keeps when it was written, and when it came. */
export const addArrivals: Step = async (db, { big }) => {
  await db.schema.alterTable('notes').addColumn('arrived_at', big).execute();
  await sql`create index notes_by_arrival on notes (user_id, arrived_at) where arrived_at is not null`.execute(db);
};
