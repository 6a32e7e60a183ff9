import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useEffect, useRef, useState } from 'react';
import { sayDuration } from '#web/lib/dates.ts';
import type { Player } from '#web/lib/player.ts';
import { createPlayer } from '#web/lib/player.ts';
import { usePlayerValue } from '#web/lib/use-player-value.ts';
import { notify } from '#web/ui/notices.tsx';

type VoicePlayerProps = {
  /** Nothing is fetched from it before it is asked to play. */
  source: string;
  /** Its length, which the recording itself does not always tell. */
  ms: number;
  /** Which recording this is, for those who do not see where it stands. */
  name: string;
};

/** So near its end, a recording is over. */
const atEndMs = 100;

/** A recording of one's voice: play and pause, the place in it, the time. It falls silent when it goes. */
export function VoicePlayer(props: VoicePlayerProps) {
  return <Voice key={props.source} {...props} />;
}

function Voice({ source, ms, name }: VoicePlayerProps) {
  const [player] = useState(() => createVoice(source, ms));
  useEffect(() => player.attach(), [player]);
  const playing = usePlayerValue(player, ({ status }) => status === 'playing');
  // What the clock measured and what the file says differ by a hair, which must not show as a second.
  const length = usePlayerValue(player, ({ durationMs }) => Math.round((durationMs || ms) / 1000));
  const seconds = usePlayerValue(player, ({ currentMs, durationMs }) =>
    durationMs > 0 && durationMs - currentMs < atEndMs ? length : Math.min(Math.floor(currentMs / 1000), length),
  );
  return (
    <div
      role="group"
      aria-label={name}
      className="flex max-w-96 min-w-[min(100%,12rem)] flex-1 flex-wrap items-center gap-x-3"
    >
      <button
        type="button"
        aria-label={`${playing ? 'Pause' : 'Play'} ${name}`}
        className="grid size-11 flex-none place-items-center rounded-full border border-edge text-amber-ink transition-colors hover:bg-tint"
        onClick={player.toggle}
      >
        {playing ? (
          <Pause aria-hidden fill="currentColor" className="size-4.5" />
        ) : (
          <Play aria-hidden fill="currentColor" className="ml-0.5 size-4.5" />
        )}
      </button>
      <Place player={player} ms={ms} name={name} />
      <p className="flex-none text-right text-sm text-soft tabular-nums">
        {sayDuration(seconds)} / {sayDuration(length)}
      </p>
    </div>
  );
}

/** The line it is heard along, over which lies a slider from 0 to 100 for a hand, a keyboard and a screen reader. */
function Place({ player, ms, name }: { player: Player; ms: number; name: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const draw = () => {
      const { currentMs, durationMs, status } = player.getState();
      const at = durationMs > 0 ? Math.min((currentMs / durationMs) * 100, 100) : 0;
      frame.current?.style.setProperty('--played', `${at}%`);
      const input = slider.current;
      // A slider that has the focus and moves by itself would be read aloud over the voice.
      if (input && !(status === 'playing' && document.activeElement === input)) {
        settle(input, currentMs, durationMs || ms);
      }
    };
    draw();
    return player.subscribe(draw);
  }, [player, ms]);

  return (
    <div
      ref={frame}
      className="relative h-11 min-w-16 flex-1 rounded-mark outline-offset-2 outline-focus has-focus-visible:outline-2"
    >
      <span aria-hidden className="absolute inset-x-0 top-1/2 h-1 -translate-y-1/2 rounded-full bg-line" />
      <span aria-hidden className="absolute top-1/2 left-0 h-1 w-(--played) -translate-y-1/2 rounded-full bg-amber" />
      <span
        aria-hidden
        className="absolute top-1/2 left-(--played) size-3 -translate-x-1/2 -translate-y-1/2 rounded-full bg-amber"
      />
      <input
        ref={slider}
        type="range"
        min="0"
        max="100"
        step="1"
        defaultValue="0"
        aria-label={`Position in ${name}`}
        className="absolute inset-0 m-0 size-full cursor-pointer appearance-none opacity-0 [&::-moz-range-thumb]:w-px [&::-webkit-slider-thumb]:h-11 [&::-webkit-slider-thumb]:w-px [&::-webkit-slider-thumb]:appearance-none"
        onKeyDown={(event) => {
          const { currentMs, durationMs } = player.getState();
          settle(event.currentTarget, currentMs, durationMs || ms);
        }}
        onInput={(event) => {
          const all = player.getState().durationMs || ms;
          const to = (Number(event.currentTarget.value) / 100) * all;
          player.seek(to);
          settle(event.currentTarget, to, all);
        }}
      />
    </div>
  );
}

function settle(input: HTMLInputElement, ms: number, allMs: number): void {
  const value = String(allMs > 0 ? Math.round((ms / allMs) * 100) : 0);
  if (input.value !== value || input.ariaValueText === null) {
    input.value = value;
    input.ariaValueText = `${Math.round(ms / 1000)} of ${Math.round(allMs / 1000)} seconds`;
  }
}

/** A player that takes up its recording with the first touch. */
function createVoice(source: string, ms: number): Player {
  const player = createPlayer({
    audio: new Audio(),
    speed: 1,
    onFailure: () =>
      notify({
        kind: 'problem',
        title: 'Playback failed',
        description: 'Could not play the audio. Please try again.',
      }),
    nextFrame: (task) => requestAnimationFrame(task),
    dropFrame: (handle) => cancelAnimationFrame(handle),
  });
  let isLoaded = false;
  const load = () => {
    if (!isLoaded) {
      isLoaded = true;
      player.load(source, ms);
    }
  };
  return {
    ...player,
    toggle: () => {
      load();
      player.toggle();
    },
    seek: (to) => {
      load();
      player.seek(to);
    },
  };
}
