import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import type { Line } from '#shared/contract/toasts.ts';
import type { Cue } from '#web/lib/cues.ts';
import { lineAt } from '#web/lib/cues.ts';
import type { Playable } from '#web/lib/player.ts';
import { useHold } from '#web/lib/quiet.ts';
import { usePlayerValue } from '#web/lib/use-player-value.ts';
import { Button } from '#web/ui/button.tsx';
import { Closing } from './closing/closing.tsx';
import type { Place } from './device-utterances.ts';
import { useNight } from './night/use-night.ts';
import { useWakeLock } from './night/use-wake-lock.ts';
import { PlayerBar } from './player-bar.tsx';
import { Stage } from './stage.tsx';
import type { SayPlace } from './strokes.tsx';
import { useFollow } from './use-follow.ts';
import { usePlayerKeys } from './use-player-keys.ts';

export type ToldLinesProps = {
  lines: readonly Pick<Line, 'text'>[];
  /** Of the lines that can be heard: all of them, or the first of those that are still being voiced. */
  cues: readonly Cue[];
  player: Playable;
  /** The word that is said now, in the line that is said. */
  word?: Place | null;
  /** Given where the times of the cues are only guessed. */
  sayPlace?: SayPlace;
  /** See the player. */
  takesFocus?: boolean | undefined;
  /** Whether lines are still to come, each of which appears. */
  isGrowing?: boolean | undefined;
  /** What stands before the first line, or in its place. */
  before?: ReactNode;
  /** What comes after the last line was heard, for a toast that ends with the two glasses. */
  closing?: ReactNode;
  /** What stands right above the player. */
  trouble?: ReactNode;
  /** Called each time that it was heard to its end. */
  onHeard?: (() => void) | undefined;
  /** Called with the number of a line whose reflections are asked for; without it none can be asked about. */
  onWhy?: (index: number) => void;
};

/** Words with their voice: the lines on the stage and the player beneath them. */
export function ToldLines({
  lines,
  cues,
  player,
  word,
  sayPlace,
  takesFocus,
  isGrowing,
  before,
  closing,
  trouble,
  onHeard,
  onWhy,
}: ToldLinesProps) {
  const home = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const status = usePlayerValue(player, (state) => state.status);
  const current = usePlayerValue(player, (state) => (state.status === 'idle' ? -1 : lineAt(cues, state.currentMs)));
  const playing = status === 'playing';
  useNight(playing);
  useWakeLock(playing);
  const endMs = cues.at(-1)?.endMs ?? Infinity;
  const isSaid = usePlayerValue(player, (state) => state.status === 'ended' || state.currentMs >= endMs);
  const wasHeard = useRef(false);
  wasHeard.current ||= status === 'ended';
  useHold(!wasHeard.current);
  const told = useRef(onHeard);
  told.current = onHeard;
  useEffect(() => {
    if (status === 'ended') {
      told.current?.();
    }
  }, [status]);
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
      {/* Its place is kept, so that the player stays where the thumb is. */}
      <div className={isGrowing ? 'min-h-[56dvh]' : ''}>
        {before}
        <Stage
          lines={lines}
          current={current}
          playing={playing}
          ended={status === 'ended'}
          word={word}
          isGrowing={isGrowing}
          list={list}
          onPick={(index) => {
            const cue = cues[index];
            if (cue) {
              player.seek(cue.startMs);
              player.play();
              follow();
            }
          }}
          onWhy={onWhy && ask}
        />
      </div>
      {closing !== undefined && isSaid && (
        <Closing isOver={status === 'ended'} moves={following}>
          {closing}
        </Closing>
      )}
      <div className="sticky bottom-0 z-20 mt-8">
        {playing && !following && (
          <div className="pointer-events-none absolute inset-x-0 bottom-full flex justify-center pb-3">
            <Button className="pointer-events-auto animate-appear bg-raised shadow-float" onClick={follow}>
              Follow the voice
            </Button>
          </div>
        )}
        {trouble}
        <PlayerBar player={player} cues={cues} sayPlace={sayPlace} takesFocus={takesFocus} onMove={follow} />
      </div>
    </div>
  );
}
