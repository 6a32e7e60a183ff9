import { afterEach, describe, expect, it } from 'vitest';
import { ImportRefusal, type ImportFile } from './entry.ts';
import { createImportReader, type ImportReader, type ReaderOptions } from './reader.ts';
import { allOf, fileOf, lastDay, zipOf } from './reading.fixture.ts';

const entries = Array.from({ length: 450 }, (_, at) => ({
  uuid: `${at}`,
  creationDate: '2026-03-01T10:00:00Z',
  timeZone: 'UTC',
  text: `Entry ${at}`,
  ...(at === 0 && { audios: [{ md5: 'aa', format: 'aac' }] }),
}));
const journal = () => zipOf({ 'Journal.json': JSON.stringify({ entries }), 'audios/aa.m4a': 'sound' });
const script = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`);

let reader: ImportReader;
const start = (options: ReaderOptions = {}) => {
  reader = createImportReader(options);
  return reader;
};
afterEach(() => reader.close());

describe('createImportReader', () => {
  it('reads a file in another thread, some entries at a time, as often as wished', async () => {
    const reading = await start().read(await journal(), { extras: [] }, { lastDay });
    expect(reading.summary).toMatchObject({ format: 'day-one', entries: 450, toasts: 0 });
    for (const _ of [1, 2]) {
      const batches = await allOf(reading.entries());
      expect(batches.map(({ length }) => length)).toEqual([200, 200, 50]);
      expect(batches.flat().at(-1)).toMatchObject({ sourceId: '449', content: 'Entry 449' });
    }
    expect(await allOf(reading.toasts())).toEqual([]);
    expect(Buffer.from(await reading.openMember('audios/aa.m4a', 100)).toString()).toBe('sound');
    await expect(reading.openMember('audios/aa.m4a', 2)).rejects.toThrow('larger than');
    await reading.close();
    await expect(reading.openMember('audios/aa.m4a', 100)).rejects.toBeInstanceOf(ImportRefusal);
  });

  it('says why a file is refused, and reads the next', async () => {
    start();
    await expect(reader.read(fileOf('%PDF'), {}, { lastDay })).rejects.toThrow(/^This file is a PDF/);
    const failing: ImportFile = { ...(await journal()), read: () => Promise.reject(new Error('gone')) };
    await expect(reader.read(failing, {}, { lastDay })).rejects.toThrow('could not be read to its end');
    expect((await reader.read(await journal(), {}, { lastDay })).summary.entries).toBe(450);
  });

  it.each([
    ['stops', script('process.exit(1)'), {}],
    ['throws', script('throw new Error("x")'), {}],
    [
      'says what nobody asked',
      script(
        'import("node:worker_threads").then(w => w.parentPort.on("message", () => w.parentPort.postMessage({ kind: "member" })))',
      ),
      {},
    ],
    ['never answers', script('setInterval(() => {}, 1000)'), { readMs: 100 }],
    [
      'works for ever',
      script('import("node:worker_threads").then(w => w.parentPort.on("message", () => { for (;;) {} }))'),
      { readMs: 300 },
    ],
    [
      'takes all memory',
      script('const all = []; for (;;) all.push(new Array(1e5).fill(Math.random()))'),
      { maxMemoryMb: 32 },
    ],
  ])(
    'refuses a file whose thread %s',
    async (_, workerUrl, options) => {
      start({ workerUrl, ...options });
      await expect(reader.read(await journal(), {}, { lastDay })).rejects.toThrow(
        'needs more room or time than there is',
      );
    },
    30_000,
  );

  it('ends with the signal, before it reads and while it does', async () => {
    start();
    const gone = new Error('gone away');
    await expect(reader.read(await journal(), {}, { lastDay, signal: AbortSignal.abort(gone) })).rejects.toBe(gone);
    const controller = new AbortController();
    const file = await journal();
    const stuck: ImportFile = { ...file, read: () => (controller.abort(gone), new Promise(() => {})) };
    await expect(reader.read(stuck, {}, { lastDay, signal: controller.signal })).rejects.toBe(gone);
    const later = new AbortController();
    const reading = await reader.read(file, {}, { lastDay, signal: later.signal });
    later.abort(gone);
    await expect(allOf(reading.entries())).rejects.toBe(gone);
  });

  it('holds two readings, and the others wait or are told so', async () => {
    start({ waitMs: 50, idleMs: 60_000 });
    const file = await journal();
    const held = [await reader.read(file, {}, { lastDay }), await reader.read(file, {}, { lastDay })];
    await expect(reader.read(file, {}, { lastDay })).rejects.toThrow('Another import is being read');
    await held[0]?.close();
    expect((await reader.read(file, {}, { lastDay })).summary.entries).toBe(450);
  });

  it('closes a reading that nobody asks anything', async () => {
    const reading = await start({ idleMs: 20 }).read(await journal(), {}, { lastDay });
    await expect
      .poll(() => reading.openMember('audios/aa.m4a', 100).then(String, String), { interval: 60 })
      .toMatch('closed');
  });
});
