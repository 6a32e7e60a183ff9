import { storedRows } from '#server/platform/db/stored-rows.ts';

/** What is kept of someone, for those who count it. */
export const storedAnnouncements = [
  storedRows({ kind: 'announcements', table: 'announcements', room: ['channel', 'state'] }),
];
