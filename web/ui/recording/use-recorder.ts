import { useEffect, useRef, useState } from 'react';
import { limits } from '#shared/limits.ts';
import { hushAll } from '#web/lib/one-sound.ts';
import { meterOf } from './level-meter.ts';
import type { Recorder, RecorderPhase, RecorderProblem, Take, Tape } from './recorder.ts';
import { createRecorder, tapeType } from './recorder.ts';

type Options = {
  /** How long one records at most, in milliseconds; as long as a reflection's recording can be unless given. */
  mostMs?: number;
  onPiece?: (piece: Blob, ms: number) => void;
  onTake: (take: Take) => void;
  onProblem: (problem: RecorderProblem) => void;
};

/** How long the recording of a reflection can be, in milliseconds. */
export const mostMs = limits.recordingMinutes * 60_000;

/** Plain speech sounds well at this, and five minutes of it are a megabyte and a half. */
const bitsPerSecond = 40_000;

/** This browser's microphone. What is being recorded ends, and is given on, when the page is left or the part goes. */
export function useRecorder(options: Options): { phase: RecorderPhase; recorder: Recorder } {
  const [phase, setPhase] = useState<RecorderPhase>('off');
  const wish = useRef(options);
  wish.current = options;
  const [recorder] = useState(() =>
    createRecorder<MediaStream>({
      openMicrophone: () => {
        hushAll();
        return openMicrophone();
      },
      tracksOf: (microphone) => microphone.getTracks(),
      makeTape,
      makeMeter: meterOf,
      clock: () => performance.now(),
      later: (task, ms) => {
        const timer = setTimeout(task, ms);
        return () => clearTimeout(timer);
      },
      mostMs: options.mostMs ?? mostMs,
      onPhase: setPhase,
      onPiece: (piece, ms) => wish.current.onPiece?.(piece, ms),
      onTake: (take) => wish.current.onTake(take),
      onProblem: (problem) => wish.current.onProblem(problem),
    }),
  );

  // Nobody wants to be listened to on a page they have left.
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') {
        void recorder.stop('left');
      }
    };
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      void recorder.stop('left');
    };
  }, [recorder]);

  const isOn = phase === 'recording';
  useEffect(() => (isOn ? keepAwake() : undefined), [isOn]);

  return { phase, recorder };
}

async function openMicrophone(): Promise<MediaStream> {
  // Neither is there on a page without HTTPS, or in an old browser.
  if (!(navigator.mediaDevices as MediaDevices | undefined) || typeof MediaRecorder === 'undefined') {
    throw new DOMException('This browser does not record.', 'NotSupportedError');
  }
  return navigator.mediaDevices.getUserMedia({
    audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
  });
}

function makeTape(microphone: MediaStream): Tape {
  const mimeType = tapeType((type) => MediaRecorder.isTypeSupported(type), {
    isApple: navigator.vendor.startsWith('Apple'),
  });
  return new MediaRecorder(microphone, { audioBitsPerSecond: bitsPerSecond, ...(mimeType && { mimeType }) }) as Tape;
}

/** Keeps the screen on, where the browser lets it: a phone that goes to sleep ends the recording. */
function keepAwake(): () => void {
  const lock = (navigator as { wakeLock?: WakeLock }).wakeLock?.request('screen').catch(() => undefined);
  return () => void lock?.then((held) => held?.release());
}
