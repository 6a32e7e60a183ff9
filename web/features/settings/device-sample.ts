import { useEffect, useState } from 'react';
import { sampleToastLines } from '#shared/sample-toast.ts';
import { createSpeaker } from '#web/lib/device-speaker.ts';
import type { DeviceVoice } from '#web/lib/device-speech.ts';
import { findSpeech } from '#web/lib/device-speech.ts';
import { soundAlone } from '#web/lib/one-sound.ts';

/** A line of the sample toast: short, with something of a tune. */
const sample = sampleToastLines[2] ?? '';

/** Lets a voice of the device be heard, and stops it. `onProblem` is called when it cannot be. */
export function useDeviceSample(onProblem: () => void) {
  const [speaker] = useState(() => {
    const speech = findSpeech();
    return speech && createSpeaker({ speech, makeUtterance: (text) => new SpeechSynthesisUtterance(text) });
  });
  const [isPlaying, setPlaying] = useState(false);
  const [stop] = useState(() => () => {
    speaker?.hush();
    setPlaying(false);
  });
  useEffect(() => {
    // A browser goes on speaking for a page that was left or loaded again.
    window.addEventListener('pagehide', stop);
    return () => {
      window.removeEventListener('pagehide', stop);
      speaker?.hush();
    };
  }, [speaker, stop]);

  const say = (voice: DeviceVoice) => {
    soundAlone(stop);
    setPlaying(true);
    speaker?.say({
      text: sample,
      voice,
      rate: 1,
      onEnd: stop,
      onBreak: (isFault) => {
        stop();
        if (isFault) {
          onProblem();
        }
      },
    });
  };
  return { isPlaying, stop, toggle: (voice: DeviceVoice) => (isPlaying ? stop() : say(voice)) };
}
