import Play from 'lucide-react/icons/play';
import type { ReactNode } from 'react';
import type { Progress } from '#shared/contract/toast-progress.ts';
import type { Line, Toast } from '#shared/contract/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { usePart } from '#web/ui/use-part.ts';
import { RisingGlass } from './live/rising-glass.tsx';
import { barLook, roundButton } from './player-bar.tsx';
import { Greeting, SilentStage } from './stage.tsx';

type SilentToastProps = {
  toast: Toast;
  now: Progress;
  displayName: string;
  /** The voice has been asked again. */
  asking: boolean;
  onAskAgain: () => void;
  /** Called when the device's own voice is to read it; without this, it is not offered. */
  onReadHere?: (() => void) | undefined;
  /** Called with a line whose reflections are asked for. */
  onWhy: (line: Line) => void;
};

const loadOffer = () => import('./device-offer.tsx').then((module) => module.DeviceOffer);

/** A toast whose voice is still to come or could not be made: its words, and what can be done. */
export function SilentToast({ toast, now, displayName, asking, onAskAgain, onReadHere, onWhy }: SilentToastProps) {
  const waiting = asking || toast.voice === 'pending';
  const { Part: DeviceOffer } = usePart(loadOffer, !waiting && !toast.unreadable && onReadHere !== undefined);
  if (toast.unreadable) {
    return <UnreadableToast />;
  }
  return (
    <>
      <SilentWords toast={toast} displayName={displayName} onWhy={onWhy} />
      <SilentBar>
        {waiting ? (
          <div className="flex items-center gap-4">
            <RisingGlass now={now} className="w-12 flex-none" />
            <p>The voice is on its way.</p>
          </div>
        ) : (
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <p className="max-w-measure">This toast could not be read aloud this time. All its words are here.</p>
            <Button onClick={onAskAgain}>Try the voice again</Button>
            {DeviceOffer && onReadHere && <DeviceOffer onRead={onReadHere} />}
          </div>
        )}
      </SilentBar>
    </>
  );
}

export type SilentWordsProps = Pick<SilentToastProps, 'toast' | 'displayName' | 'onWhy'>;

/** The words of a toast that are only to be read, as yet. */
export function SilentWords({ toast, displayName, onWhy }: SilentWordsProps) {
  return (
    <>
      <Greeting displayName={displayName} />
      <SilentStage
        lines={toast.lines}
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

/** What stands where the words of a toast were, once they are damaged. */
function UnreadableToast() {
  return (
    <div className="max-w-measure rounded-mark border border-line bg-tint px-5 py-4">
      <p className="font-serif text-xl leading-toast">This toast cannot be read.</p>
      <p className="mt-1 text-soft">
        Its words were damaged where the server keeps them. Your reflections are kept apart from it, and a new toast
        takes its place.
      </p>
    </div>
  );
}

type SilentBarProps = {
  children: ReactNode;
  /** Whether it keeps to the bottom of the view, as something that can be used there does. */
  keeps?: boolean;
};

/** Where the player would be, for a toast that cannot be heard. */
export function SilentBar({ children, keeps = true }: SilentBarProps) {
  return (
    <div className={`mt-8 ${keeps ? 'sticky bottom-0 z-20' : ''}`}>
      <div role="group" aria-label="Player" className={barLook}>
        <div className="flex min-h-14 items-center gap-4">
          <button type="button" disabled aria-label="Play" className={`${roundButton} self-start bg-tint text-soft`}>
            <Play aria-hidden fill="currentColor" className="ml-0.5" />
          </button>
          {children}
        </div>
      </div>
    </div>
  );
}
