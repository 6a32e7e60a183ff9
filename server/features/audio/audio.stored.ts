import { sql } from 'kysely';
import { storedRows } from '#server/platform/db/stored-rows.ts';

/** What is kept of someone, for those who count it. */
export const storedAudio = [
  storedRows({
    kind: 'recordings',
    table: 'audio_clips',
    theirs: (userId) => sql`user_id = ${userId} and recording is not null`,
    lengths: ['byte_length'],
  }),
  storedRows({
    kind: 'spoken',
    table: 'audio_clips',
    theirs: (userId) => sql`user_id = ${userId} and recording is null`,
    lengths: ['byte_length'],
  }),
];
