import type { Review } from '#shared/contract/reviews.ts';

export type ReviewState = {
  /** `silent`: the words are there and are not heard now, before the first time or after it. */
  phase: 'idle' | 'generating' | 'failed' | 'silent' | 'voicing' | 'playing';
  /** Undefined until they are there. */
  words: string | undefined;
  /** Whether there is anything to hear. */
  canBeHeard: boolean;
};

export type ReviewProblem = { during: 'review' | 'audio'; error: unknown } | { during: 'playback' };

type Options = {
  make: (noteId: number, signal: AbortSignal) => Promise<Review>;
  /** The address of the recording of these words. */
  voice: (review: { noteId: number; text: string }, signal: AbortSignal) => Promise<string>;
  /** Plays an address; rejects when it cannot be played, and calls `onBroken` when that shows later. */
  play: (address: string, onBroken: () => void) => Promise<void>;
  stop: () => void;
  /** In the tap itself: lets what is played later be heard on phones. */
  unlock: () => void;
  later: (task: () => void, ms: number) => () => void;
  onChange: (state: ReviewState) => void;
  onProblem: (problem: ReviewProblem) => void;
};

export type ReviewSession = {
  /** Asks for the review of a reflection. `playsItself`: it is heard without being asked for. */
  open(noteId: number, options: { playsItself: boolean }): void;
  /** Voices it where that was not done yet, and plays it. Call it in the tap. */
  listen(): void;
  stop(): void;
  /** The recording came to its end, or another one began. */
  ended(): void;
  close(): void;
};

const playsItselfAfterMs = 500;
const playsAfterMs = 100;
const idle: ReviewState = { phase: 'idle', words: undefined, canBeHeard: false };

/** One reflection being said back: made, voiced, heard. What comes after it was stopped or closed is let go. */
export function createReviewSession(options: Options): ReviewSession {
  const { onChange, onProblem, later } = options;
  let state = idle;
  let note: number | undefined;
  let address: string | undefined;
  /** Whether it is truly heard: a recording that cannot be played ends too, before it has begun. */
  let isHeard = false;
  let asking = new AbortController();
  const callOffs: (() => void)[] = [];

  function show(change: Partial<ReviewState>): void {
    state = { ...state, ...change };
    onChange(state);
  }

  /** Lets go of what is under way; answers with the signal of what comes next. */
  function begin(): AbortSignal {
    asking.abort();
    for (const callOff of callOffs.splice(0)) {
      callOff();
    }
    isHeard = false;
    asking = new AbortController();
    return asking.signal;
  }

  /** Never resolves when what waits is let go. */
  function wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      callOffs.push(later(resolve, ms));
    });
  }

  async function make(noteId: number, playsItself: boolean): Promise<void> {
    const signal = begin();
    show({ ...idle, phase: 'generating' });
    try {
      const { review, audioUrl, canBeHeard } = await options.make(noteId, signal);
      if (signal.aborted) {
        return;
      }
      address = audioUrl;
      show({ phase: 'silent', words: review, canBeHeard });
      if (playsItself && canBeHeard) {
        // Voiced while the words are read.
        void hear(wait(playsItselfAfterMs));
      }
    } catch (error) {
      if (!signal.aborted) {
        show({ phase: 'failed' });
        onProblem({ during: 'review', error });
      }
    }
  }

  /** @param moment what is waited for before it is heard */
  async function hear(moment?: Promise<void>): Promise<void> {
    const { words } = state;
    if (note === undefined || words === undefined || !state.canBeHeard) {
      return;
    }
    const signal = moment ? asking.signal : begin();
    if (address !== undefined) {
      // Without a moment to wait for it begins in the tap itself.
      if (moment) {
        await moment;
      }
      await play(address, signal);
      return;
    }
    show({ phase: 'voicing' });
    try {
      const made = await options.voice({ noteId: note, text: words }, signal);
      if (!signal.aborted) {
        address = made;
        await Promise.all([moment, wait(playsAfterMs)]);
        await play(made, signal);
      }
    } catch (error) {
      if (!signal.aborted) {
        show({ phase: 'silent' });
        onProblem({ during: 'audio', error });
      }
    }
  }

  async function play(from: string, signal: AbortSignal): Promise<void> {
    show({ phase: 'playing' });
    const broke = () => {
      if (!signal.aborted) {
        begin();
        show({ phase: 'silent' });
        onProblem({ during: 'playback' });
      }
    };
    try {
      await options.play(from, broke);
      isHeard = !signal.aborted;
    } catch (error) {
      if (isRefused(error)) {
        // The browser wants a tap first: the button is there for it.
        if (!signal.aborted) {
          show({ phase: 'silent' });
        }
        return;
      }
      broke();
    }
  }

  function stop(): void {
    const wasHeard = state.phase === 'playing';
    begin();
    if (wasHeard) {
      options.stop();
    }
    if (state.phase === 'playing' || state.phase === 'voicing') {
      show({ phase: 'silent' });
    }
  }

  return {
    open(noteId, { playsItself }) {
      note = noteId;
      address = undefined;
      void make(noteId, playsItself);
    },
    listen() {
      options.unlock();
      void hear();
    },
    stop,
    ended() {
      if (isHeard) {
        begin();
        show({ phase: 'silent' });
      }
    },
    close() {
      stop();
      note = undefined;
      address = undefined;
      show(idle);
    },
  };
}

function isRefused(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotAllowedError';
}
