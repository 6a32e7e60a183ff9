import { storedRows } from '#server/platform/db/stored-rows.ts';

/** What is kept of someone, for those who count it. */
export const storedFeeds = [storedRows({ kind: 'feeds', table: 'feeds', room: ['token_hash', 'name'] })];
