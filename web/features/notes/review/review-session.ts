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
  let callOff = () => {};

  function show(change: Partial<ReviewState>): void {
    state = { ...state, ...change };
    onChange(state);
  }

  /** Lets go of what is under way; answers with the signal of what comes next. */
  function begin(): AbortSignal {
    asking.abort();
    callOff();
    isHeard = false;
    asking = new AbortController();
    return asking.signal;
  }

  function wait(ms: number, task: () => void): void {
    callOff = later(task, ms);
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
        wait(playsItselfAfterMs, () => void hear());
      }
    } catch (error) {
      if (!signal.aborted) {
        show({ phase: 'failed' });
        onProblem({ during: 'review', error });
      }
    }
  }

  async function hear(): Promise<void> {
    const { words } = state;
    if (note === undefined || words === undefined || !state.canBeHeard) {
      return;
    }
    const signal = begin();
    if (address !== undefined) {
      await play(address, signal);
      return;
    }
    show({ phase: 'voicing' });
    try {
      const made = await options.voice({ noteId: note, text: words }, signal);
      if (!signal.aborted) {
        address = made;
        wait(playsAfterMs, () => void play(made, signal));
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
