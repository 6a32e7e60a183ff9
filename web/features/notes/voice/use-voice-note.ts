import { useEffect, useRef, useState } from 'react';
import { findCutShort } from './being-recorded.ts';
import type { DraftRecording } from '../keeping/draft.ts';
import { growing } from './growing.ts';
import type { Growing } from './growing.ts';
import { findRecording, forgetRecording, keepRecording, sweepRecordings } from './kept-recordings.ts';
import { endingWords, notKeptWords, tellRecorderProblem } from '#web/ui/recording/recorder-words.ts';
import type { Recorder, RecorderPhase, Take } from '#web/ui/recording/recorder.ts';
import { useRecorder } from '#web/ui/recording/use-recorder.ts';

type Options = {
  userId: number;
  /** The recording of the draft. */
  recording: DraftRecording | undefined;
  onChange: (recording: DraftRecording | null) => void;
};

export type VoiceNote = {
  phase: RecorderPhase;
  recorder: Recorder;
  /** It has come to its end and is being put away. */
  isKeeping: boolean;
  /** What there is to know of the recording. */
  words: string[];
  /** What was taken away and can still be had back. */
  removed: DraftRecording | null;
  remove: () => void;
  undo: () => void;
  /** Records no more; resolves when what was recorded is kept. */
  finish: () => Promise<void>;
};

/** The recording of a draft: being made, kept on this device, taken away and had back. */
export function useVoiceNote({ userId, recording, onChange }: Options): VoiceNote {
  const [isKeeping, setIsKeeping] = useState(false);
  const [told, setTold] = useState<{ id: string; words: string[] } | null>(null);
  const [removed, setRemoved] = useState<DraftRecording | null>(null);
  const now = useRef({ recording, onChange, removed });
  now.current = { recording, onChange, removed };
  const making = useRef<Growing | null>(null);
  const keeping = useRef<Promise<void>>(Promise.resolve());

  const begin = (): Growing => {
    forgetRemoved();
    return growing(userId);
  };

  const forgetRemoved = () => {
    if (now.current.removed) {
      void forgetRecording(userId, now.current.removed.id);
      setRemoved(null);
    }
  };

  const keep = async (take: Take) => {
    const { id, keep: keepWhole } = making.current ?? begin();
    making.current = null;
    const isKept = await keepWhole(take);
    const { ms, ending } = take;
    now.current.onChange({ id, ms });
    const words = [endingWords(ending), isKept ? null : notKeptWords];
    setTold({ id, words: words.filter((line) => line !== null) });
    setIsKeeping(false);
  };

  const { phase, recorder } = useRecorder({
    onPiece: (blob, ms) => (making.current ??= begin()).add(blob, ms),
    onTake: (take) => {
      setIsKeeping(true);
      keeping.current = keep(take);
    },
    onProblem: (problem) => {
      void making.current?.forget();
      making.current = null;
      tellRecorderProblem(problem);
    },
  });

  // What a page that broke down in the middle of it left behind is found again.
  useEffect(() => {
    const recover = async () => {
      await sweepRecordings(userId);
      const cutShort = now.current.recording ? null : await findCutShort(userId);
      if (cutShort && !now.current.recording && !making.current) {
        now.current.onChange({ id: cutShort.id, ms: cutShort.ms });
        setTold({ id: cutShort.id, words: ['You were cut short. What you said up to then is here.'] });
        await keepRecording(userId, cutShort);
      }
    };
    void recover();
  }, [userId]);

  useEffect(
    () => () => {
      if (now.current.removed) {
        void forgetRecording(userId, now.current.removed.id);
      }
    },
    [userId],
  );

  return {
    phase,
    recorder,
    isKeeping,
    words: told && told.id === recording?.id ? told.words : [],
    removed,
    remove: () => {
      setRemoved(recording ?? null);
      onChange(null);
    },
    undo: () => {
      setRemoved(null);
      onChange(removed);
    },
    finish: async () => {
      await recorder.stop();
      await keeping.current;
    },
  };
}

/** Where a recording of this device is heard; null when it is not here, undefined while that is looked for. */
export function useKeptSound(userId: number, id: string): string | null | undefined {
  const [found, setFound] = useState<{ id: string; address: string | null }>();
  useEffect(() => {
    let isCurrent = true;
    let address: string | null = null;
    void findRecording(userId, id).then((recording) => {
      if (isCurrent) {
        address = recording && URL.createObjectURL(recording.blob);
        setFound({ id, address });
      }
    });
    return () => {
      isCurrent = false;
      if (address) {
        URL.revokeObjectURL(address);
      }
    };
  }, [userId, id]);
  return found?.id === id ? found?.address : undefined;
}
