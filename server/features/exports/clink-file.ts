import type { Voice } from '#server/features/audio/audio.service.ts';
import type { ToastToTake } from '#server/features/toasts/taking.service.ts';
import { isoInstant } from '#shared/calendar.ts';
import type { Damaged, TakenAccount } from '#shared/archive-file.ts';
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
  /** The recordings of the writer's voice by their addresses. */
  voices: ReadonlyMap<string, Voice>;
  account: TakenAccount;
  /** Epoch milliseconds. */
  exportedAt: number;
};

/**
 * `clink.json`, as `shared/archive-file.ts` describes it. What cannot be read is named at its end, so that nobody takes
 * nothing for something.
 */
export async function* clinkFile({ notes, toasts, account, exportedAt, ...beside }: Whole): AsyncGenerator<string> {
  const damaged: Damaged = { reflections: [], toasts: [], recordings: [...beside.missing] };
  const head = { format: 'clink', version: 1, exportedAt: isoInstant(exportedAt), account };
  yield `${JSON.stringify(head).slice(0, -1)},\n"reflections":[`;
  yield* listed(
    readable(notes, damaged.reflections, ({ unreadable }) => unreadable !== true),
    (note) => reflection(note, beside),
  );
  yield '\n],\n"toasts":[';
  yield* listed(
    readable(toasts, damaged.toasts, ({ lines }) => lines !== null),
    (toast) => toastOf(toast, beside),
  );
  yield `\n],\n"damaged":${JSON.stringify(damaged)}}\n`;
}

/** Those that can be read; the others are noted. */
async function* readable<T extends { id: number }>(
  pieces: AsyncIterable<readonly T[]>,
  damaged: number[],
  isReadable: (one: T) => boolean,
): AsyncGenerator<T[]> {
  for await (const piece of pieces) {
    damaged.push(...piece.filter((one) => !isReadable(one)).map(({ id }) => id));
    yield piece.filter(isReadable);
  }
}

async function* listed<T>(pieces: AsyncIterable<readonly T[]>, present: (one: T) => object): AsyncGenerator<string> {
  let isFirst = true;
  for await (const piece of pieces) {
    if (piece.length > 0) {
      yield (isFirst ? '\n' : ',\n') + piece.map((one) => JSON.stringify(present(one))).join(',\n');
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
