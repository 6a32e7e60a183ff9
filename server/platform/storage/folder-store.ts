import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { AudioStore } from './audio-store.ts';

const unfinished = '.writing';
const keyShape = /^[0-9a-f]{32}$/;

/**
 * Recordings in a folder. Each is written to a temporary name, flushed to the disk and renamed, and the folder is
 * flushed too, so that a row which names a recording can rely on it after a power cut.
 */
export function createFolderStore(folder: string): AudioStore {
  return {
    async put(key, bytes) {
      const path = pathOf(folder, key);
      if (await mkdir(dirname(path), { recursive: true, mode: 0o700 })) {
        // A folder that is new must itself be on the disk, or its first recording would vanish with it.
        await flushFolder(folder);
      }
      const temporary = path + unfinished;
      try {
        const file = await open(temporary, 'w', 0o600);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(temporary, path);
        await flushFolder(dirname(path));
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
    async get(key) {
      return orNull(readFile(pathOf(folder, key)));
    },
    async remove(key) {
      const path = pathOf(folder, key);
      await rm(path, { force: true });
      await rm(path + unfinished, { force: true });
    },
    async *list() {
      for (const name of (await orNull(readdir(folder))) ?? []) {
        for (const file of (await orNull(readdir(join(folder, name)))) ?? []) {
          const key = file.endsWith(unfinished) ? file.slice(0, -unfinished.length) : file;
          const found = keyShape.test(key) ? await orNull(stat(join(folder, name, file))) : null;
          if (found) {
            yield { key, changedAt: found.mtimeMs };
          }
        }
      }
    },
  };
}

/** Null when there is no such file or folder. */
async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') {
      return null;
    }
    throw error;
  }
}

/** Two levels, so that a million recordings do not lie in one folder. */
function pathOf(folder: string, key: string): string {
  if (!keyShape.test(key)) {
    throw new Error('A recording is named by 32 hex digits.');
  }
  return join(folder, key.slice(0, 2), key);
}

async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
