import { storedRows } from '#server/platform/db/stored-rows.ts';

/** What is kept of someone, for those who count it. */
export const storedPush = [
  storedRows({ kind: 'notified-devices', table: 'push_devices', room: ['endpoint_hash', 'subscription', 'device'] }),
];
