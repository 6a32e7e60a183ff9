import AudioLines from 'lucide-react/icons/audio-lines';
import type { Ref } from 'react';
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import type { DraftRecording } from '../keeping/draft.ts';
import type { MicrophoneControl } from './microphone.ts';
import { aboveBar, behindMore } from '../phone-page.ts';
import { PillButton } from '../pill-button.tsx';
import { RecordingStrip } from '#web/ui/recording/recording-strip.tsx';
import { useKeptSound, useVoiceNote } from './use-voice-note.ts';
import { VoicePlayer } from '#web/ui/recording/voice-player.tsx';

type VoiceRecorderProps = {
  userId: number;
  recording: DraftRecording | undefined;
  onChange: (recording: DraftRecording | null) => void;
  disabled: boolean;
  /** Called before it asks for the microphone. */
  onBegin: () => Promise<void>;
  /** Whether it has the microphone now. */
  onHolds: (holds: boolean) => void;
  ref: Ref<MicrophoneControl>;
};

/** One's own voice beside the words: recorded, heard before it is saved, taken away and had back. */
export function VoiceRecorder({ userId, recording, onChange, disabled, onBegin, onHolds, ref }: VoiceRecorderProps) {
  const voice = useVoiceNote({ userId, recording, onChange });
  const { phase, recorder, isKeeping, words, removed } = voice;
  const stage =
    phase === 'recording' || phase === 'closing' || isKeeping
      ? 'recording'
      : recording
        ? 'recorded'
        : removed
          ? 'removed'
          : 'idle';
  const { root, follow, settle } = useFollowingFocus();
  // The player is not there before its sound is: it tells by itself.
  useEffect(() => {
    if (stage !== 'recorded') {
      settle();
    }
  }, [stage, settle]);

  useImperativeHandle(ref, () => ({
    finish: async () => {
      await voice.finish();
      return true;
    },
  }));
  const holds = phase !== 'off';
  useEffect(() => onHolds(holds), [onHolds, holds]);

  return (
    <div
      ref={root}
      className={
        stage === 'idle'
          ? `${behindMore} max-md:-order-1`
          : `flex min-w-0 basis-full flex-wrap items-center gap-x-4 md:order-last ${aboveBar}`
      }
    >
      {(stage === 'idle' || stage === 'removed') && (
        <PillButton
          disabled={disabled}
          aria-disabled={phase === 'asking'}
          onClick={() => {
            follow();
            // The page may have been closed meanwhile.
            void onBegin().then(() => root.current && recorder.start());
          }}
        >
          <AudioLines aria-hidden />
          {phase === 'asking' ? 'Asking for the microphone...' : 'Record my voice'}
        </PillButton>
      )}
      {stage === 'recording' && (
        <RecordingStrip
          recorder={recorder}
          isOn={phase === 'recording'}
          closing="Keeping it..."
          onStop={() => {
            follow();
            void recorder.stop();
          }}
        />
      )}
      {stage === 'recorded' && recording && (
        <Recorded
          userId={userId}
          recording={recording}
          words={words}
          disabled={disabled}
          onReady={settle}
          onRemove={() => {
            follow();
            voice.remove();
          }}
        />
      )}
      {stage === 'removed' && (
        <p className="text-sm text-soft">
          Your recording has been removed.
          <Button
            variant="plain"
            className="mx-1"
            data-next
            disabled={disabled}
            onClick={() => {
              follow();
              voice.undo();
            }}
          >
            Undo
          </Button>
        </p>
      )}
      <p role="status" className="sr-only">
        {stage === 'recorded' && 'Your voice is kept with this reflection.'}
        {stage === 'removed' && 'Your recording has been removed.'}
      </p>
    </div>
  );
}

type RecordedProps = {
  userId: number;
  recording: DraftRecording;
  words: string[];
  disabled: boolean;
  onReady: () => void;
  onRemove: () => void;
};

function Recorded({ userId, recording, words, disabled, onReady, onRemove }: RecordedProps) {
  const source = useKeptSound(userId, recording.id);
  const isReady = source !== undefined;
  useEffect(() => {
    if (isReady) {
      onReady();
    }
  }, [isReady, onReady]);
  return (
    <>
      <div className="flex min-h-11 min-w-0 basis-full flex-wrap items-center gap-x-4">
        {source && <VoicePlayer source={source} ms={recording.ms} name="your recording" />}
        {source === null && <p className="text-sm text-soft">The recording is no longer on this device.</p>}
        <Button variant="plain" className="mx-0" disabled={disabled} onClick={onRemove}>
          Remove
        </Button>
      </div>
      {words.map((line) => (
        <p key={line} role="status" className="basis-full text-sm text-soft">
          {line}
        </p>
      ))}
    </>
  );
}

/** Takes the focus along when what was pressed gives way to what comes next. */
function useFollowingFocus() {
  const root = useRef<HTMLDivElement>(null);
  const follows = useRef(false);
  const [ways] = useState(() => ({
    follow: () => {
      follows.current = true;
    },
    settle: () => {
      if (follows.current) {
        follows.current = false;
        const next = root.current?.querySelector<HTMLElement>('[data-next]') ?? root.current?.querySelector('button');
        next?.focus();
      }
    },
  }));
  return { root, ...ways };
}
