import { sourceOf } from './detect.ts';
import {
  ImportRefusal,
  type ImportedEntry,
  type ImportFile,
  type ImportMapping,
  type ImportedToast,
  type Reading,
} from './entry.ts';
import { withReadAhead } from './file.ts';
import { importLimits } from './limits.ts';
import type { Source } from './found.ts';
import { called } from './refusals.ts';
import { createReport } from './report.ts';

/**
 * Reads a file of another journal, or of Clink, as a whole: what comes in, what does not and why. Rejects with
 * `ImportRefusal` where nothing of it can come in. Writes nothing anywhere, and holds no more of the file in memory than
 * one JSON of it.
 *
 * @param lastDay the last day that may come in, 'YYYY-MM-DD': tomorrow, where the person is
 */
export async function readImport(
  file: ImportFile,
  mapping: ImportMapping,
  { lastDay }: { lastDay: string },
): Promise<Reading> {
  const source = await inWords(() => sourceOf(withReadAhead(file), mapping));
  try {
    const toasts = [...(source.toasts?.() ?? [])];
    const summary = await inWords(async () => {
      const report = createReport(source, lastDay);
      for await (const found of source.entries()) {
        report.add(found);
      }
      return report.summary(toasts.length);
    });
    if (summary.entries === 0 && summary.toasts === 0 && summary.leftOut.length === 0 && summary.needs.length === 0) {
      throw new ImportRefusal('There are no entries in this file.');
    }
    return {
      summary,
      entries: () => batches(source, lastDay),
      toasts: () => inBatches(toasts),
      openMember: (member, maxBytes) => inWords(() => openMember(source, member, maxBytes)),
      close: async () => source.zip?.close(),
    };
  } catch (error) {
    source.zip?.close();
    throw error;
  }
}

async function* batches(source: Source, lastDay: string): AsyncGenerator<ImportedEntry[]> {
  const report = createReport(source, lastDay);
  let batch: ImportedEntry[] = [];
  for await (const found of source.entries()) {
    batch.push(...report.add(found));
    if (batch.length >= importLimits.batch) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) {
    yield batch;
  }
}

async function* inBatches(toasts: ImportedToast[]): AsyncGenerator<ImportedToast[]> {
  for (let at = 0; at < toasts.length; at += importLimits.batch) {
    yield toasts.slice(at, at + importLimits.batch);
  }
}

async function openMember(source: Source, name: string, maxBytes: number): Promise<Uint8Array> {
  const member = source.zip?.find(name);
  if (!source.zip || !member) {
    throw new ImportRefusal(`There is no ${called(name)} in this file.`);
  }
  return source.zip.read(member, maxBytes);
}

/** Whatever a hostile file makes fail, its sender gets words for. */
async function inWords<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof ImportRefusal) {
      throw error;
    }
    throw new ImportRefusal('This file could not be read. It may be damaged.', { cause: error });
  }
}
