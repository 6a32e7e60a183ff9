import type { DeviceVoice, Speech } from './device-speech.ts';

type Saying = {
  text: string;
  voice: DeviceVoice;
  /** 1 is the usual speed. */
  rate: number;
  onStart?: () => void;
  /** Called as each word begins, by browsers that tell: where it stands in the text and, at best, how long it is. */
  onWord?: (start: number, length?: number) => void;
  onEnd: () => void;
  /**
   * Called when it breaks off by itself. It is no fault of the voice when another page spoke, or the browser wants a
   * tap first.
   */
  onBreak: (isFault: boolean) => void;
};

type SpeakerOptions = { speech: Speech; makeUtterance: (text: string) => SpeechSynthesisUtterance };

export type Speaker = ReturnType<typeof createSpeaker>;

/** After so many milliseconds a voice that has not begun will not: a large one takes seconds to load. */
const longestStart = 8000;
/** More than twice what any voice takes for a letter. One that is still speaking then has stopped and not said so. */
const longestLetter = 130;
/** A browser that has just been hushed swallows what is said in the same moment. */
const hushMs = 80;
const noFaults = ['canceled', 'interrupted', 'not-allowed'];

/** Says one thing at a time with voices of the device, and knows their ways. */
export function createSpeaker({ speech, makeUtterance }: SpeakerOptions) {
  /** Kept as long as it is said: a browser forgets one that nobody holds, and never tells that it ended. */
  let held: SpeechSynthesisUtterance | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Ends what is being said, without a word about it. */
  function hush() {
    clearTimeout(timer);
    if (held) {
      held = null;
      speech.cancel();
    }
  }

  /** Says it in place of what was being said. Must be called in a tap the first time: phones refuse else. */
  function say(saying: Saying) {
    const wasSaying = held !== null;
    hush();
    const utterance = utteranceOf(saying);
    held = utterance;
    const begin = () => {
      watch(longestStart, saying);
      // Another page may have paused the one queue that all pages share.
      speech.resume();
      speech.speak(utterance);
    };
    if (speech.speaking || speech.pending) {
      speech.cancel();
      timer = setTimeout(begin, hushMs);
    } else if (wasSaying) {
      timer = setTimeout(begin, hushMs);
    } else {
      begin();
    }
  }

  function utteranceOf(saying: Saying): SpeechSynthesisUtterance {
    const { text, voice, rate, onStart, onWord, onEnd, onBreak } = saying;
    const utterance = Object.assign(makeUtterance(text), { voice, lang: voice.lang, rate });
    const hasBegun = () => watch(longestStart + (text.length * longestLetter) / rate, saying);
    utterance.onstart = () => {
      if (held === utterance) {
        hasBegun();
        onStart?.();
      }
    };
    utterance.onboundary = ({ name, charIndex, charLength }: Partial<SpeechSynthesisEvent>) => {
      if (held === utterance && name !== 'sentence' && charIndex !== undefined) {
        hasBegun();
        onWord?.(charIndex, charLength);
      }
    };
    utterance.onend = () => {
      if (held === utterance) {
        clearTimeout(timer);
        held = null;
        onEnd();
      }
    };
    utterance.onerror = ({ error }) => {
      if (held === utterance) {
        hush();
        onBreak(!noFaults.includes(error));
      }
    };
    return utterance;
  }

  function watch(ms: number, { onBreak }: Saying) {
    clearTimeout(timer);
    timer = setTimeout(() => {
      hush();
      onBreak(true);
    }, ms);
  }

  return { say, hush };
}
