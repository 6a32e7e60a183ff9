import ChevronDown from 'lucide-react/icons/chevron-down';
import Play from 'lucide-react/icons/play';
import Square from 'lucide-react/icons/square';
import type { ReactNode } from 'react';
import { forgetDevice, writeDevice } from '#web/lib/device.ts';
import type { DeviceVoice } from '#web/lib/device-speech.ts';
import { chosenVoice, labelOf } from '#web/lib/device-speech.ts';
import { useDevice } from '#web/lib/use-device.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { notify } from '#web/ui/notices.tsx';
import { Select } from '#web/ui/select.tsx';
import { useDeviceSample } from './device-sample.ts';

/** Having toasts read by a voice of the device itself: whether, and by which of them. `voices` has one at least. */
export function DeviceVoiceFields({ voices }: { voices: readonly DeviceVoice[] }) {
  const isOn = useDevice('deviceVoice') === 'on';
  const chosen = useDevice('deviceVoiceUri');
  const voice = chosenVoice(voices, chosen);
  const sample = useDeviceSample(() =>
    notify({
      kind: 'problem',
      title: 'This voice could not be heard',
      description: 'Please try again, or choose another one.',
    }),
  );
  return (
    <div className="grid gap-4">
      <Checkbox
        label="Read toasts with this device's voice"
        hint="It is part of this device, and nothing is sent anywhere. Kept on this device only."
        checked={isOn}
        onChange={(event) => {
          sample.stop();
          if (event.target.checked) {
            writeDevice('deviceVoice', 'on');
          } else {
            forgetDevice('deviceVoice');
          }
        }}
      />
      {isOn && voice && (
        <div className="flex flex-wrap items-end gap-3">
          <div className="min-w-0 grow basis-60">
            <Select
              label="This device's voice"
              value={voice.voiceURI}
              onChange={(event) => {
                sample.stop();
                writeDevice('deviceVoiceUri', event.target.value);
              }}
            >
              {voices.map((one) => (
                <option key={one.voiceURI} value={one.voiceURI}>
                  {labelOf(one)}
                </option>
              ))}
            </Select>
          </div>
          <Button onClick={() => sample.toggle(voice)}>
            {sample.isPlaying ? <Square aria-hidden /> : <Play aria-hidden />}
            {sample.isPlaying ? 'Stop' : 'Hear it'}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Where each kind of device has voices to download. */
const sources: { device: string; way: ReactNode }[] = [
  { device: 'iPhone and iPad', way: 'Settings, Accessibility, Read & Speak (or Spoken Content), Voices, English.' },
  {
    device: 'Mac',
    way: 'System Settings, Accessibility, Read & Speak (or Spoken Content), System voice, Manage voices.',
  },
  {
    device: 'Android',
    way: 'Settings, search for Text-to-speech, then the settings of its engine, Install voice data.',
  },
  { device: 'Windows', way: 'Settings, Time & language, Speech, Manage voices, Add voices.' },
];

type BetterVoiceProps = {
  /** Whether this device has a voice of its own to begin with. */
  hasOwn: boolean;
  /** Whether the narrators have the built-in voice, for which there is a better one. */
  isBuiltin: boolean;
};

/** How to get a better voice: from the device, or from those who run the server. */
export function BetterVoice({ hasOwn, isBuiltin }: BetterVoiceProps) {
  return hasOwn || isBuiltin ? (
    <details className="group">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center gap-1">
        How to get a better voice
        <ChevronDown aria-hidden className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="mt-1 grid max-w-measure gap-3 pb-2 text-sm">
        {hasOwn && (
          <>
            <p>
              Most devices have better voices to download, free of charge. Those marked Enhanced, Premium, Natural or
              Neural sound best.
            </p>
            <dl className="grid gap-2">
              {sources.map(({ device, way }) => (
                <div key={device} className="sm:grid sm:grid-cols-[8.5rem_minmax(0,1fr)]">
                  <dt className="font-medium">{device}</dt>
                  <dd className="text-soft">{way}</dd>
                </div>
              ))}
            </dl>
            <p>Once it is there, you can choose it here, if your browser lets pages use it.</p>
          </>
        )}
        {isBuiltin && (
          <p>
            For every device at once: the people who run this server can have toasts read by another voice. The file{' '}
            <code>docs/voices.md</code> that comes with Clink tells them how.
          </p>
        )}
      </div>
    </details>
  ) : null;
}
