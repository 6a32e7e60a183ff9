/** Where an imported file comes from. */
export type ImportFormat =
  | 'clink-json'
  | 'clink-zip'
  | 'day-one'
  | 'journey'
  | 'journiv'
  | 'dailytxt'
  | 'daylio'
  | 'csv'
  | 'markdown';

/** A file that can be read at any place of it. */
export type ImportFile = {
  /** As the person's device calls it; never used as a path. */
  name: string;
  /** In bytes. */
  size: number;
  /** Answers with fewer bytes only at the end of the file. */
  read(offset: number, length: number): Promise<Uint8Array>;
};

/** What a source has beside the words, and a person may want written along with them. */
export type ImportExtra = 'title' | 'mood' | 'activities' | 'tags' | 'place';

/** How a file is to be read where it does not say so itself. */
export type ImportMapping = {
  /** The names of the columns of a CSV. */
  columns?: { date?: string; time?: string; text?: string[]; title?: string };
  /** How '03/04/2026' is meant. */
  dateOrder?: 'day-first' | 'month-first';
  /** The IANA zone of times that have none. */
  timezone?: string;
  /** What is written along; by default the title alone. */
  extras?: ImportExtra[];
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
  lines: { text: string; noteIds: number[]; startMs: number | null; endMs: number | null }[];
  audio: { member: string; type: string; ms: number | null } | null;
};

/** Why a part of a file does not come in. */
export type LeftOutReason =
  | 'no-words'
  | 'no-date'
  | 'impossible-date'
  | 'too-early'
  | 'to-come'
  | 'damaged'
  | 'encrypted'
  | 'attachment'
  | 'recording-too-large'
  | 'not-understood';

/** How many were left out for one reason, and where the first few of them stand ('row 17', 'Journal.json, entry 3'). */
export type LeftOut = { reason: LeftOutReason; count: number; where: string[] };

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
