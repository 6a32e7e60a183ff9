import { chime } from '#web/lib/chime.ts';
import { readDevice } from '#web/lib/device.ts';

/** What a tap on another page asked of the stage: to play the latest toast, or to make one early and then play it. */
export type Tap = {
  deed: 'play' | 'make';
  /** Touched by that tap, so that phones let it be heard. */
  audio: HTMLAudioElement;
  /** Whether it is still to be heard; the first to ask sees to that. */
  isDue: () => boolean;
  /** Where in the recording it goes on; from its start where none is given. */
  fromMs?: number;
};

let tap: Tap | null = null;

/** Call it in the tap itself that leads to the stage. What is still to be made begins with the clink at once. */
export function askStage(deed: Tap['deed']): void {
  tap = newTap(deed);
}

/** As `askStage`, for the stage itself. */
export function newTap(deed: Tap['deed']): Tap {
  const audio = new Audio();
  // Within a tap this lets the element play later, when there is something to hear.
  audio.load();
  if (readDevice('deviceVoice') === 'on') {
    openDeviceVoice();
  } else if (deed === 'make') {
    chime.play();
  }
  return dueTap(deed, audio);
}

function dueTap(deed: Tap['deed'], audio: HTMLAudioElement): Tap {
  let isDue = true;
  const take = () => {
    const was = isDue;
    isDue = false;
    return was;
  };
  return { deed, audio, isDue: take };
}

/** Has the next toast be heard where this one was: phones let no other element be heard without a tap of its own. */
export function passOn({ audio }: Tap): void {
  tap = dueTap('play', audio);
}

/** Has the recording go on where what was heard on this element while it was made broke off. */
export function goOn(audio: HTMLAudioElement, fromMs: number): Tap {
  return { ...dueTap('play', audio), fromMs };
}

/** What plays when its own button is pressed, and can be passed on after that. */
export function untapped(): Tap {
  return { deed: 'play', audio: new Audio(), isDue: () => false };
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
