import { Button } from '#web/ui/button.tsx';
import { SilentBar, SilentWords, type SilentWordsProps } from './silent-toast.tsx';

/** The other way to hear a toast, by the recording on the server: what its button says and does. */
export type OtherWay = { label: string; onTake: () => void };

type DeviceHeadProps = {
  /** What the voice is called by itself; none while it is being looked for. */
  name?: string;
  /** Null while there is no recording and none can be asked for. */
  otherWay: OtherWay | null;
};

/** Who reads, above the words that this device reads, and the way to the recording. */
export function DeviceHead({ name, otherWay }: DeviceHeadProps) {
  return (
    <div className="mb-5 grid justify-items-start gap-x-6 text-soft md:flex md:flex-wrap md:items-center">
      <p>
        This device's voice <span className="text-sm">{name}</span>
      </p>
      {otherWay && (
        <Button variant="plain" className="text-sm" onClick={otherWay.onTake}>
          {otherWay.label}
        </Button>
      )}
    </div>
  );
}

/** A toast for the moment in which this device looks for its voice. */
export function AwaitedVoice({ otherWay, ...words }: SilentWordsProps & Pick<DeviceHeadProps, 'otherWay'>) {
  return (
    <>
      <DeviceHead otherWay={otherWay} />
      <SilentWords {...words} />
      <SilentBar>
        <p className="text-soft">Looking for this device's voice.</p>
      </SilentBar>
    </>
  );
}
