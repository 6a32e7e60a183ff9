import { lineAt, neighbourStart } from '#web/lib/cues.ts';
import { createSpeaker, type Speaker } from '#web/lib/device-speaker.ts';
import type { DeviceVoice, Speech } from '#web/lib/device-speech.ts';
import { soundAlone } from '#web/lib/one-sound.ts';
import type { Playable, PlayerState } from '#web/lib/player.ts';
import type { Utterance } from './device-utterances.ts';
import { guessCues, lineGapMs, utterancesOf, wordAt } from './device-utterances.ts';

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

const noWord = { wordStart: -1, wordEnd: -1 };

/**
 * Lines said by a voice of the device, a sentence at a time, as a player. It knows no pause within a sentence, since not
 * every device can do that: after a pause the sentence is said again.
 */
export function createDeviceReader(options: ReaderOptions): DeviceReader {
  const { lines, greeting, voice, speed, nextFrame, dropFrame, isHidden } = options;
  const speaker = createSpeaker(options);
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
  /** The pause between two lines. */
  let breath: ReturnType<typeof setTimeout> | undefined;
  let frame: number | undefined;

  function change(part: Partial<ReaderState>) {
    state = { ...state, ...part };
    for (const listener of listeners) {
      listener();
    }
  }

  /** Ends what is being said, and the pause after it. */
  function hush() {
    clearTimeout(breath);
    stopFrames();
    speaker.hush();
  }

  function stopFrames() {
    if (frame !== undefined) {
      dropFrame(frame);
      frame = undefined;
    }
  }

  /** Says the greeting or the sentence whose turn it is. */
  function say() {
    const utterance = utterances[at];
    clearTimeout(breath);
    stopFrames();
    if (!isGreeted && greeting !== null) {
      speak({ text: greeting, onEnd: afterGreeting });
    } else if (utterance) {
      sayLine(utterance);
    } else {
      end();
    }
  }

  function sayLine({ line, from, text }: Utterance) {
    const endMs = timeOf(line, from + text.length);
    speak({
      text,
      onStart: () => follow(timeOf(line, from), endMs),
      onWord: (start, length) => {
        follow(timeOf(line, from + start), endMs);
        const word = wordAt(text, start, length);
        if (word) {
          change({ wordStart: from + word.start, wordEnd: from + word.end });
        }
      },
      onEnd: afterSentence,
    });
  }

  function speak(saying: Pick<Parameters<Speaker['say']>[0], 'text' | 'onStart' | 'onWord' | 'onEnd'>) {
    speaker.say({
      ...saying,
      voice: voice(),
      rate: state.speed,
      onBreak: (isFault) => {
        pause();
        change({ isBroken: isFault && !isHidden() });
      },
    });
  }

  function afterGreeting() {
    isGreeted = true;
    breath = setTimeout(say, lineGapMs / state.speed);
  }

  function afterSentence() {
    const { line } = utterances[at] ?? {};
    const next = utterances[at + 1];
    at += 1;
    stopFrames();
    change(noWord);
    if (next && next.line !== line) {
      breath = setTimeout(say, lineGapMs / state.speed);
    } else {
      say();
    }
  }

  function end() {
    at = 0;
    isGreeted = greeting === null;
    change({ status: 'ended', currentMs: state.durationMs, ...noWord });
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
    say();
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
    at = first === -1 ? utterances.length - 1 : first;
    isGreeted = wasPlaying || at > 0 || greeting === null;
    change({
      currentMs: cues[line]?.startMs ?? 0,
      ...noWord,
      ...(state.status === 'ended' && { status: 'paused' as const }),
    });
    if (wasPlaying) {
      say();
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
      change({ speed: next, ...noWord });
      if (state.status === 'playing') {
        say();
      }
    },
  };
}
