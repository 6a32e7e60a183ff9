import type { Ref } from 'react';
import { useImperativeHandle, useRef, useState } from 'react';
import { useConfig } from '#web/lib/config.ts';
import { usePart } from '#web/ui/use-part.ts';
import { DictationBar } from '../dictation/dictation-bar.tsx';
import type { MicrophoneControl } from './microphone.ts';
import { sharesMicrophone } from './microphone.ts';
import { aboveBar, behindMore } from '../phone-page.ts';
import { PillButton } from '../pill-button.tsx';
import type { DictationControl } from '../dictation/use-dictation.ts';
import type { KeptDraft } from '../keeping/use-draft.ts';

const loadRecorder = () => import('./voice-recorder.tsx').then((module) => module.VoiceRecorder);
const loadServerBar = () => import('../dictation/server-dictation.tsx').then((module) => module.ServerDictationBar);

type VoiceBarProps = {
  userId: number;
  written: KeptDraft;
  dictation: DictationControl;
  onWords: (words: string) => void;
  disabled: boolean;
  ref: Ref<MicrophoneControl>;
};

/** What one can do with one's voice beside the words: have it written down, and keep it. */
export function VoiceBar({ userId, written, dictation, onWords, disabled, ref }: VoiceBarProps) {
  const { data: config } = useConfig();
  const transcriber = (dictation.support !== 'ready' && config?.transcriber) || null;
  const { Part: Recorder, isMissing } = usePart(loadRecorder, true);
  const { Part: ServerBar } = usePart(loadServerBar, transcriber !== null);
  const [recorderHolds, setRecorderHolds] = useState(false);
  const [serverHolds, setServerHolds] = useState(false);
  const recorder = useRef<MicrophoneControl>(null);
  const server = useRef<MicrophoneControl>(null);
  const [isShared] = useState(sharesMicrophone);
  const recording = written.draft?.recording;

  useImperativeHandle(ref, () => ({
    finish: async () => {
      await dictation.finish();
      const isKept = (await recorder.current?.finish()) ?? true;
      const isWritten = (await server.current?.finish()) ?? true;
      return isKept && isWritten;
    },
  }));

  const voice = Recorder ? (
    <Recorder
      ref={recorder}
      userId={userId}
      recording={recording}
      onChange={written.setRecording}
      disabled={disabled || serverHolds}
      onBegin={() => (isShared ? Promise.resolve() : dictation.finish())}
      onHolds={setRecorderHolds}
    />
  ) : (
    !isMissing && (
      <PillButton disabled className={`invisible ${behindMore}`}>
        Record my voice
      </PillButton>
    )
  );
  if (ServerBar && transcriber) {
    return (
      <ServerBar
        ref={server}
        host={transcriber.host}
        userId={userId}
        recording={recording}
        onRecording={written.setRecording}
        onWords={onWords}
        disabled={disabled || recorderHolds}
        onHolds={setServerHolds}
      >
        {voice}
      </ServerBar>
    );
  }
  const waits = recorderHolds && !isShared;
  return (
    <DictationBar dictation={dictation} disabled={disabled || waits}>
      {voice}
      {waits && dictation.support === 'ready' && (
        <p className={`basis-full text-sm text-soft ${aboveBar}`}>
          This browser can only use the microphone for one thing at a time. You can dictate again once the recording has
          finished.
        </p>
      )}
    </DictationBar>
  );
}
