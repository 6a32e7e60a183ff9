import { progress, spokenPiece, type Progress, type SpokenPiece } from '#shared/contract/toast-progress.ts';

/** What is known about the making of a toast; `live` while it is under way. */
export type Making = { now: Progress; live: boolean };

export const notMaking: Making = { now: { stage: 'idle' }, live: false };

/** Adds one report to what is known. An ending that was not seen coming belongs to an earlier toast and says nothing. */
export function foldProgress(making: Making, now: Progress): Making {
  if (now.stage === 'idle') {
    return notMaking;
  }
  if (now.stage === 'done' || now.stage === 'failed') {
    return making.live ? { now, live: false } : notMaking;
  }
  return { now, live: true };
}

/** Reads the data of one `progress` event; null when it is not one that this page knows. */
export const readProgress = (data: unknown): Progress | null => read(progress, data);

function read<Schema extends typeof progress | typeof spokenPiece>(schema: Schema, data: unknown) {
  if (typeof data !== 'string') {
    return null;
  }
  try {
    const parsed = schema.safeParse(JSON.parse(data));
    return parsed.success ? (parsed.data as Schema['_zod']['output']) : null;
  } catch {
    return null;
  }
}

/** The part of EventSource that is used here. */
type ProgressSource = {
  addEventListener: (type: 'progress' | 'piece' | 'error', listener: (event: { data?: unknown }) => void) => void;
  close: () => void;
};

type WatchOptions = {
  open: () => ProgressSource;
  onProgress: (now: Progress) => void;
  /** Given each piece that is spoken; after a broken line the first ones come once more. */
  onPiece: (piece: SpokenPiece) => void;
  /** Whether a toast has been asked for whose making may not show yet. */
  isExpecting: () => boolean;
  /** Runs `task` after `ms`; gives back a way to call it off. */
  later: (task: () => void, ms: number) => () => void;
};

const retryMs = [1000, 2000, 4000, 8000, 15_000, 30_000];
const staleMs = 700;

export type ProgressWatch = {
  /**
   * Asks where things stand, as when a toast was just asked for or the answer to that came. The answer may be here
   * before the last pieces: what is being followed is followed to its end.
   */
  look: () => void;
  stop: () => void;
};

/**
 * Listens to the making of a toast until it ends. A broken line is taken up again with growing pauses, at most six
 * times in a row.
 */
export function watchProgress({ open, onProgress, onPiece, isExpecting, later }: WatchOptions): ProgressWatch {
  let source: ProgressSource | undefined;
  let callOff: (() => void) | undefined;
  let failures = 0;
  let live = false;

  function hangUp() {
    source?.close();
    source = undefined;
    callOff?.();
    callOff = undefined;
  }

  function receive(data: unknown) {
    const now = readProgress(data);
    if (!now) {
      return;
    }
    failures = 0;
    const ending = now.stage === 'done' || now.stage === 'failed';
    const settled = ending || now.stage === 'idle';
    if (ending && !live && isExpecting()) {
      // How an earlier toast ended; the one just asked for has not begun.
      hangUp();
      callOff = later(connect, staleMs);
      return;
    }
    live = !settled;
    if (ending || (now.stage === 'idle' && !isExpecting())) {
      hangUp();
    }
    onProgress(now);
  }

  function connect() {
    const opened = open();
    source = opened;
    opened.addEventListener('progress', (event) => {
      if (source === opened) {
        receive(event.data);
      }
    });
    opened.addEventListener('piece', (event) => {
      const piece = source === opened ? read(spokenPiece, event.data) : null;
      if (piece) {
        onPiece(piece);
      }
    });
    opened.addEventListener('error', () => {
      if (source !== opened) {
        return;
      }
      hangUp();
      const wait = retryMs[failures];
      failures += 1;
      if (wait === undefined) {
        // Rather nothing than a stage that may long be over.
        live = false;
        onProgress({ stage: 'idle' });
      } else {
        callOff = later(connect, wait);
      }
    });
  }

  return {
    look: () => {
      if (!live) {
        hangUp();
        connect();
      }
    },
    stop: hangUp,
  };
}
