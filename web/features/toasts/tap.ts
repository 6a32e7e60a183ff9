import { readDevice } from '#web/lib/device.ts';

/** What a tap on another page asked of the stage: to play the latest toast, or to make one early and then play it. */
export type Tap = {
  deed: 'play' | 'make';
  /** Touched by that tap, so that phones let it be heard. */
  audio: HTMLAudioElement;
  /** Whether it is still to be heard; the first to ask sees to that. */
  isDue: () => boolean;
};

let tap: Tap | null = null;

/** Call it in the tap itself that leads to the stage. */
export function askStage(deed: Tap['deed']): void {
  const audio = new Audio();
  // Within a tap this lets the element play later, when there is something to hear.
  audio.load();
  if (readDevice('deviceVoice') === 'on') {
    openDeviceVoice();
  }
  let isDue = true;
  const take = () => {
    const was = isDue;
    isDue = false;
    return was;
  };
  tap = { deed, audio, isDue: take };
}

/** In a tap: lets the device say nothing at all, so that phones let it speak later as well. */
export function openDeviceVoice(): void {
  if ('speechSynthesis' in window) {
    window.speechSynthesis.speak(new SpeechSynthesisUtterance(''));
  }
}

/** The tap that led here, once; null when there was none. */
export function takeTap(): Tap | null {
  const taken = tap;
  tap = null;
  return taken;
}
