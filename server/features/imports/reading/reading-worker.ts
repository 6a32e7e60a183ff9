import { parentPort } from 'node:worker_threads';
import { lowerOwnPriority } from '#server/platform/workers/priority.ts';
import type { ImportFile, Reading } from './entry.ts';
import type { FromReader, ToReader } from './messages.ts';

lowerOwnPriority();
const { readImport } = await import('./read-import.ts');
const { ImportRefusal } = await import('./entry.ts');

const asked = new Map<number, (bytes: Uint8Array | null) => void>();
const passes = new Map<string, AsyncIterator<unknown[]>>();
let reading: Reading | undefined;
let count = 0;

parentPort?.on('message', (message: ToReader) => {
  if (message.kind === 'bytes') {
    asked.get(message.id)?.(message.bytes);
    asked.delete(message.id);
  } else {
    void answer(message).then(tell, (error: unknown) =>
      // What else was thrown may hold words of the file, which must not reach a log.
      tell(error instanceof ImportRefusal ? { kind: 'refused', message: error.message } : { kind: 'failed' }),
    );
  }
});

async function answer(message: Exclude<ToReader, { kind: 'bytes' }>): Promise<FromReader> {
  if (message.kind === 'read') {
    reading = await readImport(fileOf(message), message.mapping, message);
    return { kind: 'summary', summary: reading.summary };
  }
  if (!reading) {
    return { kind: 'failed' };
  }
  if (message.kind === 'open') {
    return { kind: 'member', bytes: new Uint8Array(await reading.openMember(message.member, message.maxBytes)) };
  }
  const key = `${message.of} ${message.pass}`;
  const pass = passes.get(key) ?? reading[message.of]()[Symbol.asyncIterator]();
  passes.set(key, pass);
  const { done, value } = await pass.next();
  if (done) {
    passes.delete(key);
  }
  return { kind: message.of, batch: done ? null : value } as FromReader;
}

/** The file is on the other thread, where it may be sealed: its bytes are asked for as they are needed. */
function fileOf({ name, size }: { name: string; size: number }): ImportFile {
  return {
    name,
    size,
    async read(offset, length) {
      const { promise, resolve } = Promise.withResolvers<Uint8Array | null>();
      count += 1;
      asked.set(count, resolve);
      tell({ kind: 'need', id: count, offset, length });
      const bytes = await promise;
      if (bytes === null) {
        throw new ImportRefusal('This file could not be read to its end. Please send it again.');
      }
      return bytes;
    },
  };
}

function tell(message: FromReader): void {
  parentPort?.postMessage(message);
}
