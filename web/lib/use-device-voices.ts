import { useEffect, useState } from 'react';
import type { DeviceVoice } from './device-speech.ts';
import { findSpeech, watchVoices } from './device-speech.ts';

/** The voices of this device that can read a toast, the best first, live; undefined until they are known. */
export function useDeviceVoices(): DeviceVoice[] | undefined {
  const [voices, setVoices] = useState<DeviceVoice[]>();
  useEffect(() => watchVoices({ speech: findSpeech(), languages: navigator.languages, tell: setVoices }), []);
  return voices;
}
