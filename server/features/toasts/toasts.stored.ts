import { storedRows } from '#server/platform/db/stored-rows.ts';

/** What is kept of someone, for those who count it. */
export const storedToasts = [
  storedRows({ kind: 'toasts', table: 'toasts', room: ['lines'] }),
  storedRows({ kind: 'toasts', table: 'prepared_toasts', room: ['toast'] }),
];
