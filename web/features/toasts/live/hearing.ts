import type { SpokenPiece } from '#shared/contract/toast-progress.ts';
import { createPlayer, type AudioDeck, type Player } from '#web/lib/player.ts';
import { createPieceDeck, piecesSource } from './piece-deck.ts';

/** A line of a toast that is still being voiced, and when it is heard. */
export type LiveLine = SpokenPiece['lines'][number];

/** A toast that is heard while it is made. */
export type Hearing = {
  id: string;
  player: Player;
  /** The lines that can be heard so far. */
  lines: () => readonly LiveLine[];
  /** Calls back whenever there are more lines; gives back the way to stop. */
  onLines: (listener: () => void) => () => void;
  /** Takes a piece; one that it has already is passed over. False when it belongs to another recording. */
  add: (piece: SpokenPiece) => boolean;
  /** Plays it from the start, after the clink that the tap has begun with. */
  begin: () => void;
  /** The whole of it is spoken, or no more of it will be. */
  finish: () => void;
  /** Lets go of its sound. */
  close: () => void;
};

type Options = {
  audio: AudioDeck & { readonly paused: boolean };
  speed: number;
  onFailure: () => void;
  nextFrame: (task: () => void) => number;
  dropFrame: (handle: number) => void;
  /** Where a sound can be played from, and the way to let it go. */
  addressOf: (mp3: string) => string;
  release: (address: string) => void;
  /** Has two rims touch. */
  ring: () => void;
  /** Called when it is to be heard. */
  onBegin: () => void;
  /** Runs `task` after `ms`; gives back a way to call it off. */
  later: (task: () => void, ms: number) => () => void;
};

/** How long the clink rings alone before the first word. */
const clinkMs = 700;
/** What an element takes at most to begin with what it has. */
const refusedAfterMs = 1500;

let made = 0;

/** Plays the pieces of a recording on one audio element, as they come. */
export function createHearing({ audio, addressOf, release, ring, onBegin, later, ...options }: Options): Hearing {
  const deck = createPieceDeck(audio);
  const taken: { piece: SpokenPiece; src: string }[] = [];
  const listeners = new Set<() => void>();
  let lines: readonly LiveLine[] = [];
  const player = createPlayer({ ...options, audio: deck });
  const waiting = new Set<() => void>();
  let callOff: (() => void) | undefined;
  /** From the clink on until something is heard: it plays by then, for all that one can see. */
  let isStarting = false;

  const start = (is: boolean) => {
    isStarting = is;
    for (const listener of waiting) {
      listener();
    }
  };
  const begin = () => {
    callOff = later(() => {
      player.play();
      // A device that refuses to play without another tap gets its button back.
      callOff = later(() => start(false), refusedAfterMs);
    }, clinkMs);
    start(true);
    onBegin();
  };
  const stop = () => {
    callOff?.();
    start(false);
  };
  const play = () => {
    if (player.getState().status !== 'idle') {
      player.play();
    } else if (!isStarting) {
      ring();
      // In the tap: lets the element play later, when the clink is over.
      audio.load();
      begin();
    }
  };
  const pause = () => {
    stop();
    player.pause();
  };
  const getState = () => {
    const state = player.getState();
    return isStarting && state.status === 'idle' ? { ...state, status: 'playing' as const } : state;
  };
  return {
    id: String((made += 1)),
    player: {
      ...player,
      getState,
      subscribe: (listener) => {
        const unsubscribe = player.subscribe(listener);
        waiting.add(listener);
        return () => {
          unsubscribe();
          waiting.delete(listener);
        };
      },
      play,
      pause,
      toggle: () => (getState().status === 'playing' ? pause() : play()),
    },
    begin,
    lines: () => lines,
    onLines: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    add: (piece) => {
      const known = taken[piece.at];
      if (known || piece.at !== taken.length) {
        return known?.piece.mp3 === piece.mp3;
      }
      const src = addressOf(piece.mp3);
      taken.push({ piece, src });
      lines = [...lines, ...piece.lines];
      deck.add({ src, fromMs: piece.fromMs, untilMs: piece.untilMs });
      for (const listener of listeners) {
        listener();
      }
      return true;
    },
    finish: () => deck.finish(),
    close: () => {
      stop();
      for (const { src } of taken) {
        release(src);
      }
    },
  };
}

export { piecesSource };
