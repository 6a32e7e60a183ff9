import { localTime } from './calendar.ts';
import type { NoteToTake } from './contract/exports.ts';
import { isTimezone } from './timezones.ts';

type Export = {
  /** Newest first. */
  notes: readonly NoteToTake[];
  /** By which name they take it with them. */
  exportedBy: string;
  /** When, in epoch milliseconds. */
  exportedAt: number;
  /** The recordings that could not be put beside the file. */
  missing?: ReadonlySet<string>;
};

const pieceLength = 64 * 1024;

/** The export file as JSON, one piece after the other: years of reflections need not be one string. */
export function* exportFile({ notes, exportedBy, exportedAt, missing = new Set() }: Export): Generator<string> {
  const first = notes.at(-1)?.localDate;
  const last = notes[0]?.localDate;
  const userInfo = {
    exportedBy,
    totalReflections: notes.length,
    dateRange: first === undefined || last === undefined ? null : { first, last },
  };
  let piece = `{\n  "exportDate": ${JSON.stringify(new Date(exportedAt).toISOString())},\n`;
  piece += `  "userInfo": ${indented(userInfo, 2)},\n  "reflections": [`;
  for (const [at, note] of notes.entries()) {
    piece += `${at === 0 ? '' : ','}\n    ${indented(reflection(note, missing), 4)}`;
    if (piece.length >= pieceLength) {
      yield piece;
      piece = '';
    }
  }
  yield piece + (notes.length === 0 ? ']\n}\n' : '\n  ]\n}\n');
}

/** The day is the writer's, the time what their clock showed. */
function reflection(note: NoteToTake, missing: ReadonlySet<string>): object {
  const { localDate: date, timezone, createdAt, content, bundleTag: bundle, keptOut, recording } = note;
  const time = localTime(Date.parse(createdAt), isTimezone(timezone) ? timezone : 'UTC');
  return {
    date,
    time,
    content,
    bundle,
    keptOut,
    ...(recording !== null && { recording }),
    ...(recording !== null && missing.has(recording) && { recordingProblem: 'This recording could not be read.' }),
  };
}

function indented(value: unknown, by: number): string {
  return JSON.stringify(value, null, 2).replaceAll('\n', `\n${' '.repeat(by)}`);
}
