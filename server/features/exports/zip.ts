import { Readable, type PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export type ZippedFile = { name: string; at: Date };

/** A ZIP that is made while it is read. Each way of adding waits until the file is read, and rejects once nobody reads. */
export type Zip = {
  stream: PassThrough;
  /** Adds a file that is compressed already. */
  addBytes(bytes: Buffer, file: ZippedFile): Promise<void>;
  /** Adds a text that comes in pieces. */
  addText(pieces: Iterable<string> | AsyncIterable<string>, file: ZippedFile): Promise<void>;
  end(): void;
};

const pieceBytes = 64 * 1024;

export function createZip(): Zip {
  const zip = new ZipFile();
  const stream = zip.outputStream as PassThrough;
  const gone = new AbortController();
  stream.once('close', () => gone.abort());
  zip.once('error', (error: Error) => stream.destroy(error));

  async function add(source: Readable, { name, at }: ZippedFile, options: { size?: number; compress: boolean }) {
    gone.signal.throwIfAborted();
    zip.addReadStream(source, name, { ...options, mtime: at });
    await finished(source, { signal: gone.signal });
  }

  return {
    stream,
    addBytes: (bytes, file) => add(Readable.from(piecesOf(bytes)), file, { size: bytes.length, compress: false }),
    addText: (pieces, file) => add(Readable.from(pieces), file, { compress: true }),
    end: () => zip.end(),
  };
}

/** Small pieces, so that what is under way to a slow reader is little. */
function* piecesOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    yield bytes.subarray(at, at + pieceBytes);
  }
}
