import { storedRows } from '#server/platform/db/stored-rows.ts';

/** What is kept of someone, for those who count it. */
export const storedActivity = [storedRows({ kind: 'activity', table: 'activity_seen' })];
