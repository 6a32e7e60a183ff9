import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from 'node:crypto';
import { mkdir, open, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '#shared/errors.ts';

/** Bytes that somebody sent, to be read at any place of them until it is closed. */
export type ScratchFile = {
  /** In bytes. */
  size: number;
  /** Answers with fewer bytes only at the end of the file. */
  read(offset: number, length: number): Promise<Buffer>;
  close(): Promise<void>;
};

type Options = {
  /** Where it may lie; null for in memory. */
  folder: string | null;
  /** The largest it may be, in bytes. */
  most: number;
  /** What is said when it is larger. */
  tooLarge: string;
};

const blockBytes = 16;

/**
 * Keeps what comes until it is closed. On the disk it lies encrypted with a key that is in this process alone, under no
 * name: when the process ends it is gone. Throws `too_large`, and keeps nothing, when there is more than `most`.
 */
export async function createScratchFile(
  source: AsyncIterable<Uint8Array>,
  { folder, most, tooLarge }: Options,
): Promise<ScratchFile> {
  const place = folder === null ? inMemory() : await onDisk(folder);
  try {
    let size = 0;
    for await (const bytes of source) {
      size += bytes.length;
      if (size > most) {
        throw new AppError('too_large', 'A file larger than may be.', { userMessage: tooLarge });
      }
      await place.append(bytes);
    }
    return { size, read: place.read, close: place.close };
  } catch (error) {
    await place.close();
    throw error;
  }
}

type Place = Omit<ScratchFile, 'size'> & { append(bytes: Uint8Array): Promise<void> };

function inMemory(): Place {
  const pieces: Uint8Array[] = [];
  let whole: Buffer | undefined;
  return {
    append: (bytes) => Promise.resolve(void pieces.push(bytes)),
    read(offset, length) {
      whole ??= Buffer.concat(pieces.splice(0));
      return Promise.resolve(whole.subarray(offset, offset + length));
    },
    close: () => Promise.resolve(),
  };
}

async function onDisk(folder: string): Promise<Place> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const file = await open(path, 'wx+', 0o600);
  // Without a name it goes with the process. Where an open file must keep its name it is taken away when it is closed.
  const isNameless = await rm(path).then(
    () => true,
    () => false,
  );
  const key = randomBytes(32);
  const start = randomBytes(blockBytes);
  const cipher = createCipheriv('aes-256-ctr', key, start);
  let end = 0;
  return {
    async append(bytes) {
      const sealed = cipher.update(bytes);
      await writeAll(file, sealed, end);
      end += sealed.length;
    },
    async read(offset, length) {
      const from = offset - (offset % blockBytes);
      const wanted = Math.max(0, Math.min(end, offset + length) - from);
      const sealed = await readAll(file, from, wanted);
      const decipher = createDecipheriv('aes-256-ctr', key, counterAt(start, from / blockBytes));
      return decipher.update(sealed).subarray(offset - from);
    },
    async close() {
      await file.close();
      if (!isNameless) {
        await rm(path, { force: true });
      }
    },
  };
}

/** What a block this far on is enciphered with: the counter is one large number that begins at `start`. */
function counterAt(start: Buffer, block: number): Buffer {
  const counter = Buffer.from(start);
  const low = counter.readBigUInt64BE(8) + BigInt(block);
  counter.writeBigUInt64BE(BigInt.asUintN(64, low), 8);
  counter.writeBigUInt64BE(BigInt.asUintN(64, counter.readBigUInt64BE(0) + (low >> 64n)), 0);
  return counter;
}

async function writeAll(file: FileHandle, bytes: Buffer, at: number): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, at + done);
    done += bytesWritten;
  }
}

async function readAll(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(length);
  let done = 0;
  while (done < length) {
    const { bytesRead } = await file.read(bytes, done, length - done, at + done);
    if (bytesRead === 0) {
      break;
    }
    done += bytesRead;
  }
  return bytes.subarray(0, done);
}
