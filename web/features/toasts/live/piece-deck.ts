import type { AudioDeck } from '#web/lib/player.ts';

/** A piece of a recording: where it is found, and where it stands in it, in milliseconds. */
export type Piece = { src: string; fromMs: number; untilMs: number };

/** An audio element whose recording is still being made: it plays what is there and waits for the rest. */
export type PieceDeck = AudioDeck & {
  add(piece: Piece): void;
  /** No more pieces will come. */
  finish(): void;
};

/** The address under which the deck plays its pieces; it plays any other address as the element does. */
export const piecesSource = 'pieces:';

/**
 * Nobody misses what is left of a piece so close to its end, and an element that is sent there while it still fetches
 * the piece does not always tell that it ended.
 */
const endMs = 100;

type Listener = (event: Event) => void;

/**
 * Makes an audio element that plays short pieces one after the other look like one that plays them as one recording.
 * Each piece begins with the pause before its words, which hides the moment that an element needs to go on.
 */
export function createPieceDeck(audio: AudioDeck & { readonly paused: boolean }): PieceDeck {
  const pieces: Piece[] = [];
  const listeners = new Map<string, Set<Listener>>();
  let isOnPieces = false;
  let isComplete = false;
  /** The piece that the element holds, and the place in the recording while it holds none. */
  let held = -1;
  let placeMs = 0;
  /** Whether it plays, or would if the next piece were there. */
  let isWanted = false;
  let isOver = false;
  let rate = 1;

  function tell(type: string, event: Event = new Event(type)): void {
    for (const listener of listeners.get(type) ?? []) {
      listener(event);
    }
  }

  function pieceAt(ms: number): number {
    const found = pieces.findLastIndex(({ fromMs }) => fromMs <= ms);
    return Math.max(0, found);
  }

  function hold(index: number, ms: number): void {
    const piece = pieces[index];
    if (piece) {
      held = index;
      isOver = false;
      audio.src = piece.src;
      // An element forgets its pace with each new address.
      audio.playbackRate = rate;
      audio.currentTime = Math.max(0, ms - piece.fromMs) / 1000;
    }
  }

  /** Holds what is heard from the place that was asked for on; nothing where that is the end of what is there. */
  function takeUpPlace(): void {
    const index = pieceAt(placeMs);
    const untilMs = pieces[index]?.untilMs ?? 0;
    if (placeMs < untilMs - endMs) {
      hold(index, placeMs);
    } else if (index + 1 < pieces.length) {
      hold(index + 1, untilMs);
    } else {
      held = -1;
      placeMs = untilMs;
      audio.pause();
    }
  }

  function goOn(): Promise<void> {
    if (held === -1 && pieces.length > 0) {
      takeUpPlace();
    }
    if (held === -1) {
      return Promise.resolve();
    }
    audio.playbackRate = rate;
    return audio.play();
  }

  /** The element came to the end of what it holds. */
  function endPiece(): void {
    placeMs = pieces[held]?.untilMs ?? placeMs;
    if (held + 1 < pieces.length) {
      hold(held + 1, placeMs);
      goOn().catch(() => tell('error'));
    } else {
      held = -1;
      end();
    }
  }

  function end(): void {
    if (isComplete) {
      isOver = true;
      isWanted = false;
      tell('ended');
    }
  }

  const relayed = ['play', 'pause', 'ended', 'seeked', 'loadedmetadata', 'durationchange', 'progress', 'error'];
  for (const type of relayed) {
    audio.addEventListener(type, (event) => {
      if (!isOnPieces) {
        tell(type, event);
      } else if (type === 'ended') {
        endPiece();
      } else if (type === 'pause' && held !== -1 && !audio.ended && isWanted && audio.paused) {
        // Something else stopped it: a call, or the headphones were taken out.
        isWanted = false;
        tell('pause');
      } else if (type === 'seeked' || type === 'error') {
        tell(type, event);
      }
    });
  }

  return {
    addEventListener: (type: string, listener: Listener) => {
      listeners.set(type, (listeners.get(type) ?? new Set()).add(listener));
    },
    removeEventListener: (type: string, listener: Listener) => {
      listeners.get(type)?.delete(listener);
    },
    removeAttribute: (name: string) => {
      // Who lets go of it may hand the element on.
      isOnPieces = false;
      audio.removeAttribute(name);
    },
    get src() {
      return isOnPieces ? piecesSource : audio.src;
    },
    set src(address: string) {
      isOnPieces = address === piecesSource;
      held = -1;
      isWanted = false;
      if (isOnPieces) {
        tell('durationchange');
        tell('progress');
      } else {
        audio.src = address;
      }
    },
    get preload() {
      return audio.preload;
    },
    set preload(how) {
      audio.preload = how;
    },
    get paused() {
      return isOnPieces ? !isWanted : audio.paused;
    },
    get ended() {
      return isOnPieces ? isOver : audio.ended;
    },
    get duration() {
      return isOnPieces ? (pieces.at(-1)?.untilMs ?? Number.NaN) / 1000 : audio.duration;
    },
    get buffered() {
      const untilMs = pieces.at(-1)?.untilMs ?? 0;
      return isOnPieces ? { length: 1, start: () => 0, end: () => untilMs / 1000 } : audio.buffered;
    },
    get currentTime() {
      const piece = pieces[held];
      return isOnPieces ? (piece ? piece.fromMs / 1000 + audio.currentTime : placeMs / 1000) : audio.currentTime;
    },
    set currentTime(seconds: number) {
      if (!isOnPieces) {
        audio.currentTime = seconds;
        return;
      }
      placeMs = seconds * 1000;
      isOver = false;
      if (pieces.length === 0) {
        return;
      }
      takeUpPlace();
      if (isWanted) {
        goOn().catch(() => tell('error'));
      }
      tell('seeked');
      // As an element does, once the one who seeks is done.
      queueMicrotask(() => {
        if (isWanted && held === -1) {
          end();
        }
      });
    },
    get playbackRate() {
      return rate;
    },
    set playbackRate(next: number) {
      rate = next;
      audio.playbackRate = next;
    },
    load: () => {
      if (!isOnPieces) {
        audio.load();
      }
    },
    play: async () => {
      if (!isOnPieces) {
        return audio.play();
      }
      isWanted = true;
      tell('play');
      await goOn();
      if (held === -1) {
        end();
      }
    },
    pause: () => {
      if (!isOnPieces) {
        audio.pause();
      } else if (isWanted) {
        isWanted = false;
        audio.pause();
        tell('pause');
      }
    },
    add: (piece) => {
      pieces.push(piece);
      tell('durationchange');
      tell('progress');
      if (isOnPieces && isWanted && held === -1) {
        goOn().catch(() => tell('error'));
      }
    },
    finish: () => {
      isComplete = true;
      if (isOnPieces && isWanted && held === -1) {
        end();
      }
    },
  } as PieceDeck;
}
