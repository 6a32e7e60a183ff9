import { soundAlone, soundOver } from './one-sound.ts';

type PlayerStatus = 'idle' | 'playing' | 'paused' | 'ended';

/** What is heard now. Times in milliseconds; `bufferedMs` is how far the recording is loaded from the spoken place. */
export type PlayerState = {
  status: PlayerStatus;
  currentMs: number;
  durationMs: number;
  bufferedMs: number;
  speed: number;
};

/** The part of an audio element that the player uses. */
export type AudioDeck = Pick<
  HTMLAudioElement,
  | 'addEventListener'
  | 'removeEventListener'
  | 'play'
  | 'pause'
  | 'load'
  | 'src'
  | 'preload'
  | 'currentTime'
  | 'duration'
  | 'ended'
  | 'playbackRate'
  | 'buffered'
  | 'removeAttribute'
>;

type PlayerOptions = {
  audio: AudioDeck;
  speed: number;
  /** Called when a wanted playback could not start or broke off. */
  onFailure: () => void;
  /** The display's next frame, and calling it off. */
  nextFrame: (task: () => void) => number;
  dropFrame: (handle: number) => void;
};

export type Player = ReturnType<typeof createPlayer>;

/** What is played by the same bar and keys: a recording, or what a device says by itself. */
export type Playable<S extends PlayerState = PlayerState> = Pick<
  Player,
  'subscribe' | 'play' | 'pause' | 'toggle' | 'seek' | 'seekBy' | 'setSpeed'
> & { getState: () => S };

export const speeds = [0.75, 1, 1.25, 1.5] as const;

/** One recording at a time on one audio element, as a store that screens subscribe to. */
export function createPlayer({ audio, speed, onFailure, nextFrame, dropFrame }: PlayerOptions) {
  let state: PlayerState = { status: 'idle', currentMs: 0, durationMs: 0, bufferedMs: 0, speed };
  const listeners = new Set<() => void>();
  let frame: number | undefined;
  /** Set while the person wants to hear something; a failure they did not wait for is none of their concern. */
  let wanted = false;
  /** Set once the recording could not be read: the element then needs to be told to fetch it again. */
  let broken = false;
  let source: string | null = null;
  /** What is heard before the recording whenever it is played from its start. */
  let intro: string | null = null;
  /** Set while the element holds the intro in place of the recording. */
  let introducing = false;

  function change(part: Partial<PlayerState>) {
    state = { ...state, ...part };
    for (const listener of listeners) {
      listener();
    }
  }

  function stopFrames() {
    if (frame !== undefined) {
      dropFrame(frame);
      frame = undefined;
    }
  }

  function follow() {
    frame = nextFrame(() => {
      change({ currentMs: audio.currentTime * 1000 });
      follow();
    });
  }

  function readLength() {
    if (Number.isFinite(audio.duration) && audio.duration > 0) {
      change({ durationMs: audio.duration * 1000 });
    }
  }

  function readBuffered() {
    const { buffered, currentTime } = audio;
    for (let index = 0; index < buffered.length; index += 1) {
      if (buffered.start(index) <= currentTime + 0.1 && buffered.end(index) >= currentTime) {
        change({ bufferedMs: buffered.end(index) * 1000 });
      }
    }
  }

  function fail() {
    stopFrames();
    broken = true;
    change({ status: state.status === 'playing' ? 'paused' : state.status });
    if (wanted) {
      wanted = false;
      onFailure();
    }
  }

  const heard: Record<string, () => void> = {
    play: () => {
      soundAlone(pause);
      stopFrames();
      change({ status: 'playing' });
      follow();
    },
    pause: () => {
      stopFrames();
      change({ currentMs: audio.currentTime * 1000, ...(state.status === 'playing' && { status: 'paused' as const }) });
    },
    ended: () => {
      stopFrames();
      wanted = false;
      change({ status: 'ended', currentMs: state.durationMs });
    },
    seeked: () => {
      readBuffered();
      if (state.status !== 'ended') {
        change({ currentMs: audio.currentTime * 1000 });
      }
    },
    loadedmetadata: readLength,
    durationchange: readLength,
    progress: readBuffered,
    error: fail,
  };
  /** What is heard while the intro is played: it has no place on the recording's own line of time. */
  const heardOfIntro: Partial<Record<string, () => void>> = {
    play: () => {
      soundAlone(pause);
      change({ status: 'playing' });
    },
    pause: () => {
      if (!audio.ended && state.status === 'playing') {
        change({ status: 'paused' });
      }
    },
    ended: endIntro,
    error: skipIntro,
  };

  /** On the same element, because phones let only an element go on by itself that a tap has started. */
  function endIntro() {
    if (introducing) {
      leaveIntro();
      start();
    }
  }

  /** A name that could not be heard keeps nobody from their toast. */
  function skipIntro() {
    intro = null;
    endIntro();
  }

  function leaveIntro() {
    introducing = false;
    audio.src = source ?? '';
  }

  /** Starts or goes on. Must be called in the tap itself: phones refuse a play that comes later. */
  function play() {
    wanted = true;
    if (state.status === 'ended') {
      seek(0);
    }
    if (broken) {
      broken = false;
      audio.load();
      audio.currentTime = state.currentMs / 1000;
    }
    if (intro !== null && !introducing && state.currentMs === 0) {
      introducing = true;
      audio.src = intro;
    }
    start();
  }

  function start() {
    const isIntro = introducing;
    audio.playbackRate = state.speed;
    audio.play().catch((cause: unknown) => {
      const name = cause instanceof DOMException || cause instanceof Error ? cause.name : '';
      // It was stopped, or the browser wants another tap: neither is an error of the recording.
      if (name === 'AbortError' || name === 'NotAllowedError') {
        return;
      }
      if (isIntro) {
        skipIntro();
      } else {
        fail();
      }
    });
  }

  function pause() {
    wanted = false;
    audio.pause();
  }

  function seek(ms: number) {
    const place = Math.min(Math.max(ms, 0), state.durationMs);
    const goesOn = introducing && state.status === 'playing';
    if (introducing) {
      leaveIntro();
    }
    audio.currentTime = place / 1000;
    // Who goes to the end of what is over already stays there, and what stands beside it with them.
    const isLeft = state.status === 'ended' && place < state.durationMs;
    change({ currentMs: place, ...(isLeft && { status: 'paused' as const }) });
    if (goesOn) {
      start();
    }
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    getState: () => state,
    /** Takes up another recording, or none; `durationMs` holds until the recording tells its own length. */
    load: (src: string | null, durationMs: number) => {
      stopFrames();
      wanted = false;
      broken = false;
      introducing = false;
      source = src;
      audio.pause();
      if (src === null) {
        audio.removeAttribute('src');
      } else {
        audio.preload = 'metadata';
        audio.src = src;
      }
      audio.load();
      change({ status: 'idle', currentMs: 0, durationMs, bufferedMs: 0 });
    },
    /** What is to be heard before the recording when it is played from its start; null for nothing. */
    introduce: (src: string | null) => {
      intro = src;
    },
    play,
    pause,
    toggle: () => (state.status === 'playing' ? pause() : play()),
    seek,
    seekBy: (ms: number) => seek(state.currentMs + ms),
    setSpeed: (next: number) => {
      audio.playbackRate = next;
      change({ speed: next });
    },
    /** Begins to listen to the audio element; gives back the way to stop, which silences it and lets it go. */
    attach: () => {
      const listeners = Object.entries(heard).map(
        ([type, listener]) => [type, () => (introducing ? heardOfIntro[type]?.() : listener())] as const,
      );
      for (const [type, listener] of listeners) {
        audio.addEventListener(type, listener);
      }
      return () => {
        stopFrames();
        soundOver(pause);
        wanted = false;
        for (const [type, listener] of listeners) {
          audio.removeEventListener(type, listener);
        }
        audio.pause();
        audio.removeAttribute('src');
        audio.load();
      };
    },
  };
}
