import { storedRows } from '#server/platform/db/stored-rows.ts';

/** What is kept of someone, for those who count it. */
export const storedImports = [storedRows({ kind: 'imports', table: 'imports', room: ['report'] })];
