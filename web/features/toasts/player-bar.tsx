import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useEffect, useRef } from 'react';
import { sayDuration } from '#web/lib/dates.ts';
import type { Playable } from '#web/lib/player.ts';
import { speeds } from '#web/lib/player.ts';
import { useHold } from '#web/lib/quiet.ts';
import { usePlayerValue } from '#web/lib/use-player-value.ts';
import type { Cue } from '#web/lib/cues.ts';
import { type SayPlace, Strokes } from './strokes.tsx';
import { chooseSpeed } from './use-player.ts';

/** The bar's own look; whoever shows it says where it keeps. */
export const barLook =
  '-mx-5 border-t border-line bg-paper px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:-mx-8 md:px-8';

export const roundButton = 'grid size-14 flex-none place-items-center rounded-full transition-colors';

type PlayerBarProps = {
  player: Playable;
  cues: readonly Cue[];
  /** How a place is told where its time is only guessed: then one moves by lines. */
  sayPlace?: SayPlace | undefined;
  /** It came in the place of what had the focus, which it takes over unless that is elsewhere by now. */
  takesFocus?: boolean | undefined;
  onMove: () => void;
};

/** Play and pause, the strokes, the time and the speed, under the thumb at the bottom of the view. */
export function PlayerBar({ player, cues, sayPlace, takesFocus = false, onMove }: PlayerBarProps) {
  const playing = usePlayerValue(player, (state) => state.status === 'playing');
  const durationMs = usePlayerValue(player, (state) => state.durationMs);
  useHold(playing);
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) {
      main.current?.focus({ preventScroll: true });
    }
  }, [takesFocus]);
  return (
    <div role="group" aria-label="Player" data-floor="" className={`@container ${barLook}`}>
      {/* On a phone the strokes have a row of their own, as wide as the words. */}
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4">
        <button
          ref={main}
          type="button"
          aria-label={playing ? 'Pause' : 'Play'}
          className={`${roundButton} @lg:row-span-2 bg-solid text-on-solid hover:bg-solid-hover`}
          onClick={() => {
            player.toggle();
            onMove();
          }}
        >
          {playing ? (
            <Pause aria-hidden fill="currentColor" />
          ) : (
            <Play aria-hidden fill="currentColor" className="ml-0.5" />
          )}
        </button>
        <div className="@max-lg:col-span-3 @max-lg:row-start-1 @lg:col-start-2 @lg:row-start-1">
          <Strokes player={player} cues={cues} durationMs={durationMs} sayPlace={sayPlace} onSeek={onMove} />
        </div>
        <div className="text-sm text-soft @lg:col-start-2 @lg:row-start-2 @lg:-mt-1.5">
          {sayPlace ? <Place player={player} sayPlace={sayPlace} /> : <Times player={player} />}
        </div>
        <Speed player={player} />
      </div>
      {!sayPlace && <Buffered player={player} />}
    </div>
  );
}

function Place({ player, sayPlace }: { player: Playable; sayPlace: SayPlace }) {
  return <p className="tabular-nums">{usePlayerValue(player, (state) => sayPlace(state.currentMs))}</p>;
}

function Times({ player }: { player: Playable }) {
  const seconds = usePlayerValue(player, (state) => Math.floor(state.currentMs / 1000));
  const length = usePlayerValue(player, (state) => Math.floor(state.durationMs / 1000));
  return (
    <p className="tabular-nums">
      {sayDuration(seconds)} / {sayDuration(length)}
    </p>
  );
}

function Buffered({ player }: { player: Playable }) {
  const percent = usePlayerValue(player, ({ bufferedMs, durationMs }) =>
    durationMs > 0 ? Math.min(100, Math.round((bufferedMs / durationMs) * 100)) : 0,
  );
  return (
    <progress className="sr-only" aria-label="Loaded" max="100" value={percent}>
      {percent} %
    </progress>
  );
}

function Speed({ player }: { player: Playable }) {
  const speed = usePlayerValue(player, (state) => state.speed);
  return (
    <select
      aria-label="Speed"
      value={speed}
      onChange={(event) => chooseSpeed(player, Number(event.target.value))}
      className="@lg:col-start-3 @lg:row-span-2 @lg:row-start-1 ml-auto min-h-11 appearance-none rounded-control px-2 text-center text-sm text-soft tabular-nums transition-colors [text-align-last:center] hover:bg-tint hover:text-ink"
    >
      {speeds.map((choice) => (
        <option key={choice} value={choice} className="bg-raised text-ink">
          {choice}×
        </option>
      ))}
    </select>
  );
}
