import { storedRows } from '#server/platform/db/stored-rows.ts';

/** What is kept of someone, for those who count it. */
export const storedPronunciations = [storedRows({ kind: 'names', table: 'pronunciations', room: ['list'] })];
