import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { AudioStore } from './audio-store.ts';

const unfinished = '.writing';
const keyShape = /^[0-9a-f]{32}$/;
const dayShape = /^\d{4}-\d{2}-\d{2}$/;
const asideName = 'set-aside';

/**
 * Recordings in a folder. Each is written to a temporary name, flushed to the disk and renamed, and the folder is
 * flushed too, so that a row which names a recording can rely on it after a power cut. What was set aside lies in
 * `set-aside/<day>`. Whose it all is stands beside the folder, in a file of its name with `.instance-id`.
 */
export function createFolderStore(folder: string): AudioStore {
  const aside = join(folder, asideName);
  const ownerPath = `${folder}.instance-id`;

  async function daysAside(): Promise<string[]> {
    return ((await orNull(readdir(aside))) ?? []).filter((name) => dayShape.test(name));
  }

  async function bringBack(key: string): Promise<boolean> {
    const path = pathOf(folder, key);
    for (const day of await daysAside()) {
      const from = join(aside, day, key);
      if (await orNull(stat(from))) {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        await rename(from, path);
        await flushFolder(dirname(path));
        await removeIfEmpty(join(aside, day));
        return true;
      }
    }
    return false;
  }

  return {
    async put(key, bytes) {
      const path = pathOf(folder, key);
      if (await mkdir(dirname(path), { recursive: true, mode: 0o700 })) {
        // A folder that is new must itself be on the disk, or its first recording would vanish with it.
        await flushFolder(folder);
      }
      const temporary = path + unfinished;
      try {
        await writeFlushed(temporary, bytes);
        await rename(temporary, path);
        await flushFolder(dirname(path));
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
    async get(key) {
      const path = pathOf(folder, key);
      return (await orNull(readFile(path))) ?? ((await bringBack(key)) ? orNull(readFile(path)) : null);
    },
    async remove(key) {
      await removeBoth(pathOf(folder, key));
      for (const day of await daysAside()) {
        await removeBoth(join(aside, day, key));
        await removeIfEmpty(join(aside, day));
      }
    },
    async *list() {
      for (const name of (await orNull(readdir(folder))) ?? []) {
        for (const file of (await orNull(readdir(join(folder, name)))) ?? []) {
          const key = keyOf(file);
          const found = key ? await orNull(stat(join(folder, name, file))) : null;
          if (key && found) {
            yield { key, changedAt: found.mtimeMs };
          }
        }
      }
    },
    async setAside(key, day) {
      const [from, to] = [pathOf(folder, key), join(aside, day)];
      await mkdir(to, { recursive: true, mode: 0o700 });
      await orNull(rename(from, join(to, key)));
      await orNull(rename(from + unfinished, join(to, key + unfinished)));
      await flushFolder(to);
    },
    async *listAside() {
      for (const day of await daysAside()) {
        for (const file of (await orNull(readdir(join(aside, day)))) ?? []) {
          const key = keyOf(file);
          if (key) {
            yield { key, day };
          }
        }
      }
    },
    bringBack,
    async owner() {
      return (await orNull(readFile(ownerPath, 'utf8')))?.trim() ?? null;
    },
    async claim(id) {
      await mkdir(dirname(ownerPath), { recursive: true, mode: 0o700 });
      // Of a name of its own: several servers may claim one folder for the same id at once.
      const temporary = `${ownerPath}.${randomUUID()}${unfinished}`;
      await writeFlushed(temporary, Buffer.from(`${id}\n`));
      try {
        // A link, unlike a rename, takes no other's place.
        await link(temporary, ownerPath);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
          throw error;
        }
      } finally {
        await rm(temporary, { force: true });
      }
      await flushFolder(dirname(ownerPath));
    },
  };
}

/** The key in the name of a recording, whole or not; null when it is no recording's. */
function keyOf(file: string): string | null {
  const key = file.endsWith(unfinished) ? file.slice(0, -unfinished.length) : file;
  return keyShape.test(key) ? key : null;
}

async function removeBoth(path: string): Promise<void> {
  await rm(path, { force: true });
  await rm(path + unfinished, { force: true });
}

async function removeIfEmpty(path: string): Promise<void> {
  try {
    await rmdir(path);
  } catch {
    // Others lie there still.
  }
}

async function writeFlushed(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
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
