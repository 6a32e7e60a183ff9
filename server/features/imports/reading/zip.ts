import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { fromRandomAccessReaderPromise, RandomAccessReader, type Entry, type ZipFile } from 'yauzl';
import { ImportRefusal, type ImportFile } from './entry.ts';
import { importLimits } from './limits.ts';
import { called } from './refusals.ts';

/** A file in a ZIP. */
export type Member = {
  /** Where it is in the ZIP; names something to be read there and nothing on a disk. */
  name: string;
  /** Unpacked, in bytes, as the ZIP says. */
  size: number;
  isEncrypted: boolean;
};

/** A ZIP whose list is read and found good. */
export type Zip = {
  members: Member[];
  symlinks: number;
  find(name: string): Member | undefined;
  /**
   * The bytes of a member, its check sum looked at. Throws `ImportRefusal` where it has more than `most`, is locked,
   * damaged, made to burst, or one of two of the same name.
   */
  read(member: Member, most: number): Promise<Buffer>;
  close(): void;
};

type Counted = Member & { entry: Entry; isDouble: boolean };

const symlinkMode = 0o120_000;
const typeMode = 0o170_000;

/**
 * Reads the list of a ZIP. Throws `ImportRefusal` where it is damaged, has too many members, or one whose name leads out
 * of it. Nothing is unpacked and nothing is ever written to a disk.
 */
export async function openZip(file: ImportFile): Promise<Zip> {
  let zip: ZipFile;
  try {
    zip = await fromRandomAccessReaderPromise(readerOf(file), file.size, { autoClose: false });
  } catch (error) {
    throw refusalOf(error);
  }
  try {
    return withReading(zip, await listOf(zip));
  } catch (error) {
    zip.close();
    throw refusalOf(error);
  }
}

async function listOf(zip: ZipFile): Promise<{ byName: Map<string, Counted>; symlinks: number }> {
  if (zip.entryCount > importLimits.members) {
    throw new ImportRefusal(`This ZIP holds more than ${importLimits.members.toLocaleString('en')} files.`);
  }
  const byName = new Map<string, Counted>();
  let symlinks = 0;
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName;
    if (/[\0-\x1f]/.test(name)) {
      throw new ImportRefusal('This ZIP holds a file with an impossible name, so it was not opened.');
    }
    if (name.endsWith('/')) {
      continue;
    }
    if (((entry.externalFileAttributes >>> 16) & typeMode) === symlinkMode) {
      symlinks += 1;
      continue;
    }
    const double = byName.get(name);
    if (double) {
      double.isDouble = true;
      continue;
    }
    byName.set(name, { name, size: entry.uncompressedSize, isEncrypted: entry.isEncrypted(), entry, isDouble: false });
  }
  return { byName, symlinks };
}

function withReading(zip: ZipFile, { byName, symlinks }: Awaited<ReturnType<typeof listOf>>): Zip {
  return {
    members: [...byName.values()],
    symlinks,
    find: (name) => byName.get(name),
    async read({ name }, most) {
      const member = byName.get(name);
      if (!member) {
        throw new ImportRefusal(`There is no ${called(name)} in this ZIP.`);
      }
      if (member.isDouble) {
        throw new ImportRefusal(`This ZIP holds two files that are both called ${called(name)}.`);
      }
      if (member.isEncrypted) {
        throw new ImportRefusal('This ZIP is locked with a password. Please unpack it and make one without.');
      }
      if (member.size > most) {
        throw tooLarge(name, most);
      }
      try {
        return await unpack(zip, member, most);
      } catch (error) {
        throw refusalOf(error, name);
      }
    },
    close: () => zip.close(),
  };
}

async function unpack(zip: ZipFile, { name, entry }: Counted, most: number): Promise<Buffer> {
  const stream = await zip.openReadStreamPromise(entry);
  const pieces: Buffer[] = [];
  let length = 0;
  let sum = 0;
  try {
    for await (const piece of stream as AsyncIterable<Buffer>) {
      length += piece.length;
      if (length > most) {
        throw tooLarge(name, most);
      }
      if (length > importLimits.ratioFrom && length > importLimits.ratio * entry.compressedSize) {
        throw new ImportRefusal(`${called(name)} unpacks to far more than a journal does, so it was not opened.`);
      }
      sum = crc32(piece, sum);
      pieces.push(piece);
    }
  } finally {
    stream.destroy();
  }
  if (sum !== entry.crc32) {
    throw new ImportRefusal(`${called(name)} is damaged in this ZIP.`);
  }
  return Buffer.concat(pieces, length);
}

function readerOf(file: ImportFile): RandomAccessReader {
  const reader = Object.create(RandomAccessReader.prototype) as RandomAccessReader;
  (RandomAccessReader as unknown as () => void).call(reader);
  reader._readStreamForRange = (start, end) => Readable.from(rangeOf(file, start, end), { objectMode: false });
  reader.read = (buffer, offset, length, position, done) => {
    void fill(file, buffer.subarray(offset, offset + length), position).then(() => done(null), done);
  };
  return reader;
}

async function fill(file: ImportFile, into: Buffer, position: number): Promise<void> {
  for (let at = 0; at < into.length;) {
    const bytes = await file.read(position + at, into.length - at);
    if (bytes.length === 0) {
      throw damaged();
    }
    into.set(bytes, at);
    at += bytes.length;
  }
}

async function* rangeOf(file: ImportFile, start: number, end: number): AsyncGenerator<Buffer> {
  for (let at = start; at < end;) {
    const bytes = await file.read(at, Math.min(64 * 1024, end - at));
    if (bytes.length === 0) {
      throw damaged();
    }
    yield Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    at += bytes.length;
  }
}

/** What yauzl says, in words for a person. */
function refusalOf(error: unknown, name?: string): ImportRefusal {
  if (error instanceof ImportRefusal) {
    return error;
  }
  const message = error instanceof Error ? error.message : '';
  if (/^(absolute path|invalid relative path|invalid characters in fileName)/.test(message)) {
    return new ImportRefusal('This ZIP holds a file whose name leads out of it, so it was not opened.', {
      cause: error,
    });
  }
  if (message.startsWith('unsupported compression method')) {
    return new ImportRefusal(
      `${name === undefined ? 'A file' : called(name)} is packed in a way that cannot be opened here.`,
      { cause: error },
    );
  }
  return name === undefined
    ? damaged(error)
    : new ImportRefusal(`${called(name)} is damaged in this ZIP.`, { cause: error });
}

function damaged(cause?: unknown): ImportRefusal {
  return new ImportRefusal('This ZIP is damaged, or it did not arrive whole. Please send it again.', { cause });
}

function tooLarge(name: string, most: number): ImportRefusal {
  return new ImportRefusal(
    `${called(name)} is larger than ${Math.floor(most / 1024 / 1024)} MB, which is more than can be read.`,
  );
}
