import { storedRows } from '#server/platform/db/stored-rows.ts';

/** What is kept of someone, for those who count it. */
export const storedShares = [
  storedRows({ kind: 'shares', table: 'shares', room: ['code_hash', 'code', 'key', 'lines'] }),
];
