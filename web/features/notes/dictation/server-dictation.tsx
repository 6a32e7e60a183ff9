import type { ReactNode, Ref } from 'react';
import { useEffect, useImperativeHandle } from 'react';
import { Button } from '#web/ui/button.tsx';
import type { DraftRecording } from '../keeping/draft.ts';
import type { MicrophoneControl } from '../voice/microphone.ts';
import { aboveBar, behindMore, voiceRow } from '../phone-page.ts';
import { RecordingStrip } from '#web/ui/recording/recording-strip.tsx';
import { DictateSwitch } from './dictate-switch.tsx';
import { useServerDictation } from './use-server-dictation.ts';

type ServerDictationBarProps = {
  /** Who writes it down. */
  host: string;
  disabled: boolean;
  onWords: (words: string) => void;
  userId: number;
  /** The recording of the draft. */
  recording: DraftRecording | undefined;
  /** What could not be written down becomes the recording of the draft, where that has none. */
  onRecording: (recording: DraftRecording) => void;
  /** Whether it has the microphone now. */
  onHolds: (holds: boolean) => void;
  ref: Ref<MicrophoneControl>;
  children?: ReactNode;
};

/** The switch for dictation where the browser cannot: what is said is recorded, and written down elsewhere. */
export function ServerDictationBar(props: ServerDictationBarProps) {
  const { host, disabled, onWords, userId, recording, onRecording, onHolds, ref, children } = props;
  const dictation = useServerDictation({ userId, onWords, recording, onRecording });
  const { phase, recorder, isWriting, failed } = dictation;
  const isOn = phase === 'recording';
  const holds = phase !== 'off';
  useEffect(() => onHolds(holds), [onHolds, holds]);
  useImperativeHandle(ref, () => ({ finish: dictation.finish }));

  return (
    <div className={voiceRow}>
      <DictateSwitch
        aria-pressed={isOn}
        disabled={disabled || isWriting || failed !== null || phase === 'closing'}
        onClick={() => void (holds ? recorder.stop() : recorder.start())}
        {...(phase === 'asking' && { label: 'Asking for the microphone...' })}
      />
      {children}
      {!failed && (
        <p className={`text-sm text-soft ${isOn ? '' : behindMore} ${aboveBar}`}>
          What you say is sent to {host} to be turned into text.
        </p>
      )}
      {isOn && (
        <div className={`min-w-0 basis-full ${aboveBar}`}>
          <RecordingStrip recorder={recorder} isOn closing="" onStop={() => void recorder.stop()} />
        </div>
      )}
      <p role="status" className={isWriting ? `min-h-11 basis-full py-2.5 text-sm text-soft ${aboveBar}` : 'sr-only'}>
        {isWriting && 'Writing it down...'}
      </p>
      {failed && (
        <div role="alert" className={`mt-1 basis-full border-l-2 border-wine pl-4 ${aboveBar}`}>
          <p className="text-sm">{failed.reason}</p>
          <div className="mt-1 flex flex-wrap gap-x-6">
            <Button variant="plain" onClick={dictation.again}>
              Try again
            </Button>
            {!recording && (
              <Button variant="plain" onClick={dictation.keep}>
                Keep it as a recording
              </Button>
            )}
            <Button variant="plain" onClick={dictation.drop}>
              Discard it
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
