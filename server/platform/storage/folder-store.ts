import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { AudioStore } from './audio-store.ts';

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
      const temporary = `${path}.writing`;
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
      try {
        return await readFile(pathOf(folder, key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
          return null;
        }
        throw error;
      }
    },
    async remove(key) {
      await rm(pathOf(folder, key), { force: true });
    },
  };
}

/** Two levels, so that a million recordings do not lie in one folder. */
function pathOf(folder: string, key: string): string {
  if (!/^[0-9a-f]{32}$/.test(key)) {
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
