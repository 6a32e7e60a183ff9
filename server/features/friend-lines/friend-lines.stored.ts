import { storedRows } from '#server/platform/db/stored-rows.ts';

/** What is kept of someone, for those who count it. */
export const storedFriendLines = [storedRows({ kind: 'friend-lines', table: 'friend_lines', room: ['line'] })];
