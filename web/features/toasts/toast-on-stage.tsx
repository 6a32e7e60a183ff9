import { useState } from 'react';
import type { Progress } from '#shared/contract/toast-progress.ts';
import type { Line, Toast } from '#shared/contract/toasts.ts';
import { cuesOf } from '#web/lib/cues.ts';
import { useDevice } from '#web/lib/use-device.ts';
import { Button } from '#web/ui/button.tsx';
import { usePart } from '#web/ui/use-part.ts';
import { AwaitedVoice, type OtherWay } from './awaited-voice.tsx';
import { SilentToast } from './silent-toast.tsx';
import { type Closing, SpokenToast } from './spoken-toast.tsx';
import { askStage, openDeviceVoice, type Tap, takeTap } from './tap.ts';

const loadDeviceToast = () => import('./device-toast.tsx').then((module) => module.DeviceToast);

type ToastOnStageProps = {
  toast: Toast;
  now: Progress;
  displayName: string;
  /** The tap on another page that asked to hear it. */
  tap: Tap | null;
  /** The recorded voice has been asked again. */
  asking: boolean;
  onAskAgain: () => void;
  /** Called each time that it was heard to its end. */
  onHeard?: () => void;
  /** What comes after its last line. */
  closing?: Closing | undefined;
  /** Called with a line whose reflections are asked for; a voice waits then. */
  onWhy: (line: Line) => void;
};

/** How one toast is heard in this visit, once that is not what the device usually does. */
type Way = { toastId: number; by: 'device' | 'recording'; tap: Tap | null; isVoiceless?: boolean };

/** A toast with the voice it is heard in: its recording, or the device's own voice where that was chosen. */
export function ToastOnStage(props: ToastOnStageProps) {
  const { toast, displayName, asking, onAskAgain, onHeard, closing, onWhy } = props;
  const isUsual = useDevice('deviceVoice') === 'on';
  const [taken, setTaken] = useState<Way | null>(null);
  const way = taken?.toastId === toast.id ? taken : null;
  const isByDevice = toast.lines.length > 0 && (way ? way.by === 'device' : isUsual);
  const { Part: DeviceToast, isMissing } = usePart(loadDeviceToast, isByDevice);
  const cues = toast.audioUrl ? cuesOf(toast.lines) : null;
  const tap = way?.tap ?? props.tap;

  const take = (by: Way['by']) => {
    askStage('play');
    setTaken({ toastId: toast.id, by, tap: takeTap() });
  };

  if (isByDevice && !isMissing) {
    const recorded = otherWay({ hasRecording: cues !== null, toast, take, onAskAgain });
    return DeviceToast ? (
      <DeviceToast
        key={`${toast.id} ${toast.content}`}
        toast={toast}
        displayName={displayName}
        tap={tap}
        takesFocus={way !== null}
        onHeard={onHeard}
        closing={closing}
        onWhy={onWhy}
        otherWay={recorded}
        onNone={() => setTaken({ toastId: toast.id, by: 'recording', tap: props.tap, isVoiceless: true })}
      />
    ) : (
      <AwaitedVoice toast={toast} displayName={displayName} onWhy={onWhy} otherWay={recorded} />
    );
  }
  return cues ? (
    <>
      {way?.isVoiceless && (
        <p className="mb-5 text-sm text-soft">
          This device has no voice of its own at the moment, so you hear the recorded one.
        </p>
      )}
      {isUsual && way && !way.isVoiceless && (
        <div className="mb-5">
          <Button variant="plain" className="text-sm" onClick={() => take('device')}>
            Hear this device's voice
          </Button>
        </div>
      )}
      <SpokenToast
        toast={toast}
        cues={cues}
        displayName={displayName}
        tap={tap}
        takesFocus={way !== null}
        onHeard={onHeard}
        closing={closing}
        onWhy={onWhy}
      />
    </>
  ) : (
    <SilentToast
      toast={toast}
      now={props.now}
      displayName={displayName}
      asking={asking}
      onAskAgain={onAskAgain}
      onReadHere={
        way?.isVoiceless
          ? undefined
          : () => {
              openDeviceVoice();
              take('device');
            }
      }
      onWhy={onWhy}
    />
  );
}

type Choice = {
  hasRecording: boolean;
  toast: Toast;
  take: (by: Way['by']) => void;
  onAskAgain: () => void;
};

function otherWay({ hasRecording, toast, take, onAskAgain }: Choice): OtherWay | null {
  if (hasRecording) {
    return { label: 'Hear the recorded voice', onTake: () => take('recording') };
  }
  return toast.voice === 'failed'
    ? {
        label: 'Try the recorded voice again',
        onTake: () => {
          take('recording');
          onAskAgain();
        },
      }
    : null;
}
