import { useEffect, useRef, useState } from 'react';
import { recordings } from '#shared/contract/recordings.ts';
import { call, messageOf } from '#web/lib/call.ts';
import { notify } from '#web/ui/notices.tsx';
import type { DraftRecording } from '../keeping/draft.ts';
import { growing } from '../voice/growing.ts';
import type { Growing } from '../voice/growing.ts';
import { tellRecorderProblem } from '#web/ui/recording/recorder-words.ts';
import type { Recorder, RecorderPhase, Take } from '#web/ui/recording/recorder.ts';
import { useRecorder } from '#web/ui/recording/use-recorder.ts';

type Options = {
  userId: number;
  onWords: (words: string) => void;
  /** The recording of the draft. */
  recording: DraftRecording | undefined;
  /** What could not be written down becomes the recording of the draft, where that has none. */
  onRecording: (recording: DraftRecording) => void;
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
  /** Keeps what could not be written down as a recording. */
  keep: () => void;
  /** Lets go of what could not be written down. */
  drop: () => void;
  /** Listens no more; resolves when the words are in, with whether they are. */
  finish: () => Promise<boolean>;
};

/** Five minutes of speech take a model on a small machine a while. */
const transcriptTimeoutMs = 180_000;

/**
 * Dictation where the browser has no recogniser: what is said is recorded, and the server has it written down. Until
 * it is, the device keeps it as it keeps a recording, and finds it again when the page breaks down.
 */
export function useServerDictation(options: Options): ServerDictation {
  const [isWriting, setIsWriting] = useState(false);
  const [failed, setFailed] = useState<ServerDictation['failed']>(null);
  const wish = useRef({ ...options, failed });
  wish.current = { ...options, failed };
  const isHere = useRef(true);
  const written = useRef(Promise.resolve(true));
  const making = useRef<Growing | null>(null);

  const forget = () => {
    void making.current?.forget();
    making.current = null;
  };

  const keep = async (take: Take) => {
    const current = making.current;
    making.current = null;
    if (wish.current.recording) {
      // It is found again once the draft has room for it.
      await current?.leave();
      return;
    }
    const own = current ?? growing(options.userId);
    await own.keep(take);
    wish.current.onRecording({ id: own.id, ms: take.ms });
  };

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
      forget();
      return true;
    } catch (error) {
      if (isHere.current) {
        setFailed({ take, reason: messageOf(error) });
      } else {
        void keep(take);
      }
      return false;
    } finally {
      setIsWriting(false);
    }
  };

  const { phase, recorder } = useRecorder({
    onPiece: (blob, ms) => (making.current ??= growing(options.userId)).add(blob, ms),
    onTake: (take) => {
      written.current = write(take);
    },
    onProblem: (problem) => {
      forget();
      tellRecorderProblem(problem);
    },
  });

  const leave = useRef(keep);
  leave.current = keep;
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      if (wish.current.failed) {
        void leave.current(wish.current.failed.take);
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
    keep: () => {
      if (failed) {
        written.current = keep(failed.take).then(() => true);
        setFailed(null);
      }
    },
    drop: () => {
      forget();
      written.current = Promise.resolve(true);
      setFailed(null);
    },
    finish: async () => {
      if (failed) {
        notify({
          kind: 'problem',
          title: 'Not saved yet',
          description: 'What you said is not written down yet. Please choose what to do with it.',
        });
        return false;
      }
      await recorder.stop();
      return written.current;
    },
  };
}
