import type { Voice } from '#server/features/audio/audio.service.ts';
import type { ToastToTake } from '#server/features/toasts/taking.service.ts';
import { isoInstant } from '#shared/calendar.ts';
import type { NoteToTake } from '#shared/contract/exports.ts';

/** What the sound of a toast is called in the archive, by the number of the toast. */
export type ToastFiles = ReadonlyMap<number, string>;

type Whole = {
  /** Newest first, some at a time. */
  notes: AsyncIterable<readonly NoteToTake[]>;
  toasts: AsyncIterable<readonly ToastToTake[]>;
  files: ToastFiles;
  /** The recordings that could not be put beside the file. */
  missing: ReadonlySet<string>;
  /** The recordings of one's voice by their addresses. */
  voices: ReadonlyMap<string, Voice>;
  /** Epoch milliseconds. */
  exportedAt: number;
};

/**
 * `clink.json`: everything for a program, such as another Clink. Instants are ISO 8601 in UTC, days are of the writer's
 * calendar, `noteIds` name reflections by their `id` here, and files lie beside it under their names.
 */
export async function* clinkFile({ notes, toasts, exportedAt, ...beside }: Whole): AsyncGenerator<string> {
  const head = { format: 'clink', version: 1, exportedAt: isoInstant(exportedAt) };
  yield `${JSON.stringify(head).slice(0, -1)},\n"reflections":[`;
  yield* listed(notes, (note) => reflection(note, beside));
  yield '\n],\n"toasts":[';
  yield* listed(toasts, (toast) => toastOf(toast, beside));
  yield '\n]}\n';
}

async function* listed<T>(pieces: AsyncIterable<readonly T[]>, present: (one: T) => object): AsyncGenerator<string> {
  let isFirst = true;
  for await (const piece of pieces) {
    for (const one of piece) {
      yield `${isFirst ? '' : ','}\n${JSON.stringify(present(one))}`;
      isFirst = false;
    }
  }
}

type Beside = Pick<Whole, 'files' | 'missing' | 'voices'>;

function reflection(note: NoteToTake, { missing, voices }: Beside): object {
  const { id, createdAt, localDate, timezone, content, bundleTag, keptOut, updatedAt, recording, audioUrl } = note;
  const isThere = recording !== null && !missing.has(recording);
  const type = voices.get(audioUrl ?? '')?.mime;
  return {
    id,
    createdAt,
    localDate,
    timezone,
    content,
    bundleTag,
    keptOut,
    updatedAt,
    recording: isThere ? { file: recording, ms: note.audioMs, type } : null,
  };
}

function toastOf(toast: ToastToTake, { files }: Beside): object {
  const { id, type, narrator, lines, durationMs } = toast;
  const file = files.get(id);
  return {
    id,
    type,
    createdAt: isoInstant(toast.createdAt),
    intervalStart: isoInstant(toast.intervalStart),
    intervalEnd: isoInstant(toast.intervalEnd),
    early: toast.early,
    narrator,
    lines: (lines ?? []).map(({ text, noteIds, startMs, endMs }) => ({ text, noteIds, startMs, endMs })),
    audio: file === undefined ? null : { file, type: 'audio/mpeg', ms: durationMs },
  };
}
