import { storedRows } from '#server/platform/db/stored-rows.ts';

/** What is kept of someone, for those who count it. */
export const storedCalls = [
  storedRows({ kind: 'calls', table: 'third_party_calls', room: ['host', 'purpose', 'outcome'] }),
];
