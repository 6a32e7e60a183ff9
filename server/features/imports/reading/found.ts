import type { ImportExtra, ImportFormat, ImportMapping, ImportedEntry, ImportedToast, LeftOutReason } from './entry.ts';
import type { Zip } from './zip.ts';

/** When something was written, as far as its source says. */
export type Moment = Pick<ImportedEntry, 'localDate' | 'time' | 'instant' | 'timezone'>;

/** An entry as its source has it, before what all formats have in common is done to it. */
export type Draft = {
  /** Its place, for the report: 'row 17', 'Journal.json, entry 3'. */
  where: string;
  sourceId: string | null;
  oldId?: number;
  when: Moment | LeftOutReason;
  /** Plain text already. */
  text: string;
  /** Whether it is Clink's own, which comes back exactly as it was. */
  isOurs?: boolean;
  extras?: Partial<Record<ImportExtra, string>>;
  keptOut?: boolean;
  bundleTag?: string | null;
  updatedAt?: number | null;
  recording?: ImportedEntry['recording'];
};

/** Said of a whole file, with how often it was so. */
export type RemarkKind = 'split' | 'windows-1252' | 'ambiguous-date' | 'no-zone' | 'symlinks' | 'nested-zip';

/** What comes out of a file, one after the other. */
export type Found =
  | { kind: 'entry'; draft: Draft }
  | { kind: 'left-out'; reason: LeftOutReason; where: string; count?: number }
  | { kind: 'remark'; remark: RemarkKind; count?: number };

/** A file whose format is known, to be read as often as needed. */
export type Source = {
  format: ImportFormat;
  /** What was understood by looking at it, with what the person said. */
  mapping: ImportMapping;
  columns?: { name: string; samples: string[] }[];
  /** Whether nothing can be read before the person says which columns are what. */
  needsColumns?: boolean;
  zip?: Zip;
  entries(): AsyncIterable<Found> | Iterable<Found>;
  toasts?(): Iterable<ImportedToast>;
};

/** A part of a file that is left out. */
export function leftOut(reason: LeftOutReason, where: string, count = 1): Found {
  return { kind: 'left-out', reason, where, count };
}
