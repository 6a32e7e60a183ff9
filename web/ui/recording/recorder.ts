/** As much of a microphone's track as recording uses. */
export type Track = {
  muted: boolean;
  onended: ((event: Event) => void) | null;
  onmute: ((event: Event) => void) | null;
  onunmute: ((event: Event) => void) | null;
  stop: () => void;
};

/** As much of the browser's MediaRecorder as recording uses. */
export type Tape = {
  mimeType: string;
  state: string;
  ondataavailable: ((event: { data: Blob }) => void) | null;
  onstop: (() => void) | null;
  onerror: (() => void) | null;
  start: (sliceMs: number) => void;
  stop: () => void;
};

/** How loud it is now, from 0 to 1. */
export type Meter = { level: () => number; close: () => void };

export type RecorderPhase = 'off' | 'asking' | 'recording' | 'closing';

/** Why it did not come to a recording. */
export type RecorderProblem = 'not-supported' | 'not-allowed' | 'no-microphone' | 'in-use' | 'nothing-heard' | 'failed';

/** Why a recording ended: by hand, at its longest, because the microphone went away, or because the person did. */
export type Ending = 'stopped' | 'full' | 'cut-off' | 'left';

/** What was recorded. `ms` is its length by the clock, for the file does not always tell. */
export type Take = { blob: Blob; ms: number; ending: Ending };

type Options<Microphone> = {
  /** Asks for the microphone; rejects with the browser's error. */
  openMicrophone: () => Promise<Microphone>;
  tracksOf: (microphone: Microphone) => Track[];
  makeTape: (microphone: Microphone) => Tape;
  makeMeter: (microphone: Microphone) => Meter;
  /** Milliseconds from any beginning. */
  clock: () => number;
  /** Runs a task after so many milliseconds; gives the way to call it off. */
  later: (task: () => void, ms: number) => () => void;
  mostMs: number;
  onPhase: (phase: RecorderPhase) => void;
  /** What has come since the last piece; `ms` is the length of all of it by now. */
  onPiece: (piece: Blob, ms: number) => void;
  onTake: (take: Take) => void;
  onProblem: (problem: RecorderProblem) => void;
};

export type Recorder = {
  start(): Promise<void>;
  /** Records no more; resolves when what was recorded has been given on. */
  stop(ending?: Ending): Promise<void>;
  /** How long it has been recording, in milliseconds. */
  elapsed(): number;
  level(): number;
};

/** A crash costs no more than this. */
const sliceMs = 1000;
/** A tape that does not tell its end by then has none. */
const closeWithinMs = 2000;
/** Some microphones are mute for a moment at first; one that stays so was taken by a call. */
const muteMs = 2000;
/** Less than this is a slip of the finger. */
const shortestMs = 300;

/** Records one take after the other. Whatever ends one, all that came until then is given on. */
export function createRecorder<Microphone>(options: Options<Microphone>): Recorder {
  const { clock, later } = options;
  let phase: RecorderPhase = 'off';
  let microphone: Microphone | undefined;
  let tape: Tape | undefined;
  let meter: Meter | undefined;
  let pieces: Blob[] = [];
  let startedAt = 0;
  let length = 0;
  let ending: Ending = 'stopped';
  /** Goes up with each start and stop, so that a permission given too late is known. */
  let turn = 0;
  const timers = new Map<string, () => void>();
  let waiting: (() => void)[] = [];

  function show(next: RecorderPhase): void {
    phase = next;
    options.onPhase(next);
    if (next === 'off') {
      const told = waiting;
      waiting = [];
      told.forEach((tell) => tell());
    }
  }

  function wait(name: string, ms: number, task: () => void): void {
    timers.get(name)?.();
    timers.set(name, later(task, ms));
  }

  function callOff(name: string): void {
    timers.get(name)?.();
    timers.delete(name);
  }

  /** A device that slept meanwhile comes too late to its end, and has nothing of that time. */
  function elapsed(): number {
    return Math.min(Math.round(phase === 'recording' ? clock() - startedAt : length), options.mostMs);
  }

  function release(): void {
    [...timers.keys()].forEach(callOff);
    if (tape) {
      Object.assign(tape, { ondataavailable: null, onstop: null, onerror: null });
    }
    letGo(microphone);
    meter?.close();
    tape = undefined;
    meter = undefined;
    microphone = undefined;
  }

  function letGo(gone: Microphone | undefined): void {
    for (const track of gone === undefined ? [] : options.tracksOf(gone)) {
      Object.assign(track, { onended: null, onmute: null, onunmute: null });
      track.stop();
    }
  }

  function begin(opened: Microphone): void {
    microphone = opened;
    pieces = [];
    length = 0;
    try {
      tape = options.makeTape(opened);
      attend(tape, opened);
      tape.start(sliceMs);
    } catch {
      release();
      show('off');
      options.onProblem('failed');
      return;
    }
    meter = options.makeMeter(opened);
    startedAt = clock();
    wait('full', options.mostMs, () => close('full'));
    show('recording');
  }

  function attend(running: Tape, opened: Microphone): void {
    running.ondataavailable = ({ data }) => {
      if (data.size > 0) {
        const piece = data.slice(0, data.size, plainType(running.mimeType || data.type));
        pieces.push(piece);
        options.onPiece(piece, elapsed());
      }
    };
    running.onstop = () => {
      // It ends by itself when the last track does.
      close('cut-off');
      settle();
    };
    running.onerror = () => close('cut-off');
    for (const track of options.tracksOf(opened)) {
      track.onended = () => close('cut-off');
      track.onmute = () => wait('mute', muteMs, () => close('cut-off'));
      track.onunmute = () => callOff('mute');
      if (track.muted) {
        wait('mute', muteMs, () => close('cut-off'));
      }
    }
  }

  function close(why: Ending): void {
    if (phase !== 'recording') {
      return;
    }
    length = elapsed();
    ending = why;
    callOff('full');
    callOff('mute');
    show('closing');
    wait('close', closeWithinMs, settle);
    try {
      tape?.stop();
    } catch {
      settle();
    }
  }

  function settle(): void {
    if (phase !== 'closing') {
      return;
    }
    const blob = new Blob(pieces, { type: pieces[0]?.type ?? '' });
    pieces = [];
    release();
    if (blob.size === 0 || length < shortestMs) {
      options.onProblem('nothing-heard');
    } else {
      options.onTake({ blob, ms: length, ending });
    }
    show('off');
  }

  return {
    async start() {
      if (phase !== 'off') {
        return;
      }
      turn += 1;
      const mine = turn;
      show('asking');
      try {
        const opened = await options.openMicrophone();
        if (mine === turn) {
          begin(opened);
        } else {
          letGo(opened);
        }
      } catch (error) {
        if (mine === turn) {
          show('off');
          options.onProblem(problemOf(error));
        }
      }
    },
    stop(why = 'stopped') {
      turn += 1;
      if (phase === 'asking') {
        show('off');
      }
      close(why);
      return new Promise((done) => {
        if (phase === 'off') {
          done();
        } else {
          waiting.push(done);
        }
      });
    },
    elapsed,
    level: () => meter?.level() ?? 0,
  };
}

const codecs = { webm: 'audio/webm;codecs=opus', mp4: 'audio/mp4', ogg: 'audio/ogg;codecs=opus' };

/**
 * The best kind of sound this browser records, as a MIME type with its codec; undefined to leave it to the browser.
 * Apple's say they can do WebM and then play it badly.
 */
export function tapeType(supports: (type: string) => boolean, { isApple }: { isApple: boolean }): string | undefined {
  const { webm, mp4, ogg } = codecs;
  return (isApple ? [mp4, webm, ogg] : [webm, mp4, ogg]).find(supports);
}

/** `audio/webm;codecs=opus` becomes `audio/webm`. */
function plainType(type: string): string {
  return type.split(';')[0]?.trim() ?? '';
}

const problems: Record<string, RecorderProblem> = {
  NotAllowedError: 'not-allowed',
  SecurityError: 'not-allowed',
  NotFoundError: 'no-microphone',
  OverconstrainedError: 'no-microphone',
  NotReadableError: 'in-use',
  AbortError: 'in-use',
  NotSupportedError: 'not-supported',
};

/** The errors of getUserMedia, as W3C Media Capture and Streams names them. */
function problemOf(error: unknown): RecorderProblem {
  return (error instanceof Error || error instanceof DOMException ? problems[error.name] : undefined) ?? 'failed';
}
