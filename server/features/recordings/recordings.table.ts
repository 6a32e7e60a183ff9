import { sql } from 'kysely';
import type { Step } from '#server/platform/db/migrate.ts';

/** Recordings of one's own voice: sent by a device under a name of its making, and kept by one reflection each. */
export const addRecordings: Step = async (db, { big }) => {
  const clips = () => db.schema.alterTable('audio_clips');
  await clips().addColumn('recording', 'text').execute();
  await clips().addColumn('ms', 'integer').execute();
  await clips().addColumn('waiting_since', big).execute();
  await sql`create unique index recording_sent_once on audio_clips (user_id, recording) where recording is not null`.execute(
    db,
  );
  await sql`create index recordings_waiting on audio_clips (waiting_since) where waiting_since is not null`.execute(db);
  const notes = () => db.schema.alterTable('notes');
  await notes()
    .addColumn('voice_clip', 'text', (column) => column.references('audio_clips.id').onDelete('set null'))
    .execute();
  await notes().addColumn('voice_ms', 'integer').execute();
  await sql`create unique index voice_of_one_note on notes (voice_clip) where voice_clip is not null`.execute(db);
};
