import { useEffect, useMemo } from 'react';
import type { Line, Toast } from '#shared/contract/toasts.ts';
import { defaultDisplayName } from '#shared/limits.ts';
import { lineAt } from '#web/lib/cues.ts';
import type { DeviceVoice, Speech } from '#web/lib/device-speech.ts';
import { chosenVoice, findSpeech } from '#web/lib/device-speech.ts';
import { useDevice } from '#web/lib/use-device.ts';
import { useDeviceVoices } from '#web/lib/use-device-voices.ts';
import { usePlayerValue } from '#web/lib/use-player-value.ts';
import { Button } from '#web/ui/button.tsx';
import { AwaitedVoice, DeviceHead, type OtherWay } from './awaited-voice.tsx';
import { guessCues } from './device-utterances.ts';
import { barLook } from './player-bar.tsx';
import type { Closing } from './spoken-toast.tsx';
import { Greeting } from './stage.tsx';
import { ToldLines } from './told-lines.tsx';
import type { Tap } from './tap.ts';
import { useDeviceReader } from './use-device-reader.ts';

export type DeviceToastProps = {
  toast: Toast;
  displayName: string;
  tap: Tap | null;
  /** See the player. */
  takesFocus: boolean;
  onHeard: (() => void) | undefined;
  closing: Closing | undefined;
  /** Called with a line whose reflections are asked for; the voice waits then. */
  onWhy: (line: Line) => void;
  /** Null while there is no recording and none can be asked for. */
  otherWay: OtherWay | null;
  /** Called when the device has no voice of its own. */
  onNone: () => void;
};

/** A toast read by a voice of the device itself, which sends nothing anywhere. */
export function DeviceToast({ onNone, ...props }: DeviceToastProps) {
  const speech = findSpeech();
  const voices = useDeviceVoices();
  const chosen = useDevice('deviceVoiceUri');
  const voice = voices && chosenVoice(voices, chosen);
  const isNone = voices?.length === 0;
  useEffect(() => {
    if (isNone) {
      onNone();
    }
  }, [isNone, onNone]);
  return voice && speech ? (
    <ReadToast {...props} speech={speech} voice={voice} isOther={chosen !== null && chosen !== voice.voiceURI} />
  ) : (
    <AwaitedVoice toast={props.toast} displayName={props.displayName} onWhy={props.onWhy} otherWay={props.otherWay} />
  );
}

type ReadToastProps = Omit<DeviceToastProps, 'onNone'> & {
  speech: Speech;
  voice: DeviceVoice;
  /** Whether it stands in for the one that was chosen. */
  isOther: boolean;
};

function ReadToast(props: ReadToastProps) {
  const { toast, displayName, tap, takesFocus, speech, voice, isOther, otherWay, onHeard, closing, onWhy } = props;
  const texts = useMemo(() => toast.lines.map(({ text }) => text), [toast.lines]);
  const cues = useMemo(() => guessCues(texts), [texts]);
  // The very words of the recorded greeting: with the comma it sounds like the beginning of something.
  const greeting = displayName === defaultDisplayName ? null : `${displayName.trim()},`;
  const reader = useDeviceReader({ speech, voice, lines: texts, greeting, tap });
  const start = usePlayerValue(reader, (state) => state.wordStart);
  const end = usePlayerValue(reader, (state) => state.wordEnd);
  const isBroken = usePlayerValue(reader, (state) => state.isBroken);
  return (
    <>
      <DeviceHead name={voice.name} otherWay={otherWay} />
      {isOther && (
        <p className="-mt-3 mb-5 max-w-measure text-sm text-soft">
          The voice you chose is not on this device any more, so another one of its own reads. You can choose again in
          Settings.
        </p>
      )}
      <Greeting displayName={displayName} />
      <ToldLines
        lines={toast.lines}
        cues={cues}
        player={reader}
        takesFocus={takesFocus}
        onHeard={onHeard}
        closing={closing?.(() => reader.play())}
        word={start === -1 ? null : { start, end }}
        sayPlace={(ms) => `Line ${String(Math.max(0, lineAt(cues, ms)) + 1)} of ${String(cues.length)}`}
        trouble={isBroken && <Trouble otherWay={otherWay} />}
        onWhy={(index) => {
          const line = toast.lines[index];
          if (line) {
            onWhy(line);
          }
        }}
      />
    </>
  );
}

function Trouble({ otherWay }: { otherWay: OtherWay | null }) {
  return (
    <div role="alert" className={`${barLook} flex flex-wrap items-center gap-x-6 gap-y-3`}>
      <p className="max-w-measure">This device's voice fell silent. Play goes on from the same sentence.</p>
      {otherWay && <Button onClick={otherWay.onTake}>{otherWay.label}</Button>}
    </div>
  );
}
