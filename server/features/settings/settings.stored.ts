import { storedRows } from '#server/platform/db/stored-rows.ts';

/** What is kept of someone, for those who count it. */
export const storedSettings = [
  storedRows({ kind: 'settings', table: 'settings', room: ['timezone', 'voice_style', 'toast_tone'] }),
];
