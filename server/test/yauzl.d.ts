/** The part of yauzl that the tests use. */
declare module 'yauzl' {
  import type { Readable } from 'node:stream';

  export type Entry = { fileName: string; compressionMethod: number; getLastModDate(): Date };

  export type Zip = { eachEntry(): AsyncIterable<Entry>; openReadStreamPromise(entry: Entry): Promise<Readable> };

  export function fromBufferPromise(bytes: Buffer): Promise<Zip>;
}
