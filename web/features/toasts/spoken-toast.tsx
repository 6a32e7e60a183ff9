import { useRef } from 'react';
import type { Toast } from '#shared/contract/toasts.ts';
import { sayDay } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { audioSource } from './api.ts';
import type { Cue } from './cues.ts';
import { lineAt } from './cues.ts';
import { PlayerBar } from './player-bar.tsx';
import { Greeting, Stage } from './stage.tsx';
import { useFollow } from './use-follow.ts';
import { usePlayerKeys } from './use-player-keys.ts';
import { usePlayer, usePlayerValue } from './use-player.ts';

type SpokenToastProps = { toast: Toast; cues: readonly Cue[]; displayName: string };

/** A toast with its voice: the words on the stage and the player beneath them. */
export function SpokenToast({ toast, cues, displayName }: SpokenToastProps) {
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
  usePlayerKeys({ player, cues, home });

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
          follow();
        }}
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
