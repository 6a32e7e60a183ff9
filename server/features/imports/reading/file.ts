import { ImportRefusal, type ImportFile } from './entry.ts';

const pieceBytes = 256 * 1024;
const keptPieces = 8;

/**
 * The same file, read in pieces that are kept for a while: the list of a ZIP is read some fifty bytes at a time, and each
 * reading may have to come from another thread and be opened there.
 */
export function withReadAhead(file: ImportFile): ImportFile {
  const kept = new Map<number, Promise<Uint8Array>>();

  function piece(number: number): Promise<Uint8Array> {
    const known = kept.get(number);
    if (known) {
      kept.delete(number);
      kept.set(number, known);
      return known;
    }
    const start = number * pieceBytes;
    const read = readWhole(file, start, Math.min(pieceBytes, file.size - start));
    kept.set(number, read);
    for (const oldest of kept.keys()) {
      if (kept.size <= keptPieces) {
        break;
      }
      kept.delete(oldest);
    }
    return read;
  }

  return {
    name: file.name,
    size: file.size,
    async read(offset, length) {
      const end = Math.min(file.size, offset + length);
      if (offset >= end) {
        return new Uint8Array(0);
      }
      const result = new Uint8Array(end - offset);
      for (let at = offset; at < end;) {
        const number = Math.floor(at / pieceBytes);
        const bytes = (await piece(number)).subarray(at - number * pieceBytes, end - number * pieceBytes);
        result.set(bytes, at - offset);
        at += bytes.length;
      }
      return result;
    },
  };
}

/** All of a file from a place on, one piece after the other. */
export async function* piecesOf(file: ImportFile, from = 0): AsyncGenerator<Uint8Array> {
  for (let at = from; at < file.size;) {
    const bytes = await file.read(at, Math.min(pieceBytes, file.size - at));
    if (bytes.length === 0) {
      throw cutShort();
    }
    yield bytes;
    at += bytes.length;
  }
}

/** Exactly `length` bytes. Throws `ImportRefusal` where there are fewer. */
export async function readWhole(file: ImportFile, offset: number, length: number): Promise<Uint8Array> {
  const first = await file.read(offset, length);
  if (first.length === length) {
    return first;
  }
  const result = new Uint8Array(length);
  result.set(first);
  for (let at = first.length; at < length;) {
    const bytes = await file.read(offset + at, length - at);
    if (bytes.length === 0) {
      throw cutShort();
    }
    result.set(bytes, at);
    at += bytes.length;
  }
  return result;
}

function cutShort(): ImportRefusal {
  return new ImportRefusal('This file ends too early. Please send it again.');
}
