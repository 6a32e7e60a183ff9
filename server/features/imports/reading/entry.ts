import type { ImportExtra, ImportFormat, ImportMapping, LeftOut } from '#shared/contract/imports.ts';

export type { ImportExtra, ImportFormat, ImportMapping, LeftOut, LeftOutReason } from '#shared/contract/imports.ts';

/** A file that can be read at any place of it. */
export type ImportFile = {
  /** As the person's device calls it; never used as a path. */
  name: string;
  /** In bytes. */
  size: number;
  /** Answers with fewer bytes only at the end of the file. */
  read(offset: number, length: number): Promise<Uint8Array>;
};

/** A reflection as another journal kept it. */
export type ImportedEntry = {
  /** Names the entry for good within its source, as Day One's uuid does; null where there is no such thing. */
  sourceId: string | null;
  /** Its number in a Clink archive, by which the toasts there name it. */
  oldId: number | null;
  /** The day on the writer's calendar, 'YYYY-MM-DD'. */
  localDate: string;
  /** By the writer's clock, 'HH:MM' or 'HH:MM:SS'; null where only the day is known. */
  time: string | null;
  /** The exact instant in epoch milliseconds, where it is known. */
  instant: number | null;
  /** The IANA zone it was written in; null where the source does not say. */
  timezone: string | null;
  /** Plain text, cleaned, not empty unless there is a recording, within `limits.reflectionMax`. */
  content: string;
  keptOut: boolean;
  bundleTag: string | null;
  /** When its words or its day were last changed, in epoch milliseconds; null when they never were, as far as is known. */
  updatedAt: number | null;
  /** Which part of a longer text this is, and of how many; null where it is whole. */
  part: { number: number; of: number } | null;
  /** A recording of the writer's voice, to be opened with `openMember`. */
  recording: { member: string; type: string; ms: number | null } | null;
};

/** A toast of a Clink archive. */
export type ImportedToast = {
  oldId: number;
  type: string;
  /** Epoch milliseconds. */
  createdAt: number;
  intervalStart: number;
  intervalEnd: number;
  narrator: string | null;
  /** Made on request, before its week was over. */
  early: boolean;
  lines: { text: string; noteIds: number[]; startMs: number | null; endMs: number | null }[];
  audio: { member: string; type: string; ms: number | null } | null;
};

/** What a mapping has to say before a file can be read. */
export type ImportNeed = 'columns' | 'dateOrder' | 'timezone';

/** What was found out by reading a whole file. */
export type ImportSummary = {
  format: ImportFormat;
  entries: number;
  toasts: number;
  /** The first and the last day; null where there is nothing. */
  first: string | null;
  last: string | null;
  leftOut: LeftOut[];
  /** Things done to entries that their writer should know of, as 'Long entries were split: 3.' */
  remarks: string[];
  /** Still to be said before it can be brought in. */
  needs: ImportNeed[];
  /** Of a CSV: its columns with some of their values, and what each is taken for. */
  columns: { name: string; samples: string[] }[];
  mapping: ImportMapping;
  /** Which extras the file has at all. */
  extras: ImportExtra[];
};

/** A file that was read whole and found good. */
export type Reading = {
  summary: ImportSummary;
  /** The entries again, oldest or newest first as the file has them, some hundred at a time. */
  entries(): AsyncIterable<ImportedEntry[]>;
  toasts(): AsyncIterable<ImportedToast[]>;
  /** The bytes of a recording. Throws `ImportRefusal` where they are not what they should be. */
  openMember(member: string, maxBytes: number): Promise<Uint8Array>;
  close(): Promise<void>;
};

/** Why a file as a whole is refused, in words for the person who chose it. */
export class ImportRefusal extends Error {
  override readonly name = 'ImportRefusal';
}
