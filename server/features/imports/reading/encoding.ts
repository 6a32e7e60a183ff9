import { ImportRefusal } from './entry.ts';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** What the first bytes of a text say of its encoding, and how many of them only say so; null where they say nothing. */
export function byteOrderMark(bytes: Uint8Array): { encoding: Encoding; length: number } | null {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) {
    return { encoding: 'utf-8', length: 3 };
  }
  if (first === 0xff && second === 0xfe) {
    return { encoding: 'utf-16le', length: 2 };
  }
  return first === 0xfe && second === 0xff ? { encoding: 'utf-16be', length: 2 } : null;
}

/**
 * The text of a file that has to be Unicode: UTF-8, or UTF-16 that says so. Throws `ImportRefusal` where it is not.
 *
 * @param name what a sentence calls the file
 */
export function decodeUnicode(bytes: Uint8Array, name: string): string {
  try {
    return new TextDecoder(byteOrderMark(bytes)?.encoding ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ImportRefusal(`${name} is not written in Unicode (UTF-8), or it is damaged.`);
  }
}

/**
 * Whether all of it is UTF-8. Looks at one piece after the other, so that nothing has to be in memory as a whole.
 */
export async function isUtf8(pieces: AsyncIterable<Uint8Array>): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const piece of pieces) {
      decoder.decode(piece, { stream: true });
    }
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) {
      return false;
    }
    throw error;
  }
}

/** The same text one piece after the other, without its byte order mark. */
export async function* decodePieces(pieces: AsyncIterable<Uint8Array>, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const piece of pieces) {
    yield decoder.decode(piece, { stream: true });
  }
  yield decoder.decode();
}
