import { useEffect, useState } from 'react';
import { sampleToastLines } from '#shared/sample-toast.ts';
import type { DeviceVoice } from '#web/lib/device-speech.ts';
import { findSpeech } from '#web/lib/device-speech.ts';
import { soundAlone } from '#web/lib/one-sound.ts';

/** A line of the sample toast, short and with a bit of a tune. */
const sample = sampleToastLines[2] ?? '';
/** After so many milliseconds a voice that has not begun will not. */
const longestStart = 8000;
/** A browser that has just been hushed swallows what is said in the same moment. */
const hushMs = 80;

/** Lets a voice of the device be heard, and stops it. `onProblem` is called when it cannot be. */
export function useDeviceSample(onProblem: () => void) {
  const [sampler] = useState(createSampler);
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => sampler.stop, [sampler]);
  return {
    isPlaying,
    stop: sampler.stop,
    toggle: (voice: DeviceVoice) => {
      if (isPlaying) {
        sampler.stop();
      } else {
        sampler.say(voice, { onChange: setPlaying, onProblem });
      }
    },
  };
}

type Told = { onChange: (isPlaying: boolean) => void; onProblem: () => void };

function createSampler() {
  /** Kept as long as it is said: a browser forgets one that nobody holds. */
  let held: SpeechSynthesisUtterance | null = null;
  let tellEnd: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stop() {
    clearTimeout(timer);
    if (held) {
      held = null;
      findSpeech()?.cancel();
    }
    tellEnd?.();
    tellEnd = undefined;
  }

  function say(voice: DeviceVoice, { onChange, onProblem }: Told) {
    const speech = findSpeech();
    if (!speech) {
      return;
    }
    soundAlone(stop);
    const utterance = new SpeechSynthesisUtterance(sample);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    const fail = () => {
      stop();
      onProblem();
    };
    utterance.onstart = () => clearTimeout(timer);
    utterance.onend = () => {
      if (held === utterance) {
        stop();
      }
    };
    utterance.onerror = ({ error }) => {
      if (held === utterance) {
        // Another page spoke: no fault of the voice.
        if (error === 'interrupted' || error === 'canceled') {
          stop();
        } else {
          fail();
        }
      }
    };
    held = utterance;
    tellEnd = () => onChange(false);
    onChange(true);
    const begin = () => {
      timer = setTimeout(fail, longestStart);
      speech.resume();
      speech.speak(utterance);
    };
    if (speech.speaking || speech.pending) {
      speech.cancel();
      timer = setTimeout(begin, hushMs);
    } else {
      begin();
    }
  }

  return { say, stop };
}
