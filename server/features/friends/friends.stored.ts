import { sql } from 'kysely';
import { storedRows } from '#server/platform/db/stored-rows.ts';

/** What is kept of someone, for those who count it. */
export const storedFriends = [
  storedRows({
    kind: 'friends',
    table: 'friendships',
    theirs: (userId) => sql`(user_id = ${userId} or friend_id = ${userId})`,
    room: ['asked', 'pair'],
  }),
  storedRows({ kind: 'blocks', table: 'blocks' }),
  storedRows({ kind: 'invitation', table: 'invitations', room: ['code_hash', 'code'] }),
];
