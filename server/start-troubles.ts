import { statSync } from 'node:fs';
import { sqlitePath } from '#server/platform/db/database.ts';
import {
  isDamaged,
  isLocked,
  isReadOnly,
  isStorageFull,
  isUnavailable,
  isUnopenable,
} from '#server/platform/db/errors.ts';
import type { Config } from './config.ts';

/** Has what goes wrong at a start told in a sentence that says what to do; what it is in the machine's words is its cause. */
export async function toldPlainly<T>(config: Config, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const inner = error instanceof Error && error.cause ? error.cause : error;
    const sentence = ofDatabase(inner, config) ?? ofMachine(error as NodeJS.ErrnoException, config);
    throw sentence ? new Error(sentence, { cause: inner }) : error;
  }
}

function ofDatabase(error: unknown, { dataDir, databaseUrl }: Config): string | null {
  const file = sqlitePath(dataDir);
  if (databaseUrl && isUnavailable(error)) {
    return 'The database that DATABASE_URL names cannot be reached, or cannot be written to right now.';
  }
  if (isDamaged(error)) {
    return `${file} is damaged, or is not a database at all. Restore a copy of it. Clink has not changed it.`;
  }
  if (isLocked(error)) {
    return `Another program is using ${file}. Close it, or wait for it to finish, then start again.`;
  }
  if (isFolder(file) && isUnopenable(error)) {
    return `${file} is a folder, but the database file belongs there.`;
  }
  if (isUnopenable(error) || isReadOnly(error)) {
    return `${file} cannot be opened. Clink must be allowed to read and write both it and its folder.`;
  }
  if (isStorageFull(error)) {
    return `There is no room left in ${dataDir}. Make some room, then start again.`;
  }
  return null;
}

function ofMachine({ code, path }: NodeJS.ErrnoException, { port, host }: Config): string | null {
  if (code === 'EADDRINUSE') {
    return `Port ${String(port)} is in use by another program. Close it, or set PORT to another number.`;
  }
  if (code === 'EADDRNOTAVAIL' || (code === 'EACCES' && !path)) {
    return `Clink cannot listen on port ${String(port)} of ${host}. Set PORT and HOST to what this machine allows.`;
  }
  if (code && path && ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'EISDIR'].includes(code)) {
    return `${path} cannot be used. DATA_DIR must be a folder that Clink may read and write.`;
  }
  return null;
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
