import type { Note } from '#shared/contract/notes.ts';

export type NoteRow = {
  kind: 'note';
  key: number;
  note: Note;
  /** Whether the row above is of another day. */
  startsDay: boolean;
  /** Which of its month's it is, from 1 on. */
  at: number;
};

export type MonthRow = {
  kind: 'month';
  /** `2026-03`. */
  key: string;
  /** How many its month has; -1 while there may be more to come. */
  size: number;
};

export type ArchiveRow = NoteRow | MonthRow;

/** The list as it is drawn, newest first: above the first of each month its heading. */
export function rowsOf(notes: readonly Note[], { isWhole }: { isWhole: boolean }): ArchiveRow[] {
  const rows: ArchiveRow[] = [];
  let month: MonthRow | undefined;
  let day = '';
  let at = 0;
  for (const note of notes) {
    const key = note.localDate.slice(0, 7);
    if (month?.key !== key) {
      if (month) {
        month.size = at;
      }
      month = { kind: 'month', key, size: -1 };
      at = 0;
      rows.push(month);
    }
    at += 1;
    rows.push({ kind: 'note', key: note.id, note, startsDay: note.localDate !== day, at });
    day = note.localDate;
  }
  if (month && isWhole) {
    month.size = at;
  }
  return rows;
}

export type MonthPart = { month: MonthRow; index: number; notes: { row: NoteRow; index: number }[] };

/** The rows from `first` to `last`, by months. The first of them has its heading also when that is above `first`. */
export function partsOf(rows: readonly ArchiveRow[], first: number, last: number): MonthPart[] {
  const parts: MonthPart[] = [];
  const heading = headingOf(rows, first);
  const indexes = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
  for (const index of heading < first ? [heading, ...indexes] : indexes) {
    const row = rows[index];
    if (row?.kind === 'month') {
      parts.push({ month: row, index, notes: [] });
    } else if (row) {
      parts.at(-1)?.notes.push({ row, index });
    }
  }
  return parts;
}

/** Where the heading of a row is. */
export function headingOf(rows: readonly ArchiveRow[], index: number): number {
  let at = index;
  while (at > 0 && rows[at]?.kind !== 'month') {
    at -= 1;
  }
  return at;
}
