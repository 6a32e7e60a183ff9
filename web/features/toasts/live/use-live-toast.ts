import { useEffect, useRef, useState } from 'react';
import type { SpokenPiece } from '#shared/contract/toast-progress.ts';
import { chime } from '#web/lib/chime.ts';
import { readDevice } from '#web/lib/device.ts';
import { notify } from '#web/ui/notices.tsx';
import type { Making } from '../progress-stream.ts';
import type { Tap } from '../tap.ts';
import { readSpeed } from '../use-player.ts';
import { useProgress, type ProgressOptions } from '../use-progress.ts';
import { createHearing, type Hearing } from './hearing.ts';

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

/** The making of a toast, and its voice while it is made. */
export function useLiveToast({ expecting, onEnd }: Omit<ProgressOptions, 'onPiece'>): LiveToast {
  const [isBegun, setBegun] = useState(false);
  const [hearing, setHearing] = useState(() => newHearing(new Audio(), () => setBegun(true)));
  const current = useRef(hearing);
  const due = useRef<Tap>(null);

  const replace = (audio: HTMLAudioElement) => {
    current.current.close();
    current.current = newHearing(audio, () => setBegun(true));
    setHearing(current.current);
    return current.current;
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
  });

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
