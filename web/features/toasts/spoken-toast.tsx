import type { ReactNode } from 'react';
import type { Line, Toast } from '#shared/contract/toasts.ts';
import { sayDay } from '#web/lib/dates.ts';
import { audioSource } from './api.ts';
import type { Cue } from '#web/lib/cues.ts';
import { Greeting } from './stage.tsx';
import { ToldLines, type ToldLinesProps } from './told-lines.tsx';
import { useGreeting } from './use-greeting.ts';
import type { Tap } from './tap.ts';
import { type Recording, usePlayer } from './use-player.ts';

type SpokenToastProps = {
  toast: Toast;
  cues: readonly Cue[];
  displayName: string;
  /** The tap on another page that asked to hear it. */
  tap: Tap | null;
  /** See the player. */
  takesFocus: boolean;
  onHeard: (() => void) | undefined;
  /** What comes after its last line, given the way to hear it again. */
  closing?: Closing | undefined;
  /** Called with a line whose reflections are asked for; the voice waits then. */
  onWhy: (line: Line) => void;
};

/** A toast with its voice, which says the person's name before it. */
export function SpokenToast({ toast, cues, displayName, tap, takesFocus, onHeard, closing, onWhy }: SpokenToastProps) {
  const intro = useGreeting(displayName, toast.narrator);
  return (
    <>
      <Greeting displayName={displayName} />
      {toast.voicedBy === 'fallback' && (
        <p className="mb-5 text-sm text-soft">
          The usual voice could not be reached this time, so Clink reads this one itself.
        </p>
      )}
      <SpokenLines
        lines={toast.lines}
        cues={cues}
        takesFocus={takesFocus}
        onHeard={onHeard}
        closing={closing}
        recording={{
          src: audioSource(toast),
          durationMs: toast.durationMs ?? cues.at(-1)?.endMs ?? 0,
          title: `Your toast of ${sayDay(toast.createdAt)}`,
          intro,
          tap,
        }}
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

/** What comes after the last line of a toast, given the way to hear it again. */
export type Closing = (again: () => void) => ReactNode;

type SpokenLinesProps = Pick<ToldLinesProps, 'lines' | 'cues' | 'takesFocus' | 'onHeard' | 'onWhy'> & {
  recording: Recording;
  closing?: Closing | undefined;
};

/** Words with their recording. */
export function SpokenLines({ recording, closing, ...told }: SpokenLinesProps) {
  const player = usePlayer(recording);
  return <ToldLines {...told} player={player} closing={closing?.(() => player.play())} />;
}
