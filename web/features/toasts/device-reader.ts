import { lineAt, neighbourStart } from '#web/lib/cues.ts';
import type { DeviceVoice, Speech } from '#web/lib/device-speech.ts';
import { soundAlone } from '#web/lib/one-sound.ts';
import type { Playable, PlayerState } from '#web/lib/player.ts';
import { guessCues, letterMs, lineGapMs, utterancesOf, wordAt } from './device-utterances.ts';

/** What is heard now, in guessed times. The word that is said stands in its line from `wordStart` to `wordEnd`. */
export type ReaderState = PlayerState & {
  /** -1 where the browser does not tell which word it is. */
  wordStart: number;
  wordEnd: number;
  /** Set when the voice fell silent by itself, until it is asked again. */
  isBroken: boolean;
};

type ReaderOptions = {
  speech: Speech;
  makeUtterance: (text: string) => SpeechSynthesisUtterance;
  lines: readonly string[];
  /** What is said before them, when they are said from the start; null for nothing. */
  greeting: string | null;
  /** The one that is to say the next sentence. */
  voice: () => DeviceVoice;
  speed: number;
  /** The display's next frame, with the time in milliseconds, and calling it off. */
  nextFrame: (task: (now: number) => void) => number;
  dropFrame: (handle: number) => void;
  /** Whether nobody sees the page: its device may hush it then and is not broken. */
  isHidden: () => boolean;
};

export type DeviceReader = Playable<ReaderState>;

/** After so many milliseconds a voice that has not begun will not: a large one takes seconds to load. */
const longestStart = 8000;
/** A browser that has just been hushed swallows what is said in the same moment. */
const hushMs = 80;
const noWord = { wordStart: -1, wordEnd: -1 };

/**
 * Lines said by a voice of the device, a sentence at a time, as a player. It knows no pause within a sentence, since not
 * every device can do that: after a pause the sentence is said again.
 */
export function createDeviceReader(options: ReaderOptions): DeviceReader {
  const { speech, makeUtterance, lines, greeting, voice, speed, nextFrame, dropFrame, isHidden } = options;
  const cues = guessCues(lines);
  const utterances = utterancesOf(lines);
  let state: ReaderState = {
    status: 'idle',
    currentMs: 0,
    durationMs: cues.at(-1)?.endMs ?? 0,
    bufferedMs: 0,
    speed,
    isBroken: false,
    ...noWord,
  };
  const listeners = new Set<() => void>();
  /** The number of the utterance that is said, or that is next. */
  let at = 0;
  let isGreeted = greeting === null;
  /** Kept as long as it is said: a browser forgets one that nobody holds, and never tells that it ended. */
  let held: SpeechSynthesisUtterance | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame: number | undefined;

  function change(part: Partial<ReaderState>) {
    state = { ...state, ...part };
    for (const listener of listeners) {
      listener();
    }
  }

  /** Ends what is being said, without a word about it. Gives whether anything was. */
  function hush(): boolean {
    const wasSaying = held !== null;
    held = null;
    clearTimeout(timer);
    stopFrames();
    if (wasSaying) {
      speech.cancel();
    }
    return wasSaying;
  }

  function stopFrames() {
    if (frame !== undefined) {
      dropFrame(frame);
      frame = undefined;
    }
  }

  /** Says the greeting or the sentence whose turn it is, as soon as the browser takes it. */
  function go(wasSaying: boolean) {
    if (speech.speaking || speech.pending) {
      speech.cancel();
      timer = setTimeout(say, hushMs);
    } else if (wasSaying) {
      timer = setTimeout(say, hushMs);
    } else {
      say();
    }
  }

  function say() {
    const utterance = utterances[at];
    if (!isGreeted && greeting !== null) {
      speak(greeting, { onEnd: afterGreeting });
    } else if (utterance) {
      const { line, from, text } = utterance;
      // With the text: a browser tells a place in what it was given to say.
      const onWord = (start: number, length?: number) => {
        const word = wordAt(text, start, length);
        follow(timeOf(line, from + start), timeOf(line, from + text.length));
        if (word) {
          change({ wordStart: from + word.start, wordEnd: from + word.end });
        }
      };
      speak(text, {
        onStart: () => follow(timeOf(line, from), timeOf(line, from + text.length)),
        onWord,
        onEnd: sayNext,
      });
    } else {
      end();
    }
  }

  function afterGreeting() {
    isGreeted = true;
    timer = setTimeout(say, lineGapMs / state.speed);
  }

  function sayNext() {
    const { line } = utterances[at] ?? {};
    at += 1;
    change(noWord);
    if (utterances[at] && utterances[at]?.line !== line) {
      timer = setTimeout(say, lineGapMs / state.speed);
    } else {
      say();
    }
  }

  function end() {
    held = null;
    at = 0;
    isGreeted = greeting === null;
    change({ status: 'ended', currentMs: state.durationMs, ...noWord });
  }

  type Heard = { onStart?: () => void; onWord?: (start: number, length?: number) => void; onEnd: () => void };

  function speak(text: string, { onStart, onWord, onEnd }: Heard) {
    const utterance = makeUtterance(text);
    const reader = voice();
    utterance.voice = reader;
    utterance.lang = reader.lang;
    utterance.rate = state.speed;
    const ifHeld = (task: () => void) => () => {
      if (held === utterance) {
        task();
      }
    };
    const watch = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(ifHeld(fail), ms);
    };
    // Twice the time that it is likely to take and more: a voice may be slow, and a name hard.
    const hasBegun = () => watch(longestStart + (text.length * 2 * letterMs) / state.speed);
    utterance.onstart = ifHeld(() => {
      hasBegun();
      onStart?.();
    });
    utterance.onboundary = (event) => {
      if (held === utterance && event.name !== 'sentence') {
        hasBegun();
        onWord?.(event.charIndex, (event as { charLength?: number }).charLength);
      }
    };
    utterance.onend = ifHeld(() => {
      clearTimeout(timer);
      stopFrames();
      held = null;
      onEnd();
    });
    utterance.onerror = ({ error }) => {
      if (held === utterance) {
        // Another page spoke, or the browser wants a tap first: neither is a fault of the voice.
        if (['canceled', 'interrupted', 'not-allowed'].includes(error)) {
          pause();
        } else {
          fail();
        }
      }
    };
    held = utterance;
    watch(longestStart);
    // Another page may have paused the one queue that all pages share.
    speech.resume();
    speech.speak(utterance);
  }

  function fail() {
    pause();
    change({ isBroken: !isHidden() });
  }

  /** Moves the place on as time goes by, from one guess to the next and not beyond. */
  function follow(fromMs: number, toMs: number) {
    stopFrames();
    let begun: number | undefined;
    const draw = (now: number) => {
      begun ??= now;
      change({ currentMs: Math.min(fromMs + (now - begun) * state.speed, toMs - 1) });
      frame = nextFrame(draw);
    };
    change({ currentMs: fromMs });
    frame = nextFrame(draw);
  }

  function timeOf(line: number, place: number): number {
    const { startMs = 0, endMs = 0 } = cues[line] ?? {};
    return startMs + ((endMs - startMs) * place) / Math.max(1, lines[line]?.length ?? 1);
  }

  /** Starts or goes on with the sentence that was broken off. Must be called in a tap the first time: phones refuse else. */
  function play() {
    if (state.status === 'playing') {
      return;
    }
    soundAlone(pause);
    if (state.status === 'ended') {
      change({ currentMs: 0 });
    }
    change({ status: 'playing', isBroken: false });
    go(false);
  }

  function pause() {
    if (state.status !== 'playing') {
      return;
    }
    hush();
    const { line, from } = utterances[at] ?? { line: 0, from: 0 };
    change({ status: 'paused', currentMs: timeOf(line, from), ...noWord });
  }

  function seek(ms: number) {
    const line = Math.max(0, lineAt(cues, ms));
    const first = utterances.findIndex((utterance) => utterance.line >= line);
    const wasPlaying = state.status === 'playing';
    const wasSaying = hush();
    at = first === -1 ? utterances.length - 1 : first;
    isGreeted = wasPlaying || at > 0 || greeting === null;
    change({
      currentMs: cues[line]?.startMs ?? 0,
      ...noWord,
      ...(state.status === 'ended' && { status: 'paused' as const }),
    });
    if (wasPlaying) {
      go(wasSaying);
    }
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    getState: () => state,
    play,
    pause,
    toggle: () => (state.status === 'playing' ? pause() : play()),
    /** To the beginning of the line that is there. */
    seek,
    /** To the line before or after, whatever the number: nobody knows how long five seconds of it are. */
    seekBy: (ms) => seek(neighbourStart(cues, state.currentMs, ms < 0 ? -1 : 1)),
    /** A browser does not change how fast it says what it says already, so the sentence is said again. */
    setSpeed: (next) => {
      change({ speed: next });
      if (state.status === 'playing') {
        go(hush());
      }
    },
  };
}
