import { useRef } from 'react';
import type { Line, Toast } from '#shared/contract/toasts.ts';
import { sayDay } from '#web/lib/dates.ts';
import { usePlayerValue } from '#web/lib/use-player-value.ts';
import { Button } from '#web/ui/button.tsx';
import { audioSource } from './api.ts';
import type { Cue } from './cues.ts';
import { lineAt } from './cues.ts';
import { PlayerBar } from './player-bar.tsx';
import { Greeting, Stage } from './stage.tsx';
import { useFollow } from './use-follow.ts';
import { usePlayerKeys } from './use-player-keys.ts';
import { usePlayer } from './use-player.ts';

type SpokenToastProps = {
  toast: Toast;
  cues: readonly Cue[];
  displayName: string;
  /** Called with a line whose reflections are asked for; the voice waits then. */
  onWhy: (line: Line) => void;
};

/** A toast with its voice: the words on the stage and the player beneath them. */
export function SpokenToast({ toast, cues, displayName, onWhy }: SpokenToastProps) {
  const home = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const player = usePlayer({
    src: audioSource(toast),
    durationMs: toast.durationMs ?? cues.at(-1)?.endMs ?? 0,
    title: `Your toast of ${sayDay(toast.createdAt)}`,
  });
  const status = usePlayerValue(player, (state) => state.status);
  const current = usePlayerValue(player, (state) => (state.status === 'idle' ? -1 : lineAt(cues, state.currentMs)));
  const playing = status === 'playing';
  const { following, follow } = useFollow(list, current, playing);
  const ask = (index: number) => {
    const line = toast.lines[index];
    if (line) {
      player.pause();
      onWhy(line);
    }
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
      <Greeting displayName={displayName} />
      <Stage
        lines={toast.lines}
        current={current}
        playing={playing}
        ended={status === 'ended'}
        list={list}
        onPick={(index) => {
          player.seek(cues[index]?.startMs ?? 0);
          player.play();
          follow();
        }}
        onWhy={ask}
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
