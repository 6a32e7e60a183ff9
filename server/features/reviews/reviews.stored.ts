import { sql } from 'kysely';
import { storedRows } from '#server/platform/db/stored-rows.ts';

/** What is kept of someone, for those who count it. */
export const storedReviews = [
  storedRows({
    kind: 'reviews',
    table: 'reflection_reviews',
    theirs: (userId) => sql`note_id in (select id from notes where user_id = ${userId})`,
    room: ['text', 'spoken'],
  }),
];
