import { createSecretKey, hkdfSync, randomBytes, type KeyObject } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { open, seal } from './seal.ts';

const keyBytes = 32;
const fileName = 'instance.key';

export type KeySource = {
  dataDir: string;
  /** `INSTANCE_KEY`: 32 bytes as base64 or hex. */
  given?: string | undefined;
};

/**
 * The key that wraps every person's data key: `INSTANCE_KEY` when given, else that in `instance.key` in the data
 * folder; null when there is neither. Throws a plain sentence when the file is no key.
 */
export function readInstanceKey({ dataDir, given }: KeySource): KeyObject | null {
  if (given) {
    return createSecretKey(decodeKey(given));
  }
  const path = join(dataDir, fileName);
  try {
    return createSecretKey(decodeKey(readFileSync(path, 'utf8')));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') {
      return null;
    }
    const why = code === 'EISDIR' ? 'It is a folder, where a file with the key belongs.' : message;
    throw new Error(`${path} cannot be read. ${why}`, { cause: error });
  }
}

/** A key that is on the disk and not yet the key of this installation. */
export type KeyDraft = {
  key: KeyObject;
  /** Makes it `instance.key`, unless there is one. */
  keep(): void;
  discard(): void;
};

/**
 * Makes a new key and writes it beside where `instance.key` will be. It becomes that only once the database has taken
 * its proof, so that of several first starts one key wins, and a start that is killed in between leaves the key it
 * needs (see `findDraft`).
 */
export function draftInstanceKey(dataDir: string): KeyDraft {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const bytes = randomBytes(keyBytes);
  const path = join(dataDir, `${fileName}.${randomBytes(8).toString('hex')}`);
  flushed(path, 'wx', (file) => writeSync(file, `${bytes.toString('base64')}\n`));
  return draftAt(path, dataDir, createSecretKey(bytes));
}

/** The draft that `proof` was made with: what a first start left that was killed before it could keep it. */
export function findDraft(dataDir: string, proof: Uint8Array): KeyDraft | null {
  for (const name of readdirSync(dataDir)) {
    const key = name.startsWith(`${fileName}.`) ? keyIn(join(dataDir, name)) : null;
    if (key && provesInstanceKey(key, proof)) {
      return draftAt(join(dataDir, name), dataDir, key);
    }
  }
  return null;
}

function keyIn(path: string): KeyObject | null {
  try {
    return createSecretKey(decodeKey(readFileSync(path, 'utf8')));
  } catch {
    return null;
  }
}

function draftAt(path: string, dataDir: string, key: KeyObject): KeyDraft {
  const discard = () => rmSync(path, { force: true });
  return {
    key,
    keep() {
      try {
        linkSync(path, join(dataDir, fileName));
      } catch (error) {
        // Another start has kept this very draft.
        if (!['EEXIST', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) {
          throw error;
        }
      }
      discard();
      flushed(dataDir, 'r', () => undefined);
    },
    discard,
  };
}

/** The 32 bytes written as base64 or hex; throws with a plain sentence otherwise. */
export function decodeKey(written: string): Buffer {
  const text = written.trim();
  const bytes = /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text, 'base64');
  if (bytes.length !== keyBytes) {
    throw new Error('The instance key must be 32 bytes, written as base64 or hex.');
  }
  return bytes;
}

function flushed(path: string, flags: string, work: (file: number) => unknown): void {
  const file = openSync(path, flags, 0o600);
  try {
    work(file);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** The key under which counts are kept, so that nobody can read whose they are. */
export function countersSecret(key: KeyObject): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', key, '', 'clink counts', 32)));
}

const proofLabel = 'instance';

/** Something that only this instance key opens, to be kept beside the data. */
export function instanceProof(key: KeyObject): Buffer {
  return seal(key, proofLabel, Buffer.from('clink'));
}

/** Whether `proof` was made by this very key. */
export function provesInstanceKey(key: KeyObject, proof: Uint8Array): boolean {
  try {
    return open(key, proofLabel, proof).length > 0;
  } catch {
    return false;
  }
}
