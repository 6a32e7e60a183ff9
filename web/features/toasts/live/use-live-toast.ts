import { useEffect, useRef, useState } from 'react';
import type { SpokenPiece } from '#shared/contract/toast-progress.ts';
import type { Toast } from '#shared/contract/toasts.ts';
import { chime } from '#web/lib/chime.ts';
import { readDevice } from '#web/lib/device.ts';
import { usePlayerValue } from '#web/lib/use-player-value.ts';
import { notify } from '#web/ui/notices.tsx';
import type { Making } from '../progress-stream.ts';
import { goOn, type Tap } from '../tap.ts';
import { readSpeed } from '../use-player.ts';
import { useProgress, type ProgressOptions } from '../use-progress.ts';
import { createHearing, type Hearing, type LiveLine } from './hearing.ts';

type LiveToast = {
  making: Making;
  hearing: Hearing;
  /** Whether it is heard while it is made, or is about to be. */
  isBegun: boolean;
  /** Plays what is made from now on, after the clink that the tap has begun with. */
  begin: (tap: Tap) => void;
  /** The toast is made: where nothing of it came this way, its recording is heard. */
  settle: () => void;
  /** Lets it go: there is nothing to be heard, or it is heard in another way. */
  drop: () => void;
};

type Options = Omit<ProgressOptions, 'onPiece'> & {
  /** The toast that was made last, if it can be heard. */
  recorded: Toast | null;
  /** Given how its recording is heard when its voice broke off while it was made. */
  onGoOn: (tap: Tap) => void;
};

/** The making of a toast, and its voice while it is made. */
export function useLiveToast({ expecting, onEnd, onLost, recorded, onGoOn }: Options): LiveToast {
  const [isBegun, setBegun] = useState(false);
  const [{ audio, hearing }, setHeld] = useState(() => hold(new Audio()));
  const current = useRef(hearing);
  const due = useRef<Tap>(null);
  const [isCut, setCut] = useState(false);

  function hold(element: HTMLAudioElement) {
    return { audio: element, hearing: newHearing(element, () => setBegun(true)) };
  }
  const replace = (element: HTMLAudioElement) => {
    current.current.close();
    const held = hold(element);
    current.current = held.hearing;
    setHeld(held);
    setCut(false);
    return held.hearing;
  };
  const take = (piece: SpokenPiece) => {
    // From now on the recording need not play by itself.
    due.current?.isDue();
    due.current = null;
    if (!current.current.add(piece)) {
      // Another voice had to begin again, or another toast is being made.
      replace(new Audio()).add(piece);
      setBegun(false);
    }
  };
  const drop = () => {
    replace(new Audio());
    setBegun(false);
  };
  const settle = () => {
    if (current.current.lines().length === 0) {
      drop();
    }
  };
  const making = useProgress({
    expecting,
    onPiece: take,
    onEnd: (ending, followed) => {
      current.current.finish();
      settle();
      onEnd(ending, followed);
    },
    onLost: () => {
      setCut(current.current.lines().length > 0);
      onLost();
    },
  });

  const isPlaying = usePlayerValue(hearing.player, ({ status }) => status === 'playing');
  const goesOn = isCut && isPlaying && recorded !== null && isRecordingOf(recorded, hearing.lines());
  const leave = useRef(() => {});
  leave.current = () => {
    const tap = goOn(audio, hearing.player.getState().currentMs);
    drop();
    onGoOn(tap);
  };
  useEffect(() => {
    if (goesOn) {
      leave.current();
    }
  }, [goesOn]);

  useEffect(() => {
    chime.prepare();
    return () => {
      current.current.close();
    };
  }, []);

  return {
    making,
    hearing,
    isBegun,
    begin: (tap) => {
      if (readDevice('deviceVoice') !== 'on') {
        due.current = tap;
        replace(tap.audio).begin();
      }
    },
    settle,
    drop,
  };
}

function isRecordingOf({ lines }: Toast, heard: readonly LiveLine[]): boolean {
  return heard.every(({ text, startMs }, index) => lines[index]?.text === text && lines[index].startMs === startMs);
}

function newHearing(audio: HTMLAudioElement, onBegin: () => void): Hearing {
  return createHearing({
    audio,
    speed: readSpeed(),
    onFailure: () =>
      notify({
        title: 'Audio playback error',
        description: 'There was an error playing the audio file. Please try again.',
        kind: 'problem',
      }),
    nextFrame: (task) => requestAnimationFrame(task),
    dropFrame: (handle) => cancelAnimationFrame(handle),
    addressOf: (mp3) => URL.createObjectURL(new Blob([bytesOf(mp3)], { type: 'audio/mpeg' })),
    release: (address) => URL.revokeObjectURL(address),
    ring: chime.play,
    onBegin,
    later: (task, ms) => {
      const timer = setTimeout(task, ms);
      return () => clearTimeout(timer);
    },
  });
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}
