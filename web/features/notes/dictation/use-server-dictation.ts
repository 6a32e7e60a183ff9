import { useEffect, useRef, useState } from 'react';
import { recordings } from '#shared/contract/recordings.ts';
import { call, messageOf } from '#web/lib/call.ts';
import { notify } from '#web/ui/notices.tsx';
import { tellRecorderProblem } from '../voice/recorder-words.ts';
import type { Recorder, RecorderPhase, Take } from '../voice/recorder.ts';
import { useRecorder } from '../voice/use-recorder.ts';

type Options = {
  onWords: (words: string) => void;
  /** What could not be written down by the time the page goes: it must not be lost. */
  onLeft: (take: Take) => void;
};

export type ServerDictation = {
  phase: RecorderPhase;
  recorder: Recorder;
  /** The words are being waited for. */
  isWriting: boolean;
  /** What could not be written down, and why. */
  failed: { take: Take; reason: string } | null;
  /** Tries once more. */
  again: () => void;
  /** Lets go of what could not be written down. */
  drop: () => void;
  /** Listens no more; resolves when the words are in, with whether they are. */
  finish: () => Promise<boolean>;
};

/** Five minutes of speech take a model on a small machine a while. */
const transcriptTimeoutMs = 180_000;

/** Dictation where the browser has no recogniser: what is said is recorded, and the server has it written down. */
export function useServerDictation(options: Options): ServerDictation {
  const [isWriting, setIsWriting] = useState(false);
  const [failed, setFailed] = useState<ServerDictation['failed']>(null);
  const wish = useRef({ ...options, failed });
  wish.current = { ...options, failed };
  const isHere = useRef(true);
  const written = useRef(Promise.resolve(true));

  const write = async (take: Take): Promise<boolean> => {
    setFailed(null);
    setIsWriting(true);
    try {
      const { text } = await call(recordings.transcribe, undefined, {
        rawBody: take.blob,
        timeoutMs: transcriptTimeoutMs,
      });
      if (text.trim() === '') {
        tellRecorderProblem('nothing-heard');
      } else {
        wish.current.onWords(text.trim());
      }
      return true;
    } catch (error) {
      if (isHere.current) {
        setFailed({ take, reason: messageOf(error) });
      } else {
        wish.current.onLeft(take);
      }
      return false;
    } finally {
      setIsWriting(false);
    }
  };

  const { phase, recorder } = useRecorder({
    onTake: (take) => {
      written.current = write(take);
    },
    onProblem: tellRecorderProblem,
  });

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      if (wish.current.failed) {
        wish.current.onLeft(wish.current.failed.take);
      }
    };
  }, []);

  return {
    phase,
    recorder,
    isWriting,
    failed,
    again: () => {
      if (failed) {
        written.current = write(failed.take);
      }
    },
    drop: () => {
      written.current = Promise.resolve(true);
      setFailed(null);
    },
    finish: async () => {
      if (failed) {
        notify({
          kind: 'problem',
          title: 'Not saved yet',
          description: 'What you said is not written down. Please choose what becomes of it.',
        });
        return false;
      }
      await recorder.stop();
      return written.current;
    },
  };
}
