import type { ImportedEntry, ImportedToast, ImportMapping, ImportSummary } from './entry.ts';

/** What the server's thread asks of the one that reads. */
export type ToReader =
  | { kind: 'read'; name: string; size: number; mapping: ImportMapping; lastDay: string }
  | { kind: 'next'; of: 'entries' | 'toasts'; pass: number }
  | { kind: 'open'; member: string; maxBytes: number }
  /** Bytes that were asked for; null where the file could not be read. */
  | { kind: 'bytes'; id: number; bytes: Uint8Array | null };

/** What the reading thread answers, one answer for each question, and what it asks in between. */
export type FromReader =
  | { kind: 'need'; id: number; offset: number; length: number }
  | { kind: 'summary'; summary: ImportSummary }
  /** Null after the last. */
  | { kind: 'entries'; batch: ImportedEntry[] | null }
  | { kind: 'toasts'; batch: ImportedToast[] | null }
  | { kind: 'member'; bytes: Uint8Array }
  /** In words for the person. */
  | { kind: 'refused'; message: string }
  /** Something went wrong that holds no words of theirs. */
  | { kind: 'failed' };
