import { createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { open, seal } from './seal.ts';

const keyBytes = 32;

/**
 * The key that wraps every person's data key: `INSTANCE_KEY` when given (32 bytes as base64 or hex), else
 * `instance.key` in the data folder, made on the first start and readable by its owner alone.
 */
export function loadInstanceKey(options: { dataDir: string; given?: string | undefined }): KeyObject {
  return createSecretKey(
    options.given ? decodeKey(options.given) : readOrMake(join(options.dataDir, 'instance.key'), options.dataDir),
  );
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

function readOrMake(path: string, dataDir: string): Buffer {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (!existsSync(path)) {
    make(path, dataDir);
  }
  return decodeKey(readFileSync(path, 'utf8'));
}

/** The file appears whole or not at all, and the first of several starts wins. */
function make(path: string, dataDir: string): void {
  const draft = `${path}.${randomBytes(8).toString('hex')}`;
  flushed(draft, 'wx', (file) => writeSync(file, `${randomBytes(keyBytes).toString('base64')}\n`));
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw error;
    }
  } finally {
    unlinkSync(draft);
  }
  flushed(dataDir, 'r', () => undefined);
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
