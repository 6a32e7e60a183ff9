import { storedRows } from '#server/platform/db/stored-rows.ts';

/** What is kept of someone, for those who count it. */
export const storedJobs = [
  storedRows({ kind: 'jobs', table: 'jobs', room: ['kind', 'payload', 'unique_key', 'last_error'] }),
];
