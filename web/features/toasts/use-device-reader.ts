import { useEffect, useRef, useState } from 'react';
import type { DeviceVoice, Speech } from '#web/lib/device-speech.ts';
import { createDeviceReader, type DeviceReader } from './device-reader.ts';
import type { Tap } from './tap.ts';
import { readSpeed } from './use-player.ts';

type Reading = {
  speech: Speech;
  voice: DeviceVoice;
  lines: readonly string[];
  greeting: string | null;
  /** The tap that asked to hear it: then it is read by itself, once. */
  tap: Tap | null;
};

/** A reader of these lines for as long as the page is there; another voice says what comes next. */
export function useDeviceReader({ speech, voice, lines, greeting, tap }: Reading): DeviceReader {
  const latest = useRef(voice);
  latest.current = voice;
  const [reader] = useState(() =>
    createDeviceReader({
      speech,
      makeUtterance: (text) => new SpeechSynthesisUtterance(text),
      lines,
      greeting,
      voice: () => latest.current,
      speed: readSpeed(),
      nextFrame: (task) => requestAnimationFrame(task),
      dropFrame: (handle) => cancelAnimationFrame(handle),
      isHidden: () => document.visibilityState === 'hidden',
    }),
  );
  useEffect(() => {
    // A browser goes on speaking for a page that was left or loaded again.
    window.addEventListener('pagehide', reader.pause);
    return () => {
      window.removeEventListener('pagehide', reader.pause);
      reader.pause();
    };
  }, [reader]);
  useEffect(() => {
    if (tap?.isDue()) {
      reader.play();
    }
  }, [reader, tap]);
  return reader;
}
