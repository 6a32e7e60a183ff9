import { useRef } from 'react';
import type { Line, Toast } from '#shared/contract/toasts.ts';
import { sayDay } from '#web/lib/dates.ts';
import { useHold } from '#web/lib/quiet.ts';
import { usePlayerValue } from '#web/lib/use-player-value.ts';
import { Button } from '#web/ui/button.tsx';
import { audioSource } from './api.ts';
import type { Cue } from '#web/lib/cues.ts';
import { lineAt } from '#web/lib/cues.ts';
import { PlayerBar } from './player-bar.tsx';
import { Greeting, Stage } from './stage.tsx';
import { useFollow } from './use-follow.ts';
import { usePlayerKeys } from './use-player-keys.ts';
import { useGreeting } from './use-greeting.ts';
import type { Tap } from './tap.ts';
import { type Recording, usePlayer } from './use-player.ts';

type SpokenToastProps = {
  toast: Toast;
  cues: readonly Cue[];
  displayName: string;
  /** The tap on another page that asked to hear it. */
  tap: Tap | null;
  /** Called with a line whose reflections are asked for; the voice waits then. */
  onWhy: (line: Line) => void;
};

/** A toast with its voice, which says the person's name before it. */
export function SpokenToast({ toast, cues, displayName, tap, onWhy }: SpokenToastProps) {
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

type SpokenLinesProps = {
  lines: readonly Pick<Line, 'text'>[];
  cues: readonly Cue[];
  recording: Recording;
  /** Called with the number of a line whose reflections are asked for; without it none can be asked about. */
  onWhy?: (index: number) => void;
};

/** Words with their voice: the lines on the stage and the player beneath them. */
export function SpokenLines({ lines, cues, recording, onWhy }: SpokenLinesProps) {
  const home = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const player = usePlayer(recording);
  const status = usePlayerValue(player, (state) => state.status);
  const current = usePlayerValue(player, (state) => (state.status === 'idle' ? -1 : lineAt(cues, state.currentMs)));
  const playing = status === 'playing';
  const wasHeard = useRef(false);
  wasHeard.current ||= status === 'ended';
  useHold(!wasHeard.current);
  const { following, follow } = useFollow(list, current, playing);
  const ask = (index: number) => {
    player.pause();
    onWhy?.(index);
  };
  usePlayerKeys({
    player,
    cues,
    home,
    onWhy: (target) => {
      const focused = [...(list.current?.children ?? [])].findIndex((line) => line.contains(target));
      ask(focused === -1 ? current : focused);
    },
  });

  return (
    <div ref={home}>
      <Stage
        lines={lines}
        current={current}
        playing={playing}
        ended={status === 'ended'}
        list={list}
        onPick={(index) => {
          player.seek(cues[index]?.startMs ?? 0);
          player.play();
          follow();
        }}
        onWhy={onWhy && ask}
      />
      <div className="sticky bottom-0 z-20 mt-8">
        {playing && !following && (
          <div className="pointer-events-none absolute inset-x-0 bottom-full flex justify-center pb-3">
            <Button className="pointer-events-auto animate-appear bg-raised shadow-float" onClick={follow}>
              Follow the voice
            </Button>
          </div>
        )}
        <PlayerBar player={player} cues={cues} onMove={follow} />
      </div>
    </div>
  );
}
