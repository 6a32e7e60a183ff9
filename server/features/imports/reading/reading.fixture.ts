import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { ImportedEntry, ImportedToast, ImportFile, ImportMapping, ImportSummary } from './entry.ts';
import { readImport } from './read-import.ts';

/** The last day that may come in, in these tests. */
export const lastDay = '2026-03-05';

/** A file as it was chosen. */
export function fileOf(content: string | Uint8Array, name = 'file'): ImportFile {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  return { name, size: bytes.length, read: async (offset, length) => bytes.subarray(offset, offset + length) };
}

/** A ZIP with these files, in this order. */
export async function zipOf(files: Record<string, string | Buffer>, name = 'journal.zip'): Promise<ImportFile> {
  const zip = new ZipFile();
  for (const [path, content] of Object.entries(files)) {
    zip.addBuffer(Buffer.from(content), path);
  }
  zip.end();
  return fileOf(await buffer(zip.outputStream), name);
}

export type Read = { summary: ImportSummary; entries: ImportedEntry[]; toasts: ImportedToast[] };

/** All that comes out of a file. */
export async function readAll(file: ImportFile, mapping: ImportMapping = {}): Promise<Read> {
  const reading = await readImport(file, mapping, { lastDay });
  try {
    const entries = (await allOf(reading.entries())).flat();
    const toasts = (await allOf(reading.toasts())).flat();
    return { summary: reading.summary, entries, toasts };
  } finally {
    await reading.close();
  }
}

/** What matters of an entry in most tests. */
export function brief({ localDate, time, timezone, content }: ImportedEntry) {
  return { localDate, time, timezone, content };
}

/** How many were left out, by reason. */
export function leftOutOf({ leftOut }: ImportSummary): Record<string, number> {
  return Object.fromEntries(leftOut.map(({ reason, count }) => [reason, count]));
}

/** All that an iterable gives, one after the other. */
export async function allOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) {
    all.push(item);
  }
  return all;
}
