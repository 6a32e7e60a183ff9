import AudioLines from 'lucide-react/icons/audio-lines';
import { useEffect, useRef, useState } from 'react';
import { limits } from '#shared/limits.ts';
import { Button } from '#web/ui/button.tsx';
import { endingWords, tellRecorderProblem } from '#web/ui/recording/recorder-words.ts';
import { RecordingStrip } from '#web/ui/recording/recording-strip.tsx';
import { useRecorder } from '#web/ui/recording/use-recorder.ts';
import { VoicePlayer } from '#web/ui/recording/voice-player.tsx';

const mostMs = limits.feedbackMinutes * 60_000;

/** What someone said, with how it ended where that was not by hand. */
export type Spoken = { blob: Blob; ms: number; words: string | null };

type FeedbackRecordingProps = {
  spoken: Spoken | null;
  onSpoken: (spoken: Spoken | null) => void;
  /** Whether the microphone is on. */
  onBusy: (isBusy: boolean) => void;
};

/** Feedback by voice: recorded, heard before it is sent, taken away. */
export function FeedbackRecording({ spoken, onSpoken, onBusy }: FeedbackRecordingProps) {
  const root = useRef<HTMLDivElement>(null);
  const { phase, recorder } = useRecorder({
    mostMs,
    onTake: ({ blob, ms, ending }) => onSpoken({ blob, ms, words: endingWords(ending, limits.feedbackMinutes) }),
    onProblem: tellRecorderProblem,
  });
  const isOn = phase === 'recording' || phase === 'closing';
  useEffect(() => onBusy(phase !== 'off'), [onBusy, phase]);
  const source = useObjectUrl(spoken?.blob);
  // What was pressed is gone, and its place has the next.
  const stage = isOn ? 'on' : source ? 'spoken' : 'off';
  const before = useRef(stage);
  useEffect(() => {
    if (before.current !== stage) {
      before.current = stage;
      root.current?.querySelector('button')?.focus();
    }
  }, [stage]);

  return (
    <div ref={root} className="flex min-h-11 flex-wrap items-center gap-x-4">
      {stage === 'off' && (
        <Button aria-disabled={phase === 'asking'} onClick={() => void recorder.start()}>
          <AudioLines aria-hidden />
          {phase === 'asking' ? 'Asking for the microphone...' : 'Record instead'}
        </Button>
      )}
      {stage === 'on' && (
        <RecordingStrip
          recorder={recorder}
          isOn={phase === 'recording'}
          closing="One moment..."
          mostMs={mostMs}
          onStop={() => void recorder.stop()}
        />
      )}
      {stage === 'spoken' && source && spoken && (
        <>
          <VoicePlayer source={source} ms={spoken.ms} name="your recording" />
          <Button variant="plain" className="mx-0" onClick={() => onSpoken(null)}>
            Remove
          </Button>
          {spoken.words && (
            <p role="status" className="basis-full text-sm text-soft">
              {spoken.words}
            </p>
          )}
        </>
      )}
    </div>
  );
}

function useObjectUrl(blob: Blob | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) {
      setUrl(null);
      return undefined;
    }
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}
