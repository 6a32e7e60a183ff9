import { localTime } from './calendar.ts';
import type { NoteToTake } from './contract/exports.ts';
import { isTimezone } from './timezones.ts';

type About = {
  /** By which name they take it with them. */
  exportedBy: string;
  /** When, in epoch milliseconds. */
  exportedAt: number;
  /** Where recordings lie beside the file: those that could not be put there. Nothing else names recordings. */
  missing?: ReadonlySet<string> | undefined;
};
type Export = About & {
  /** Newest first. */
  notes: readonly NoteToTake[];
};
type ExportInPieces = About & {
  /** Newest first, some at a time. */
  notes: AsyncIterable<readonly NoteToTake[]>;
  /** How many there are, and the days of the first and the last of them. */
  count: number;
  first: string | undefined;
  last: string | undefined;
};

const pieceLength = 64 * 1024;

/** The export file as JSON, one piece after the other: years of reflections need not be one string. */
export function* exportFile({ notes, ...about }: Export): Generator<string> {
  const file = createFile({ ...about, count: notes.length, first: notes.at(-1)?.localDate, last: notes[0]?.localDate });
  for (const note of notes) {
    yield* file.add(note);
  }
  yield file.end();
}

/** The same for reflections that come some at a time: so many need not be in memory together either. */
export async function* exportFileInPieces({ notes, ...about }: ExportInPieces): AsyncGenerator<string> {
  const file = createFile(about);
  for await (const some of notes) {
    for (const note of some) {
      yield* file.add(note);
    }
  }
  yield file.end();
}

function createFile({ count, first, last, exportedBy, exportedAt, missing }: Omit<ExportInPieces, 'notes'>) {
  const userInfo = {
    exportedBy,
    totalReflections: count,
    dateRange: first === undefined || last === undefined ? null : { first, last },
  };
  let isEmpty = true;
  let piece = `{\n  "exportDate": ${JSON.stringify(new Date(exportedAt).toISOString())},\n`;
  piece += `  "userInfo": ${indented(userInfo, 2)},\n  "reflections": [`;
  return {
    /** What is to be written by now, once that is enough for a piece. */
    *add(note: NoteToTake): Generator<string> {
      piece += `${isEmpty ? '' : ','}\n    ${indented(reflection(note, missing), 4)}`;
      isEmpty = false;
      if (piece.length >= pieceLength) {
        yield piece;
        piece = '';
      }
    },
    end: () => piece + (isEmpty ? ']\n}\n' : '\n  ]\n}\n'),
  };
}

/** The day is the writer's, the time what their clock showed. */
function reflection(note: NoteToTake, missing: ReadonlySet<string> | undefined): object {
  const { id, localDate: date, timezone, createdAt, content, unreadable, bundleTag: bundle, keptOut, recording } = note;
  const time = localTime(Date.parse(createdAt), isTimezone(timezone) ? timezone : 'UTC');
  return {
    date,
    time,
    content,
    ...(unreadable && { id, contentProblem: 'This reflection could not be read: its words were damaged.' }),
    bundle,
    // Kept out it must come back, wherever it is read again.
    ...(keptOut && { keptOut }),
    ...(missing && recording !== null && { recording }),
    ...(recording !== null && missing?.has(recording) && { recordingProblem: 'This recording could not be read.' }),
  };
}

function indented(value: unknown, by: number): string {
  return JSON.stringify(value, null, 2).replaceAll('\n', `\n${' '.repeat(by)}`);
}
